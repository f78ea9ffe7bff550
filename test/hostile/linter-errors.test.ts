// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { diagnosticsOf } from '../generator/check/check-document.ts';
import { documentWith } from '../generator/load/load-files.ts';
import { type LinterRule, linterRules } from './support/linter-rules.ts';
import { testFolder } from '../support/temporary-folder.ts';

const REDOCLY = join(PEERS, '@redocly/cli/bin/cli.js');
const skipped = skippedWithout(REDOCLY);

describe.for(linterRules)('$linter reports an error under $rule', ({ document, found, not }) => {
  test(found === undefined ? 'is none to us, for the reason given' : `is reported: ${found}`, async () => {
    const reported = await diagnosticsOf(document);
    if (found === undefined) expect(reported).toEqual([]);
    else expect(reported).toContain(found);
    expect(found === undefined).toBe(not !== undefined);
  });
});

test.skipIf(skipped !== '')(`Redocly reports them as errors${skipped}`, async () => {
  const rules = linterRules.filter(({ linter, rule }) => linter === 'Redocly' && !OF_OTHER_VERSIONS.has(rule));
  const diagnostics = await lint(rules.map(({ document }) => document));
  expect(rules.flatMap(({ rule }, index) => (diagnostics[index]?.includes(rule) ? [] : [rule]))).toEqual([]);
});

test('the published table agrees', async () => {
  const rows = linterRules.map(
    ({ linter, rule, found, not }: LinterRule) =>
      `| ${linter} | \`${rule}\` | ${found === undefined ? not : `\`${found.split(' ')[0]}\``} |`,
  );
  const head =
    '# What other linters count as errors\n\nLists every rule that Redocly (`recommended`) or Spectral (`spectral:oas`) reports as an error, with our diagnostic or\nthe reason why we report none. `linter-errors.test.ts` has a document for each rule.\n\n| Linter | Rule | Our diagnostic, or why there is none |\n| --- | --- | --- |\n';
  const file = join(import.meta.dirname, 'linter-errors.md');
  const text = await format(`${head}${rows.join('\n')}\n`, { ...(await resolveConfig(file)), parser: 'markdown' });
  await expect(text).toMatchFileSnapshot(file);
});

/**
 * Rules that Redocly documents as errors, and that the release which is installed warns of or applies to other versions
 * only.
 */
const OF_OTHER_VERSIONS = new Set(['no-schema-type-mismatch', 'nullable-type-sibling', 'spec-example-values']);

interface Reported {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly location: readonly { readonly source: { readonly ref: string } }[];
  }[];
}

/** The rules that Redocly says each document breaks. */
async function lint(documents: readonly string[]): Promise<readonly (readonly string[])[]> {
  const folder = testFolder('linted');
  const files = documents.map((_, index) => `${index}.yaml`);
  documents.forEach((document, index) => writeFileSync(join(folder, `${index}.yaml`), documentWith(document)));
  const run = promisify(execFile)(
    process.execPath,
    [REDOCLY, 'lint', ...files, '--extends', 'recommended', '--format', 'json', '--max-problems', '1000'],
    {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  // One report a file, one after the other.
  const reports: readonly Reported[] = stdout.split(/(?<=^\})\n?(?=\{)/m).map((text) => JSON.parse(text));
  const problems = reports.flatMap((report) => report.problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return files.map((file) =>
    errors.filter(({ location }) => location[0]?.source.ref.endsWith(file)).map(({ ruleId }) => ruleId),
  );
}
