import { isObject, type Json, type JsonObject, listAt, member } from '../json.ts';
import type { Part } from './parts.ts';

/** What a JSON value may be. */
export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

const KINDS: readonly Kind[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** What a value may be by all parts. */
export function kindsOf(parts: readonly Part[]): readonly Kind[] {
  return KINDS.filter((kind) => parts.every(({ schema }) => allows(schema, kind)));
}

/** Whether numbers must be whole. */
export function isWhole(parts: readonly Part[]): boolean {
  return parts.some(({ schema }) => {
    const types = typesIn(schema);
    return types.includes('integer') && !types.includes('number');
  });
}

/** What a part lists, of the kinds that may be; nothing where it lists nothing, or more than plain values. */
export function listedIn({ schema }: Part, kinds: readonly Kind[]): readonly Json[] | undefined {
  const fixed = member(schema, 'const');
  const listed = fixed === undefined ? member(schema, 'enum') : [fixed];
  if (!Array.isArray(listed) || listed.some((value) => typeof value === 'object' && value !== null)) return undefined;
  return listed.filter((value) => kinds.includes(kindOf(value)));
}

function allows(schema: JsonObject, kind: Kind): boolean {
  const types = typesIn(schema);
  if (types.length === 0) return true;
  if (kind === 'null' && schema['nullable'] === true) return true;
  return types.includes(kind) || (kind === 'number' && types.includes('integer'));
}

function typesIn(schema: JsonObject): readonly Json[] {
  const type = member(schema, 'type');
  return typeof type === 'string' ? [type] : listAt(schema, 'type');
}

function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  return typeof value as 'boolean' | 'number' | 'string';
}
