import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { folderWith, runCommand } from '../generator/command/running.ts';
import type { Expectation } from './support/expectations.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const isLong = process.env['TEST_LONG'] !== undefined;
const handful = [
  '001-comment-terminator.json',
  '031-proto-schema-names.json',
  '041-sanitised-name-collisions.json',
  '133-yaml-1.1-traps.yaml',
];
const expectations: readonly Expectation[] = JSON.parse(readFileSync(join(FIXTURES, 'expect.json'), 'utf8'));
const whole = expectations.filter((expected) => expected.class === 'G').map(({ file }) => file);

test.for(isLong ? whole : handful)('%s generates the same bytes on every run', async (file) => {
  const spec = join(FIXTURES, file);
  const [one, other] = [await generate({ spec }, new Diagnostics()), await generate({ spec }, new Diagnostics())];
  expect(one.files.size).toBeGreaterThan(50);
  expect([...other.files]).toEqual([...one.files]);
});

test.for(handful.slice(0, 2))('the command run twice with %s changes nothing the second time', (file) => {
  const folder = folderWith(readFileSync(join(FIXTURES, file), 'utf8'));
  const run = () => runCommand(folder, '--spec', 'openapi.yaml', '--out', 'out', '--only', 'sdk');
  expect(run().code).toBe(0);
  const before = stateOf(join(folder, 'out'));
  const second = run();
  expect([second.code, second.out]).toEqual([0, expect.stringMatching(/^out is up to date: \d+ files/)]);
  expect(stateOf(join(folder, 'out'))).toEqual(before);
  expect(readdirSync(folder).toSorted()).toEqual(['openapi.yaml', 'out']);
});

/** Every file of a folder with its text and the time of its last change. */
function stateOf(folder: string): readonly (readonly [path: string, changed: number, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => [path, statSync(path).mtimeMs, readFileSync(path, 'utf8')]);
}
