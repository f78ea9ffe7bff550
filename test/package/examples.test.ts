// Runs in `npm run test:rest`.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runExamples } from '../../scripts/run-examples.ts';
import { PATIENCE } from './support/pack-once.ts';
import { type Installation, installClient } from './support/packed-client.ts';

describe('the examples of the installed client, run against the mock,', () => {
  let installed: Installation;
  beforeAll(async () => {
    installed = await installClient();
  }, PATIENCE);
  afterAll(() => installed[Symbol.dispose]());

  test('succeed, meet the contract and print what they did', async () => {
    const lines: string[] = [];
    const isSuccess = await runExamples(join(installed.client, 'examples'), (line) => lines.push(line));
    const output = lines.join('\n');
    expect(isSuccess, output).toBe(true);
    expect(output).toContain('workforce: employee 1 has 2 cards; the new one is 900001');
    expect(output).toContain('HTTP 404: ');
    expect(output).toContain('journal 1: J01');
    expect(output).toContain('Card of employee 1: its type is still BANK');
  });

  test('are reported as failed if one exits with an error', async () => {
    const folder = mkdtempSync(join(installed.folder, 'failing-'));
    cpSync(join(installed.client, 'examples/safe-update.mjs'), join(folder, 'safe-update.mjs'));
    writeFileSync(join(folder, 'failing.mjs'), "// Fails.\nthrow new Error('the reason');\n");
    const lines: string[] = [];
    expect(await runExamples(folder, (line) => lines.push(line))).toBe(false);
    expect(lines.join('\n')).toMatch(/Fails\..*the reason.*failed with exit code 1.*1 of the examples failed/s);
    rmSync(folder, { recursive: true });
  });
});
