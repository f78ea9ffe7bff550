// Runs in `npm run test:rest`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Diagnostics, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { diff } from '../../../generator/evolve/diff/diff.ts';
import { loadVersion, propose } from '../../../generator/evolve/propose.ts';
import type { Specification } from '../../../generator/load/load.ts';

const FIXTURES = join(import.meta.dirname, '../../hostile/fixtures');
const documents = readdirSync(FIXTURES).filter((name) => /\.(?:json|ya?ml)$/.test(name));

/** Loads a document, or returns the codes of the errors that it is rejected with. */
async function load(name: string): Promise<Specification | readonly string[]> {
  try {
    return await loadVersion(join(FIXTURES, name), new Diagnostics());
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.diagnostics.map(({ code }) => code);
  }
}

test.each(documents)(
  'a hostile document, compared with itself: %s is rejected with a diagnostic, or has no changes',
  async (name) => {
    const version = await load(name);
    if (!('document' in version)) return expect(version.length).toBeGreaterThan(0);
    expect(diff(version, version).changes).toEqual([]);
    const renames = propose(version, version).proposals.filter(({ entry }) => entry['operation'] !== undefined);
    expect(renames).toEqual([]);
  },
);

test('every hostile document is compared with the next one within 10 seconds', async () => {
  let before: Specification | undefined;
  for (const name of documents) {
    const after = await load(name);
    if (!('document' in after)) continue;
    const start = performance.now();
    if (before !== undefined) {
      expect(diff(before, after).versions).toBeDefined();
      expect(propose(before, after).proposals.every(({ reasons }) => reasons.length > 0)).toBe(true);
    }
    expect(performance.now() - start, name).toBeLessThan(10_000);
    before = after;
  }
}, 240_000);
