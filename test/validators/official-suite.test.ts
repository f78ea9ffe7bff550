import { beforeAll, describe, expect, test } from 'vitest';
import { caseOf, type Group, groupsIn, hasSuite } from '../suites/json-schema-suite.ts';
import { compileValidators } from '../suites/compile-validators.ts';
import { KNOWN_GAPS, REASONS } from '../suites/known-gaps.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';

if (!hasSuite) console.log('skipped: the official JSON Schema test suite is not on this machine');

/** Formats of the decisions and of interfaces in general; those of the suite that are not named here only describe. */
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

interface Verdict {
  readonly group: Group;
  readonly name: string;
  readonly isRight: boolean;
}

function verdicts(groups: readonly Group[], validators: readonly Validator<unknown>[]): readonly Verdict[] {
  return groups.flatMap((group, index) =>
    group.tests.map(({ description, data, valid }) => ({
      group,
      name: `${group.file}: ${group.description}: ${description}`,
      isRight: validators[index]?.(data) === valid,
    })),
  );
}

describe.runIf(hasSuite)('of the official suite of draft 2020-12', () => {
  const groups = hasSuite ? groupsIn('.') : [];
  let validators: readonly Validator<unknown>[] = [];

  beforeAll(async () => {
    validators = await compileValidators(groups.map(caseOf));
  });

  test('at least 1,280 required tests pass, and those that fail are known gaps with a reason', () => {
    const all = verdicts(groups, validators);
    const failing = all.filter(({ isRight }) => !isRight);
    const reasons = failing.map(({ group }) => KNOWN_GAPS[group.file]?.[group.description] ?? 'unknown');
    expect(failing.filter((_, index) => REASONS[reasons[index] ?? ''] === undefined).map(({ name }) => name)).toEqual(
      [],
    );
    expect(all.length - failing.length).toBeGreaterThanOrEqual(1_280);
  });

  test('the explanation finds something wrong in exactly what the judge refuses', () => {
    const differing = groups.flatMap((group, index) =>
      group.tests.filter(({ data }) => {
        const errors = validators[index]?.findIssues(data).filter(({ severity }) => severity === 'error') ?? [];
        const isExplained = errors.every(({ expected }) => expected !== 'a value that matches the schema');
        return (errors.length === 0) !== validators[index]?.(data) || !isExplained;
      }),
    );
    expect(differing).toEqual([]);
  });

  test('every test of the formats that interfaces use passes', async () => {
    const formats = groupsIn('optional/format').filter(({ file }) => FORMATS.includes(file));
    const own = formats.map(({ schema, ...group }) => ({ ...group, schema: withoutDialect(schema) }));
    const failing = verdicts(own, await compileValidators(own.map(caseOf))).filter(({ isRight }) => !isRight);
    expect(failing.map(({ name }) => name)).toEqual([]);
  });
});

/** The plain draft leaves formats unjudged; an OpenAPI document's own dialect does not. */
function withoutDialect(schema: Group['schema']): Group['schema'] {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$schema' ? undefined : value)));
}
