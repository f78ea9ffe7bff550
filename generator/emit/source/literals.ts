import type { Json } from '../../model/json.ts';
import { isIdentifier } from '../../model/names.ts';

/** Returns a string literal in single quotes, for code that is not formatted. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}

/** Returns a string literal that holds exactly `text`. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Returns a property name in a type, quoted if it is no identifier. */
export function propertyKey(name: string): string {
  return isIdentifier(name) ? name : stringLiteral(name);
}

/** Returns a property name in an object literal. `__proto__` is computed, which makes it an own property. */
export function literalKey(name: string): string {
  return name === '__proto__' ? '["__proto__"]' : propertyKey(name);
}

/** Returns a JSON value as an expression. */
export function jsonLiteral(json: Json): string {
  if (typeof json === 'string') return stringLiteral(json);
  if (Array.isArray(json)) return `[${json.map(jsonLiteral).join(', ')}]`;
  if (typeof json === 'object' && json !== null)
    return objectLiteral(Object.entries(json).map(([name, item]) => [name, jsonLiteral(item)]));
  return JSON.stringify(json);
}

/** Returns an object literal of expressions. */
export function objectLiteral(members: readonly (readonly [name: string, expression: string])[]): string {
  return members.length === 0 ? '{}' : `{ ${members.map(memberText).join(', ')} }`;
}

/** Keywords that cannot be shorthand properties, as in `{ true }`. */
const VALUES = new Set(['true', 'false', 'null']);

function memberText([name, expression]: readonly [string, string]): string {
  return name === expression && isIdentifier(name) && !VALUES.has(name) ? name : `${literalKey(name)}: ${expression}`;
}

/** Returns the literal type of a JSON value. */
export function literalType(json: Json): string {
  if (typeof json === 'string') return stringLiteral(json);
  if (Array.isArray(json)) return `[${json.map(literalType).join(', ')}]`;
  if (typeof json === 'object' && json !== null) {
    return `{ ${Object.entries(json)
      .map(([name, item]) => `${propertyKey(name)}: ${literalType(item)}`)
      .join('; ')} }`;
  }
  return JSON.stringify(json);
}

/**
 * Returns a document as the text of a JSON file. The text is joined, because one concatenated with `+` is copied
 * when it is written, which doubles the memory of large documents.
 */
export function jsonText(document: object, indentation = 0): string {
  return [JSON.stringify(document, null, indentation), ''].join('\n');
}
