// Runs in `npm run test:rest`.
import { beforeAll, describe, expect, test } from 'vitest';
import { caseOf, type Group, groupsIn, hasSuite } from '../suites/json-schema-suite.ts';
import { compileValidators } from '../suites/compile-validators.ts';
import { KNOWN_GAPS, REASONS } from '../suites/known-gaps.ts';
import type { Validator } from '#shared/validation/validator.ts';

if (!hasSuite) console.log('skipped: the official JSON Schema test suite is not on this machine');

/** Formats that the validators check; the other formats of the suite are annotations. */
const FORMATS = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'uuid',
  'json-pointer',
  'relative-json-pointer',
  'regex',
  'iri',
  'iri-reference',
];

interface SuiteResult {
  readonly group: Group;
  readonly name: string;
  readonly passes: boolean;
}

function runGroups(groups: readonly Group[], validators: readonly Validator<unknown>[]): readonly SuiteResult[] {
  return groups.flatMap((group, index) =>
    group.tests.map(({ description, data, valid }) => ({
      group,
      name: `${group.file}: ${group.description}: ${description}`,
      passes: validators[index]?.(data) === valid,
    })),
  );
}

describe.runIf(hasSuite)('the official test suite of draft 2020-12', () => {
  const groups = hasSuite ? groupsIn('.') : [];
  let validators: readonly Validator<unknown>[] = [];

  beforeAll(async () => {
    validators = await compileValidators(groups.map(caseOf));
  });

  test('passes at least 1,280 required tests, and the others are known gaps with a reason', () => {
    const all = runGroups(groups, validators);
    const failing = all.filter(({ passes }) => !passes);
    const reasons = failing.map(({ group }) => KNOWN_GAPS[group.file]?.[group.description] ?? 'unknown');
    expect(failing.filter((_, index) => REASONS[reasons[index] ?? ''] === undefined).map(({ name }) => name)).toEqual(
      [],
    );
    expect(all.length - failing.length).toBeGreaterThanOrEqual(1_280);
  });

  test('finds issues in exactly the values that the validators reject', () => {
    const differing = groups.flatMap((group, index) =>
      group.tests.filter(({ data }) => {
        const errors = validators[index]?.findIssues(data).filter(({ severity }) => severity === 'error') ?? [];
        const isExplained = errors.every(({ expected }) => expected !== 'a value that matches the schema');
        return (errors.length === 0) !== validators[index]?.(data) || !isExplained;
      }),
    );
    expect(differing).toEqual([]);
  });

  test('passes every test of the supported formats', async () => {
    const formats = groupsIn('optional/format').filter(({ file }) => FORMATS.includes(file));
    const own = formats.map(({ schema, ...group }) => ({ ...group, schema: withoutDialect(schema) }));
    const failing = runGroups(own, await compileValidators(own.map(caseOf))).filter(({ passes }) => !passes);
    expect(failing.map(({ name }) => name)).toEqual([]);
  });
});

/** Removes the dialect: draft 2020-12 does not validate formats, the dialect of OpenAPI documents does. */
function withoutDialect(schema: Group['schema']): Group['schema'] {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$schema' ? undefined : value)));
}
