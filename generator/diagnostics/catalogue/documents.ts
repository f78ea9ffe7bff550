import { didYouMean } from '../../../templates/shared/closest-match.ts';

/** The part of the catalogue that is about documents: their shape, operations, paths and servers. */
export const documentDiagnostics = {
  'member-missing': {
    severity: 'error',
    cause: (name = '') => `"${name}" is missing.`,
    fix: 'Add it; OpenAPI 3.1 requires it here.',
  },
  'member-unknown': {
    severity: 'error',
    cause: (name = '', nearest = '') => `OpenAPI 3.1 knows no "${name}" here.${didYouMean(nearest)}`,
    fix: 'Correct the spelling or the place, remove it, or give it a name that begins with x-.',
  },
  'members-exclude': {
    severity: 'error',
    cause: () => 'Members stand here together that exclude each other, such as example and examples.',
    fix: 'Keep one of them.',
  },
  'value-invalid': {
    severity: 'error',
    cause: (expectation = '') => `This ${expectation}.`,
    fix: 'Write what OpenAPI 3.1 expects here.',
  },
  'remark-null': {
    severity: 'warning',
    cause: (name = '') => `"${name}" is null, which says nothing; it is left out.`,
    fix: 'Write what there is to say, or leave it out.',
  },
  'component-key-invalid': {
    severity: 'error',
    cause: (key = '') => `"${key}" cannot be the key of a component: letters, digits, ".", "-" and "_" can.`,
    fix: 'Rename it, and the references to it.',
  },
  'name-too-long': {
    severity: 'error',
    cause: (limit = '') => `A name here is longer than ${limit} characters.`,
    fix: 'Shorten it.',
  },
  'tag-duplicate': {
    severity: 'warning',
    cause: (name = '') => `The tag "${name}" is declared twice.`,
    fix: 'Keep one of the two.',
  },
  'operation-id-duplicate': {
    severity: 'error',
    cause: (id = '', place = '') => `The operationId "${id}" is taken already, at ${place}.`,
    fix: 'Give each operation an id of its own.',
  },
  'operation-id-empty': {
    severity: 'error',
    cause: () => 'The operationId is empty.',
    fix: 'Give it a name, or leave it out: one is made from method and path then.',
  },
  'path-duplicate': {
    severity: 'error',
    cause: (path = '', place = '') =>
      `The path ${path} is the same as the one at ${place}, with the same method: only the names of parameters differ.`,
    fix: 'Put the operations under one path.',
  },
  'path-same-shape': {
    severity: 'warning',
    cause: (path = '', place = '') =>
      `The path ${path} is the same as the one at ${place}, with other methods: only the names of parameters differ.`,
    fix: 'Put the operations under one path.',
  },
  'path-ambiguous': {
    severity: 'warning',
    cause: (path = '', other = '') =>
      `One request can match both ${path} and ${other}, and neither is the more specific.`,
    fix: 'Give them different fixed parts. Where both match, the one whose first segments are fixed wins.',
  },
  'path-query': {
    severity: 'warning',
    cause: () => 'The path holds a "?" or "#", which is sent percent-encoded.',
    fix: 'Describe the query with parameters.',
  },
  'path-parameter-missing': {
    severity: 'error',
    cause: (name = '', path = '') =>
      `The path ${path} has a "{${name}}" for which this operation has no path parameter.`,
    fix: 'Add a parameter with this name and `in: path`; upper and lower case count.',
  },
  'path-parameter-unused': {
    severity: 'error',
    cause: (name = '') => `The path parameter "${name}" stands nowhere in the path.`,
    fix: 'Put it in braces into the path, or remove it; upper and lower case count.',
  },
  'path-parameter-repeated': {
    severity: 'error',
    cause: (name = '') => `"{${name}}" stands twice in the path.`,
    fix: 'Give each a name of its own.',
  },
  'path-parameter-empty': {
    severity: 'error',
    cause: () => 'The path has braces with no name in them.',
    fix: 'Name the parameter.',
  },
  'path-parameter-optional': {
    severity: 'error',
    cause: (name = '') => `The path parameter "${name}" is not marked as required.`,
    fix: 'Write `required: true`: a path always has all its parts.',
  },
  'parameter-name-empty': {
    severity: 'error',
    cause: () => 'The name is empty.',
    fix: 'Write the name that it has on the wire.',
  },
  'parameter-duplicate': {
    severity: 'error',
    cause: (name = '', place = '') => `The ${place} parameter "${name}" stands in the list already.`,
    fix: 'Keep one of the two.',
  },
  'parameter-type': {
    severity: 'warning',
    cause: () => 'The type stands in the parameter itself, as in Swagger 2.0; it is read as that of its schema.',
    fix: 'Move `type`, and what else constrains the value, into `schema`.',
  },
  'header-name-invalid': {
    severity: 'error',
    cause: (name = '') => `"${name}" cannot be the name of a header (RFC 9110: a token).`,
    fix: 'Use letters, digits and hyphens.',
  },
  'header-reserved': {
    severity: 'warning',
    cause: (name = '') => `The header ${name} is not for a specification to set; the parameter is ignored.`,
    fix: 'Describe it by content types or security schemes, or leave it to the HTTP client.',
  },
  'cookie-name-invalid': {
    severity: 'error',
    cause: (name = '') => `"${name}" cannot be the name of a cookie (RFC 6265: a token).`,
    fix: 'Use letters, digits, hyphens and underscores.',
  },
  'media-type-invalid': {
    severity: 'error',
    cause: (type = '') => `"${type}" is not a media type.`,
    fix: 'Write type/subtype, as in application/json.',
  },
  'media-type-comma': {
    severity: 'warning',
    cause: (key = '', read = '') => `"${key}" separates a parameter by a comma; it is read as "${read}".`,
    fix: 'Write a semicolon before each parameter (RFC 9110, section 8.3.1).',
  },
  'media-type-misplaced': {
    severity: 'warning',
    cause: (key = '') => `"${key}" stands among the media types, where it means nothing; it is left out.`,
    fix: 'Move it into the media type that it belongs to.',
  },
  'content-passed-on': {
    severity: 'warning',
    cause: (type = '', form = '') => `A body of ${type} is passed on as ${form}: nothing is made of its schema.`,
    fix: 'Offer JSON beside it, or describe it as a string.',
  },
  'answer-bodiless': {
    severity: 'warning',
    cause: (status = '') => `HTTP knows no body under status ${status}: what is said of its content is passed over.`,
    fix: 'Leave the content out, or answer with another status, such as 200.',
  },
  'answer-not-read': {
    severity: 'warning',
    cause: (type = '') =>
      `A call reads its successes in one way, and this one of ${type} not: it ends as a malformed answer.`,
    fix: 'Answer in one form, or describe two operations; `asResponse()` gives a caller any answer as it came.',
  },
  'encoding-ignored': {
    severity: 'warning',
    cause: (name = '', members = '') => `What the encoding of "${name}" says has no effect: ${members}.`,
    fix: 'Leave it out: parts have no headers of their own, and values go as text or as JSON.',
  },
  'link-operation-unknown': {
    severity: 'warning',
    cause: (id = '') => `The link leads to the operation "${id}", which is not there.`,
    fix: 'Correct the operationId.',
  },
  'security-unknown': {
    severity: 'error',
    cause: (name = '', nearest = '') => `The security scheme "${name}" is not declared.${didYouMean(nearest)}`,
    fix: 'Declare it under components.securitySchemes, or correct the name.',
  },
  'server-scheme': {
    severity: 'error',
    cause: (url = '', scheme = '') => `A client cannot call "${url}": its scheme is ${scheme}.`,
    fix: 'Use http, https or a relative URL.',
  },
  'server-not-followed': {
    severity: 'warning',
    cause: (url = '') => `Calls go to the client's base URL, not to "${url}".`,
    fix: 'Give these operations a document of their own, or let callers make a client with this base URL.',
  },
  'server-variable-unknown': {
    severity: 'warning',
    cause: (name = '', nearest = '') =>
      `The URL has a "{${name}}" that is not among the variables of the server; callers have to know what to put there.${didYouMean(nearest)}`,
    fix: 'Declare the variable, with a default.',
  },
  'server-variable-default': {
    severity: 'error',
    cause: (name = '', value = '') =>
      `The default of the variable "${name}" is "${value}", which its enum does not hold.`,
    fix: 'Add it to the enum, or choose a default from there.',
  },
  'update-unreadable': {
    severity: 'error',
    cause: (read = '', reason = '') => `The resource cannot be read with "${read}" before it is updated: ${reason}.`,
    fix: 'Name the operation that reads or searches it, and how a hit is known; or leave x-update out.',
  },
  'package-scope-invalid': {
    severity: 'error',
    cause: (scope = '') => `"${scope}" cannot be the scope of packages.`,
    fix: 'Begin it with "@", followed by small letters, digits, "-", "_", "." and "~".',
  },
  'selector-invalid': {
    severity: 'error',
    cause: (selector = '') => `"${selector}" cannot stand between the base URL and a path.`,
    fix: 'Write segments of a path, each after a slash, as in "/rest"; or leave x-selector out.',
  },
  'companions-not-listed': {
    severity: 'error',
    cause: () => 'x-companions is no list of folders.',
    fix: 'Write a list of folders that stand beside this file, as in [rules, examples]; or leave it out.',
  },
  'resource-incomplete': {
    severity: 'warning',
    cause: (missing = '') => `x-resource names no ${missing}, so the operation has no place among those of a resource.`,
    fix: 'Name both the collection and the action, as in { collection: cards, action: create }; or leave x-resource out.',
  },
  'login-unknown': {
    severity: 'error',
    cause: (operation = '', nearest = '') =>
      `x-login names the operation "${operation}", which is not there.${didYouMean(nearest)}`,
    fix: 'Correct the operationId, or leave x-login out: the caller brings the token then.',
  },
} as const;
