import type { Json } from '../../../generator/model/json.ts';
import type { Validator } from '../../../templates/runtime/shared/validation/validator.ts';
import { VULNERABLE_PATTERNS, HOSTILE_FORMATS, PATTERNS_WITHOUT_TABLE } from '../../../test/suites/hostile-texts.ts';
import { compileValidatorsTogether } from '../../../test/suites/compile-validators.ts';

/** A hostile value, and the processor time of its first validation with issues. */
export interface HostileTime {
  readonly what: string;
  readonly milliseconds: number;
}

interface Attack {
  readonly what: string;
  readonly schema: Json;
  readonly value: unknown;
}

const ITEMS = 8_000;
const LEVELS = 20_000;

/** Measures each attack of the tests: 50,000 characters, 8,000 objects that must be unique, 20,000 levels. */
export async function timeHostile(): Promise<readonly HostileTime[]> {
  const all = attacks();
  const validators = await compileValidatorsTogether(all.map(({ schema }) => schema));
  return all.map(({ what: subject, value }, index) => ({
    what: subject,
    milliseconds: timeOf(validators[index], value),
  }));
}

function timeOf(validator: Validator<unknown> | undefined, value: unknown): number {
  const begin = process.cpuUsage();
  validator?.validate(value);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

function attacks(): readonly Attack[] {
  const items = Array.from({ length: ITEMS }, (_, index) => ({ id: index, name: `name ${index}` }));
  let deep: unknown = {};
  for (let level = 0; level < LEVELS; level += 1) deep = [deep];
  return [
    ...[...VULNERABLE_PATTERNS, ...PATTERNS_WITHOUT_TABLE].map(([pattern, value]) => ({
      what: pattern,
      schema: { type: 'string', pattern },
      value,
    })),
    ...HOSTILE_FORMATS.map(([format, value]) => ({
      what: `format ${format}`,
      schema: { type: 'string', format },
      value,
    })),
    { what: `uniqueItems, ${ITEMS} objects`, schema: { type: 'array', uniqueItems: true }, value: items },
    { what: `${LEVELS} levels`, schema: {}, value: deep },
  ];
}
