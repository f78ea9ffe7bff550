import type { Json, JsonObject } from '../../../model/json.ts';
import { isNone, isPlain } from './compare.ts';
import type { Judging } from './judging.ts';
import { ALWAYS, all, refuse, some, type Steps } from './step.ts';

/** Kinds of value that keywords of their own speak of. */
export const KINDS = ['string', 'number', 'array', 'object'] as const;
export type Kind = (typeof KINDS)[number];

/** The types that a schema names; none where it takes any. */
export function typeNames(schema: JsonObject): readonly string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  return type === undefined ? [] : [type].flat().map(String);
}

/** That a value is of a kind: numbers that JSON has not are numbers here, and fail at their keywords. */
export function kindTest(kind: Kind, value: string): string {
  if (kind === 'array') return `Array.isArray(${value})`;
  if (kind === 'object') return `typeof ${value} === "object" && ${value} !== null && !Array.isArray(${value})`;
  return `typeof ${value} === "${kind}"`;
}

/** Type, enumeration and constant. */
export function typeSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const types = typeNames(schema);
  const ofType = types.length === 0 ? [] : [refuse(all(types.map((type) => isNot(type, value))))];
  const listed = [
    ...(Array.isArray(schema['enum']) ? [schema['enum'] as readonly Json[]] : []),
    ...(Object.hasOwn(schema, 'const') ? [[schema['const'] ?? null]] : []),
  ];
  if (listed.length === 0) return ofType;
  const fitting = listed.map((values) =>
    values.filter((one) => types.length === 0 || types.some((type) => fits(one, type))),
  );
  if (fitting.some((values) => values.length === 0)) return [ALWAYS];
  // What is one of these values is of the type too.
  const isTypeSaid = fitting.some((values) => values.every(isPlain));
  return [...(isTypeSaid ? [] : ofType), ...fitting.map((values) => refuse(isNone(values, value, judging)))];
}

function isNot(type: string, value: string): string {
  switch (type) {
    case 'null':
      return `${value} !== null`;
    case 'array':
      return `!Array.isArray(${value})`;
    case 'object':
      return some([`typeof ${value} !== "object"`, `${value} === null`, `Array.isArray(${value})`]);
    case 'integer':
      return `!Number.isInteger(${value})`;
    case 'number':
      return `!Number.isFinite(${value})`;
    default:
      return `typeof ${value} !== "${type}"`;
  }
}

function fits(value: Json, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
