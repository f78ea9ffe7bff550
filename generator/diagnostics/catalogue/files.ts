/** The part of the catalogue that is about reading files: what they hold as text, and which version of OpenAPI. */
export const fileDiagnostics = {
  'file-unreadable': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} cannot be read: ${reason}.`,
    fix: 'Check the path and its permissions.',
  },
  'root-outside': {
    severity: 'error',
    cause: (file = '', folder = '') => `${file} does not lie in ${folder}, the folder named with --within.`,
    fix: 'Name a folder around the document and the files that it refers to, or leave --within out.',
  },
  'file-too-large': {
    severity: 'error',
    cause: (file = '', limit = '') => `${file} is larger than ${limit} bytes.`,
    fix: 'Divide the specification into several files.',
  },
  'files-too-many': {
    severity: 'error',
    cause: (files = '', bytes = '') => `The specification has more than ${files} files or ${bytes} bytes.`,
    fix: 'Check that its references lead only to files that belong to it.',
  },
  'not-text': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} is not a text: ${reason}.`,
    fix: 'Save it as UTF-8 text, uncompressed.',
  },
  'document-empty': {
    severity: 'error',
    cause: () => 'The document is empty.',
    fix: 'Check that this is the right file, and that it was saved.',
  },
  'looks-like-html': {
    severity: 'error',
    cause: (file = '') => `${file} looks like HTML, not like a specification.`,
    fix: 'It may be a login or error page that was saved in its place: fetch the document again.',
  },
  'syntax-invalid': {
    severity: 'error',
    cause: (syntax = '', reason = '') => `The file is not valid ${syntax}: ${reason}.`,
    fix: 'Mend the syntax at this place.',
  },
  'document-second': {
    severity: 'error',
    cause: () => 'A second YAML document begins here; a specification is one document.',
    fix: 'Remove the line `---` and what belongs to the other document.',
  },
  'document-not-object': {
    severity: 'error',
    cause: () => 'The document is not an object.',
    fix: 'Check that this is an OpenAPI document.',
  },
  'too-deep': {
    severity: 'error',
    cause: (limit = '') => `Objects and arrays stand more than ${limit} levels inside each other.`,
    fix: 'Divide the value: give its inner parts names and refer to them.',
  },
  'key-duplicate': {
    severity: 'error',
    cause: (key = '') => `The key "${key}" stands twice in the same object.`,
    fix: 'Remove one of the two, or rename it.',
  },
  'key-not-scalar': {
    severity: 'error',
    cause: () => 'A key is a list, an object or null; in JSON every key is a string.',
    fix: 'Write the key as a string.',
  },
  'alias-unknown': {
    severity: 'error',
    cause: (name = '') => `The alias *${name} names no anchor above it.`,
    fix: 'Write the anchor (&name) at the value that is meant, before the alias.',
  },
  'alias-cycle': {
    severity: 'error',
    cause: (name = '') => `The alias *${name} stands inside the value that it stands for.`,
    fix: 'Use a $ref for a schema that contains itself.',
  },
  'aliases-too-many': {
    severity: 'error',
    cause: (limit = '') => `Written out, the YAML aliases stand for more than ${limit} values.`,
    fix: 'Use $ref instead of aliases: a reference is not copied.',
  },
  'version-2': {
    severity: 'error',
    cause: (version = '') => `This is a Swagger ${version} document, which is not supported.`,
    fix: 'Convert it to OpenAPI 3 first, with `npx swagger2openapi` for example.',
  },
  'version-missing': {
    severity: 'error',
    cause: () => 'The document does not say which version of OpenAPI it follows.',
    fix: 'Write `openapi: 3.1.1` at its top.',
  },
  'version-unsupported': {
    severity: 'error',
    cause: (version = '') => `The version of OpenAPI is ${version}; 3.1.x is supported, and 3.0.x, which is upgraded.`,
    fix: 'Write the document in OpenAPI 3.1, as in `openapi: 3.1.1`.',
  },
  'table-not-list': {
    severity: 'error',
    cause: () => 'A table of renames is a list of entries.',
    fix: 'Begin each entry with "- id: …".',
  },
  'table-unknown': {
    severity: 'error',
    cause: (name = '') => `There is no table of renames called "${name}".`,
    fix: 'Name the file schemas, fields, values, parameters, endpoints or identical.',
  },
  'table-schema-invalid': {
    severity: 'error',
    cause: (name = '', reason = '') => `The table "${name}" cannot be judged by its schema: ${reason}.`,
    fix: 'Correct the definition in renames.schema.json.',
  },
  'rename-invalid': {
    severity: 'error',
    cause: (reason = '') => `The entry ${reason}.`,
    fix: 'Write it as the guide of the generator shows, and as a renames.schema.json beside it asks.',
  },
} as const;
