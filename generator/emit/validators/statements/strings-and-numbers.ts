import type { JsonObject } from '../../../model/json.ts';
import { FORMATS } from '../../../../templates/shared/schema/formats.ts';
import { type FunctionContext, reject, type Statements } from './statement.ts';

/** Validates length, format and pattern of a string, expensive ones last. */
export function stringStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { minLength, maxLength, pattern, format } = schema;
  const test = FORMATS.get(String(format));
  return [
    ...(typeof maxLength === 'number' ? [reject(isLonger(value, maxLength, context))] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [reject(isShorter(value, minLength, context))] : []),
    ...(test?.of === 'string' ? [reject(`!${context.runtime('formats', test.name)}(${value})`)] : []),
    ...(typeof pattern === 'string' ? [reject(`!${context.pattern(pattern)}.test(${value})`)] : []),
  ];
}

/** Few strings have characters of two code units, so the plain length decides first. */
function isLonger(value: string, limit: number, { runtime }: FunctionContext): string {
  return `${value}.length > ${limit} && ${runtime('assertions', 'countCodePoints')}(${value}) > ${limit}`;
}

function isShorter(value: string, limit: number, { runtime }: FunctionContext): string {
  if (limit <= 1) return `${value}.length < ${limit}`;
  const count = `${runtime('assertions', 'countCodePoints')}(${value})`;
  return `${value}.length < ${limit} || (${value}.length < ${limit * 2} && ${count} < ${limit})`;
}

/** Relations that must hold between a number and the value of a keyword. `NaN` fulfils none. */
const RELATIONS = [
  ['minimum', '>='],
  ['maximum', '<='],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<'],
] as const;

/** Validates range, `multipleOf` and format of a number. */
export function numberStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { multipleOf, format } = schema;
  const test = FORMATS.get(String(format));
  const range = RELATIONS.flatMap(([keyword, relation]) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? [reject(`!(${value} ${relation} ${limit})`)] : [];
  });
  return [
    ...range,
    ...(typeof multipleOf === 'number' ? [reject(isNoMultiple(value, multipleOf, context))] : []),
    ...(test?.of === 'number' ? [reject(`!${context.runtime('formats', test.name)}(${value})`)] : []),
  ];
}

/** A remainder of binary fractions is not exact for decimals: `0.3 % 0.1` is not 0. */
function isNoMultiple(value: string, step: number, { runtime }: FunctionContext): string {
  return Number.isInteger(step)
    ? `${value} % ${step} !== 0`
    : `!${runtime('assertions', 'isMultiple')}(${value}, ${step})`;
}
