// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { inspectorOf } from '../../templates/runtime/mock-engine/src/inspection.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import type { VerifySource } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import type { PlatformMutant } from './support/mutants.ts';
import { allMutants, EQUIVALENT, operationsAbout, platformMutants } from './support/platform-mutants.ts';
import { platformRules } from './support/record.ts';
import { harPlatform, runPlatform } from './support/run-platform.ts';

/** Tries the operations that a mutant is about first, because a run of all takes seconds. */
async function isFound(source: VerifySource, mutant: PlatformMutant): Promise<boolean> {
  const runs = inspectorOf(source).documents.map(({ name, operations }) => ({
    document: name,
    only: operationsAbout(mutant, operations, source.platform),
  }));
  const narrow = runs.filter(({ only }) => only.length > 0);
  for (const options of [...narrow, ...runs.map(({ document }) => ({ document }))])
    if ((await runPlatform(source, mutant, options)).findings.length > 0) return true;
  return false;
}

/** Every mutant takes a run of some seconds, so that only `npm run test:long` tries all of them. */
const SAMPLED = process.env['TEST_LONG'] === undefined ? 29 : 1;

/** All mutants take half an hour on a busy machine. */
const TIMEOUT_MS = 3_600_000;

/** Prints the figure that the guide states, where all mutants are tried. */
function reportSurvivors(command: string, survivors: readonly string[], count: number): void {
  if (SAMPLED === 1) console.log(`${command}: ${count - survivors.length} of ${count}; not ${survivors.join(', ')}`);
}

test(
  'run finds nothing in the mock of the platform, and at least 95 % of the mutants of its rules',
  { timeout: TIMEOUT_MS },
  async () => {
    const source = await platformRules();
    for (const document of ['v3', 'v2']) {
      const { findings, errors, checked } = await runPlatform(source, {}, { document });
      expect([findings.map(findingLine), errors]).toEqual([[], []]);
      expect(checked).toBeGreaterThan(2_000);
    }
    const survivors: string[] = [];
    const mutants = platformMutants(source).filter((_, index) => index % SAMPLED === 0);
    for (const mutant of mutants) {
      if (!(await isFound(source, mutant))) survivors.push(mutant.name);
    }
    reportSurvivors('run', survivors, mutants.length);
    expect(survivors.length / mutants.length, survivors.join(', ')).toBeLessThanOrEqual(0.05);
  },
);

test(
  'har finds nothing in the traffic of the mock, and at least 80 % of the mutants in it',
  { timeout: TIMEOUT_MS },
  async () => {
    const source = await platformRules();
    const findingsOf = async (mutant: Partial<PlatformMutant>): Promise<readonly string[]> =>
      (await harPlatform(source, () => mutant)).flatMap(({ findings }) => findings.map(findingLine));
    expect(await findingsOf({})).toEqual([]);
    const survivors: string[] = [];
    const mutants = platformMutants(source).filter((_, index) => index % SAMPLED === 0);
    for (const mutant of mutants) if ((await findingsOf(mutant)).length === 0) survivors.push(mutant.name);
    reportSurvivors('har', survivors, mutants.length);
    expect(survivors.length / mutants.length, survivors.join(', ')).toBeLessThanOrEqual(0.2);
  },
);

test('every equivalent mutant is one of the mutants', async () => {
  const names = allMutants(await platformRules()).map(({ name }) => name);
  for (const [pattern] of EQUIVALENT)
    expect(
      names.some((name) => pattern.test(name)),
      String(pattern),
    ).toBe(true);
});
