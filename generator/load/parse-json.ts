import { isObject, type Json } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import { jsonErrorOffset } from './json-error.ts';
import { membersAt, skipSpace, skipString } from './json-offsets.ts';
import { limits } from './limits.ts';
import type { Fault, Parsed } from './parsed.ts';

/** Parses a JSON text strictly: no duplicate keys, nothing behind it, no deeper than the limit. */
export function parseJson(text: string): Parsed {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return { faults: [{ code: 'too-deep', offset: deep, details: [String(limits.depth)] }] };
  try {
    const value: Json = JSON.parse(text);
    const faults = countMembers(value) === countColons(text) ? [] : duplicates(text, skipSpace(text, 0), '');
    return { value, faults };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { faults: [{ code: 'syntax-invalid', offset: jsonErrorOffset(text), details: ['JSON', what(text)] }] };
  }
}

function what(text: string): string {
  const offset = jsonErrorOffset(text);
  return offset >= text.length ? 'the text ends too early' : `unexpected ${JSON.stringify(text.slice(offset, offset + 12))}`;
}

function countMembers(value: Json): number {
  if (Array.isArray(value)) return value.reduce<number>((count, item) => count + countMembers(item), 0);
  if (!isObject(value)) return 0;
  const keys = Object.keys(value);
  return keys.reduce((count, key) => count + countMembers(value[key] ?? null), keys.length);
}

/** Colons outside strings: as many as the text has members, repeated ones included. */
function countColons(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = skipString(text, at) - 1;
    else if (code === 0x3a) count += 1;
  }
  return count;
}

function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = skipString(text, at) - 1;
    else if (code === 0x7d || code === 0x5d) depth -= 1;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > limits.depth) return at;
    }
  }
  return undefined;
}

function duplicates(text: string, offset: number, pointer: Pointer): readonly Fault[] {
  const seen = new Set<string>();
  const isMap = text[offset] === '{';
  return membersAt(text, offset).flatMap((member) => {
    const here = below(pointer, member.key);
    const inside = duplicates(text, member.valueOffset, here);
    if (!isMap || !seen.has(member.key)) {
      seen.add(member.key);
      return inside;
    }
    return [{ code: 'key-duplicate', offset: member.keyOffset, pointer: here, details: [member.key] }, ...inside];
  });
}
