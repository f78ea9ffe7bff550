import { isDeepStrictEqual } from 'node:util';
import { type Json, member } from '../../model/json.ts';
import { below, type Pointer } from '../../model/pointer.ts';
import { type Check, type Context, itemsOf, type Standing } from './context.ts';
import type { Node } from '../walk.ts';
import { typesAllowed, typesOf } from './type-of.ts';

/** Values that a schema states itself should be ones that it allows. */
export const checkValues: Check = (schema, { problems }) => {
  const allowed = typesAllowed(schema.value);
  for (const { value, pointer } of statedValues(schema)) {
    if (allowed === undefined || typesOf(value).some((type) => allowed.includes(type))) continue;
    problems.report('value-contradicts-type', pointer, JSON.stringify(value), allowed.join(' or '));
  }
  checkEnumeration(schema, problems);
};

function statedValues(schema: Node): readonly Standing[] {
  const single = ['const', 'default', 'example'].flatMap((keyword) => {
    const value = member(schema.value, keyword);
    return value === undefined ? [] : [{ value, pointer: below(schema.pointer, keyword) }];
  });
  return [...single, ...itemsOf(schema, 'enum'), ...itemsOf(schema, 'examples')];
}

function checkEnumeration(schema: Node, problems: Context['problems']): void {
  const values = member(schema.value, 'enum');
  if (!Array.isArray(values)) return;
  const at: Pointer = below(schema.pointer, 'enum');
  if (values.length === 0) problems.report('enum-empty', at);
  const seen = new Set<string>();
  for (const { value, pointer } of itemsOf(schema, 'enum')) {
    const text = JSON.stringify(value);
    if (seen.has(text)) problems.report('enum-repeats', pointer, text);
    seen.add(text);
  }
  const fallback = member(schema.value, 'default');
  if (
    fallback !== undefined &&
    values.length > 0 &&
    !values.some((value: Json) => isDeepStrictEqual(value, fallback))
  ) {
    problems.report('default-not-in-enum', below(schema.pointer, 'default'), JSON.stringify(fallback));
  }
}
