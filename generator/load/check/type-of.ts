import { type Json, member } from '../../model/json.ts';

/** The types of JSON Schema that a value has: 1 is an integer and a number. */
export function typesOf(value: Json): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

/** The types that a schema allows by its `type`; `undefined` where it says nothing. */
export function typesAllowed(schema: Json | undefined): readonly string[] | undefined {
  const type = member(schema, 'type');
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : undefined;
}

/** Whether two lists of types have one in common; an integer is a number. */
export function overlap(left: readonly string[], right: readonly string[]): boolean {
  const wide = (types: readonly string[]) => (types.includes('number') ? [...types, 'integer'] : types);
  return wide(left).some((type) => wide(right).includes(type));
}
