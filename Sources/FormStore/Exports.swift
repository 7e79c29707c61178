// Authors of migrations, and callers that read settings files, work with JSON values. They need not import FormJSON
// themselves.
@_exported import FormJSON
