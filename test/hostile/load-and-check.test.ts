import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkDocument } from '../../generator/load/check-document.ts';
import { formatProblem } from '../../generator/format-problem.ts';
import type { Problem } from '../../generator/problems.ts';
import { type Loaded, loadIn } from '../generator/load/loading.ts';

/** What is expected of a hostile document; `README.md` beside the fixtures says what the classes mean. */
interface Expectation {
  readonly file: string;
  readonly attack: string;
  readonly class: 'G' | 'G+W' | 'F' | 'G|F';
  readonly at?: string;
}

const outside = mkdtempSync(join(tmpdir(), 'load-hostile-'));
const folder = join(outside, 'specifications');
cpSync(join(import.meta.dirname, 'fixtures'), folder, { recursive: true });
writeFileSync(join(outside, 'outside.yaml'), 'Secret: { const: canary }');
symlinkSync(join(outside, 'outside.yaml'), join(folder, 'refs/link.yaml'));
afterAll(() => rmSync(outside, { recursive: true }));

const expectations: readonly Expectation[] = JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8'));

describe.for(expectations)('$file: $attack', (expected) => {
  test(`is of class ${expected.class}`, async () => {
    const began = performance.now();
    const loaded = await loadIn(folder, expected.file, checkDocument);
    const errors = loaded.problems.filter(({ severity }) => severity === 'error');
    if (expected.class === 'F') expect(errors).not.toEqual([]);
    if (expected.class === 'G') expect(errors).toEqual([]);
    if (expected.class === 'G+W') expect(loaded.problems).not.toEqual([]);
    const { at } = expected;
    if (at !== undefined && expected.class === 'F')
      expect(
        errors.some((error) => isAtOrBelow(error, at)),
        `an error at ${at}`,
      ).toBe(true);
    expect(printed(loaded)).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f]|canary/);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

/** Whether a problem stands at a line, or at a pointer or below it. */
function isAtOrBelow({ address }: Problem, at: string): boolean {
  const { line, pointer = '' } = typeof address === 'string' ? { line: 0, pointer: address } : address;
  return at.startsWith('line ') ? `line ${line}` === at : `${pointer}/`.startsWith(`${at}/`);
}

function printed({ problems, specification }: Loaded): string {
  const printing = {
    ...(specification === undefined ? {} : { locate: specification.locate, line: specification.line }),
    colour: false,
  };
  return problems.map((problem) => formatProblem(problem, printing)).join('\n');
}
