import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { checkDocument } from '../../generator/check/rules.ts';
import { formatDiagnostic } from '../../generator/diagnostics/format.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostics.ts';
import { type Loaded, loadIn } from '../generator/load/load-files.ts';
import { copyFixtures } from './support/expectations.ts';

const { outside, folder, expectations } = copyFixtures();
afterAll(() => rmSync(outside, { recursive: true }));

describe.for(expectations)('$file: $attack', (expected) => {
  test(`is of class ${expected.class}`, async () => {
    const began = performance.now();
    const loaded = await loadIn(folder, expected.file, checkDocument);
    const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error');
    if (expected.class === 'F') expect(errors).not.toEqual([]);
    if (expected.class === 'G') expect(errors).toEqual([]);
    if (expected.class === 'G+W') expect(loaded.diagnostics).not.toEqual([]);
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

/** Tests whether a diagnostic is at a line, or at a pointer or below it. */
function isAtOrBelow({ address }: Diagnostic, at: string): boolean {
  const { line, pointer = '' } = typeof address === 'string' ? { line: 0, pointer: address } : address;
  return at.startsWith('line ') ? `line ${line}` === at : `${pointer}/`.startsWith(`${at}/`);
}

function printed({ diagnostics, specification }: Loaded): string {
  const printing = {
    ...(specification === undefined ? {} : { locate: specification.locate, line: specification.line }),
    color: false,
  };
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, printing)).join('\n');
}
