import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Diagnostics, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { diff } from '../../../generator/evolve/diff/diff.ts';
import { loadVersion } from '../../../generator/evolve/propose.ts';
import type { Specification } from '../../../generator/load/load.ts';
import { isObject, type Json, type JsonObject } from '../../../generator/model/json.ts';
import { sampleCorpus } from '../../corpus/find-documents.ts';

/** A document with one member or value replaced. */
interface Mutation {
  readonly path: string;
  readonly document: JsonObject;
}

type Rebuild = (value: Json | undefined) => JsonObject;

/** Lists all documents that differ in one member: it is gone, or its value is another one. */
function* mutate(value: Json, path: string, rebuild: Rebuild): Generator<Mutation> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const place = `${path}/${index}`;
      yield { path: `${place} removed`, document: rebuild(value.toSpliced(index, 1)) };
      yield* mutate(item, place, (other) => rebuild(value.with(index, other ?? null)));
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      // A parameter of the path is required anyway.
      if (key === 'required' && value['in'] === 'path') continue;
      const place = `${path}/${key.replaceAll('/', '~1')}`;
      const others = Object.entries(value).filter(([name]) => name !== key);
      const isImplied = key === 'type' && (Object.hasOwn(value, 'enum') || Object.hasOwn(value, 'const'));
      if (!isImplied) yield { path: `${place} removed`, document: rebuild(Object.fromEntries(others)) };
      yield* mutate(inner, place, (other) => rebuild({ ...value, [key]: other ?? null }));
    }
  } else yield { path, document: rebuild(otherValue(value, path)) };
}

/** Other values of members that allow only some. */
const OTHER: Readonly<Record<string, string>> = {
  object: 'array',
  string: 'integer',
  integer: 'boolean',
  query: 'header',
  path: 'query',
  form: 'spaceDelimited',
  simple: 'label',
};

function otherValue(value: Json, path: string): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return /\/(?:type|in|style)$/.test(path) ? (OTHER[String(value)] ?? 'object') : `${String(value)}x`;
}

/** Members of which the report says the change elsewhere, or whose other value means the same. */
const EQUAL: readonly { readonly path: RegExp; readonly reason: string }[] = [
  { path: /^\/openapi/, reason: 'the version of OpenAPI is a spelling' },
  { path: /^\/info\/version/, reason: 'the report states the versions' },
  { path: /style removed$/, reason: 'the default has the same meaning' },
  { path: /additionalProperties removed$/, reason: 'true is the default' },
  { path: /twice.*\/type removed$/, reason: 'the listed values have the same type' },
  { path: /allOf\/1\/type removed$/, reason: 'another part states the same type' },
];

function asDocument(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function silent(specification: Specification, mutations: Iterable<Mutation>): readonly string[] {
  const missed: string[] = [];
  for (const { path, document } of mutations) {
    if (EQUAL.some((one) => one.path.test(path))) continue;
    const { changes } = diff(specification, { ...specification, document }, { tables: new Map() });
    if (changes.length === 0) missed.push(path);
  }
  return missed;
}

/** Takes every so-many-th mutation: neighbors are of one kind. */
function* sample(mutations: Iterable<Mutation>, step: number): Generator<Mutation> {
  let index = 0;
  for (const mutation of mutations) if (index++ % step === 0) yield mutation;
}

const FIXTURES = join(import.meta.dirname, 'fixtures');
const SPEC = join(import.meta.dirname, '../../../spec');

describe('every mutation of a document is a change', () => {
  test('that has all kinds of objects and members', async () => {
    const specification = await loadVersion(join(FIXTURES, 'every-member.yaml'), new Diagnostics());
    const mutations = [...mutate(specification.document, '', asDocument)];
    expect(mutations.length).toBeGreaterThan(600);
    expect(silent(specification, mutations)).toEqual([]);
  });

  test.each(['v2', 'v3'])('of %s of the platform', async (version) => {
    expect(await missedIn(join(SPEC, version, 'openapi.yaml'), 1499)).toEqual([]);
  });

  const files = sampleCorpus(17);

  test.skipIf(files.length === 0)('of a sample of published documents', { timeout: 3_600_000 }, async () => {
    const missed: string[] = [];
    for (const file of files) missed.push(...(await missedIn(file, 19_997)).map((path) => `${file} ${path}`));
    expect(missed).toEqual([]);
  });
});

async function missedIn(file: string, step: number): Promise<readonly string[]> {
  try {
    const specification = await loadVersion(file, new Diagnostics());
    return silent(specification, sample(mutate(specification.document, '', asDocument), step));
  } catch (error) {
    if (error instanceof SpecError) return [];
    throw error;
  }
}
