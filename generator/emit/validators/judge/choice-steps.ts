import type { Json, JsonObject } from '../../../model/json.ts';
import { isObject } from '../../../model/json.ts';
import { listAt } from '../../../model/resolve.ts';
import type { Judging } from './judging.ts';
import { all, conditionOf, refuse, type Steps, where } from './step.ts';
import { typeNames } from './type-steps.ts';

/** `allOf`, `anyOf`, `oneOf`, `not`, and `if` with `then` or `else`. */
export function choiceSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const { not: refused } = schema;
  const inner = (part: Json): Steps => judging.steps(part, value);
  return [
    ...listAt(schema, 'allOf').flatMap(inner),
    ...variantSteps(listAt(schema, 'anyOf'), { value, isExclusive: false }, judging),
    ...variantSteps(listAt(schema, 'oneOf'), { value, isExclusive: true }, judging),
    ...(refused === undefined ? [] : [{ kind: 'not', steps: inner(refused) } as const]),
    ...conditionSteps(schema, inner),
  ];
}

interface Choice {
  readonly value: string;
  readonly isExclusive: boolean;
}

function variantSteps(variants: readonly Json[], { value, isExclusive }: Choice, judging: Judging): Steps {
  if (variants.length === 0) return [];
  const others = variants.filter((variant) => !isNull(variant));
  const isNullable = others.length === variants.length - 1 && (!isExclusive || others.every(refusesNull));
  const [only] = others;
  // Null, or what the one schema says.
  if (isNullable && others.length === 1 && only !== undefined)
    return where(`${value} !== null`, judging.steps(only, value));
  const steps = variants.map((variant) => judging.steps(variant, value));
  if (isExclusive && !areApart(variants)) return [{ kind: 'choice', variants: steps, isExclusive }];
  const conditions = steps.map(conditionOf);
  const known = conditions.filter((condition) => condition !== undefined);
  if (known.length < conditions.length) return [{ kind: 'choice', variants: steps, isExclusive: false }];
  return known.includes('false') ? [] : [refuse(all(known))];
}

function isNull(schema: Json): boolean {
  return isObject(schema) && schema['type'] === 'null' && Object.keys(schema).length === 1;
}

function refusesNull(schema: Json): boolean {
  const types = isObject(schema) ? typeNames(schema) : [];
  return types.length > 0 && !types.includes('null');
}

/** Whether no value can fit two of these, as each names types of its own: then the first that fits is the only one. */
function areApart(variants: readonly Json[]): boolean {
  const types = variants.map((variant) => (isObject(variant) ? typeNames(variant) : []));
  const named = types.flat().map((type) => (type === 'integer' ? 'number' : type));
  return types.every((names) => names.length === 1) && new Set(named).size === named.length;
}

function conditionSteps(schema: JsonObject, inner: (part: Json) => Steps): Steps {
  if (schema['if'] === undefined) return [];
  const [then, otherwise] = [inner(schema['then'] ?? true), inner(schema['else'] ?? true)];
  if (then.length === 0 && otherwise.length === 0) return [];
  return [{ kind: 'condition', when: inner(schema['if']), then, otherwise }];
}
