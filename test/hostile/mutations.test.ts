import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkDocument } from '../../generator/load/check-document.ts';
import { folderWith, loadIn } from '../generator/load/loading.ts';

const root = join(import.meta.dirname, '../..');
const documents = [
  'generated/spec/v3.json',
  'test/hostile/fixtures/197-discriminator-no-mapping.json',
  'test/hostile/fixtures/071-anchor-and-id.json',
];
const rounds = process.env['TEST_LONG'] === undefined ? 60 : 3_000;

/** Numbers that look random and are the same each time (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const junk: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'x',
  '#',
  '#/',
  '#/paths',
  '../x',
  '{',
  '}',
  '[',
  '\u0000',
  '\ud800',
  '__proto__',
  '💥',
  [],
  {},
  [null],
  [[]],
  { $ref: '#' },
  { $ref: '#/components/schemas' },
  { $ref: 1 },
  { type: 'x' },
  { allOf: [{ $ref: '#' }] },
  { '': {} },
  ['a', 'a'],
  { enum: [] },
];
const names = [
  '$ref',
  '__proto__',
  'constructor',
  '',
  'a/b',
  '~1',
  'get',
  'GET',
  'properties',
  'allOf',
  'discriminator',
  'nullable',
  'pattern',
  '$id',
  '$anchor',
  '$dynamicRef',
];

/** Changes a few places of a document, anywhere and at random. */
function mutate(document: object, next: () => number): void {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)];
  for (let change = 0; change < 1 + next() * 3; change += 1) {
    let holder: object = document;
    for (let depth = 0; depth < 2 + next() * 12; depth += 1) {
      const inside = pick(Object.values(holder).filter((value) => typeof value === 'object' && value !== null));
      if (inside === undefined) break;
      holder = inside;
    }
    const key = pick(Object.keys(holder)) ?? 'x';
    const changed = pick<[string, unknown]>([
      [key, structuredClone(pick(junk))],
      [pick(names) ?? '', structuredClone(pick(junk))],
      [pick(names) ?? '', structuredClone(Reflect.get(holder, key))],
      [key, undefined],
    ]);
    Object.defineProperty(holder, changed?.[0] ?? 'x', {
      value: changed?.[1],
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
}

describe('a document changed at random', () => {
  test.for(documents)('%s is loaded or refused with a place, never thrown at', { timeout: 1_800_000 }, async (name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const folder = folderWith({});
    for (let seed = 1; seed <= rounds; seed += 1) {
      const document: object = JSON.parse(text);
      mutate(document, random(seed));
      const file = seed % 4 === 0 && text.length < 20_000 ? 'root.yaml' : 'root.json';
      writeFileSync(join(folder, file), file === 'root.yaml' ? stringify(document) : JSON.stringify(document));
      const began = performance.now();
      const { problems, specification } = await loadIn(folder, file, checkDocument).catch((error: unknown) => {
        throw new Error(`seed ${seed}`, { cause: error });
      });
      expect(specification !== undefined || problems.length > 0, `seed ${seed}`).toBe(true);
      expect(
        problems.filter(({ address }) => typeof address === 'string' || address.line < 1),
        `seed ${seed}`,
      ).toEqual([]);
      expect(performance.now() - began, `seed ${seed}`).toBeLessThan(10_000);
    }
  });
});
