/** Text that is read from another one. */
interface ReadText {
  readonly text: string;
  /** Place where each of its characters begins in the text that it was read from, and the end of that. */
  readonly starts: Uint32Array;
}

/** Escapes of JSON, markup and URLs; each is one character. */
const ESCAPE =
  /\\(?:u[\da-fA-F]{4}|["\\/bfnrt])|&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);|%(?:[0-7][\da-fA-F]|[c-fC-F][\da-fA-F](?:%[89abAB][\da-fA-F]){1,3})/g;

/** Reads the escapes of a text; `undefined` if it has none. */
export function readEscapes(written: string): ReadText | undefined {
  let [text, from] = ['', 0];
  let starts: Uint32Array | undefined;
  const copy = (end: number, at: Uint32Array): void => {
    for (let index = from; index < end; index += 1) at[text.length + index - from] = index;
    text += written.slice(from, end);
  };
  for (const { 0: escape, index } of written.matchAll(ESCAPE)) {
    starts ??= new Uint32Array(written.length + 1);
    copy(index, starts);
    const character = characterOf(escape);
    starts.fill(index, text.length, text.length + character.length);
    text += character;
    from = index + escape.length;
  }
  if (starts === undefined) return undefined;
  copy(written.length, starts);
  starts[text.length] = written.length;
  return { text, starts };
}

const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);

function characterOf(escape: string): string {
  try {
    if (escape.startsWith('%')) return decodeURIComponent(escape);
    if (escape.startsWith('\\')) return String(JSON.parse(`"${escape}"`));
    return ENTITIES.get(escape) ?? String.fromCodePoint(Number(escape.slice(2, -1).replace(/^x/i, '0x')));
  } catch {
    // No character: bytes that are no UTF-8, or a number beyond Unicode.
    return escape;
  }
}
