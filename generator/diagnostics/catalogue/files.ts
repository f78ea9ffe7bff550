/** Texts of the diagnostics of files: reading, syntax, the version of OpenAPI, and rename tables. */
export const fileDiagnostics = {
  'file-unreadable': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} cannot be read: ${reason}.`,
    fix: 'Check the path and its permissions.',
  },
  'address-unreachable': {
    severity: 'error',
    cause: (address = '', reason = '') => `${address} cannot be fetched: ${reason}.`,
    fix: 'Check the address. Redirects are not followed: pass the address that they lead to with --allow-net.',
  },
  'address-changed': {
    severity: 'warning',
    cause: (address = '') => `The content of ${address} differs from what network.lock.json records.`,
    fix: 'Review what changed. To reject changed content instead, pass --frozen.',
  },
  'address-frozen': {
    severity: 'error',
    cause: (address = '', change = '') =>
      change === 'changed'
        ? `The content of ${address} differs from what network.lock.json records.`
        : `${address} is not in network.lock.json.`,
    fix: 'Review the content, and generate once without --frozen to record it.',
  },
  'root-outside': {
    severity: 'error',
    cause: (file = '', folder = '') => `${file} is outside ${folder}, the folder passed as --within.`,
    fix: 'Pass a folder that contains the document and the files that it refers to, or remove --within.',
  },
  'file-too-large': {
    severity: 'error',
    cause: (file = '', limit = '') => `${file} is larger than ${limit} bytes.`,
    fix: 'Split the specification into several files.',
  },
  'files-too-many': {
    severity: 'error',
    cause: (files = '', bytes = '') => `The specification has more than ${files} files or ${bytes} bytes.`,
    fix: 'Check that its references lead only to files that belong to it.',
  },
  'not-text': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} is not text: ${reason}.`,
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
    fix: 'It may be a login or error page. Download the document again.',
  },
  'syntax-invalid': {
    severity: 'error',
    cause: (syntax = '', reason = '') => `The file is not valid ${syntax}: ${reason}.`,
    fix: 'Correct the syntax at this place.',
  },
  'document-second': {
    severity: 'error',
    cause: () => 'A second YAML document starts here; a specification is one document.',
    fix: 'Remove the line `---` and the other document.',
  },
  'document-not-object': {
    severity: 'error',
    cause: () => 'The document is not an object.',
    fix: 'Check that this is an OpenAPI document.',
  },
  'too-deep': {
    severity: 'error',
    cause: (limit = '') => `Objects and arrays are nested more than ${limit} levels deep.`,
    fix: 'Split the value: name its inner parts and refer to them.',
  },
  'key-duplicate': {
    severity: 'error',
    cause: (key = '') => `The key "${key}" occurs twice in the same object.`,
    fix: 'Remove or rename one of them.',
  },
  'key-not-scalar': {
    severity: 'error',
    cause: () => 'A key is a list, an object or null; in JSON every key is a string.',
    fix: 'Write the key as a string.',
  },
  'tag-unknown': {
    severity: 'error',
    cause: (tag = '') => `The core schema of YAML 1.2 has no tag ${tag}; nothing is included, replaced or executed.`,
    fix: 'Write the value itself, or a $ref to the file that it includes.',
    lenient: { outcome: 'interpreted', note: 'The tag is ignored, and the value is read without it.' },
  },
  'line-not-indented': {
    severity: 'error',
    cause: () =>
      'This line continues a value, but stands no further to the right than its key. Some YAML libraries refuse it.',
    fix: 'Indent the line, or write the value on one line.',
    lenient: { outcome: 'interpreted', note: 'It is read as if it were indented.' },
  },
  'directional-mark': {
    severity: 'warning',
    cause: (name = '') => `${name} changes the direction of the text around it, which can hide what it says.`,
    fix: 'Remove it, unless the text is written from right to left. It is escaped in all generated files.',
  },
  'alias-unknown': {
    severity: 'error',
    cause: (name = '') => `The alias *${name} has no anchor above it.`,
    fix: 'Add the anchor (&name) to the value, before the alias.',
  },
  'alias-cycle': {
    severity: 'error',
    cause: (name = '') => `The alias *${name} is inside its own anchor.`,
    fix: 'Use a $ref for a schema that contains itself.',
  },
  'aliases-too-many': {
    severity: 'error',
    cause: (limit = '') => `The YAML aliases of all files expand to more than ${limit} values.`,
    fix: 'Use $ref instead of aliases; a reference is not copied.',
  },
  'version-2': {
    severity: 'error',
    cause: (version = '') => `This is a document of Swagger ${version}.`,
    fix: 'Generate without --strict, or convert it to OpenAPI 3.',
    lenient: { outcome: 'interpreted', note: 'It is converted to OpenAPI 3.0.' },
  },
  'swagger-inexpressible': {
    severity: 'warning',
    cause: (what = '', outcome = '') => `OpenAPI 3 cannot express ${what}. ${outcome}`,
    fix: 'Describe it as OpenAPI 3.1 can, if the API does something else.',
  },
  'version-newer': {
    severity: 'error',
    cause: (version = '') => `The document states OpenAPI ${version}, which is newer than 3.1.`,
    fix: 'Nothing, if what is reported does not matter to you. The earlier version 3.1.1 would lack what the document uses of 3.2.',
    lenient: { outcome: 'interpreted', note: 'It is read as 3.1; members that 3.1 does not have are reported.' },
  },
  'overlay-invalid': {
    severity: 'error',
    cause: (reason = '') => `The overlay cannot be applied: ${reason}.`,
    fix: 'Write `overlay: 1.1.0`, `info` and a list of `actions`, each with `target` and `update`, `copy` or `remove: true`, and stay within the limits.',
  },
  'overlay-unused': {
    severity: 'warning',
    cause: (target = '') => `The target ${target} of the overlay selects nothing in the document.`,
    fix: 'Correct the JSONPath, or remove the action if the document no longer needs it.',
  },
  'version-missing': {
    severity: 'error',
    cause: (format = '') =>
      format === ''
        ? 'The document does not state its version of OpenAPI.'
        : `This is a document of ${format}, not of OpenAPI.`,
    fix: (format = '') => (format === '' ? 'Add `openapi: 3.1.1`.' : 'Pass the OpenAPI document of the API.'),
  },
  'version-unsupported': {
    severity: 'error',
    cause: (version = '') => `OpenAPI ${version} is not supported; 3.2, 3.1, 3.0 and Swagger 2.0 are.`,
    fix: 'Convert the document to OpenAPI 3.1.',
  },
  'version-incomplete': {
    severity: 'error',
    cause: (version = '') => `The version ${version} of OpenAPI has no patch number, or is not a string.`,
    fix: 'Write `openapi: 3.1.1` or `openapi: 3.0.4`.',
    lenient: { outcome: 'interpreted', note: 'It is read as the latest of its patches.' },
  },
  'module-invalid': {
    severity: 'error',
    cause: (reason = '') => `A module of the packages cannot be compiled: ${reason}`,
    fix: 'Correct the companion file or the plugin that it comes from.',
  },
  'declaration-untyped': {
    severity: 'warning',
    cause: (reason = '') => `A part of a module has no type in its declaration: ${reason}`,
    fix: 'State the type in the companion file or the plugin that the module comes from.',
  },
  'table-not-list': {
    severity: 'error',
    cause: () => 'A rename table must be a list of entries.',
    fix: 'Start each entry with "- id: …".',
  },
  'table-unknown': {
    severity: 'error',
    cause: (name = '') => `There is no rename table "${name}".`,
    fix: 'Name the file schemas, fields, values, parameters, endpoints or identical.',
  },
  'table-schema-invalid': {
    severity: 'error',
    cause: (name = '', reason = '') => `The table "${name}" cannot be validated against its schema: ${reason}.`,
    fix: 'Correct the definition in renames.schema.json.',
  },
  'rename-invalid': {
    severity: 'error',
    cause: (reason = '') => `The entry ${reason}.`,
    fix: 'Follow the format in the generator guide, and the renames.schema.json next to the table if there is one.',
  },
} as const;
