import { describe, expect, test } from 'vitest';
import { UsageError } from '#shared/usage-error.ts';
import {
  type Invocation,
  optionsTakenByNpm,
  ownSources,
  parseArguments,
} from '../../../generator/command/arguments.ts';

const repository: Invocation = { command: 'npm run generate --', own: ownSources() };
const installed: Invocation = { command: 'bmp-generate' };
const own = {
  spec: 'spec/v3/openapi.yaml',
  oldSpec: 'spec/v2/openapi.yaml',
  renames: 'spec/renames',
  out: 'generated',
  layout: 'package',
  build: false,
  engines: 'workspace',
  strict: true,
};
const other = { spec: 'a.yaml', out: 'b' };

const accepted: readonly { line: string; want: object | string }[] = [
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
  { line: 'a.yaml --out b', want: { ...other, mode: 'write', json: false } },
  {
    line: 'a.yaml --out b --import-ext ts --modules paging,dates',
    want: { ...other, importExtension: 'ts', modules: ['paging', 'dates'], mode: 'write', json: false },
  },
  { line: 'a.yaml --out b --layout package', want: { ...other, layout: 'package', mode: 'write', json: false } },
  {
    line: 'a.yaml --out b --layout package --no-build',
    want: { ...other, layout: 'package', build: false, mode: 'write', json: false },
  },
  {
    line: 'a.yaml --out b --include tags=a=b --include tags=c --exclude paths=/x/* --format prettier',
    want: {
      ...other,
      select: { include: { tags: ['a=b', 'c'] }, exclude: { paths: ['/x/*'] } },
      formatter: 'prettier',
      mode: 'write',
      json: false,
    },
  },
  { line: 'a.yaml --out b --strict', want: { ...other, strict: true, mode: 'write', json: false } },
  { line: 'a.yaml --out b --warnings all', want: { ...other, warnings: 'all', mode: 'write', json: false } },
  {
    line: '--spec a.yaml --out b --only sdk,mock',
    want: { ...other, only: ['sdk', 'mock'], mode: 'write', json: false },
  },
  {
    line: 'a.yaml --out b --only docs --no-build',
    want: { ...other, only: ['docs'], build: false, mode: 'write', json: false },
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

const rejected: readonly { line: readonly string[]; want: string }[] = [
  { line: ['--spec', 'a.yaml'], want: 'Pass the output folder: --out FOLDER.' },
  { line: ['--spec', '', '--out', 'b'], want: '--spec needs a file.' },
  { line: ['--spec=a.yaml', '--out='], want: '--out needs a folder.' },
  { line: ['--spec'], want: '--spec needs a file.' },
  { line: ['a.yaml', '--out', 'b', '--no-build'], want: '--no-build requires --layout package.' },
  { line: ['a.yaml', '--out', 'b', '--only', 'sdk', '--no-build'], want: '--no-build requires --layout package.' },
  {
    line: ['a.yaml', '--out', 'b', '--only', 'sdk,mock', '--modules', 'dates'],
    want: '--import-ext and --modules require --layout source.',
  },
  { line: ['--spec', '--out', 'b'], want: '--spec needs a file, but is followed by --out.' },
  { line: ['--only', ''], want: '--only needs names.' },
  { line: ['--spec', '-', '--out', 'b'], want: 'The document cannot be read from standard input' },
  {
    line: ['--spec', 'https://example.com/a.yaml', '--out', 'b'],
    want: 'The document is not fetched unless you allow it',
  },
  { line: ['--renames', 'd'], want: '--old-spec, --renames and --only require a document' },
  { line: ['--spec', 'a.yaml', '--out', 'b', '--renames', 'd'], want: '--renames requires --old-spec' },
  {
    line: ['--spec', 'a.yaml', '--spec', 'c.yaml'],
    want: '--spec may be given only once. To generate several documents',
  },
  { line: ['--only', 'sdk', '--only', 'mock'], want: '--only may be given only once. Separate the names with commas.' },
  {
    line: ['--spec', 'a', '--out', 'b', '--only', 'sdk,migration'],
    want: 'migration requires --old-spec and --renames',
  },
  { line: ['--json', '--json'], want: '--json may be given only once.' },
  { line: ['--check', '--watch'], want: '--check and --watch cannot be used together' },
  { line: ['--json', '--watch'], want: '--json and --watch cannot be used together' },
  { line: ['--chek'], want: 'Unknown option --chek. Did you mean --check?' },
  { line: ['-spec', 'a.yaml'], want: 'Unknown option -spec. Did you mean --spec?' },
  { line: ['--outt=b'], want: 'Unknown option --outt=b. Did you mean --out?' },
  { line: ['--output=b'], want: 'Unknown option --output=b. Did you mean --out?' },
  { line: ['--overlays', 'b'], want: 'Unknown option --overlays. Did you mean --overlay?' },
  { line: ['--allow', 'b'], want: 'Unknown option --allow. Did you mean --allow-net?' },
  { line: ['a.yaml', '--out', '/'], want: '--out / is the root of the file system: name a folder for the output.' },
  { line: ['--no-colour'], want: 'Unknown option --no-colour.' },
  { line: ['--__proto__'], want: 'Unknown option --__proto__.' },
  { line: ['a.yaml', 'b'], want: 'Unexpected argument "b". Name one document' },
  { line: ['a.yaml', '--spec', 'b.yaml', '--out', 'c'], want: 'Unexpected argument "a.yaml". Name one document' },
  { line: ['a.yaml', '--out', 'b', '--layout', 'packages'], want: '--layout takes source or package, not "packages".' },
  {
    line: ['a.yaml', '--out', 'b', '--modules', 'pages'],
    want: '--modules takes dates, logger, node, paging, testing or update',
  },
  {
    line: ['a.yaml', '--out', 'b', '--layout', 'package', '--import-ext', 'js'],
    want: '--import-ext and --modules require --layout source.',
  },
  { line: ['a.yaml', '--out', 'b', '--warnings', 'few'], want: '--warnings takes all, summary or none, not "few".' },
  { line: ['a.yaml', '--out', 'b', '--include', 'tag=x'], want: 'not "tag". Did you mean "tags"?' },
  { line: ['a.yaml', '--out', 'b', '--exclude', 'tags'], want: '--exclude takes BY=VALUE, such as tags=pets' },
  { line: ['a.yaml', '--out', 'b', '--format', 'none'], want: '--format none requires --layout package.' },
  { line: ['--', '--check'], want: 'Unexpected argument "--"' },
  { line: ['--check=yes'], want: '--check takes no value; remove "=yes".' },
];

describe('the command line', () => {
  test.each(accepted)('parses $line', ({ line, want }) => {
    const words = line.split(' ').filter((word) => word !== '');
    expect(parseArguments(words, repository)).toEqual(want);
  });

  test.each(rejected)('rejects $line: $want', ({ line, want }) => {
    expect(() => parseArguments(line, repository)).toThrow(UsageError);
    expect(() => parseArguments(line, repository)).toThrow(want);
  });

  test('requires a document if there is no default document', () => {
    expect(() => parseArguments(['--check'], installed)).toThrow('No document is given');
    expect(parseArguments(['--spec', 'a.yaml', '--out', 'b'], installed)).toMatchObject(other);
  });
});

describe('options that npm took because the `--` before them was forgotten', () => {
  test('are reported with the correct command, and nothing runs', () => {
    const takenByNpm = optionsTakenByNpm({ npm_lifecycle_event: 'generate', npm_config_check: 'true' });
    expect(() => parseArguments([], { ...repository, takenByNpm })).toThrow(
      new UsageError('npm took --check as an option of its own. Options go after a "--": npm run generate -- --check'),
    );
  });

  test.each([
    ['of `npm run generate` without options', { npm_lifecycle_event: 'generate', npm_config_user_agent: 'npm' }],
    ['of another script', { npm_lifecycle_event: 'test', npm_config_check: 'true' }],
    ['without npm', {}],
  ])('are not found in the environment %s', (_, environment) => {
    expect(optionsTakenByNpm(environment)).toEqual([]);
  });
});
