import { describe, expect, test } from 'vitest';
import { ArgumentError } from '../../../generator/command/argument-error.ts';
import { parseArguments } from '../../../generator/command/arguments.ts';
import type { Invocation } from '../../../generator/command/invocation.ts';
import { ownSources } from '../../../generator/command/own-sources.ts';

const repository: Invocation = { command: 'npm run generate --', own: ownSources() };
const installed: Invocation = { command: 'bmp-generate' };
const own = {
  spec: 'spec/v3/openapi.yaml',
  oldSpec: 'spec/v2/openapi.yaml',
  renames: 'spec/renames',
  out: 'generated',
};
const other = { spec: 'a.yaml', out: 'b' };

const understood: readonly { line: string; want: object | string }[] = [
  { line: '', want: { ...own, mode: 'write', json: false } },
  { line: '--check', want: { ...own, mode: 'check', json: false } },
  { line: '--check --json', want: { ...own, mode: 'check', json: true } },
  { line: '--watch', want: { ...own, mode: 'watch', json: false } },
  { line: '--help', want: 'help' },
  { line: '-h', want: 'help' },
  { line: '--typo --help', want: 'help' },
  { line: '--version', want: 'version' },
  { line: '--out elsewhere', want: { ...own, out: 'elsewhere', mode: 'write', json: false } },
  { line: '--spec a.yaml --out b', want: { ...other, mode: 'write', json: false } },
  { line: '--spec=a.yaml --out=-b', want: { spec: 'a.yaml', out: '-b', mode: 'write', json: false } },
  {
    line: '--spec a.yaml --out b --only sdk,mock',
    want: { ...other, only: ['sdk', 'mock'], mode: 'write', json: false },
  },
  {
    line: '--spec apis/a.yaml --within . --out b',
    want: { spec: 'apis/a.yaml', within: '.', out: 'b', mode: 'write', json: false },
  },
  {
    line: '--spec a.yaml --out b --old-spec c.yaml --renames d',
    want: { ...other, oldSpec: 'c.yaml', renames: 'd', mode: 'write', json: false },
  },
];

const refused: readonly { line: readonly string[]; want: string }[] = [
  { line: ['--spec', 'a.yaml'], want: '--spec wants --out too' },
  { line: ['--spec', '', '--out', 'b'], want: '--spec wants a file after it.' },
  { line: ['--spec=a.yaml', '--out='], want: '--out wants a folder after it.' },
  { line: ['--spec'], want: '--spec wants a file after it.' },
  { line: ['--spec', '--out', 'b'], want: '--spec wants a file after it, and there stands --out.' },
  { line: ['--only', ''], want: '--only wants names after it.' },
  { line: ['--spec', '-', '--out', 'b'], want: 'A document is read from a file' },
  { line: ['--spec', 'https://example.com/a.yaml', '--out', 'b'], want: 'Nothing is fetched from a network' },
  { line: ['--renames', 'd'], want: '--old-spec, --renames and --only go with --spec' },
  { line: ['--spec', 'a.yaml', '--out', 'b', '--renames', 'd'], want: '--renames wants --old-spec too' },
  { line: ['--spec', 'a.yaml', '--spec', 'c.yaml'], want: '--spec stands twice. A run is about one document' },
  { line: ['--only', 'sdk', '--only', 'mock'], want: '--only stands twice. Separate the names by commas.' },
  { line: ['--spec', 'a', '--out', 'b', '--only', 'sdk,migration'], want: 'migration wants --old-spec and --renames' },
  { line: ['--json', '--json'], want: '--json stands twice. Once will do.' },
  { line: ['--check', '--watch'], want: '--check and --watch exclude each other' },
  { line: ['--json', '--watch'], want: '--json and --watch exclude each other' },
  { line: ['--chek'], want: 'There is no option "--chek". Did you mean "--check"?' },
  { line: ['-spec', 'a.yaml'], want: 'There is no option "-spec". Did you mean "--spec"?' },
  { line: ['--outt=b'], want: 'There is no option "--outt=b". Did you mean "--out"?' },
  { line: ['--no-colour'], want: 'There is no option "--no-colour".' },
  { line: ['--__proto__'], want: 'There is no option "--__proto__".' },
  { line: ['a.yaml', 'b'], want: '"a.yaml" belongs to no option. A document is named with --spec' },
  { line: ['--', '--check'], want: '"--" belongs to no option' },
  { line: ['--check=yes'], want: '--check takes no value: leave "=yes" out.' },
];

describe('the command line', () => {
  test.each(understood)('$line', ({ line, want }) => {
    const words = line.split(' ').filter((word) => word !== '');
    expect(parseArguments(words, repository)).toEqual(want);
  });

  test.each(refused)('$line is refused: $want', ({ line, want }) => {
    expect(() => parseArguments(line, repository)).toThrow(ArgumentError);
    expect(() => parseArguments(line, repository)).toThrow(want);
  });

  test('names its document where there is none of its own', () => {
    expect(() => parseArguments(['--check'], installed)).toThrow('No document is named');
    expect(parseArguments(['--spec', 'a.yaml', '--out', 'b'], installed)).toMatchObject(other);
  });
});
