import { describe, expect, test } from 'vitest';
import { ArgumentError, parseArguments } from '../../../generator/command/arguments.ts';

const own = {
  spec: 'spec/v3/openapi.yaml',
  oldSpec: 'spec/v2/openapi.yaml',
  renames: 'spec/renames',
  out: 'generated',
};
const other = { spec: 'a.yaml', out: 'b' };

const understood: readonly { line: string; want: object }[] = [
  { line: '', want: { ...own, mode: 'write', json: false } },
  { line: '--check', want: { ...own, mode: 'check', json: false } },
  { line: '--check --json', want: { ...own, mode: 'check', json: true } },
  { line: '--watch', want: { ...own, mode: 'watch', json: false } },
  { line: '--help', want: { ...own, mode: 'help', json: false } },
  { line: '-h', want: { ...own, mode: 'help', json: false } },
  { line: '--out elsewhere', want: { ...own, out: 'elsewhere', mode: 'write', json: false } },
  { line: '--spec a.yaml --out b', want: { ...other, mode: 'write', json: false } },
  {
    line: '--spec a.yaml --out b --old-spec c.yaml --renames d',
    want: { ...other, oldSpec: 'c.yaml', renames: 'd', mode: 'write', json: false },
  },
];

const refused: readonly { line: readonly string[]; want: string }[] = [
  { line: ['--spec', 'a.yaml'], want: '--spec wants --out' },
  { line: ['--spec', '', '--out', 'b'], want: '--spec wants a path' },
  { line: ['--spec=a.yaml', '--out='], want: '--out wants a path' },
  { line: ['--renames', 'd'], want: '--old-spec, --renames and --only go with --spec' },
  { line: ['--check', '--watch'], want: '--check and --watch exclude each other' },
  { line: ['--json', '--watch'], want: '--json and --watch exclude each other' },
  { line: ['--typo'], want: "Unknown option '--typo'" },
  { line: ['a.yaml'], want: "Unexpected argument 'a.yaml'" },
  { line: ['--spec'], want: "Option '--spec <value>' argument missing" },
  { line: ['--check=yes'], want: "Option '--check' does not take an argument" },
];

describe('the command line', () => {
  test.each(understood)('$line', ({ line, want }) => {
    expect(parseArguments(line.split(' ').filter((word) => word !== ''))).toEqual(want);
  });

  test.each(refused)('$line is refused: $want', ({ line, want }) => {
    expect(() => parseArguments(line)).toThrow(ArgumentError);
    expect(() => parseArguments(line)).toThrow(want);
  });
});
