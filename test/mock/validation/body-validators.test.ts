import fc from 'fast-check';
import { expect, test } from 'vitest';
import { source } from '../../../generated/mock/src/source.ts';
import { buildContract } from '../../../generator/build/contract.ts';
import { loadContract } from '../../../generator/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { emitMock } from '../../../generator/emit/mock/emit-mock.ts';
import { print } from '../../../generator/write/print.ts';
import { type DocumentSource, readDocument } from '#mock/document/served-document.ts';
import { isObject, type Json, type JsonObject, objectAt } from '#mock/json.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import { at } from '#shared/json.ts';
import { compileBodyValidators } from '../../suites/compile-validators.ts';
import { arbitraryValue } from '../../validators/arbitrary-values.ts';
import { documents } from '../support/platform-mock.ts';

const OTHERS: readonly Json[] = [null, true, 7, -0.5, '', 'text', '2026-02-30', [], [1, 1], {}, { kind: 1 }];

/** A value with one part replaced, removed, misspelled or added. */
function changed(value: Json, choose: (count: number) => number): Json {
  const other = OTHERS[choose(OTHERS.length)] ?? null;
  if (typeof value === 'string' && choose(2) === 0) return `${value}s`;
  if (typeof value !== 'object' || value === null || choose(4) === 0) return other;
  if (Array.isArray(value)) {
    const index = choose(value.length + 1);
    return index === value.length ? [...value, other] : value.with(index, changed(value[index] ?? null, choose));
  }
  const names = Object.keys(value);
  const name = names[choose(names.length + 1)];
  if (name === undefined) return { ...value, unknown: other };
  const { [name]: inner = null, ...rest } = value as JsonObject;
  if (choose(4) === 0) return rest;
  return choose(4) === 0 ? { ...rest, [`${name}x`]: inner } : { ...rest, [name]: changed(inner, choose) };
}

/** Samples of a schema, and changes of them. */
function valuesOf(schema: Json, root: JsonObject): readonly Json[] {
  const arbitrary = fc.tuple(arbitraryValue(schema, root), fc.infiniteStream(fc.nat(1_000)));
  return fc.sample(arbitrary, { seed: 1, numRuns: 8 }).flatMap(([value, random]) => {
    const choose = (limit: number): number => Number(random.next().value) % limit;
    return [value, changed(value, choose), changed(changed(value, choose), choose)];
  });
}

interface Comparison {
  readonly differences: readonly string[];
  readonly valid: number;
  readonly invalid: number;
  readonly warned: number;
}

/** Validates bodies of a document with its generated validators and by the interpreter alone. */
function compare({ root, bodyValidators = new Map() }: Omit<DocumentSource, 'name'>): Comparison {
  const generated = new SchemaValidators(root, 'readOnly', bodyValidators);
  const interpreted = new SchemaValidators(root, 'readOnly');
  const differences: string[] = [];
  let [valid, invalid, warned] = [0, 0, 0];
  for (const [pointer, validate] of bodyValidators) {
    const schema = at(root, pointer);
    if (!isObject(schema)) throw new Error(`There is no schema at ${pointer}.`);
    for (const value of valuesOf(schema, root)) {
      const want = interpreted.inspect(schema, value);
      const got = generated.inspect(schema, value);
      const isSame = JSON.stringify(got) === JSON.stringify(want) && validate(value) === (want.issues.length === 0);
      if (!isSame) differences.push(`${pointer}: ${JSON.stringify({ value, want, got })}`);
      if (want.issues.length > 0) invalid += 1;
      else valid += 1;
      if (want.warnings.length > 0) warned += 1;
    }
  }
  return { differences, valid, invalid, warned };
}

test('every body of both documents has a generated validator', async () => {
  for (const source of await documents()) {
    const bodies = readDocument(source).operations.flatMap(({ body }) => body?.contents ?? []);
    const validated = [...(source.bodyValidators ?? [])].map(([pointer]) => at(source.root, pointer));
    expect(bodies.filter(({ schema }) => !validated.includes(schema))).toEqual([]);
  }
});

