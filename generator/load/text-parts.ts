import type { Buffer } from 'node:buffer';
import { isObject, type JsonObject, member } from '../model/json.ts';
import { holdersOf } from '../model/parts.ts';
import { type Pointer, tokens } from '../model/pointer.ts';
import { type Ends, type Member, membersAt, skipSpace } from './json-offsets.ts';

/** A part of a document that is written in JSON, and where it stands in the text. */
export interface TextPart {
  /** What holds it: the paths, the webhooks, or a section of the components. */
  readonly within: Pointer;
  readonly key: string;
  readonly value: JsonObject;
  /** Offsets in bytes. */
  readonly start: number;
  readonly end: number;
}

/** The parts of a document that was parsed from a text without faults, in the order of the text. */
export function textParts(bytes: Buffer, document: JsonObject, ends: Ends): readonly TextPart[] {
  const root = membersByKey(bytes, skipSpace(bytes, 0), ends);
  const parts = holdersOf(document).flatMap(([within, holder]): readonly TextPart[] => {
    const [first = '', ...rest] = tokens(within);
    const at = rest.reduce((offset, key) => valueOf(membersByKey(bytes, offset, ends), key), valueOf(root, first));
    return membersAt(bytes, at, ends).flatMap(({ key, valueOffset: start }) => {
      const [value, end] = [member(holder, key), ends.get(start)];
      return isObject(value) && end !== undefined ? [{ within, key, value, start, end }] : [];
    });
  });
  return parts.toSorted((one, other) => one.start - other.start);
}

function membersByKey(bytes: Buffer, offset: number, ends: Ends): ReadonlyMap<string, Member> {
  return new Map(membersAt(bytes, offset, ends).map((found) => [found.key, found]));
}

function valueOf(members: ReadonlyMap<string, Member>, key: string): number {
  return members.get(key)?.valueOffset ?? 0;
}
