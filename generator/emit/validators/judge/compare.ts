import type { Json } from '../../../model/json.ts';
import { value as literal } from '../../source/literal.ts';
import type { Judging } from './judging.ts';
import { all } from './step.ts';

/** Up to this many values are compared one by one; more are looked up. */
const MOST_COMPARED = 12;

/** That a value is none of these. */
export function isNone(values: readonly Json[], value: string, judging: Judging): string {
  const plain = values.filter(isPlain);
  const others = values.filter((one) => !isPlain(one));
  const equal = (one: Json): string =>
    `${judging.runtime('assertions', 'isEqual')}(${value}, ${judging.constant(literal(one))})`;
  return all([...isNonePlain(plain, value, judging), ...others.map((one) => `!${equal(one)}`)]);
}

function isNonePlain(values: readonly Json[], value: string, judging: Judging): readonly string[] {
  if (values.length <= MOST_COMPARED) return values.map((one) => `${value} !== ${literal(one)}`);
  return [`!${judging.constant(`/* @__PURE__ */ new Set(${literal(values)})`)}.has(${value})`];
}

/** Whether a value is the same as another where the language says so. */
export function isPlain(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}
