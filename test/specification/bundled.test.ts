// Runs in `npm run test:rest`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { checkDocument } from '../../generator/check/rules.ts';
import { loadSpecification } from '../../generator/load/load.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';

const ROOT = join(import.meta.dirname, '../..');
const linter = join(PEERS, '@redocly/cli/bin/cli.js');
const skipped = skippedWithout(linter);
/** The file that names the roots `v3` and `v2`, and the rules. */
const CONFIGURATION = ['--config', 'spec/redocly.yaml'];
const bundles = ['v3', 'v2'].map((name) => join('generated/spec', `${name}.json`));

describe('a bundled specification', () => {
  test.each(bundles)('R114 %s is valid under the official OpenAPI 3.1 schema and our own rules', async (file) => {
    const diagnostics = new Diagnostics();
    checkDocument(await loadSpecification(join(ROOT, file), diagnostics), diagnostics);
    expect(diagnostics.list).toEqual([]);
  });

  test.each(bundles)('%s has internal references only', (file) => {
    const references = readFileSync(join(ROOT, file), 'utf8').match(/"\$ref": "[^"]*"/g) ?? [];
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !reference.startsWith('"$ref": "#/'))).toEqual([]);
  });

  test.skipIf(skipped !== '')(`passes the recommended rules of Redocly, like its source files${skipped}`, () => {
    const run = (): string =>
      execFileSync(process.execPath, [linter, 'lint', 'v3', 'v2', ...bundles, ...CONFIGURATION, '--format', 'json'], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      });
    const counts = [...run().matchAll(/"(errors|warnings)": (\d+)/g)].map(([, kind, count]) => `${count} ${kind}`);
    expect(counts).toEqual(
      Array<string[]>(2 + bundles.length)
        .fill(['0 errors', '0 warnings'])
        .flat(),
    );
  });
});
