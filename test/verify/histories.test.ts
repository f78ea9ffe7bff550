// Runs in `npm run test:rest`.
import { describe, expect, test } from 'vitest';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { COMMANDS, verifyHistory } from './support/histories.ts';
import { platformRules } from './support/platform-rules.ts';

/** `npm run test:long` tries 10,200 histories of each command. */
const HISTORIES = process.env['TEST_LONG'] === undefined ? 200 : 3_400;

describe.each(COMMANDS)('%s finds nothing in random histories of the mock that keeps its rules', (command) => {
  test.each([
    ['that it does not know', 'unknown'],
    ['that it takes for that of the mock', 'mock'],
    ['without the mock as the model', undefined],
  ] as const)('in a state %s', { timeout: 3_600_000 }, async (_, serverState) => {
    const source = await platformRules();
    const [found, errors] = [new Set<string>(), new Set<string>()];
    let checked = 0;
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const document = seed % 2 === 0 ? 'v2' : 'v3';
      const report = await verifyHistory(source, { command, document, serverState }, seed);
      for (const finding of report.findings) found.add(`seed ${seed}, ${document}: ${findingLine(finding)}`);
      for (const error of report.errors) if (!error.startsWith('The limit')) errors.add(error);
      checked += report.checked;
    }
    expect([[...found], [...errors]]).toEqual([[], []]);
    expect(checked).toBeGreaterThan(5 * HISTORIES);
  });
});
