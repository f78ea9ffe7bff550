const plain = '[^"\\\\\\u0000-\\u001f]*';
const text = `"${plain}(?:\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})${plain})*"`;
const string = new RegExp(text, 'y');
const scalar = new RegExp(`${text}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null`, 'y');

const space = /[ \n\r\t]*/y;

/** What may come next while reading JSON. */
type Expected = 'value' | 'value or ]' | 'key or }' | 'key' | 'separator' | 'end';

/**
 * Where a text stops being JSON (RFC 8259). `JSON.parse` is fast but does not always say: this reads again, without
 * recursion, only when it has failed.
 */
export function jsonErrorOffset(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const step = next(text, at, { open, expected });
    if (step === undefined) return at;
    expected = step.expected;
    at = skipSpace(text, step.offset);
  }
  return at;
}

interface State {
  readonly open: ('{' | '[')[];
  readonly expected: Expected;
}

interface Step {
  readonly offset: number;
  readonly expected: Expected;
}

function next(text: string, at: number, state: State): Step | undefined {
  switch (state.expected) {
    case 'end':
      return undefined;
    case 'separator':
      return separator(text, at, state.open);
    case 'key':
    case 'key or }':
      return key(text, at, state);
    case 'value':
    case 'value or ]':
      return value(text, at, state);
  }
}

function value(text: string, at: number, { open, expected }: State): Step | undefined {
  const first = text[at];
  if (first === ']' && expected === 'value or ]') return close(at, open);
  if (first === '{' || first === '[') {
    open.push(first);
    return { offset: at + 1, expected: first === '{' ? 'key or }' : 'value or ]' };
  }
  const end = match(scalar, text, at);
  return end === undefined ? undefined : { offset: end, expected: after(open) };
}

function key(text: string, at: number, { open, expected }: State): Step | undefined {
  if (text[at] === '}' && expected === 'key or }') return close(at, open);
  const end = match(string, text, at);
  if (end === undefined) return undefined;
  const colon = skipSpace(text, end);
  return text[colon] === ':' ? { offset: colon + 1, expected: 'value' } : undefined;
}

function separator(text: string, at: number, open: ('{' | '[')[]): Step | undefined {
  const container = open.at(-1);
  const first = text[at];
  if (first === ',') return { offset: at + 1, expected: container === '{' ? 'key' : 'value' };
  const closes = (container === '{' && first === '}') || (container === '[' && first === ']');
  return closes ? close(at, open) : undefined;
}

function close(at: number, open: ('{' | '[')[]): Step {
  open.pop();
  return { offset: at + 1, expected: after(open) };
}

function after(open: readonly ('{' | '[')[]): Expected {
  return open.length === 0 ? 'end' : 'separator';
}

function skipSpace(text: string, offset: number): number {
  return match(space, text, offset) ?? offset;
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
