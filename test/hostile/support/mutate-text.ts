import { unusualNames } from './unusual-values.ts';
import { type Next, pick } from './random.ts';

const marks = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    "'",
    '#',
    '&a ',
    '*a ',
    '*b ',
    '!!int ',
    '!!binary ',
    '!x ',
    '|',
    '>',
    '- ',
    '? ',
  ],
  ...[
    '\n',
    '\t',
    '  ',
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '<<: ',
    '~',
    'null',
    '.nan',
    '.inf',
    '0x1F',
    '1e999',
    '012',
    '\\',
  ],
  ...['\\u0000', '\\ud800', '\u0000', '\u0085', '\u2028', '\ufeff', '\ud83d', '\u202e', '//', '/* */'],
];

type Change = (text: string, next: Next) => string;

const changes: readonly Change[] = [
  (text, next) => spliced(text, next() * text.length, 0, pick(marks, next)),
  (text, next) => spliced(text, next() * text.length, 1 + next() * 8, ''),
  (text, next) => spliced(text, next() * text.length, 1 + next() * 4, pick(marks, next)),
  (text, next) => text.slice(0, Math.floor(next() * text.length)),
  (text, next) => spliced(text, next() * text.length, 0, pick(unusualNames, next)),
  (text, next) => withLines(text, next, (line) => [line, line]),
  (text, next) => withLines(text, next, () => []),
  (text, next) => withLines(text, next, (line) => [` ${line}`]),
  (text, next) => withLines(text, next, (line) => [line.trimStart()]),
  (text, next) => withLines(text, next, (line) => [line.replace(/^(\s*[\w'"]+:)/, '$1 &a')]),
  (text, next) => withLines(text, next, (line) => [line.replace(/:.*$/, ': *a')]),
  (text, next) => spliced(text, next() * text.length, 0, '['.repeat(1 + next() * 5_000)),
];

/** Changes one place of a text, or a few, anywhere and at random. */
export function mutateText(text: string, next: Next): string {
  let changed = text;
  const count = 1 + next() ** 3 * 4;
  for (let change = 0; change < count; change += 1) changed = pick(changes, next)(changed, next);
  return changed;
}

function spliced(text: string, at: number, drop: number, add: string) {
  const start = Math.floor(at);
  return text.slice(0, start) + add + text.slice(start + Math.floor(drop));
}

function withLines(text: string, next: Next, change: (line: string) => readonly string[]): string {
  const lines = text.split('\n');
  const index = Math.floor(next() * lines.length);
  return [...lines.slice(0, index), ...change(lines[index] ?? ''), ...lines.slice(index + 1)].join('\n');
}
