import fc from 'fast-check';

/**
 * A change to a text of JSON as a typist may save it: half-done, in the middle of a word, or across what belongs
 * together.
 */
export interface TextEdit {
  readonly kind: 'insert' | 'drop' | 'copy' | 'move' | 'exchange';
  /** Position as a share of the possible ones. */
  readonly at: number;
  readonly to: number;
  readonly piece: string;
}

const pieces = [
  ...[
    ' ',
    '\n',
    ',',
    ':',
    '"',
    '\\',
    '{',
    '}',
    '[',
    ']',
    '0',
    '-',
    'é',
    '\u{1F600}',
    'x',
    '\\u0041',
    '\\"',
    '{}',
    'null',
  ],
  ...[
    '"a": 1,',
    '"description": "Another.",',
    '"$ref": "#/components/schemas/Pet",',
    '"nullable": true,',
    '"format": "binary",',
  ],
  ...['"New": {},', '"x-new": {},', '"/new": {},', '"$id": "a",', '"exclusiveMinimum": true,', '},"More": {', '\uFEFF'],
];

/** Shares from 0 to 1, one as likely as the other: numbers as fast-check makes them are nearly all close to 0. */
export const shares: fc.Arbitrary<number> = fc.nat().map((number) => (Math.imul(number, 0x9e3779b1) >>> 0) / 2 ** 32);

export const textEdits: fc.Arbitrary<TextEdit> = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'insert', 'drop', 'copy', 'move', 'exchange'),
  at: shares,
  to: shares,
  piece: fc.constantFrom(...pieces),
});

/** The text with an edit made. Lines are moved, copied and dropped, for those are what parts begin and end with. */
export function editedText(text: string, { kind, at, to, piece }: TextEdit): string {
  const offsets = [...text.matchAll(/(?<=[{},"\n])|(?=[{},"])/gu)].map(({ index }) => index);
  const offset = offsets[Math.floor(at * (offsets.length - 1))] ?? 0;
  const lines = text.split('\n');
  const [from, until] = [at, to].map((share) => Math.floor(share * (lines.length - 1)));
  const line = lines[from ?? 0] ?? '';
  switch (kind) {
    case 'insert':
      return text.slice(0, offset) + piece + text.slice(offset);
    case 'drop':
      return to < 0.5 ? text.slice(0, offset) + text.slice(offset + 1) : lines.toSpliced(from ?? 0, 1).join('\n');
    case 'copy':
      return lines.toSpliced(until ?? 0, 0, line).join('\n');
    case 'move':
      return lines
        .toSpliced(from ?? 0, 1)
        .toSpliced(until ?? 0, 0, line)
        .join('\n');
    case 'exchange':
      return lines
        .with(from ?? 0, lines[until ?? 0] ?? '')
        .with(until ?? 0, line)
        .join('\n');
  }
}
