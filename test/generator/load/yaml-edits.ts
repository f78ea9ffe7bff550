import fc from 'fast-check';
import { shares } from './text-edits.ts';

/** A change to a text of YAML as a typist may save it: half-done, or across what belongs together. */
export interface YamlEdit {
  readonly kind: 'insert' | 'line' | 'drop' | 'copy' | 'move' | 'exchange' | 'indent' | 'outdent';
  /** Where, as shares of what there is to choose from. */
  readonly at: number;
  readonly to: number;
  readonly piece: string;
}

const pieces = [
  ...[' ', '  ', '\n', '\n\n', '\r\n', '\r', '\t', '#', ' # c', ':', ': ', '-', '- ', ',', '"', "'", '\\', '{', '}'],
  ...[
    '[',
    ']',
    '&a ',
    '*a',
    '!t ',
    '!!str ',
    '|',
    '>',
    '|+\n',
    '? ',
    '%',
    '@',
    '`',
    '~',
    'null',
    '0',
    'é',
    '\u{1F600}',
  ],
  ...['\u2028', '\u0085', '\uFEFF', '\0', '<<: ', '--- ', '...', 'x'],
];

const lines = [
  ...['---', '...', '# c', '  # c', '%YAML 1.2', '', '   ', 'x-new: 1', '  /new: {}', '    New: {}', '      title: a'],
  ...['    New:', '      description: |+', '        $id: a', '      nullable: true', "      'x': {", '}', '  /a b:'],
  ...['        $ref: "#/components/schemas/Pet"', '\t', '      - a', '    description: >', '  - a', '      "a": "b'],
];

export const yamlEdits: fc.Arbitrary<YamlEdit> = fc
  .constantFrom<YamlEdit['kind']>('insert', 'insert', 'line', 'drop', 'copy', 'move', 'exchange', 'indent', 'outdent')
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      at: shares,
      to: shares,
      piece: fc.constantFrom(...(kind === 'line' ? lines : pieces)),
    }),
  );

/** The text with an edit made. */
export function editedYaml(text: string, { kind, at, to, piece }: YamlEdit): string {
  const offsets = [...text.matchAll(/(?<=[\s{},:"'#-])|(?=[\s{},:"'#-])/gu)].map(({ index }) => index);
  const offset = offsets[Math.floor(at * (offsets.length - 1))] ?? 0;
  const all = text.split('\n');
  const [from = 0, until = 0] = [at, to].map((share) => Math.floor(share * (all.length - 1)));
  const line = all[from] ?? '';
  switch (kind) {
    case 'insert':
      return text.slice(0, offset) + piece + text.slice(offset);
    case 'line':
      return all.toSpliced(from, 0, piece).join('\n');
    case 'drop':
      return to < 0.5 ? text.slice(0, offset) + text.slice(offset + 1) : all.toSpliced(from, 1).join('\n');
    case 'copy':
      return all.toSpliced(until, 0, line).join('\n');
    case 'move':
      return all.toSpliced(from, 1).toSpliced(until, 0, line).join('\n');
    case 'exchange':
      return all
        .with(from, all[until] ?? '')
        .with(until, line)
        .join('\n');
    case 'indent':
      return all.map((one, index) => (index >= from && index <= from + to * 4 ? ` ${one}` : one)).join('\n');
    case 'outdent':
      return all
        .map((one, index) => (index >= from && index <= from + to * 4 ? one.replace(/^ /, '') : one))
        .join('\n');
  }
}
