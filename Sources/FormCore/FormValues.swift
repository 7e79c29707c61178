// Authors and renderers write `import FormCore` for the values too.
@_exported public import FormValues
