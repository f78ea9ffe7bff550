import { BINARY } from '../../../../templates/runtime/shared/schema/constraints.ts';
import { innerSchemas } from '../../../../templates/runtime/shared/schema/keywords.ts';
import { isObject, type Json, type JsonObject, listAt, type Pointer } from '../../../model/json.ts';
import { isNullSchema, soleVariant } from '../../../../templates/runtime/shared/schema/composition.ts';
import {
  and,
  type FunctionContext,
  reject,
  rejectMismatch,
  runIf,
  splitByKeywords,
  type Statement,
  type Statements,
} from './statement.ts';
import { hasOnly, typeNames } from './types.ts';

/** Validates `allOf`, `anyOf`, `oneOf`, `not`, and `if` with `then` and `else`. */
export function compositionStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { not } = schema;
  return [
    ...allOfStatements(schema, value, context),
    ...anyOfStatements(schema, value, context),
    ...oneOfStatements(schema, value, context),
    ...(not === undefined ? [] : [reject(context.matches(not, { value: value, role: 'Not' }))]),
    ...conditionStatements(schema, value, context),
  ];
}

function allOfStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const parts = listAt(schema, 'allOf');
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && hasOnly(schema, 'allOf')) return context.statements(only, value);
  const groups = splitByKeywords(parts, () => 1);
  if (groups.length > 1)
    return groups.flatMap((allOf) => rejectMismatch({ allOf }, { value: value, role: 'Parts' }, context));
  return parts.flatMap((part) => rejectMismatch(part, { value: value, role: 'Part' }, context));
}

function anyOfStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const variants = listAt(schema, 'anyOf');
  if (variants.length === 0) return [];
  return nullableStatements(schema, 'anyOf', value, context) ?? noneMatches(variants, value, context);
}

function oneOfStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const variants = listAt(schema, 'oneOf');
  if (variants.length === 0) return [];
  if (areDisjoint(variants)) {
    return nullableStatements(schema, 'oneOf', value, context) ?? noneMatches(variants, value, context);
  }
  const groups = splitByKeywords(variants, () => 1);
  if (groups.length > 1) {
    const counts = groups.map((group) => context.countMatches(group, { value, role: 'Variants' }));
    return [reject(`${counts.join(' + ')} !== 1`)];
  }
  const count = context.fresh('count');
  return [...countingStatements(variants, count, value, context), reject(`${count} !== 1`)];
}

/** Counts the variants that a value matches. */
export function countingStatements(
  variants: readonly Json[],
  count: string,
  value: string,
  context: FunctionContext,
): Statements {
  const counting = variants.map((variant): Statement => {
    const condition = context.matches(variant, { value, role: 'Variant' });
    return { kind: 'text', text: condition === 'true' ? `${count} += 1;` : `if (${condition}) ${count} += 1;` };
  });
  return [{ kind: 'text', text: `let ${count} = 0;` }, ...counting];
}

/** Rejects a value that matches no variant. */
function noneMatches(variants: readonly Json[], value: string, context: FunctionContext): Statements {
  // Before any function is written for the others, since none of them would be called.
  if (variants.some(acceptsAll)) return [];
  const groups = splitByKeywords(variants, () => 1);
  if (groups.length > 1)
    return noneMatches(
      groups.map((anyOf) => ({ anyOf })),
      value,
      context,
    );
  const conditions = variants.map((variant) => context.mismatches(variant, { value: value, role: 'Variant' }));
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length < conditions.length ? [] : [reject(and(known))];
}

/** Returns the schemas that the statements of a schema call. Those beside a variant that accepts all are not called. */
export function calledSchemas(schema: Json): readonly Pointer[] {
  if (!isObject(schema)) return [];
  const { $ref, if: condition = true, then = true, else: otherwise = true, ...others } = schema;
  const conditions = [then, otherwise].every(acceptsAll) ? [] : [condition, then, otherwise];
  const anyOf = listAt(schema, 'anyOf').some(acceptsAll) ? [] : listAt(schema, 'anyOf');
  return [
    ...(typeof $ref === 'string' ? [$ref] : []),
    ...[...conditions, ...innerSchemas({ ...others, anyOf })].flatMap(calledSchemas),
  ];
}

/** Tests for a schema that every value matches, by its keywords alone. */
function acceptsAll(schema: Json): boolean {
  if (!isObject(schema)) return schema !== false;
  if (Object.hasOwn(schema, BINARY)) return false;
  return Object.entries(schema).every(([keyword, value]) => {
    if (keyword.startsWith('~')) return true;
    if (keyword === 'allOf') return Array.isArray(value) && value.every(acceptsAll);
    if (keyword === 'anyOf') return Array.isArray(value) && value.some(acceptsAll);
    if (keyword === 'properties') return isObject(value) && Object.values(value).every(acceptsAll);
    return (keyword === 'items' || keyword === 'additionalProperties') && acceptsAll(value);
  });
}

/** Validates a union of `null` and one schema in place; `undefined` for any other union. */
function nullableStatements(
  schema: JsonObject,
  keyword: 'anyOf' | 'oneOf',
  value: string,
  context: FunctionContext,
): Statements | undefined {
  const variants = listAt(schema, keyword);
  const only = soleVariant(
    variants,
    (variant) => isNullSchema(variant) && isObject(variant) && hasOnly(variant, 'type'),
  );
  if (only === undefined || variants.length !== 2) return undefined;
  if (hasOnly(schema, keyword)) return runIf(`${value} !== null`, context.statements(only, value));
  const condition = context.mismatches(only, { value: value, role: 'Variant' });
  return condition === undefined ? [] : [reject(and([`${value} !== null`, condition]))];
}

/** Tests for variants that name different types, so that a value matches one of them at most. */
function areDisjoint(variants: readonly Json[]): boolean {
  const types = variants.map((variant) =>
    (isObject(variant) ? typeNames(variant) : []).map((type) => (type === 'integer' ? 'number' : type)),
  );
  const all = types.flatMap((names) => [...new Set(names)]);
  return types.every((names) => names.length > 0) && new Set(all).size === all.length;
}

function conditionStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { if: condition, then: consequence = true, else: alternative = true } = schema;
  if (condition === undefined) return [];
  const thenFails = context.mismatches(consequence, { value: value, role: 'Then' });
  const elseFails = context.mismatches(alternative, { value: value, role: 'Else' });
  if (thenFails === undefined && elseFails === undefined) return [];
  const test = context.matches(condition, { value: value, role: 'If' });
  if (elseFails === undefined) return [reject(and([test, thenFails ?? '']))];
  if (thenFails === undefined) return [reject(and([`!(${test})`, elseFails]))];
  return [reject(`${test} ? ${thenFails} : ${elseFails}`)];
}
