import { describe, expect, test } from 'vitest';
import { repairPattern } from '../../../generator/regexp/syntax.ts';
import { documentWith, load } from './loading.ts';

const patterns: readonly { readonly given: string; readonly want: string | undefined }[] = [
  { given: String.raw`^\d{3}\-\d{4}$`, want: String.raw`^\d{3}-\d{4}$` },
  { given: String.raw`[\w\.\@\-]`, want: String.raw`[\w\.@\-]` },
  { given: String.raw`\"\_\:\@`, want: '"_:@' },
  { given: 'x{a}', want: String.raw`x\{a\}` },
  { given: 'a]b', want: String.raw`a\]b` },
  { given: '^(?:{[0-9a-f]{4}})$', want: String.raw`^(?:\{[0-9a-f]{4}\})$` },
  { given: String.raw`\p{L}\-`, want: String.raw`\p{L}-` },
  { given: String.raw`^[\w-.+]+@[\w-]+$`, want: String.raw`^[\w\-.+]+@[\w-]+$` },
  { given: String.raw`[a-\d]\d-\d`, want: String.raw`[a\-\d]\d-\d` },
  { given: String.raw`[\\w-z\@]`, want: String.raw`[\\w-z@]` },
  { given: String.raw`\A[a-z]\A\z`, want: '^[a-z]^$' },
  { given: '[[:alpha:]_][[:^digit:]:]+', want: undefined },
  { given: '^[]a-z]+[^]b]$', want: String.raw`^[\]a-z]+[^\]b]$` },
  { given: String.raw`[^]*[:alpha:]\@`, want: '[^]*[:alpha:]@' },
  { given: '^[[:alpha:]_-]+[[:digit:]]$', want: '^[A-Za-z_-]+[0-9]$' },
  { given: String.raw`^\p{Alnum}\p{Punct}$`, want: String.raw`^[A-Za-z0-9][!-\/:-@\[-${'`'}\{-~]$` },
  { given: String.raw`[\p{Upper}\p{Digit}_]+`, want: String.raw`[\p{Upper}0-9_]+` },
  { given: String.raw`[\p{Han}\p{IsLetter} \-]`, want: String.raw`[\p{Script=Han}\p{Letter} \-]` },
  { given: String.raw`\p{all}*\-`, want: String.raw`\p{Any}*-` },
  { given: String.raw`[\p{Print}&&[^|:/]]+`, want: undefined },
  { given: String.raw`[^/\000-\037\x{60}]+`, want: String.raw`[^/\x00-\x1f\x60]+` },
  { given: 'a++', want: undefined },
  { given: '(?P<x>a)', want: undefined },
  { given: '(?i)abc', want: undefined },
  { given: '[', want: undefined },
  { given: String.raw`\u{110000}`, want: undefined },
];

const nested = 'properties: { a: { $ref: "#/$defs/N" } }, $defs: { N: { type: string } }';

const mends: readonly {
  readonly title: string;
  readonly given: string;
  readonly told: readonly string[];
  readonly want: object;
}[] = [
  {
    title: 'a remark that is null is left out',
    given: 'tags: [{ name: a, description: null, externalDocs: { url: u, description: null } }]',
    told: ['remark-null root.yaml:3:19', 'remark-null root.yaml:3:62'],
    want: { tags: [{ name: 'a', externalDocs: { url: 'u' } }] },
  },
  {
    title: 'whether a property is required is said by the object that has it',
    given: 'components: { schemas: { A: { properties: { a: { type: string, required: true } } } } }',
    told: ['required-boolean root.yaml:3:64'],
    want: { components: { schemas: { A: { properties: { a: { type: 'string' } } } } } },
  },
  {
    title: 'the type null may lack its quotes among others, and as an alternative',
    given:
      'components: { schemas: { A: { type: [string, null, "null"] }, B: { oneOf: [{ type: null }, { type: string }] } } }',
    told: ['type-null root.yaml:3:31', 'type-null root.yaml:3:78'],
    want: { components: { schemas: { A: { type: ['string', 'null'] }, B: { oneOf: [{ type: 'null' }, {}] } } } },
  },
  {
    title: 'a list or a map that is null is left out',
    given: 'tags:\ncomponents: { parameters: null, schemas: { A: { properties: null } } }',
    told: ['remark-null root.yaml:3:1', 'remark-null root.yaml:4:15', 'remark-null root.yaml:4:49'],
    want: { components: { schemas: { A: {} } } },
  },
  {
    title: 'a parameter of a media type may follow a comma',
    given: 'components: { requestBodies: { B: { content: { "a/b, c=1": {}, a/d: {} } } } }',
    told: ['media-type-comma root.yaml:3:48'],
    want: { components: { requestBodies: { B: { content: { 'a/b; c=1': {}, 'a/d': {} } } } } },
  },
  {
    title: 'a comma stays where the media type that is meant is there too',
    given: 'components: { requestBodies: { B: { content: { "a/b, c=1": {}, "a/b; c=1": {} } } } }',
    told: [],
    want: { components: { requestBodies: { B: { content: { 'a/b, c=1': {}, 'a/b; c=1': {} } } } } },
  },
  {
    title: 'an example that is the value itself is put where the value belongs',
    given: 'components: { examples: { A: { id: 1 }, B: [2], C: { summary: s }, D: { value: 3 } } }',
    told: ['example-bare root.yaml:3:27', 'example-bare root.yaml:3:41'],
    want: { components: { examples: { A: { value: { id: 1 } }, B: { value: [2] }, C: { summary: 's' } } } },
  },
  {
    title: 'a parameter that states its type itself has a schema that does',
    given:
      'components: { parameters: { P: { name: p, in: query, type: array, items: { type: string }, minItems: 1 } } }',
    told: ['parameter-type root.yaml:3:54'],
    want: { components: { parameters: { P: { schema: { type: 'array', items: { type: 'string' }, minItems: 1 } } } } },
  },
  {
    title: 'an example that is not there is left out',
    given:
      'components: { responses: { R: { content: { a/b: { examples: { e: { $ref: "#/components/examples/E" } } } } } } }',
    told: ['example-missing root.yaml:3:68'],
    want: { components: { responses: { R: { content: { 'a/b': { examples: {} } } } } } },
  },
  {
    title: 'examples of a schema that stand in a map are read as a list',
    given: 'components: { schemas: { A: { examples: { one: { value: 1 }, two: 2 } } } }',
    told: ['examples-map root.yaml:3:31'],
    want: { components: { schemas: { A: { examples: [1, 2] } } } },
  },
  {
    title: 'nullable alone as an alternative is null',
    given: 'components: { schemas: { A: { anyOf: [{ type: string }, { nullable: true }] } } }',
    told: ['nullable-alone root.yaml:3:59'],
    want: { components: { schemas: { A: { anyOf: [{ type: 'string' }, { type: 'null' }] } } } },
  },
  {
    title: 'nullable alone among parts is about the whole',
    given: 'components: { schemas: { A: { allOf: [{ type: string }, { nullable: true }] } } }',
    told: ['nullable-alone root.yaml:3:59', 'nullable-obsolete root.yaml:3:26'],
    want: { components: { schemas: { A: { anyOf: [{ allOf: [{ type: 'string' }, {}] }, { type: 'null' }] } } } },
  },
  {
    title: 'a definition of a schema around is found where the document has none by that name',
    given: `components: { schemas: { A: { ${nested} } } }`,
    told: ['definition-nested root.yaml:3:50'],
    want: { components: { schemas: { A: { properties: { a: { $ref: '#/components/schemas/A/$defs/N' } } } } } },
  },
  {
    title: 'a definition of the document comes before one of a schema around',
    given: `components: { schemas: { A: { ${nested} } } }\n$defs: { N: { type: number } }`,
    told: [],
    want: { components: { schemas: { A: { properties: { a: { $ref: '#/$defs/N' } } } } } },
  },
  {
    title: 'a definition that nobody has is left to be reported',
    given: 'components: { schemas: { A: { $ref: "#/$defs/N" } } }',
    told: [],
    want: { components: { schemas: { A: { $ref: '#/$defs/N' } } } },
  },
];

describe('a mistake that nobody can misunderstand is mended', () => {
  test.for(patterns)('the pattern $given is read as $want', ({ given, want }) => {
    expect(repairPattern(given)).toBe(want);
  });

  test('nullable in 3.1 is read as a type, with a warning', async () => {
    const { told, specification } = await load({
      'root.yaml': documentWith('components: { schemas: { A: { type: string, nullable: true } } }'),
    });
    expect(told).toEqual(['nullable-obsolete root.yaml:3:45']);
    expect(specification?.document).toMatchObject({ components: { schemas: { A: { type: ['string', 'null'] } } } });
  });

  test('a pattern that only the old grammar accepts is mended with a warning', async () => {
    const { told, specification } = await load({
      'root.yaml': documentWith(String.raw`components: { schemas: { A: { pattern: '\-' } } }`),
    });
    expect(told).toEqual(['pattern-mended root.yaml:3:31']);
    expect(specification?.document).toMatchObject({ components: { schemas: { A: { pattern: '-' } } } });
  });

  test('what belongs into a media type and stands beside it is left out with a warning', async () => {
    const { told, specification } = await load({
      'root.yaml': documentWith(
        'components: { responses: { R: { description: r, content: { a/b: {}, examples: {} } } } }',
      ),
    });
    expect(told).toEqual(['media-type-misplaced root.yaml:3:69']);
    expect(specification?.document).toMatchObject({ components: { responses: { R: { content: { 'a/b': {} } } } } });
  });

  test('a document that writes nullable writes exclusive bounds as 3.0 does too', async () => {
    const bound = 'A: { minimum: 0, exclusiveMinimum: true }';
    const { told, specification } = await load({
      'root.yaml': documentWith(`components: { schemas: { ${bound}, B: { type: string, nullable: true } } }`),
    });
    expect(told).toEqual(['nullable-obsolete root.yaml:3:88', 'exclusive-obsolete root.yaml:3:43']);
    expect(specification?.document).toMatchObject({ components: { schemas: { A: { exclusiveMinimum: 0 } } } });
    expect((await load({ 'root.yaml': documentWith(`components: { schemas: { ${bound} } }`) })).told).toEqual([]);
  });

  test.for(mends)('$title', async ({ given, told, want }) => {
    const loaded = await load({ 'root.yaml': documentWith(given) });
    expect(loaded.told).toEqual(told);
    expect(loaded.specification?.document).toMatchObject(want);
  });
});

test('a string that is met in JSON or in parameters alone is not binary', async () => {
  const given = `components:
  schemas:
    Only: { properties: { a: { type: string, format: binary } } }
    Both: { properties: { b: { type: string, format: binary } } }
    Alone: { type: string, format: binary }
  parameters: { P: { name: p, in: query, schema: { type: string, contentMediaType: image/png } } }
  requestBodies:
    J:
      content:
        application/json: { schema: { items: { $ref: '#/components/schemas/Only' }, oneOf: [{ $ref: '#/components/schemas/Both' }] } }
        multipart/form-data: { schema: { properties: { f: { $ref: '#/components/schemas/Both' } } } }
    A: { content: { application/json: { schema: { $ref: '#/components/schemas/Alone' } } } }`;
  const { specification } = await load({ 'root.yaml': documentWith(given) });
  const { schemas, parameters } = Object(specification?.document['components']);
  expect(schemas).toEqual({
    Only: { properties: { a: { type: 'string' } } },
    Both: { properties: { b: { type: 'string', format: 'binary' } } },
    Alone: { type: 'string', format: 'binary' },
  });
  expect(parameters.P.schema).toEqual({ type: 'string' });
});
