import { didYouMean } from '../../../templates/runtime/shared/closest-match.ts';

/** Values of the members that OpenAPI requires, as they are written. */
const EXAMPLES: Readonly<Record<string, string>> = {
  description: "description: ''",
  info: "info: { title: …, version: '1.0.0' }",
  title: 'title: …',
  version: "version: '1.0.0'",
  responses: "responses: { '200': { description: '' } }",
  default: "default: { description: '' }",
  name: 'name: …',
  in: 'in: query',
  required: 'required: true',
  schema: 'schema: { type: string }',
  content: 'content: { application/json: { schema: {} } }',
  url: 'url: /',
  type: 'type: http',
  scheme: 'scheme: bearer',
  scopes: 'scopes: {}',
  flows: 'flows: {}',
};

function exampleOf(name: string): string {
  return Object.hasOwn(EXAMPLES, name) ? `\`${EXAMPLES[name]}\`` : `"${name}"`;
}

/** Texts of the diagnostics of documents: members, operations, paths, parameters, content and servers. */
export const documentDiagnostics = {
  'member-missing': {
    severity: 'error',
    cause: (name = '') => `"${name}" is missing.`,
    fix: (name = '') => `Add ${exampleOf(name)}; OpenAPI requires it here.`,
    lenient: { outcome: 'interpreted', note: 'It is read as if it had a default value.' },
  },
  'member-unknown': {
    severity: 'error',
    cause: (name = '', suggestion = '') => `OpenAPI has no member "${name}" here.${didYouMean(suggestion)}`,
    fix: (name = '', suggestion = '') =>
      suggestion === ''
        ? `Move it to where it belongs, remove it, or rename it to "x-${name}".`
        : `Write "${suggestion}", or rename it to "x-${name}".`,
    lenient: { outcome: 'interpreted', note: 'It is ignored.' },
  },
  'members-exclude': {
    severity: 'error',
    cause: () => 'Two members here are mutually exclusive, such as `example` and `examples`.',
    fix: 'Remove one of them.',
    lenient: { outcome: 'interpreted', note: 'One of them is ignored.' },
  },
  'value-invalid': {
    severity: 'error',
    cause: (expectation = '') => `This ${expectation}.`,
    fix: (_expectation = '', value = '') =>
      value === '' ? 'Correct the value; see the OpenAPI specification.' : `Write ${value}.`,
    lenient: {
      outcome: 'interpreted',
      note: 'The value is converted, or ignored where that is not possible.',
    },
  },
  'member-null': {
    severity: 'warning',
    cause: (name = '') => `"${name}" is null and is ignored.`,
    fix: 'Give it a value, or remove it.',
  },
  'component-key-invalid': {
    severity: 'error',
    cause: (key = '') => `"${key}" is not a valid component key: only letters, digits, ".", "-" and "_" are allowed.`,
    fix: 'Rename it and the references to it.',
    lenient: { outcome: 'interpreted', note: 'The key is renamed.' },
  },
  'operation-skipped': {
    severity: 'warning',
    cause: (operation = '', code = '', place = '') => `${operation} is left out because of ${code} at ${place}.`,
    fix: 'Correct the document, with an overlay if it is not yours. To reject such documents instead, pass --strict.',
  },
  'not-generated': {
    severity: 'warning',
    cause: (member = '', reason = '') => `"${member}" has no effect here, or only a part of it: ${reason}.`,
    fix: 'Handle it in code of your own, or generate the product that uses it.',
    subject: (member = '') => member,
  },
  'method-unsupported': {
    severity: 'warning',
    cause: (operation = '') =>
      `${operation} is left out: \`fetch\` or the HTTP parser of Node rejects the method, or OpenAPI has a member for it.`,
    fix: 'Write the method in upper case and outside of `additionalOperations` if OpenAPI names it, or describe the operation with POST if the server accepts that.',
  },
  'method-newer': {
    severity: 'error',
    cause: (method = 'QUERY') => `${method} is a method of OpenAPI 3.2, but the document states an earlier version.`,
    fix: 'State `openapi: 3.2.0`, with methods other than QUERY in `additionalOperations`.',
    lenient: { outcome: 'interpreted', note: 'It is read as in OpenAPI 3.2.' },
  },
  'querystring-unsupported': {
    severity: 'warning',
    cause: () => 'The query is not a form, so it is left out: calls send no query.',
    fix: 'Describe it as `application/x-www-form-urlencoded`, or by parameters with `in: query`.',
  },
  'tag-duplicate': {
    severity: 'warning',
    cause: (name = '') => `The tag "${name}" is declared twice.`,
    fix: 'Remove one of them.',
  },
  'operation-id-duplicate': {
    severity: 'error',
    cause: (id = '', place = '') => `The operationId "${id}" is already used at ${place}.`,
    fix: 'Give each operation a unique operationId.',
    lenient: { outcome: 'interpreted', note: 'This operation is named after its method and path.' },
  },
  'operation-id-empty': {
    severity: 'error',
    cause: () => 'The operationId is empty.',
    fix: 'Set it, or remove it: the generator then derives a name from the method and the path.',
    lenient: { outcome: 'interpreted', note: 'The operation is named after its method and path.' },
  },
  'name-changed': {
    severity: 'warning',
    cause: (wanted = '', name = '') => {
      const isTaken = /^\d+$/.test(name.slice(wanted.length));
      return `The name "${wanted}" is ${isTaken ? 'already taken' : 'reserved'}, so this is called "${name}" in the code.`;
    },
    fix: 'Give it another name if you prefer one. Changing it later changes the code that uses it.',
  },
  'path-duplicate': {
    severity: 'error',
    cause: (path = '', place = '') =>
      `The path ${path} duplicates the one at ${place}: the method is the same, and only the parameter names differ.`,
    fix: 'Merge them into one path.',
    lenient: {
      outcome: 'interpreted',
      note: 'Both are generated; the mock responds with the first.',
    },
  },
  'path-same-template': {
    severity: 'warning',
    cause: (path = '', place = '') =>
      `The path ${path} has the same template as the one at ${place}; only the methods and the parameter names differ.`,
    fix: 'Merge them into one path.',
  },
  'path-ambiguous': {
    severity: 'warning',
    cause: (path = '', other = '') => `A request can match both ${path} and ${other}; neither is more specific.`,
    fix: 'Give them different fixed segments. If both match, the one whose first segments are fixed wins.',
  },
  'path-query': {
    severity: 'warning',
    cause: () => 'The path contains a query or a fragment. The query is sent as such, a fragment is not sent.',
    fix: 'Describe the query with query parameters.',
  },
  'path-brace': {
    severity: 'error',
    cause: (brace = '', path = '') => `The path ${path} has a "${brace}" without its counterpart.`,
    fix: 'Write each parameter in braces, as in `/pets/{id}`. Write a brace that belongs to the URL as %7B or %7D.',
    lenient: { outcome: 'interpreted', note: 'It is sent percent-encoded.' },
  },
  'path-operator': {
    severity: 'error',
    cause: (expression = '', path = '') =>
      `The path ${path} contains "{${expression}}", an expression of URI templates (RFC 6570); OpenAPI only has "{name}".`,
    fix: (_expression = '', _path = '', plain = '') =>
      `Write ${plain}, and describe what is sent in the query with query parameters.`,
    lenient: {
      outcome: 'interpreted',
      note: '"{+name}" is a parameter whose values may contain slashes; other operators are left out.',
    },
  },
  'path-parameter-missing': {
    severity: 'error',
    cause: (name = '', path = '') =>
      `The path ${path} contains "{${name}}", but this operation has no such path parameter.`,
    fix: (name = '') =>
      `Add { name: ${name}, in: path, required: true, schema: { type: string } } to its parameters. Names are case-sensitive.`,
    lenient: { outcome: 'interpreted', note: 'It is read as a path parameter of type string.' },
  },
  'path-parameter-unused': {
    severity: 'error',
    cause: (name = '') => `The path parameter "${name}" does not occur in the path.`,
    fix: (name = '') => `Add "{${name}}" to the path, or remove the parameter. Names are case-sensitive.`,
    lenient: { outcome: 'interpreted', note: 'It is ignored.' },
  },
  'path-parameter-repeated': {
    severity: 'error',
    cause: (name = '') => `"{${name}}" occurs twice in the path.`,
    fix: 'Give each a unique name.',
    lenient: { outcome: 'interpreted', note: 'Both places receive the same value.' },
  },
  'path-parameter-empty': {
    severity: 'error',
    cause: () => 'The path has empty braces.',
    fix: 'Name the parameter.',
    lenient: { outcome: 'skipped', note: 'Operations that need it are left out.' },
  },
  'path-parameter-optional': {
    severity: 'error',
    cause: (name = '') => `The path parameter "${name}" is not marked as required.`,
    fix: 'Add `required: true`; path parameters are always required.',
    lenient: { outcome: 'interpreted', note: 'It is read as required.' },
  },
  'parameter-name-empty': {
    severity: 'error',
    cause: () => 'The parameter name is empty.',
    fix: 'Set the name that is sent in the request.',
    lenient: { outcome: 'interpreted', note: 'It is ignored.' },
  },
  'parameter-duplicate': {
    severity: 'error',
    cause: (name = '', place = '') => `The ${place} parameter "${name}" is already in the list.`,
    fix: 'Remove one of them.',
    lenient: { outcome: 'interpreted', note: 'The first one counts.' },
  },
  'parameter-type': {
    severity: 'warning',
    cause: () => 'The parameter has a `type`, as in Swagger 2.0; it is treated as the type of its schema.',
    fix: 'Move `type` and the other constraints into `schema`.',
  },
  'header-name-invalid': {
    severity: 'error',
    cause: (name = '') => `"${name}" is not a valid header name (a token of RFC 9110).`,
    fix: 'Use letters, digits and hyphens.',
    lenient: { outcome: 'interpreted', note: 'It is ignored.' },
  },
  'header-reserved': {
    severity: 'warning',
    cause: (name = '') => `A specification cannot set the header ${name}; the parameter is ignored.`,
    fix: 'Use content types or security schemes, or leave it to the HTTP client.',
  },
  'cookie-name-invalid': {
    severity: 'error',
    cause: (name = '') => `"${name}" is not a valid cookie name (a token of RFC 6265).`,
    fix: 'Use letters, digits, hyphens and underscores.',
    lenient: { outcome: 'interpreted', note: 'It is ignored.' },
  },
  'media-type-invalid': {
    severity: 'error',
    cause: (type = '') => `"${type}" is not a media type.`,
    fix: 'Write type/subtype, for example application/json.',
    lenient: { outcome: 'interpreted', note: 'It is read as the closest media type.' },
  },
  'media-type-comma': {
    severity: 'warning',
    cause: (key = '', read = '') => `"${key}" has a comma before a parameter; it is treated as "${read}".`,
    fix: 'Use a semicolon before each parameter (RFC 9110, section 8.3.1).',
  },
  'media-type-misplaced': {
    severity: 'warning',
    cause: (key = '') => `"${key}" is among the media types, where it has no effect; it is ignored.`,
    fix: 'Move it into the media type that it belongs to.',
  },
  'content-passed-on': {
    severity: 'warning',
    cause: (type = '', form = '') => `A body of ${type} is passed through as ${form}; its schema has no effect.`,
    fix: 'Offer JSON as well, or describe it as a string.',
  },
  'response-bodiless': {
    severity: 'warning',
    cause: (status = '') => `HTTP allows no body with status ${status}; the content is ignored.`,
    fix: 'Remove the content, or use another status, such as 200.',
  },
  'response-not-parsed': {
    severity: 'warning',
    cause: (type = '') =>
      `The client parses all successful responses of an operation in one format; parsing ${type} would fail.`,
    fix: 'Use one format, or two operations. `asResponse()` returns any response unparsed.',
  },
  'parameter-nested': {
    severity: 'warning',
    cause: (name = '') => `OpenAPI defines no style for objects and lists inside "${name}"; each is sent as JSON text.`,
    fix: 'Describe the parameter with `content: { application/json: … }`, or with `style: deepObject`.',
  },
  'body-not-fetchable': {
    severity: 'warning',
    cause: (method = '') =>
      `\`fetch\` cannot send a body with ${method}, so such calls fail without another transport.`,
    fix: 'Pass `nodeTransport()` as `fetch` of the client, or describe the parameters in the query.',
  },
  'body-bytes-in-json': {
    severity: 'warning',
    cause: () =>
      'A form and JSON share the schema of this body. JSON cannot hold its bytes, so the client accepts strings there.',
    fix: 'Give the JSON body a schema of its own, with `contentEncoding: base64` where the text is Base64.',
  },
  'body-form-without-members': {
    severity: 'warning',
    cause: () => 'The form has no members, so the client takes `FormData` as its body.',
    fix: 'Describe the form as an object with a property for the file.',
  },
  'encoding-ignored': {
    severity: 'warning',
    cause: (name = '', members = '') => `These members of the encoding of "${name}" have no effect: ${members}.`,
    fix: 'Remove them: files keep the type that callers give them, values are sent as text or JSON, and parts have no headers of their own.',
  },
  'link-operation-unknown': {
    severity: 'error',
    cause: (operation = '') => `The operation "${operation}" of the link does not exist.`,
    fix: 'Correct the operationId or the operationRef.',
    lenient: { outcome: 'interpreted', note: 'The link is ignored.' },
  },
  'security-unknown': {
    severity: 'error',
    cause: (name = '', suggestion = '') => `The security scheme "${name}" is not declared.${didYouMean(suggestion)}`,
    fix: (name = '', suggestion = '') =>
      suggestion === ''
        ? `Declare it, as in components: { securitySchemes: { ${name}: { type: http, scheme: bearer } } }.`
        : `Write "${suggestion}", or declare it under components.securitySchemes.`,
    lenient: { outcome: 'interpreted', note: 'The requirement is ignored.' },
  },
  'scope-unknown': {
    severity: 'warning',
    cause: (scope = '', suggestion = '') =>
      `No flow of the security scheme declares the scope "${scope}".${didYouMean(suggestion)}`,
    fix: (scope = '', suggestion = '') =>
      suggestion === '' ? `Add "${scope}" to the scopes of a flow.` : `Write "${suggestion}", or add it to a flow.`,
  },
  'security-scheme-unsupported': {
    severity: 'warning',
    cause: (scheme = '') => `The client has no credential for the security scheme ${scheme}.`,
    fix: 'Pass a `Credential` of your own as `auth`; for mutual TLS, set `tls` of the Node transport.',
  },
  'server-scheme': {
    severity: 'error',
    cause: (url = '', scheme = '') => `A client cannot call "${url}": its scheme is ${scheme}.`,
    fix: 'Use http, https or a relative URL.',
    lenient: { outcome: 'interpreted', note: 'The server is ignored.' },
  },
  'server-not-followed': {
    severity: 'warning',
    cause: (url = '') => `Requests go to the client's base URL, not to "${url}".`,
    fix: 'Move these operations into a document of their own, or create a client with this base URL for them.',
  },
  'server-variable-unknown': {
    severity: 'warning',
    cause: (name = '', suggestion = '') =>
      `The URL contains "{${name}}", which is not a variable of the server; callers have to know its value.${didYouMean(suggestion)}`,
    fix: (name = '') => `Declare it, as in variables: { ${name}: { default: … } }.`,
  },
  'server-variable-default': {
    severity: 'error',
    cause: (name = '', value = '') => `The default "${value}" of the variable "${name}" is not in its enum.`,
    fix: (_ = '', value = '') => `Add "${value}" to the enum, or choose another default.`,
    lenient: { outcome: 'interpreted', note: 'It is read as one of its values.' },
  },
  'update-unreadable': {
    severity: 'error',
    cause: (read = '', reason = '') => `The resource cannot be read with "${read}" before it is updated: ${reason}.`,
    fix: 'Name the operation that reads or searches for it, and how to identify a match; or remove x-update.',
  },
  'package-scope-invalid': {
    severity: 'error',
    cause: (scope = '') => `"${scope}" is not a valid package scope.`,
    fix: 'Start it with "@", followed by lowercase letters, digits, "-", "_", "." and "~".',
  },
  'package-name-invalid': {
    severity: 'error',
    cause: (product = '', name = '') => `"${name}" cannot be the name of the package "${product}".`,
    fix: 'Name the packages sdk, mock, verify or migrate, each by a name of its own that npm accepts, as in "@acme/pets".',
  },
  'selector-invalid': {
    severity: 'error',
    cause: (selector = '') => `"${selector}" cannot be inserted between the base URL and a path.`,
    fix: 'Write path segments, each after a slash, as in "/rest"; or remove x-selector.',
  },
  'companions-not-listed': {
    severity: 'error',
    cause: () => 'x-companions is not a list of folders.',
    fix: 'List folders next to this file, as in [rules, examples]; or remove it.',
  },
  'resource-incomplete': {
    severity: 'warning',
    cause: (missing = '') => `x-resource names no ${missing}, so the operation does not belong to a resource.`,
    fix: 'Name both the collection and the action, as in { collection: cards, action: create }; or remove x-resource.',
  },
  'login-unknown': {
    severity: 'error',
    cause: (operation = '', suggestion = '') =>
      `The operation "${operation}" of x-login does not exist.${didYouMean(suggestion)}`,
    fix: 'Correct the operationId, or remove x-login: callers then provide the token.',
  },
  'selection-unmatched': {
    severity: 'error',
    cause: (option = '', criterion = '', suggestion = '') =>
      `No operation has the ${criterion} of "${option}".${didYouMean(suggestion)}`,
    fix: 'Correct it: the names of tags, paths and operations are those of the document, in its case. Or remove it.',
  },
  'login-excluded': {
    severity: 'warning',
    cause: (operation = '') =>
      `The configuration leaves out the operation "${operation}", which gets the token (x-login). Callers provide the token.`,
    fix: (operation = '') =>
      `Add ${JSON.stringify(operation)} to the operationIds of include, or remove it from exclude.`,
  },
} as const;
