const UNESCAPED = '[^"\\\\\\u0000-\\u001f]*';
const STRING_SOURCE = `"${UNESCAPED}(?:\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})${UNESCAPED})*"`;
const STRING = new RegExp(STRING_SOURCE, 'y');
const SCALAR = new RegExp(`${STRING_SOURCE}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null`, 'y');

const SPACE = /[ \n\r\t]*/y;

/** The token that may come next. */
type ExpectedToken = 'value' | 'value or ]' | 'key or }' | 'key' | 'separator' | 'end';

/**
 * Finds the offset of the first syntax error in a text that is not JSON (RFC 8259). `JSON.parse` is fast but does not
 * always report an offset, so the text is read again after it has failed. Not recursive, so that nesting is no limit.
 */
export function jsonErrorOffset(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: ExpectedToken = 'value';
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const step = readToken(text, at, { open, expected });
    if (step === undefined) return at;
    expected = step.expected;
    at = skipSpace(text, step.offset);
  }
  return at;
}

interface State {
  readonly open: ('{' | '[')[];
  readonly expected: ExpectedToken;
}

interface Step {
  readonly offset: number;
  readonly expected: ExpectedToken;
}

function readToken(text: string, at: number, state: State): Step | undefined {
  switch (state.expected) {
    case 'end':
      return undefined;
    case 'separator':
      return readSeparator(text, at, state.open);
    case 'key':
    case 'key or }':
      return readKey(text, at, state);
    case 'value':
    case 'value or ]':
      return readValue(text, at, state);
  }
}

function readValue(text: string, at: number, { open, expected }: State): Step | undefined {
  const first = text[at];
  if (first === ']' && expected === 'value or ]') return closeContainer(at, open);
  if (first === '{' || first === '[') {
    open.push(first);
    return { offset: at + 1, expected: first === '{' ? 'key or }' : 'value or ]' };
  }
  const end = matchAt(SCALAR, text, at);
  return end === undefined ? undefined : { offset: end, expected: expectedAfter(open) };
}

function readKey(text: string, at: number, { open, expected }: State): Step | undefined {
  if (text[at] === '}' && expected === 'key or }') return closeContainer(at, open);
  const end = matchAt(STRING, text, at);
  if (end === undefined) return undefined;
  const colon = skipSpace(text, end);
  return text[colon] === ':' ? { offset: colon + 1, expected: 'value' } : undefined;
}

function readSeparator(text: string, at: number, open: ('{' | '[')[]): Step | undefined {
  const container = open.at(-1);
  const first = text[at];
  if (first === ',') return { offset: at + 1, expected: container === '{' ? 'key' : 'value' };
  const closes = (container === '{' && first === '}') || (container === '[' && first === ']');
  return closes ? closeContainer(at, open) : undefined;
}

function closeContainer(at: number, open: ('{' | '[')[]): Step {
  open.pop();
  return { offset: at + 1, expected: expectedAfter(open) };
}

function expectedAfter(open: readonly ('{' | '[')[]): ExpectedToken {
  return open.length === 0 ? 'end' : 'separator';
}

function skipSpace(text: string, offset: number): number {
  return matchAt(SPACE, text, offset) ?? offset;
}

function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
