import { didYouMean } from '../../../templates/shared/closest-match.ts';

/** The part of the catalogue that is about schemas. */
export const schemaDiagnostics = {
  'dialect-unknown': {
    severity: 'error',
    cause: (dialect = '') => `The dialect "${dialect}" is not known; nothing is fetched to learn it.`,
    fix: 'Use https://spec.openapis.org/oas/3.1/dialect/base, or leave it out.',
  },
  'dialect-older': {
    severity: 'warning',
    cause: (dialect = '') => `The dialect "${dialect}" is read as JSON Schema 2020-12.`,
    fix: 'Use https://spec.openapis.org/oas/3.1/dialect/base, or leave it out.',
  },
  'keyword-invalid': {
    severity: 'error',
    cause: (keyword = '', expected = '') => `"${keyword}" must be ${expected}.`,
    fix: 'Correct the value; JSON Schema 2020-12 describes the keyword.',
  },
  'type-unknown': {
    severity: 'error',
    cause: (type = '', nearest = '') => `There is no type ${type}.${didYouMean(nearest)}`,
    fix: 'Use null, boolean, object, array, number, string or integer, or a list of them.',
  },
  'exclusive-boolean': {
    severity: 'error',
    cause: (keyword = '') => `"${keyword}" is true or false, as in OpenAPI 3.0; in 3.1 it is the limit itself.`,
    fix: 'Write `exclusiveMinimum: 1` instead of `minimum: 1` with `exclusiveMinimum: true` (the maximum likewise).',
  },
  'items-list': {
    severity: 'error',
    cause: () => '"items" is a list, as in older drafts of JSON Schema.',
    fix: 'Write the list as `prefixItems`, and what follows it as `items`.',
  },
  'required-boolean': {
    severity: 'warning',
    cause: () =>
      '"required" is true or false; of a schema it is a list of names, so this says nothing and is left out.',
    fix: 'List the name among the `required` of the object that has the property.',
  },
  'required-repeated': {
    severity: 'warning',
    cause: () => '"required" lists a name more than once; it is read as if it did once.',
    fix: 'List each name once.',
  },
  'recursive-reference': {
    severity: 'warning',
    cause: (component = '') =>
      `"$recursiveRef" is no keyword of OpenAPI; it is read as a reference to the component ${component}.`,
    fix: 'Write `$ref` with the path of the component.',
  },
  'type-null': {
    severity: 'warning',
    cause: () => 'The type is the value null; the type null is meant.',
    fix: "Quote it: `type: 'null'`.",
  },
  'examples-map': {
    severity: 'warning',
    cause: () => '"examples" is a map, as a media type has it; of a schema it is a list, and is read as one.',
    fix: 'Write the values as a list: `examples: [red, blue]`.',
  },
  'nullable-obsolete': {
    severity: 'warning',
    cause: () => '"nullable" means nothing in OpenAPI 3.1; it is read as if null stood among the types.',
    fix: "Write `type: [string, 'null']`.",
  },
  'nullable-alone': {
    severity: 'warning',
    cause: () => '"nullable" alone says nothing, and so admits any value; it is read as "or null".',
    fix: 'Write `nullable: true` beside the type that it is about, or in 3.1 `{ type: "null" }` as an alternative.',
  },
  'exclusive-obsolete': {
    severity: 'warning',
    cause: () => 'The exclusive bound is true or false; as this document writes nullable too, both are read as in 3.0.',
    fix: 'Write `exclusiveMinimum: 1` instead of `minimum: 1` with `exclusiveMinimum: true` (the maximum likewise).',
  },
  'number-not-finite': {
    severity: 'error',
    cause: (value = '') => `${value} is not a number that JSON can hold.`,
    fix: 'Write a finite number.',
  },
  'pattern-invalid': {
    severity: 'error',
    cause: (pattern = '', reason = '') =>
      `The pattern "${pattern}" is not a regular expression of ECMA-262: ${reason}.`,
    fix: 'Mend the pattern; it is used with the flag u.',
  },
  'pattern-costly': {
    severity: 'warning',
    cause: (pattern = '') => `The pattern "${pattern}" can keep an engine that matches by trying busy for minutes.`,
    fix: 'Write it so that no part of it can match the same text in two ways. Until then validators use a table of states instead; where there is none (it refers back to a group, or looks around in its middle) they try it on short texts and leave longer ones unjudged.',
  },
  'pattern-mended': {
    severity: 'warning',
    cause: (pattern = '', mended = '') =>
      `The pattern "${pattern}" is no regular expression with the flag u; it is read as "${mended}".`,
    fix: 'Write it so, in the words of ECMA-262: no backslash before a character that needs none, one before a bracket that stands for itself, ^ and $ for the edges.',
  },
  'format-unknown': {
    severity: 'warning',
    cause: (formats = '', nearest = '') =>
      `No one knows the format ${formats}; it is kept as a remark and checks nothing.${didYouMean(nearest)}`,
    fix: 'Correct it, or declare it at the root of the document: `x-formats: { name: what it means }`.',
  },
  'value-contradicts-type': {
    severity: 'warning',
    cause: (value = '', type = '') => `The value ${value} is not of the type ${type} that the schema states.`,
    fix: 'Correct the value or the type.',
  },
  'closed-against-parts': {
    severity: 'warning',
    cause: (name = '') =>
      `"additionalProperties: false" refuses "${name}", which a part of the schema describes: it knows the properties beside it alone.`,
    fix: 'Write `unevaluatedProperties: false`, which knows the parts (in 3.1), or close each of them.',
  },
  'discriminator-undescribed': {
    severity: 'warning',
    cause: (name = '') =>
      `No variant describes the property "${name}" that is to tell them apart: every value is asked for it all the same.`,
    fix: 'Describe it, required, in each variant; it stands in the value itself, not in one around it.',
  },
  'enum-empty': {
    severity: 'warning',
    cause: () => 'The enumeration is empty: no value satisfies it.',
    fix: 'List its values, or remove it.',
  },
  'enum-repeats': {
    severity: 'warning',
    cause: (value = '') => `The value ${value} stands in the enumeration already.`,
    fix: 'Remove it.',
  },
  'default-not-in-enum': {
    severity: 'warning',
    cause: (value = '') => `The default ${value} is not among the values of the enumeration.`,
    fix: 'Add it, or choose another default.',
  },
  'schema-unsatisfiable': {
    severity: 'warning',
    cause: (reason = '') => `No value satisfies this schema: ${reason}.`,
    fix: 'Remove one of the two conditions.',
  },
  'xml-ignored': {
    severity: 'warning',
    cause: () => 'XML is passed on as text: what `xml` says about it has no effect.',
    fix: 'Offer JSON beside it.',
  },
} as const;
