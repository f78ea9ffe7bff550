import { describe } from '../describe.ts';
import type { Inspect, Inspection } from './report.ts';

/** `not`, and `if` with `then` or `else`. */
export function inspectCondition(inspection: Inspection, inspect: Inspect): void {
  inspectNegation(inspection, inspect);
  const { schema, value, place, report } = inspection;
  if (schema.if === undefined) return;
  const condition = inspect(schema.if, value, place);
  if (condition.isClean) report.takeSeen(condition);
  if (condition.isClean && !condition.isSure) return leaveOpen(inspection, inspect);
  const consequence = condition.isClean ? schema.then : schema.else;
  if (consequence !== undefined) report.take(inspect(consequence, value, place));
}

function inspectNegation({ schema, value, place, report }: Inspection, inspect: Inspect): void {
  const refused = schema.not === undefined ? undefined : inspect(schema.not, value, place);
  if (!refused?.isClean) return;
  const expected = 'anything but a value of this shape';
  if (refused.isSure) report.add(place, { code: 'forbidden', expected, received: describe(value) });
  else report.addDoubt(place, expected);
}

/** Where nobody knows which of both must hold, none is held against the value. */
function leaveOpen({ schema, value, place, report }: Inspection, inspect: Inspect): void {
  for (const consequence of [schema.then, schema.else])
    if (consequence !== undefined) report.takeSeen(inspect(consequence, value, place));
  report.addDoubt(place, 'a value whose condition can be judged');
}
