/** Where a member of a JSON container stands: its key (the value itself in an array) and its value, as offsets. */
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

/** The members of the container that starts at `offset` of a valid JSON text, duplicates included; none for a scalar. */
export function membersAt(text: string, offset: number, ends: Ends): readonly Member[] {
  const opening = text[offset];
  if (opening !== '{' && opening !== '[') return [];
  const members: Member[] = [];
  let at = skipSpace(text, offset + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    const member =
      opening === '{' ? namedMember(text, at) : { key: String(members.length), keyOffset: at, valueOffset: at };
    members.push(member);
    at = skipSpace(text, skipValue(text, member.valueOffset, ends));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}

/** The offset of the next character that is not white space. */
export function skipSpace(text: string, offset: number): number {
  let at = offset;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function namedMember(text: string, keyOffset: number): Member {
  const end = skipString(text, keyOffset);
  const key: unknown = JSON.parse(text.slice(keyOffset, end));
  const colon = skipSpace(text, end);
  return { key: String(key), keyOffset, valueOffset: skipSpace(text, colon + 1) };
}

function skipValue(text: string, offset: number, ends: Ends): number {
  const first = text[offset];
  if (first === '"') return skipString(text, offset);
  if (first === '{' || first === '[') return ends.get(offset) ?? skipContainer(text, offset, ends);
  let at = offset;
  while (at < text.length && !',]}'.includes(text.charAt(at)) && !isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function skipContainer(text: string, offset: number, ends: Ends): number {
  const open: number[] = [];
  for (let at = offset; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = skipString(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) open.push(at);
    else if (code === 0x7d || code === 0x5d) {
      closeContainer(open, at + 1, ends);
      if (open.length === 0) return at + 1;
    }
  }
  return text.length;
}

/** Notes that the last container that was opened ends, if it is one of the outer ones. */
export function closeContainer(open: number[], end: number, ends: Ends): void {
  const start = open.pop();
  if (start !== undefined && open.length < rememberedLevels) ends.set(start, end);
}

/** The offset behind a string that starts at `offset`. */
export function skipString(text: string, offset: number): number {
  let at = text.indexOf('"', offset + 1);
  while (at !== -1 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at === -1 ? text.length : at + 1;
}

function isEscaped(text: string, offset: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(offset - 1 - backslashes) === 0x5c) backslashes += 1;
  return backslashes % 2 === 1;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
