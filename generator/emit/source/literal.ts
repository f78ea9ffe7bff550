import type { Json } from '../../model/json.ts';
import { isIdentifier } from '../../model/names.ts';

/** A string literal that holds exactly `text`. */
export function string(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** A property name in a type: as it is where it is an identifier, else quoted. */
export function key(name: string): string {
  return isIdentifier(name) ? name : string(name);
}

/** A property name in an object literal: `__proto__` is computed, so that it is an own property like any other. */
export function computedKey(name: string): string {
  return name === '__proto__' ? '["__proto__"]' : key(name);
}

/** A value as an expression. */
export function value(json: Json): string {
  if (typeof json === 'string') return string(json);
  if (Array.isArray(json)) return `[${json.map(value).join(', ')}]`;
  if (typeof json === 'object' && json !== null)
    return objectLiteral(Object.entries(json).map(([name, item]) => [name, value(item)]));
  return JSON.stringify(json);
}

/** An object literal of expressions. */
export function objectLiteral(members: readonly (readonly [name: string, expression: string])[]): string {
  return members.length === 0 ? '{}' : `{ ${members.map(memberText).join(', ')} }`;
}

/** Words that are values, and so no names: `{ true }` is no object. */
const VALUES = new Set(['true', 'false', 'null']);

function memberText([name, expression]: readonly [string, string]): string {
  return name === expression && isIdentifier(name) && !VALUES.has(name) ? name : `${computedKey(name)}: ${expression}`;
}

/** The type that holds exactly this value. */
export function literalType(json: Json): string {
  if (typeof json === 'string') return string(json);
  if (Array.isArray(json)) return `[${json.map(literalType).join(', ')}]`;
  if (typeof json === 'object' && json !== null) {
    return `{ ${Object.entries(json)
      .map(([name, item]) => `${key(name)}: ${literalType(item)}`)
      .join('; ')} }`;
  }
  return JSON.stringify(json);
}
