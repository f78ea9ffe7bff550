import { DEEPEST, tooDeep } from '../depth.ts';
import type { Schema } from '../schema.ts';
import { inspectValue } from './inspect-value.ts';
import { type Inspect, type Inspection, Known, Report, type Subject } from './report.ts';

/**
 * Judges a value against a schema keyword by keyword and says all that is wrong; slow and thorough, for values that are
 * refused.
 */
export const inspect: Inspect = (schema, value, place) => {
  const report = new Report();
  if (place.depth > DEEPEST * 4) tooDeep();
  if (schema === true) return report;
  if (schema === false) {
    report.add(place, { code: 'forbidden', expected: 'nothing here', received: 'something' });
    return report;
  }
  const known = place.known ?? (judgesTwice(schema) ? new Known() : undefined);
  const here = { ...place, depth: place.depth + 1, source: schema.source ?? place.source, known };
  const inspection: Inspection = { schema, value, place: here, report };
  if (!inspectValue(inspection)) return report;
  if (schema.ref !== undefined) report.take(inspectTarget({ schema: schema.ref(), value, place: here }));
  for (const inspector of place.inspectors) inspector(inspection, inspect);
  return report;
};

/** Keywords by which several schemas inside one may judge the same part of a value. */
const BESIDE = [
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'dependentSchemas',
  'patternProperties',
  'contains',
] as const satisfies readonly (keyof Schema)[];

/** Whether several schemas inside one may judge the same part of a value. */
function judgesTwice(schema: Schema): boolean {
  if (schema.ref !== undefined && Object.keys(schema).length > 1) return true;
  return BESIDE.some((keyword) => schema[keyword] !== undefined);
}

/** What one schema found of a part is not searched for again: each level would double what a level costs. */
function inspectTarget(subject: Subject): Report {
  const { schema, value, place } = subject;
  if (place.known === undefined || typeof value !== 'object' || value === null) return inspect(schema, value, place);
  return place.known.report(subject, inspect);
}
