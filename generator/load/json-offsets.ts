import type { Buffer } from 'node:buffer';

/**
 * Where a member of a JSON container stands: its key (the value itself in an array) and its value, as offsets in bytes.
 */
export interface Member {
  readonly key: string;
  readonly keyOffset: number;
  readonly valueOffset: number;
}

/**
 * Where containers end that somebody has passed, by their offset: to get behind one again, what lies in it need not be
 * read again.
 */
export type Ends = Map<number, number>;

/** How many levels of containers inside one that is passed are remembered too. */
const rememberedLevels = 4;

/**
 * The members of the container that starts at `offset` of a valid JSON text, duplicates included; none for a scalar.
 */
export function membersAt(bytes: Buffer, offset: number, ends: Ends): readonly Member[] {
  const opening = bytes[offset];
  if (opening !== 0x7b && opening !== 0x5b) return [];
  const members: Member[] = [];
  let at = skipSpace(bytes, offset + 1);
  while (at < bytes.length && bytes[at] !== 0x7d && bytes[at] !== 0x5d) {
    const member =
      opening === 0x7b ? namedMember(bytes, at) : { key: String(members.length), keyOffset: at, valueOffset: at };
    members.push(member);
    at = skipSpace(bytes, skipValue(bytes, member.valueOffset, ends));
    if (bytes[at] === 0x2c) at = skipSpace(bytes, at + 1);
  }
  return members;
}

/** The offset of the next byte that is not white space. */
export function skipSpace(bytes: Buffer, offset: number): number {
  let at = offset;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

function namedMember(bytes: Buffer, keyOffset: number): Member {
  const end = skipString(bytes, keyOffset);
  const key: unknown = JSON.parse(bytes.toString('utf8', keyOffset, end));
  const colon = skipSpace(bytes, end);
  return { key: String(key), keyOffset, valueOffset: skipSpace(bytes, colon + 1) };
}

function skipValue(bytes: Buffer, offset: number, ends: Ends): number {
  const first = bytes[offset];
  if (first === 0x22) return skipString(bytes, offset);
  if (first === 0x7b || first === 0x5b) return ends.get(offset) ?? skipContainer(bytes, offset, ends);
  let at = offset;
  while (at < bytes.length && !endsScalar(bytes[at])) at += 1;
  return at;
}

/** The offset behind a container that starts at `offset`. */
export function skipContainer(bytes: Buffer, offset: number, ends: Ends): number {
  const open: number[] = [];
  for (let at = offset; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x22) at = skipString(bytes, at) - 1;
    else if (byte === 0x7b || byte === 0x5b) open.push(at);
    else if (byte === 0x7d || byte === 0x5d) {
      closeContainer(open, at + 1, ends);
      if (open.length === 0) return at + 1;
    }
  }
  return bytes.length;
}

/** Notes that the last container that was opened ends, if it is one of the outer ones. */
export function closeContainer(open: number[], end: number, ends: Ends): void {
  const start = open.pop();
  if (start !== undefined && open.length < rememberedLevels) ends.set(start, end);
}

/** The offset behind a string that starts at `offset`. */
export function skipString(bytes: Buffer, offset: number): number {
  for (let at = offset + 1; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x22) return at + 1;
    if (byte === 0x5c) at += 1;
  }
  return bytes.length;
}

function endsScalar(byte: number | undefined): boolean {
  return byte === 0x2c || byte === 0x5d || byte === 0x7d || isSpace(byte);
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
