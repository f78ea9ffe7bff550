import { closestMatch } from '../../closest-match.ts';
import { isEqual, isFiniteNumber, isInteger } from '../assertions.ts';
import { describeType, describeValue, joinWords } from '../description.ts';
import { isBinary } from '../formats.ts';
import type { IssueOptions } from '../issue.ts';
import { MAX_DEPTH, throwTooDeep } from '../recursion.ts';
import {
  type Evaluation,
  type Interpret,
  type KeywordContext,
  type KeywordInterpreter,
  Report,
  ReportCache,
  rootLocation,
} from './report.ts';
import type { Schema } from './schema.ts';

/**
 * Validates a value against a schema keyword by keyword, and reports all issues. Slow and thorough, for values that are
 * rejected.
 */
export const interpret: Interpret = (schema, value, location) => {
  const report = new Report();
  if (location.depth > MAX_DEPTH * 4) throwTooDeep();
  if (schema === true) return report;
  if (schema === false) {
    report.add(location, { code: 'forbidden', expected: 'nothing here', received: 'something' });
    return report;
  }
  const cache =
    location.cache ?? (typeof value === 'object' && mayEvaluateTwice(schema) ? new ReportCache() : undefined);
  const here = { ...location, depth: location.depth + 1, source: schema.source ?? location.source, cache };
  const context: KeywordContext = { schema, value, location: here, report };
  if (!interpretType(context)) return report;
  if (schema.ref !== undefined) report.merge(interpretReference({ schema: schema.ref(), value, location: here }));
  for (const keyword of location.keywords) keyword(context, interpret);
  return report;
};

/** Keywords by which several inner schemas may validate the same part of a value. */
const IN_PLACE_APPLICATORS = [
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'dependentSchemas',
  'patternProperties',
  'contains',
] as const satisfies readonly (keyof Schema)[];

/** Tests whether several inner schemas may validate the same part of a value. */
function mayEvaluateTwice(schema: Schema): boolean {
  if (schema.ref !== undefined && Object.keys(schema).length > 1) return true;
  return IN_PLACE_APPLICATORS.some((keyword) => schema[keyword] !== undefined);
}

/** Caches the report of a reference: each level would double the cost of the one below. */
function interpretReference(subject: Evaluation): Report {
  const { schema, value, location } = subject;
  if (location.cache === undefined || typeof value !== 'object' || value === null)
    return interpret(schema, value, location);
  return location.cache.report(subject, interpret);
}

/** More values than these are counted, not listed. */
const MAX_LISTED_VALUES = 8;

/** Interprets `type`, `enum` and `const`. Returns whether the type is right, so that other keywords apply. */
function interpretType(context: KeywordContext): boolean {
  const { schema, value, location, report } = context;
  if (schema.binary && !isBinary(value)) {
    report.add(location, { ...typeIssue('string', value), expected: 'bytes' });
    return false;
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    report.add(location, { ...typeIssue(schema.type, value), expected: expectedType(context, types) });
    return false;
  }
  interpretEnum(context);
  if (Object.hasOwn(schema, 'const') && !isEqual(schema.const, value)) {
    const limit = schema.const;
    report.add(location, { code: 'value', keyword: 'const', limit, ...describeMismatch([limit], value) });
  }
  return true;
}

function typeIssue(limit: unknown, value: unknown): Omit<IssueOptions, 'expected'> {
  return { code: 'type', keyword: 'type', limit, received: describeValue(value) };
}

/** Tests for a type of JSON Schema. `NaN` and infinities are no numbers of JSON. */
export function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return isInteger(value);
    case 'number':
      return isFiniteNumber(value);
    default:
      return typeof value === type;
  }
}

function interpretEnum({ schema, value, location, report }: KeywordContext): void {
  if (schema.known !== undefined) warnAboutMisspelling({ schema, value, location, report }, schema.known);
  if (schema.enum === undefined || schema.enum.some((known) => isEqual(known, value))) return;
  const limit = schema.enum;
  report.add(location, { code: 'unknown-value', keyword: 'enum', limit, ...describeMismatch(limit, value) });
}

/** Warns about a value that is almost a known one of an open enumeration. */
function warnAboutMisspelling({ value, location, report }: KeywordContext, known: readonly unknown[]): void {
  const parts = describeMismatch(known, value);
  if (parts.suggestion === undefined || known.includes(value)) return;
  report.add(location, { code: 'unknown-value', severity: 'warning', ...parts });
}

/**
 * Describes a value that is none of these. A string is quoted only if it is a misspelling of a known one: then it is no
 * secret.
 */
export function describeMismatch(
  known: readonly unknown[],
  value: unknown,
): { expected: string; received: string; suggestion?: string } {
  const names = known.filter((name) => typeof name === 'string');
  const suggestion = typeof value === 'string' ? closestMatch(value, names) : undefined;
  return {
    expected: expectedValues(known),
    received: suggestion === undefined ? describeValue(value) : JSON.stringify(value),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function expectedValues(known: readonly unknown[]): string {
  const texts = known.slice(0, MAX_LISTED_VALUES).map((name) => JSON.stringify(name));
  return known.length > MAX_LISTED_VALUES ? `one of ${known.length} values (${texts.join(', ')} …)` : joinWords(texts);
}

function expectedType({ schema }: KeywordContext, types: readonly string[]): string {
  if (types.length === 1 && types[0] === 'boolean') return 'true or false';
  const format = schema.format === undefined ? '' : ` (${schema.format.name})`;
  return joinWords(types.map(describeType)) + format;
}

/** Tests whether the interpreter finds no errors. For the few schemas that cannot be compiled. */
export function matchesSchema(
  schema: Schema | boolean,
  value: unknown,
  keywords: readonly KeywordInterpreter[],
): boolean {
  return interpret(schema, value, rootLocation(keywords)).isClean;
}
