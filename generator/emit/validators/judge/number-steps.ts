import type { JsonObject } from '../../../model/json.ts';
import { FORMATS } from '../formats.ts';
import type { Judging } from './judging.ts';
import { refuse, type Steps } from './step.ts';

/** What must hold between a number and what a keyword says; what is no number holds none of it. */
const BOUNDS = [
  ['minimum', '>='],
  ['maximum', '<='],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<'],
] as const;

/** Bounds, step and format of a number. */
export function numberSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const { multipleOf, format } = schema;
  const test = FORMATS.get(String(format));
  const bounds = BOUNDS.flatMap(([keyword, relation]) => {
    const bound = schema[keyword];
    return typeof bound === 'number' ? [refuse(`!(${value} ${relation} ${bound})`)] : [];
  });
  return [
    ...bounds,
    ...(typeof multipleOf === 'number' ? [refuse(isNoMultiple(value, multipleOf, judging))] : []),
    ...(test?.of === 'number' ? [refuse(`!${judging.runtime(test.module, test.name)}(${value})`)] : []),
  ];
}

/** A remainder is exact between numbers as the computer has them; as they are written, only whole ones are those. */
function isNoMultiple(value: string, step: number, { runtime }: Judging): string {
  return Number.isInteger(step)
    ? `${value} % ${step} !== 0`
    : `!${runtime('assertions', 'isMultiple')}(${value}, ${step})`;
}
