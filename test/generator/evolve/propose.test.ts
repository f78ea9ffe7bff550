import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { loadVersion, propose } from '../../../generator/evolve/propose.ts';
import type { Proposal } from '../../../generator/evolve/proposals.ts';
import { loadRenames } from '../../../generator/load/renames.ts';
import type { Specification } from '../../../generator/load/load.ts';
import { isObject, type Json, type JsonObject } from '../../../generator/model/json.ts';
import { listAt, member, objectAt, textAt } from '#shared/json.ts';

const SPEC = join(import.meta.dirname, '../../../spec');

/** Lists the renames of an entry as `owner.name → name`, one for each owner. */
function changesOf(table: string, entry: Json): readonly string[] {
  const v2 = member(entry, 'v2');
  const names = typeof v2 === 'string' ? [v2] : listAt(entry, 'v2');
  const v3 = textAt(entry, 'v3');
  if (v3 === undefined) return [];
  if (table === 'schemas') return names.map((name) => `${table} ${String(name)} → ${v3}`);
  return listAt(entry, 'owners').flatMap((owner) => {
    const schema = typeof owner === 'string' ? owner : (textAt(owner, 'v2') ?? '');
    return names.map((name) => `${table} ${schema}.${String(name)} → ${v3}`);
  });
}

const KINDS = ['schemas', 'fields', 'values'];

/** Changes that a person wrote down, as far as both documents show them. */
async function statedChanges(): Promise<readonly string[]> {
  const { tables } = await loadRenames(join(SPEC, 'renames'), new Diagnostics());
  return tables
    .filter(({ name }) => KINDS.includes(name))
    .flatMap(({ name, entries }) =>
      entries
        .filter((entry) => ['rename', 'move', 'merge'].includes(textAt(entry, 'operation') ?? ''))
        .filter((entry) => member(entry, 'unresolved') === undefined)
        .filter((entry) => member(entry, 'v2') !== member(entry, 'v3'))
        .flatMap((entry) => changesOf(name, entry)),
    );
}

function proposedChanges(proposals: readonly Proposal[]): ReadonlyMap<string, Proposal> {
  const renames = proposals.filter(({ table }) => KINDS.includes(table));
  return new Map(renames.flatMap((one) => changesOf(one.table, one.entry).map((change) => [change, one] as const)));
}

/** Reverses the order of the members of an object. */
function reverse(value: Json | undefined): JsonObject {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).toReversed());
}

function reverseOrder(version: Specification): Specification {
  const { document } = version;
  const components = objectAt(document, 'components');
  const schemas = reverse(member(components, 'schemas'));
  const paths = reverse(member(document, 'paths'));
  return { ...version, document: { ...document, paths, components: { ...components, schemas } } };
}

describe('the tables of the platform, hidden', () => {
  let proposals: readonly Proposal[] = [];
  let stated: readonly string[] = [];
  let versions: readonly Specification[] = [];
  const proposeAll = ([before, after]: readonly Specification[]): readonly Proposal[] =>
    before === undefined || after === undefined ? [] : propose(before, after).proposals;
  beforeAll(async () => {
    const files = ['v2/openapi.yaml', 'v3/openapi.yaml'].map((file) => join(SPEC, file));
    versions = await Promise.all(files.map((file) => loadVersion(file, new Diagnostics())));
    proposals = proposeAll(versions);
    stated = await statedChanges();
  });

  test('at least 95 % of the renames are proposed', () => {
    const proposed = proposedChanges(proposals);
    const missing = stated.filter((change) => !proposed.has(change));
    expect(stated.length).toBeGreaterThan(50);
    expect(missing.length / stated.length, missing.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('no rename that is certain is wrong', () => {
    const certain = [...proposedChanges(proposals)].filter(([, { confidence }]) => confidence === 'certain');
    expect(certain.map(([change]) => change).filter((change) => !stated.includes(change))).toEqual([]);
    expect(certain.length).toBeGreaterThan(40);
  });

  test('the same documents give the same proposals', () => {
    expect(proposeAll(versions)).toEqual(proposals);
  });

  test('the order of paths and schemas has no influence', () => {
    const permuted = proposeAll(versions.map(reverseOrder));
    const statements = (list: readonly Proposal[]): readonly string[] =>
      list
        .flatMap(({ table, entry, confidence }) => changesOf(table, entry).map((text) => `${confidence} ${text}`))
        .sort();
    expect(statements(permuted)).toEqual(statements(proposals));
  });

  test('each proposal states its reasons', () => {
    expect(proposals.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
  });

  test('two dates that became one date are left to a person', () => {
    const found = proposals.find(({ table, entry }) => table === 'fields' && entry['v3'] === 'date');
    expect(found?.confidence).toBe('open');
  });
});
