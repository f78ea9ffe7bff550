import { describe } from '../describe.ts';
import type { Inspect, Inspection } from './report.ts';

/** `not`, and `if` with `then` or `else`. */
export function inspectCondition({ schema, value, place, report }: Inspection, inspect: Inspect): void {
  if (schema.not !== undefined && inspect(schema.not, value, place).isClean) {
    report.add(place, { code: 'forbidden', expected: 'anything but a value of this shape', received: describe(value) });
  }
  if (schema.if === undefined) return;
  const condition = inspect(schema.if, value, place);
  if (condition.isClean) report.takeSeen(condition);
  const consequence = condition.isClean ? schema.then : schema.else;
  if (consequence !== undefined) report.take(inspect(consequence, value, place));
}
