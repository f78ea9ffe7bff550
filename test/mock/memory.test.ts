import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, '../../templates/mock/src/command/bound-memory.ts');

/**
 * Answers nothing, and keeps some of what it makes for a while, as a mock keeps the last calls; prints how large a
 * semi-space became.
 */
const PROGRAM = `
const { getHeapSpaceStatistics } = await import('node:v8');
const kept = [];
for (let turn = 0; turn < 400; turn += 1) {
  kept[turn % 8] = Array.from({ length: 10_000 }, (_, index) => [turn, index]);
  await new Promise((resolve) => setImmediate(resolve));
}
const { space_size: size } = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
console.log(size / 2 / 2 ** 20);
`;

async function semiSpaceAfter(program: string): Promise<number> {
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}

test('under load the room for new objects stays at 8 MB where it is bounded', async () => {
  const bound = `const { boundMemory } = await import(${JSON.stringify(MODULE)});\nboundMemory();\n`;
  const [free, bounded] = await Promise.all([semiSpaceAfter(PROGRAM), semiSpaceAfter(bound + PROGRAM)]);
  expect(free).toBeGreaterThan(8);
  expect(bounded).toBeLessThanOrEqual(8);
});
