/** Groups of the official suite that our validators do not pass, by file and group, each with the reason. */
export const KNOWN_GAPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dynamicRef: {
    'A $dynamicRef resolves to the first $dynamicAnchor still in scope that is encountered when the schema is evaluated':
      'dynamic',
    "A $dynamicRef with intermediate scopes that don't include a matching $dynamicAnchor does not affect dynamic scope resolution":
      'dynamic',
    'A $dynamicRef that initially resolves to a schema with a matching $dynamicAnchor resolves to the first $dynamicAnchor in the dynamic scope':
      'dynamic',
    'multiple dynamic paths to the $dynamicRef keyword': 'dynamic',
    'strict-tree schema, guards against misspelled properties': 'dynamic',
    'tests for implementation dynamic anchor and reference link': 'dynamic',
    '$ref and $dynamicAnchor are independent of order - $defs first': 'dynamic',
    '$ref and $dynamicAnchor are independent of order - $ref first': 'dynamic',
    '$dynamicRef avoids the root of each schema, but scopes are still registered': 'dynamic',
    'after leaving a dynamic scope, it is not used by a $dynamicRef': 'dynamic',
  },
  unevaluatedItems: { 'unevaluatedItems with $dynamicRef': 'dynamic' },
  unevaluatedProperties: { 'unevaluatedProperties with $dynamicRef': 'dynamic' },
  defs: { 'validate definition against metaschema': 'dynamic' },
  vocabulary: { 'schema that uses custom metaschema with with no validation vocabulary': 'vocabulary' },
};

/** Explanations of the reasons. */
export const REASONS: Readonly<Record<string, string>> = {
  dynamic:
    'A $dynamicRef is read as a $ref when the document is loaded, with a warning: it means the same wherever it is used from.',
  vocabulary: 'A dialect that leaves out a vocabulary is not known: all keywords of the draft count.',
};
