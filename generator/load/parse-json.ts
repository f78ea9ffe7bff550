import { Buffer } from 'node:buffer';
import { isObject, type Json } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import type { Text } from './decode-text.ts';
import { jsonErrorOffset } from './json-error.ts';
import { closeContainer, type Ends, membersAt, skipSpace, skipString } from './json-offsets.ts';
import { limits } from './limits.ts';
import type { Fault, Parsed } from './parsed.ts';

/** Parses a JSON text strictly: no duplicate keys, no trailing text, no deeper than the limit. Offsets are in bytes. */
export function parseJson({ text, bytes }: Text): Parsed {
  const { colons, ends, tooDeepAt } = scan(bytes, limits.depth);
  if (tooDeepAt !== undefined)
    return { faults: [{ code: 'too-deep', offset: tooDeepAt, details: [String(limits.depth)] }] };
  try {
    const value: Json = JSON.parse(text);
    const count = countMembers(value);
    const isPlain = Number.isFinite(count) && count === colons;
    if (isPlain) return { value, faults: [], ends };
    return { value, faults: faultsIn({ bytes, offset: skipSpace(bytes, 0), pointer: '' }, new Map()), ends };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { faults: [syntaxFault(text)] };
  }
}

function syntaxFault(text: string): Fault {
  const at = jsonErrorOffset(text);
  const what = at >= text.length ? 'the text ends too early' : `unexpected ${JSON.stringify(text.slice(at, at + 12))}`;
  return { code: 'syntax-invalid', offset: Buffer.byteLength(text.slice(0, at)), details: ['JSON', what] };
}

/**
 * The number of members in a value; infinite where a number in it is. Without lists of keys: it goes through
 * everything.
 */
function countMembers(value: Json): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Infinity;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (!isObject(value)) for (const item of value) count += countMembers(item);
  else
    for (const key in value) {
      const held = value[key];
      count += 1;
      if (typeof held === 'object' || typeof held === 'number') count += countMembers(held);
    }
  return count;
}

interface Scan {
  /** Colons outside strings: as many as the text has members, repeated ones included. */
  readonly colons: number;
  readonly ends: Ends;
  /** Where containers lie deeper than the limit. */
  readonly tooDeepAt?: number;
}

function scan(bytes: Buffer, most: number): Scan {
  let colons = 0;
  const ends: Ends = new Map();
  const open: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    // Nearly half of a text is indentation.
    if (byte === 0x20) continue;
    if (byte === 0x22) at = skipString(bytes, at) - 1;
    else if (byte === 0x3a) colons += 1;
    else if (byte === 0x7d || byte === 0x5d) closeContainer(open, at + 1, ends);
    else if ((byte === 0x7b || byte === 0x5b) && open.push(at) > most) return { colons, ends, tooDeepAt: at };
  }
  return { colons, ends };
}

/** A value of the text. */
interface Standing {
  readonly bytes: Buffer;
  readonly offset: number;
  readonly pointer: Pointer;
}

/** Keys that are there already in the same object, and numbers that are too large to be one. */
function faultsIn({ bytes, offset, pointer }: Standing, ends: Ends): readonly Fault[] {
  const seen = new Set<string>();
  const isMap = bytes[offset] === 0x7b;
  return membersAt(bytes, offset, ends).flatMap(({ key, keyOffset, valueOffset }): readonly Fault[] => {
    const here = below(pointer, key);
    const isRepeated = isMap && seen.has(key);
    seen.add(key);
    return [
      ...(isRepeated ? [{ code: 'key-duplicate', offset: keyOffset, pointer: here, details: [key] } as const] : []),
      ...faultsOfNumber(bytes, valueOffset, here),
      ...faultsIn({ bytes, offset: valueOffset, pointer: here }, ends),
    ];
  });
}

function faultsOfNumber(bytes: Buffer, offset: number, pointer: Pointer): readonly Fault[] {
  const [number] = /^-?[\d.]+(?:e\+?\d+)?/i.exec(bytes.toString('latin1', offset, offset + 400)) ?? ['0'];
  return Number.isFinite(Number(number)) ? [] : [{ code: 'number-not-finite', offset, pointer, details: [number] }];
}
