// Authors of migrations, and callers that read settings files, work with JSON values.
@_exported import FormJSON
