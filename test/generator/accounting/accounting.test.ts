import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { OBJECT_TYPES, type ObjectKind } from '../../../generator/load/object-types.ts';
import { isObject, type Json, type JsonObject, objectAt } from '../../../generator/model/json.ts';
import { sampleCorpus } from '../../corpus/find-documents.ts';
import { findSilentLosses } from './remove-members.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const PACKAGES = join(import.meta.dirname, '../../../node_modules');
const SCHEMAS = join(PACKAGES, '@seriousme/openapi-schema-validator/schemas');
const VOCABULARIES = join(PACKAGES, 'ajv/dist/refs/json-schema-2020-12/meta');
const SUITE = join(process.env['SUITES'] ?? join(import.meta.dirname, '../../../../shared/suites'), 'openapi-3.1/pass');

/** The kinds of objects by the names that the official schemas have for them. */
const KINDS: ReadonlyMap<string, ObjectKind> = new Map<string, ObjectKind>([
  ['externaldocs', 'external-documentation'],
  ['oauthflows', 'oauth-flows'],
  ...['implicit', 'password', 'client-credentials', 'authorization-code', 'device-authorization'].map(
    (flow) => [flow, 'oauth-flow'] as const,
  ),
  ['jsonreference', 'example'],
  ['reference', 'example'],
  ['parameterlocation', 'parameter'],
  ['explode-for-form', 'encoding'],
  ['examples', 'media-type'],
  ['primitivesitems', 'parameter'],
  ['fileschema', 'schema'],
]);

function kindOf(name: string): ObjectKind | undefined {
  const words = name.toLowerCase().replaceAll('-', '');
  const known = [...KINDS, ...Object.keys(OBJECT_TYPES).map((kind) => [kind, kind as ObjectKind] as const)];
  const exact = known.find(([word]) => word.replaceAll('-', '') === words)?.[1];
  if (exact !== undefined) return exact;
  if (/oauthflow|flow$/.test(words)) return 'oauth-flow';
  if (/security/.test(words)) return 'security-scheme';
  return /parameter/.test(words) ? 'parameter' : undefined;
}

/** Lists the members that a schema describes, in its parts and conditions too. */
function* describedMembers(schema: Json): Generator<string> {
  if (!isObject(schema)) return;
  yield* Object.keys(objectAt(schema, 'properties'));
  for (const [keyword, inner] of Object.entries(schema)) {
    if (['allOf', 'anyOf', 'oneOf'].includes(keyword) && Array.isArray(inner))
      for (const part of inner as Json[]) yield* describedMembers(part);
    if (['if', 'then', 'else'].includes(keyword)) yield* describedMembers(inner);
    if (keyword === 'dependentSchemas' && isObject(inner))
      for (const part of Object.values(inner)) yield* describedMembers(part);
  }
}

function readJson(file: string): JsonObject {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('the table of members', () => {
  test.each(['v2.0', 'v3.0', 'v3.1', 'v3.2'])('knows those of the official schema %s', (version) => {
    const schema = readJson(join(SCHEMAS, version, 'schema.json'));
    const definitions = { ...objectAt(schema, 'definitions'), ...objectAt(schema, '$defs') };
    const root = version === 'v2.0' ? 'swagger' : 'document';
    const described = [
      ...[...describedMembers(schema)].map((member) => ({ name: root, kind: root as ObjectKind, member })),
      ...Object.entries(definitions).flatMap(([name, definition]) =>
        [...describedMembers(definition)].map((member) => ({ name, kind: kindOf(name), member })),
      ),
    ];
    expect(described.length).toBeGreaterThan(100);
    const unknown = described.filter(
      ({ kind, member }) => kind === undefined || !OBJECT_TYPES[kind].members.has(member),
    );
    expect(unknown.map(({ name, kind, member }) => `${name} (${kind}): ${member}`)).toEqual([]);
  });

  test.each(readdirSync(VOCABULARIES))('knows the keywords of the JSON Schema vocabulary %s', (file) => {
    const keywords = Object.keys(objectAt(readJson(join(VOCABULARIES, file)), 'properties'));
    expect(keywords.filter((keyword) => !OBJECT_TYPES.schema.members.has(keyword))).toEqual([]);
  });

  test('says for each member what becomes of it', () => {
    const members = Object.entries(OBJECT_TYPES).flatMap(([kind, type]) =>
      [...type.members].map(([name, account]) => ({ name: `${kind}.${name}`, account })),
    );
    expect(members.filter(({ account }) => account.uses.size === 0 && account.unused === undefined)).toEqual([]);
  });
});

const home = temporaryFolder('accounting');

const own = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'));
const corpus = sampleCorpus(7);
const suite = existsSync(SUITE) ? readdirSync(SUITE) : [];

describe('removing a member of a document', () => {
  test.each(own)('changes the output, or a diagnostic had named it: %s', async (name) => {
    const document = parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
    expect(await findSilentLosses(document, home)).toEqual([]);
  });

  test.each(suite)('of the official suite changes the output, or a diagnostic had named it: %s', async (name) => {
    const document = parse(readFileSync(join(SUITE, name), 'utf8'));
    expect(await findSilentLosses(document, home)).toEqual([]);
  });

  test.skipIf(corpus.length === 0).each(corpus)(
    'of a published document changes the output, or a diagnostic had named it: %s',
    { timeout: 600_000 },
    async (file) => {
      const document = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1, merge: true });
      expect(await findSilentLosses(document, home, (places) => sampled(places, 20))).toEqual([]);
    },
  );
});

/** Selects some items, always the same ones. */
function sampled<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}