test('generated validators and the interpreter report the same for every body of both documents', async () => {
  let warned = 0;
  for (const source of await documents()) {
    const found = compare(source);
    expect(found.differences).toEqual([]);
    expect(Math.min(found.valid, found.invalid)).toBeGreaterThan(100);
    warned += found.warned;
  }
  expect(warned).toBeGreaterThan(10);
});

test.each(['test/mock/support/inferred.yaml', 'test/generator/evolve/fixtures/intercom/after.yaml'])(
  'generated validators and the interpreter report the same for every body of a foreign document: %s',
  async (file) => {
    const { document } = await loadContract(file);
    const { root, bodyValidators } = await compileBodyValidators(document);
    expect(bodyValidators.size).toBeGreaterThan(1);
    const { differences, valid, invalid } = compare({ root, bodyValidators });
    expect(differences).toEqual([]);
    expect(Math.min(valid, invalid)).toBeGreaterThan(10);
  },
);

test.each([
  'arrays-and-tuples',
  'composition',
  'discriminator',
  'enumerations',
  'maps',
  'nullable',
  'objects',
  'read-and-write-only',
  'recursion',
  'required-without-properties',
  'type-object-with-composition',
  'upgraded-3.0',
])('generated validators and the interpreter report the same for every component as a body: %s', async (name) => {
  const { document } = await loadContract(`test/golden/${name}/spec.yaml`);
  const components = Object.keys(objectAt(objectAt(document, 'components'), 'schemas'));
  const paths = components.map((component) => {
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${component}` } } };
    return [`/${component}`, { put: { requestBody: { content }, responses: { 204: { description: '' } } } }] as const;
  });
  const source = await compileBodyValidators({ ...document, paths: Object.fromEntries(paths) });
  const { differences, valid, invalid } = compare(source);
  expect(differences).toEqual([]);
  expect(Math.min(valid, invalid)).toBeGreaterThan(1);
});

test('a body that only the interpreter validates has no generated validator', async () => {
  const request = (schema: Json): Json => ({
    put: { requestBody: { content: { 'application/json': { schema } } }, responses: { 204: { description: '' } } },
  });
  const { bodyValidators } = await compileBodyValidators({
    openapi: '3.1.1',
    info: { title: 'Choices', version: '1' },
    paths: {
      '/open': request({ anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }),
      '/closed': request({ anyOf: [{ properties: { a: {} } }, { required: ['b'] }], unevaluatedProperties: false }),
    },
  });
  expect([...bodyValidators.keys()]).toEqual(['/paths/~1open/put/requestBody/content/application~1json/schema']);
});

test('the mock of the package has the validators of both documents, one without bodies has none', async () => {
  expect(source().documents.map(({ bodyValidators }) => (bodyValidators?.size ?? 0) > 10)).toEqual([true, true]);
  const paths = { '/things': { get: { responses: { 204: { description: 'None.' } } } } };
  const document = { openapi: '3.1.1', info: { title: 'Things', version: '1' }, paths };
  const files = await print([...emitMock(buildContract({ document }, new Diagnostics()))]);
  expect([...files.keys()].filter((path) => path.startsWith('mock/src/validators/'))).toEqual([]);
  expect(files.get('mock/src/source.ts')).not.toContain('bodyValidators');
});

test('a body that is nested too deeply for its generated validator is an issue', async () => {
  const schema: Json = { type: 'object', properties: { inner: { $ref: '#/components/schemas/Tree' } } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } };
  const { root, bodyValidators } = await compileBodyValidators({
    openapi: '3.1.1',
    info: { title: 'Trees', version: '1' },
    paths: { '/trees': { put: { requestBody: { content }, responses: { 204: { description: '' } } } } },
    components: { schemas: { Tree: schema } },
  });
  let value: Json = {};
  for (let level = 0; level < 20_000; level += 1) value = { inner: value };
  const [[pointer = ''] = []] = bodyValidators;
  const { issues } = new SchemaValidators(root, 'readOnly', bodyValidators).inspect(at(root, pointer) ?? null, value);
  expect(issues).toEqual([{ path: '', message: 'is nested too deeply, or too large, to validate' }]);
});
