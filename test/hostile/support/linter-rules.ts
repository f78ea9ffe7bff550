/** Errors of another linter, and how we report them. */
export interface LinterRule {
  readonly linter: 'Redocly' | 'Spectral';
  readonly rule: string;
  /** A document that breaks it, without its head. */
  readonly document: string;
  /** Diagnostic that we report, with its pointer. */
  readonly found?: string;
  /** Reason why we report nothing. */
  readonly not?: string;
}

const ok = "responses: { '200': { description: ok } }";
const get = `get: { operationId: a, ${ok} }`;
const withParameters = (path: string, parameters: string): string =>
  `paths: { '${path}': { get: { operationId: a, parameters: [${parameters}], ${ok} } } }`;
const withSchema = (schema: string): string => `components: { schemas: { A: ${schema} } }`;
const withContent = (content: string): string =>
  `paths: { /a: { get: { operationId: a, responses: { '200': { description: ok, content: { application/json: ${content} } } } } } }`;
const path = '{ name: id, in: path, required: true, schema: { type: string } }';
const query = '{ name: q, in: query, schema: { type: string } }';
const twice = `paths: { /a: { get: { operationId: a, ${ok} } }, /b: { get: { operationId: a, ${ok} } } }`;

/** Every rule of `recommended` (Redocly) and `spectral:oas` that is an error, with a document that breaks it. */
export const linterRules: readonly LinterRule[] = [
  {
    linter: 'Redocly',
    rule: 'struct',
    document: `paths: { /a: { get: { operationID: a, ${ok} } } }`,
    found: 'member-unknown /paths/~1a/get/operationID',
  },
  {
    linter: 'Redocly',
    rule: 'no-unresolved-refs',
    document: withSchema("{ $ref: '#/components/schemas/B' }"),
    found: 'reference-dangling /components/schemas/A/$ref',
  },
  {
    linter: 'Redocly',
    rule: 'no-enum-type-mismatch',
    document: withSchema('{ type: string, enum: [a, 1] }'),
    found: 'value-contradicts-type /components/schemas/A/enum/1',
  },
  {
    linter: 'Redocly',
    rule: 'no-example-value-and-externalValue',
    document: withContent("{ examples: { a: { value: 1, externalValue: 'https://example.com/a' } } }"),
    found: 'members-exclude /paths/~1a/get/responses/200/content/application~1json/examples/a',
  },
  {
    linter: 'Redocly',
    rule: 'no-identical-paths',
    document: `paths: { '/a/{id}': { get: { operationId: a, parameters: [${path}], ${ok} } }, '/a/{other}': { post: { operationId: b, parameters: [{ name: other, in: path, required: true, schema: { type: string } }], ${ok} } } }`,
    found: 'path-same-template /paths/~1a~1{other}',
  },
  {
    linter: 'Redocly',
    rule: 'no-path-trailing-slash',
    document: `paths: { /a/: { ${get} } }`,
    not: 'Paths with and without a trailing slash are different; both are called as written.',
  },
  {
    linter: 'Redocly',
    rule: 'no-server-trailing-slash',
    document: 'servers: [{ url: https://api.example.com/ }]\npaths: {}',
    not: 'The client strips a trailing slash from its base URL.',
  },
  {
    linter: 'Redocly',
    rule: 'no-empty-servers',
    document: 'paths: {}',
    not: 'Without servers, the server is / (OpenAPI 3.1, 4.8.1); the caller passes the base URL.',
  },
  {
    linter: 'Redocly',
    rule: 'no-undefined-server-variable',
    document: "servers: [{ url: 'https://{host}/v1' }]\npaths: {}",
    found: 'server-variable-unknown /servers/0/url',
  },
  {
    linter: 'Redocly',
    rule: 'no-server-variables-empty-enum',
    document: "servers: [{ url: 'https://{host}/v1', variables: { host: { default: a, enum: [] } } }]\npaths: {}",
    found: 'value-invalid /servers/0/variables/host/enum',
  },
  {
    linter: 'Redocly',
    rule: 'operation-summary',
    document: `paths: { /a: { ${get} } }`,
    not: 'A summary is optional; method and path replace it.',
  },
  {
    linter: 'Redocly',
    rule: 'operation-operationId-unique',
    document: twice,
    found: 'operation-id-duplicate /paths/~1b/get/operationId',
  },
  {
    linter: 'Redocly',
    rule: 'operation-operationId-url-safe',
    document: `paths: { /a: { get: { operationId: 'a b/c', ${ok} } } }`,
    not: 'Any id is valid; function and file names are built from its words.',
  },
  {
    linter: 'Redocly',
    rule: 'operation-parameters-unique',
    document: withParameters('/a', `${query}, ${query}`),
    found: 'parameter-duplicate /paths/~1a/get/parameters/1',
  },
  {
    linter: 'Redocly',
    rule: 'path-declaration-must-exist',
    document: `paths: { '/a/{}': { ${get} } }`,
    found: 'path-parameter-empty /paths/~1a~1{}',
  },
  {
    linter: 'Redocly',
    rule: 'path-not-include-query',
    document: `paths: { '/a?b=c': { ${get} } }`,
    found: 'path-query /paths/~1a?b=c',
  },
  {
    linter: 'Redocly',
    rule: 'path-parameters-defined',
    document: `paths: { '/a/{id}': { ${get} } }`,
    found: 'path-parameter-missing /paths/~1a~1{id}/get',
  },
  {
    linter: 'Redocly',
    rule: 'security-defined',
    document: `paths: { /a: { get: { operationId: a, security: [{ key: [] }], ${ok} } } }`,
    found: 'security-unknown /paths/~1a/get/security/0/key',
  },
  {
    linter: 'Redocly',
    rule: 'security-defined',
    document: `paths: { /a: { ${get} } }`,
    not: 'An operation without a security requirement is called without credentials.',
  },
  {
    linter: 'Redocly',
    rule: 'spec-components-invalid-map-name',
    document: "components: { schemas: { 'a b': { type: string } } }",
    found: 'component-key-invalid /components/schemas/a b',
  },
  {
    linter: 'Redocly',
    rule: 'spec-example-values',
    document: withContent("{ examples: { a: { value: 1, externalValue: 'https://example.com/a' } } }"),
    found: 'members-exclude /paths/~1a/get/responses/200/content/application~1json/examples/a',
  },
  {
    linter: 'Redocly',
    rule: 'no-schema-type-mismatch',
    document: withSchema('{ type: object, items: { type: string } }'),
    not: 'A keyword that applies to another type has no effect (JSON Schema 2020-12).',
  },
  {
    linter: 'Redocly',
    rule: 'nullable-type-sibling',
    document: withSchema('{ nullable: true }'),
    found: 'nullable-obsolete /components/schemas/A/nullable',
  },
  {
    linter: 'Spectral',
    rule: 'oas3-schema',
    document: 'paths: { /a: { get: { responses: { 200: {} } } } }',
    found: 'member-missing /paths/~1a/get/responses/200',
  },
  {
    linter: 'Spectral',
    rule: 'invalid-ref',
    document: withSchema("{ $ref: 'b.yaml' }"),
    found: 'reference-file-missing /components/schemas/A/$ref',
  },
  { linter: 'Spectral', rule: 'parser', document: 'paths: {', found: 'syntax-invalid ' },
  {
    linter: 'Spectral',
    rule: 'operation-operationId-unique',
    document: twice,
    found: 'operation-id-duplicate /paths/~1b/get/operationId',
  },
  {
    linter: 'Spectral',
    rule: 'path-params',
    document: withParameters('/a', path),
    found: 'path-parameter-unused /paths/~1a/get/parameters/0',
  },
  {
    linter: 'Spectral',
    rule: 'path-params',
    document: withParameters('/a/{id}', '{ name: id, in: path, schema: { type: string } }'),
    found: 'path-parameter-optional /paths/~1a~1{id}/get/parameters/0',
  },
  {
    linter: 'Spectral',
    rule: 'path-params',
    document: withParameters('/a/{id}/{id}', path),
    found: 'path-parameter-repeated /paths/~1a~1{id}~1{id}',
  },
  {
    linter: 'Spectral',
    rule: 'array-items',
    document: withSchema('{ type: array }'),
    not: 'In OpenAPI 3.1 (JSON Schema), an array without `items` accepts any items. 3.0 requires `items`; we read such a document the same way.',
  },
  {
    linter: 'Spectral',
    rule: 'no-$ref-siblings',
    document: withSchema("{ description: a, $ref: '#/components/schemas/B' }, B: { type: string }"),
    not: 'Applies to 3.0 and earlier: in 3.1, siblings of `$ref` apply too.',
  },
  {
    linter: 'Spectral',
    rule: 'oas3-server-variables',
    document: "servers: [{ url: 'https://{host}/v1', variables: { host: { default: b, enum: [a] } } }]\npaths: {}",
    found: 'server-variable-default /servers/0/variables/host/default',
  },
  {
    linter: 'Spectral',
    rule: 'oas3-valid-schema-example',
    document: withSchema('{ type: string, example: 1 }'),
    found: 'value-contradicts-type /components/schemas/A/example',
  },
  {
    linter: 'Spectral',
    rule: 'oas3-valid-media-example',
    document: withContent('{ schema: { type: string }, example: 1 }'),
    found: 'value-contradicts-type /paths/~1a/get/responses/200/content/application~1json/example',
  },
];
