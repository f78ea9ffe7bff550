import { describe, describeType, listed } from '../describe.ts';
import { isEqual } from '../equal.ts';
import { isBinary } from '../formats/bytes.ts';
import { closestMatch } from '#shared/closest-match.ts';
import type { Inspection } from './report.ts';

/** More values than these are counted, not listed. */
const MOST_LISTED = 8;

/** Type, enumeration and constant. Answers whether the type is right, so that the rest is worth a look. */
export function inspectValue(inspection: Inspection): boolean {
  const { schema, value, place, report } = inspection;
  if (schema.binary && !isBinary(value)) {
    report.add(place, { code: 'type', expected: 'bytes', received: describe(value) });
    return false;
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    report.add(place, { code: 'type', expected: expectedType(inspection, types), received: describe(value) });
    return false;
  }
  inspectEnumeration(inspection);
  if (Object.hasOwn(schema, 'const') && !isEqual(schema.const, value)) {
    report.add(place, { code: 'value', ...valueParts([schema.const], value) });
  }
  return true;
}

/** Whether a value is of a type of JSON Schema; NaN and the infinities are no numbers of JSON. */
export function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function inspectEnumeration({ schema, value, place, report }: Inspection): void {
  if (schema.known !== undefined) warnOfMisspelling({ schema, value, place, report }, schema.known);
  if (schema.enum === undefined || schema.enum.some((known) => isEqual(known, value))) return;
  report.add(place, { code: 'unknown-value', ...valueParts(schema.enum, value) });
}

/** An open enumeration takes any other text; one that is nearly a known value is told of all the same. */
function warnOfMisspelling({ value, place, report }: Inspection, known: readonly unknown[]): void {
  const parts = valueParts(known, value);
  if (parts.nearest === undefined || known.includes(value)) return;
  report.add(place, { code: 'unknown-value', severity: 'warning', ...parts });
}

/**
 * What is said of a value that is none of these. A wrong text is quoted only where it is a misspelling of a known one:
 * then it is no secret.
 */
export function valueParts(
  known: readonly unknown[],
  value: unknown,
): { expected: string; received: string; nearest?: string } {
  const names = known.filter((name) => typeof name === 'string');
  const nearest = typeof value === 'string' ? closestMatch(value, names) : undefined;
  return {
    expected: expectedValues(known),
    received: nearest === undefined ? describe(value) : JSON.stringify(value),
    ...(nearest === undefined ? {} : { nearest }),
  };
}

function expectedValues(known: readonly unknown[]): string {
  const texts = known.slice(0, MOST_LISTED).map((name) => JSON.stringify(name));
  return known.length > MOST_LISTED ? `one of ${known.length} values (${texts.join(', ')} …)` : listed(texts);
}

function expectedType({ schema }: Inspection, types: readonly string[]): string {
  if (types.length === 1 && types[0] === 'boolean') return 'true or false';
  const format = schema.format === undefined ? '' : ` (${schema.format.name})`;
  return listed(types.map(describeType)) + format;
}
