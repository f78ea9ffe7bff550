import { DEEPEST, tooDeep } from '../depth.ts';
import { inspectArray } from './inspect-array.ts';
import { inspectChoice } from './inspect-choice.ts';
import { inspectCondition } from './inspect-condition.ts';
import { inspectNumber } from './inspect-number.ts';
import { inspectObject } from './inspect-object.ts';
import { inspectText } from './inspect-text.ts';
import { inspectUnevaluated } from './inspect-unevaluated.ts';
import { inspectValue } from './inspect-value.ts';
import { type Inspect, type Inspection, Report } from './report.ts';

/** Judges a value against a schema keyword by keyword and says all that is wrong; slow and thorough, for values that are refused. */
export const inspect: Inspect = (schema, value, place) => {
  const report = new Report();
  if (place.depth > DEEPEST * 4) tooDeep();
  if (schema === true) return report;
  if (schema === false) {
    report.add(place, { code: 'forbidden', expected: 'nothing here', received: 'something' });
    return report;
  }
  const here = { ...place, depth: place.depth + 1, source: schema.source ?? place.source };
  const inspection: Inspection = { schema, value, place: here, report };
  if (!inspectValue(inspection)) return report;
  if (schema.ref !== undefined) report.take(inspect(schema.ref(), value, here));
  inspectKind(inspection);
  inspectChoice(inspection, inspect);
  inspectCondition(inspection, inspect);
  inspectUnevaluated(inspection, inspect);
  return report;
};

/** The keywords that speak of one kind of value. */
function inspectKind(inspection: Inspection): void {
  const { value } = inspection;
  if (typeof value === 'string') inspectText(inspection, value);
  else if (typeof value === 'number') inspectNumber(inspection, value);
  else if (Array.isArray(value)) inspectArray(inspection, value, inspect);
  else if (isRecord(value)) inspectObject(inspection, value, inspect);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
