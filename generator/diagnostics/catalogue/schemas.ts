import { didYouMean } from '../../../templates/runtime/shared/closest-match.ts';

/** Texts of the diagnostics of schemas. */
export const schemaDiagnostics = {
  'dialect-unknown': {
    severity: 'error',
    cause: (dialect = '') => `The dialect "${dialect}" is unknown; its meta-schema is not fetched.`,
    fix: 'Use https://spec.openapis.org/oas/3.1/dialect/base, or remove it.',
    lenient: { outcome: 'interpreted', note: 'It is read as JSON Schema 2020-12.' },
  },
  'dialect-older': {
    severity: 'warning',
    cause: (dialect = '') => `The dialect "${dialect}" is read as JSON Schema 2020-12.`,
    fix: 'Use https://spec.openapis.org/oas/3.1/dialect/base, or remove it.',
  },
  'keyword-invalid': {
    severity: 'error',
    cause: (keyword = '', expected = '') => `"${keyword}" must be ${expected}.`,
    fix: (keyword = '', expected = '') => `Write ${expected} as "${keyword}"; see JSON Schema 2020-12.`,
    lenient: {
      outcome: 'interpreted',
      note: 'The value is converted, or ignored where that is not possible.',
    },
  },
  'keyword-misspelled': {
    severity: 'warning',
    cause: (keyword = '', suggestion = '') =>
      `JSON Schema has no keyword "${keyword}", so it is ignored.${didYouMean(suggestion)}`,
    fix: (keyword = '', suggestion = '') => `Write "${suggestion}", or rename it to "x-${keyword}" if you mean it.`,
  },
  'required-unknown': {
    severity: 'warning',
    cause: (name = '', suggestion = '') =>
      `"${name}" is required, but not one of the properties.${didYouMean(suggestion)}`,
    fix: (name = '', suggestion = '') => `Write "${suggestion}", or describe the property "${name}".`,
  },
  'type-unknown': {
    severity: 'error',
    cause: (type = '', suggestion = '') => `There is no type ${type}.${didYouMean(suggestion)}`,
    fix: (_ = '', suggestion = '') =>
      suggestion === ''
        ? 'Write null, boolean, object, array, number, string or integer, or a list of them.'
        : `Write \`type: ${suggestion}\`, or another of null, boolean, object, array, number, string and integer.`,
    lenient: {
      outcome: 'interpreted',
      note: 'It is read as the type of the format with this name, or as unknown.',
    },
  },
  'exclusive-boolean': {
    severity: 'error',
    cause: (keyword = '') => `"${keyword}" is a boolean, as in OpenAPI 3.0; in 3.1 it is the limit itself.`,
    fix: 'Write `exclusiveMinimum: 1` instead of `minimum: 1` with `exclusiveMinimum: true` (likewise for the maximum).',
    lenient: { outcome: 'interpreted', note: 'It is read as in OpenAPI 3.0.' },
  },
  'items-list': {
    severity: 'error',
    cause: () => '"items" is a list, as in earlier drafts of JSON Schema.',
    fix: 'Rename the list to `prefixItems`, and describe the remaining items with `items`.',
    lenient: { outcome: 'interpreted', note: 'It is read as `prefixItems`.' },
  },
  'required-boolean': {
    severity: 'warning',
    cause: () => '"required" is a boolean; in a schema it must be a list of names. It is ignored.',
    fix: 'Add the name to `required` of the object that has the property.',
  },
  'required-repeated': {
    severity: 'error',
    cause: (keyword = '') => `"${keyword}" lists a name more than once.`,
    fix: 'List each name once.',
    lenient: { outcome: 'interpreted', note: 'Duplicates are ignored.' },
  },
  'recursive-reference': {
    severity: 'warning',
    cause: (component = '') =>
      `"$recursiveRef" is not a keyword of OpenAPI; it is treated as a reference to the component ${component}.`,
    fix: 'Write `$ref` with the path of the component.',
  },
  'type-null': {
    severity: 'warning',
    cause: () => 'The type is the value null instead of the string "null"; it is treated as the type "null".',
    fix: "Quote it: `type: 'null'`.",
  },
  'examples-map': {
    severity: 'warning',
    cause: () =>
      '"examples" is a map, as in a media type; in a schema it must be a list. Its values are treated as one.',
    fix: 'Write the values as a list: `examples: [red, blue]`.',
  },
  'nullable-obsolete': {
    severity: 'warning',
    cause: () => '"nullable" has no effect in OpenAPI 3.1; it is treated as an additional type "null".',
    fix: "Write `type: [string, 'null']`.",
  },
  'nullable-alone': {
    severity: 'warning',
    cause: () => '"nullable" without a type has no effect and would accept any value; it is treated as "or null".',
    fix: 'Write `nullable: true` next to the type, or in 3.1 `{ type: "null" }` as an alternative.',
  },
  'exclusive-obsolete': {
    severity: 'warning',
    cause: () =>
      'The exclusive limit is a boolean; because this document also uses nullable, both are treated as in 3.0.',
    fix: 'Write `exclusiveMinimum: 1` instead of `minimum: 1` with `exclusiveMinimum: true` (likewise for the maximum).',
  },
  'number-not-finite': {
    severity: 'error',
    cause: (value = '') => `${value} is not a JSON number.`,
    fix: 'Write a finite number.',
  },
  'number-too-large': {
    severity: 'warning',
    cause: (value = '') =>
      `${value.length > 40 ? `${value.slice(0, 40)}…` : value} is beyond the range of numbers in JavaScript; it is treated as the closest number, ±${Number.MAX_VALUE}.`,
    fix: 'Write a number of that range, or leave out a limit that nothing exceeds.',
  },
  'pattern-invalid': {
    severity: 'error',
    cause: (pattern = '', reason = '') =>
      `The pattern "${pattern}" is not a regular expression of ECMA-262: ${reason}.`,
    fix: 'Correct the pattern; it is used with the flag u.',
    lenient: { outcome: 'interpreted', note: 'It is not validated.' },
  },
  'pattern-costly': {
    severity: 'warning',
    cause: (pattern = '') =>
      `The pattern "${pattern}" is vulnerable to ReDoS: a backtracking engine needs minutes for some inputs.`,
    fix: 'Make it unambiguous: no part of it may match the same text in two ways. Until then, validators run it as a state table. If that is impossible (backreferences, inner lookarounds), they match short texts and skip longer ones.',
  },
  'pattern-repaired': {
    severity: 'warning',
    cause: (pattern = '', repaired = '') =>
      `The pattern "${pattern}" is not valid with the flag u; it is treated as "${repaired}".`,
    fix: 'Use the syntax of ECMA-262: escape only the characters that need it, escape literal brackets, and use ^ and $ as anchors.',
  },
  'format-unknown': {
    severity: 'warning',
    cause: (formats = '', suggestion = '') =>
      `Unknown format ${formats}: values are not validated against it.${didYouMean(suggestion)}`,
    fix: 'Correct it, or declare it at the root of the document: `x-formats: { name: description }`.',
  },
  'value-contradicts-type': {
    severity: 'warning',
    cause: (value = '', type = '') => `The value ${value} is not of type ${type}, as the schema requires.`,
    fix: 'Correct the value or the type.',
  },
  'example-text': {
    severity: 'warning',
    cause: (type = '') =>
      `The example is the text of a JSON value, but the schema requires ${type}. Without --strict, it is read as that value.`,
    fix: 'Write the value itself: without quotation marks around it, and without backslashes.',
  },
  'closed-against-parts': {
    severity: 'warning',
    cause: (name = '') =>
      `"additionalProperties: false" rejects "${name}", which another part of the schema describes: it only allows properties declared next to it.`,
    fix: 'Use `unevaluatedProperties: false` (in 3.1), which takes all parts into account, or close each part.',
  },
  'discriminator-undescribed': {
    severity: 'warning',
    cause: (name = '') =>
      `No variant describes the property "${name}" of the discriminator, which every value must have.`,
    fix: 'Declare it as a required property of each variant itself, not of an enclosing object.',
  },
  'enum-empty': {
    severity: 'warning',
    cause: () => 'The enumeration is empty: no value satisfies it.',
    fix: 'List its values, or remove it.',
  },
  'number-imprecise': {
    severity: 'warning',
    cause: (value = '') =>
      `JavaScript may not represent this integer exactly: it is read as ${value}, and so may be its neighbors.`,
    fix: 'Use strings for integers beyond 9007199254740991 (2^53 - 1).',
  },
  'enum-repeats': {
    severity: 'warning',
    cause: (value = '') => `The value ${value} is already in the enumeration.`,
    fix: 'Remove it.',
  },
  'default-not-in-enum': {
    severity: 'warning',
    cause: (value = '') => `The default ${value} is not in the enumeration.`,
    fix: (value = '') => `Add ${value} to the enumeration, or choose another default.`,
  },
  'schema-unsatisfiable': {
    severity: 'warning',
    cause: (reason = '') => `No value satisfies this schema: ${reason}.`,
    fix: 'Remove one of the conditions.',
  },
  'xml-ignored': {
    severity: 'warning',
    cause: () => 'XML is passed through as text; `xml` has no effect.',
    fix: 'Offer JSON as well.',
  },
} as const;
