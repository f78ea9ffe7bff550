// Runs in `npm run test:rest`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMATS } from '../../../generator/evolve/diff/formats.ts';
import { loseTree } from '../../support/lost-tree.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const COMMAND = join(import.meta.dirname, '../../../generator/evolve/bin.ts');
const folder = temporaryFolder('diff-command');

interface Run {
  readonly status: number | null;
  readonly output: string;
  readonly stdout: string;
}

function evolve(...args: readonly string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr, stdout };
}

/** Turns text red, reverses it, ends a cell, opens a tag and mentions a person. */
const HOSTILE = '\u001b[31m\u202e\u0085|<script>alert(1)</script>@all';

function document(names: readonly string[]): string {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const paths = { '/a': { get: { responses: { 200: { description: 'Fine.', content } } } } };
  return JSON.stringify({ openapi: '3.1.1', info: { title: 'A', version: '1.0.0' }, paths });
}

writeFileSync(join(folder, 'v1.json'), document(['id', HOSTILE]));
writeFileSync(join(folder, 'v2.json'), document(['id']));

test.each(FORMATS)('%s contains no control characters and no markup of the documents', (format) => {
  const { status, output } = evolve('diff', 'v1.json', 'v2.json', '--format', format);
  expect(status).toBe(0);
  expect(output).toContain(format === 'changelog' ? '### Removed' : 'response-property-removed');
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  if (['html', 'markdown', 'changelog'].includes(format)) expect(output).not.toContain('<script>alert');
  if (format === 'markdown' || format === 'changelog') expect(output).not.toContain('@all');
});

test('a changelog keeps underscores of names', () => {
  writeFileSync(join(folder, 'v3.json'), document(['id', 'boat_id']));
  expect(evolve('diff', 'v3.json', 'v2.json', '--format', 'changelog').stdout).toContain(
    '- The property "boat_id" of the 200 response of GET /a was removed.',
  );
});

test('SARIF has a result with the place of the change', () => {
  const { stdout } = evolve('diff', 'v1.json', 'v2.json', '--format', 'sarif');
  expect(JSON.parse(stdout)).toMatchObject({
    version: '2.1.0',
    runs: [{ results: [{ ruleId: 'response-property-removed', level: 'warning' }] }],
  });
});

test('--fail-on decides the exit code, with the severities of --rule and --rules', () => {
  writeFileSync(join(folder, 'rules.yaml'), 'response-property-removed: off\n');
  expect(evolve('diff', 'v1.json', 'v2.json', '--fail-on', 'breaking').status).toBe(0);
  expect(evolve('diff', 'v1.json', 'v2.json', '--fail-on', 'warning').status).toBe(1);
  expect(evolve('diff', 'v1.json', 'v2.json', '--fail-on', 'breaking', '--rule', 'property-removed=error').status).toBe(
    1,
  );
  expect(evolve('diff', 'v1.json', 'v2.json', '--fail-on', 'warning', '--rules', 'rules.yaml').status).toBe(0);
});

test('a symbolic link is never written through', () => {
  mkdirSync(join(folder, 'linked'));
  writeFileSync(join(folder, 'secret.yaml'), '[]\n');
  symlinkSync(join(folder, 'secret.yaml'), join(folder, 'linked/proposals.yaml'));
  const { status, output } = evolve('propose', 'v1.json', 'v2.json', '--tables', 'linked');
  expect(status).toBe(2);
  expect(output).toContain('proposals.yaml is not a regular file');
  expect(readFileSync(join(folder, 'secret.yaml'), 'utf8')).toBe('[]\n');
});

const git = (...args: readonly string[]): void => {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@a.example'];
  execFileSync('git', [...identity, ...args], { cwd: folder });
};

test('revisions of git, folders and the standard input are compared like files', () => {
  mkdirSync(join(folder, 'api'));
  writeFileSync(join(folder, 'api/things.json'), document(['id', 'name']));
  writeFileSync(join(folder, 'api/other.json'), document(['id']));
  git('init', '--quiet');
  git('add', 'api');
  git('commit', '--quiet', '--message', 'Add');
  writeFileSync(join(folder, 'api/things.json'), document(['id']));
  const { stdout } = evolve('diff', 'HEAD:api/things.json', 'api/things.json');
  expect(stdout).toContain('HEAD:api/things.json:1:');
  expect(evolve('diff', 'HEAD:api', 'api').stdout).toContain('response-property-removed');
  rmSync(join(folder, 'api/other.json'));
  expect(evolve('diff', 'HEAD:api', 'api').stdout).toContain('document-removed');
  expect(evolve('diff', 'HEAD:api/none.json', 'api/things.json')).toMatchObject({ status: 2 });
  const given = { cwd: folder, encoding: 'utf8', input: document(['id']) } as const;
  const piped = spawnSync(process.execPath, [COMMAND, 'diff', 'HEAD:api/things.json', '-'], given);
  expect(piped.stdout).toContain('standard input:1:');
  expect(evolve('diff', 'http://127.0.0.1:9/a.json', 'v2.json').output).toContain('Add --allow-net http://127.0.0.1:9');
});

test('a revision runs no hook, no filter and no remote of the repository', () => {
  const repository = join(folder, 'hooked');
  mkdirSync(join(repository, 'api'), { recursive: true });
  writeFileSync(join(repository, 'api/things.json'), document(['id', 'name']));
  const inside = (...args: readonly string[]): unknown => git('-C', repository, ...args);
  inside('init', '--quiet');
  mkdirSync(join(repository, 'api/more'));
  writeFileSync(join(repository, 'api/more/other.json'), document(['code']));
  inside('add', 'api');
  inside('commit', '--quiet', '--message', 'Add');
  const trace = join(folder, 'ran');
  inside('config', 'filter.traced.smudge', `sh -c "echo filter >> ${trace}; cat"`);
  writeFileSync(join(repository, '.git/info/attributes'), '*.json filter=traced\n');
  mkdirSync(join(repository, '.git/hooks'), { recursive: true });
  for (const hook of ['post-index-change', 'post-checkout', 'reference-transaction'])
    writeFileSync(join(repository, '.git/hooks', hook), `#!/bin/sh\necho hook >> ${trace}\n`, { mode: 0o755 });
  writeFileSync(join(repository, 'api/things.json'), document(['id']));
  const args = [COMMAND, 'diff', 'HEAD:api/things.json', 'api/things.json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
  expect(stdout).toContain('response-property-removed');
  for (const tree of ['HEAD:api/more', 'HEAD^{tree}']) {
    loseTree(repository, `echo remote >> ${trace}; false`, tree);
    const lost = spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
    expect(lost).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('has no HEAD:api/things.json, or is a partial clone'),
    });
  }
  expect(existsSync(trace)).toBe(false);
});

test('accepted changes are left out until their last day', () => {
  const decision = ['--by', 'Ada', '--why', 'Nobody reads it.'];
  const versions = ['diff', 'v1.json', 'v2.json', '--fail-on', 'warning'] as const;
  expect(evolve(...versions, '--write-baseline', 'accepted.yaml', ...decision).status).toBe(0);
  expect(evolve(...versions, '--accepted', 'accepted.yaml')).toMatchObject({ status: 0 });
  const again = evolve(...versions, '--write-baseline', 'accepted.yaml', '--by', 'Bob', '--why', 'Other.');
  expect(again.output).toMatch(/accepted\.yaml: entries: \d+ kept\n/);
  expect(readFileSync(join(folder, 'accepted.yaml'), 'utf8')).not.toContain('Bob');
  const alike = evolve(
    'diff',
    'v1.json',
    'v1.json',
    '--write-baseline',
    'accepted.yaml',
    '--by',
    'Bob',
    '--why',
    'No.',
  );
  expect(alike.output).toMatch(/accepted\.yaml: entries: 0 kept, \d+ dropped\n/);
  writeFileSync(join(folder, 'accepted.yaml'), '# Ask Ada.\n- { why: Soon., by: Ada, code: gone }\n');
  expect(evolve(...versions, '--write-baseline', 'accepted.yaml', ...decision).output).toMatch(
    /entries: \d+ added, 0 kept, 1 dropped; the file was YAML and is JSON now, without its comments\n/,
  );
  expect(evolve(...versions, '--write-baseline', 'no/a.yaml', ...decision)).toMatchObject({
    status: 2,
    output: expect.stringContaining('--write-baseline no/a.yaml cannot be written: there is no folder no.'),
  });
  writeFileSync(join(folder, 'bmp.config.json'), JSON.stringify({ diff: { accepted: ['accepted.yaml'] } }));
  expect(evolve(...versions).stdout).toContain('1 more were accepted');
  writeFileSync(join(folder, 'bmp.config.json'), JSON.stringify({ diff: { rules: { 'property-removed': 'off' } } }));
  expect(evolve(...versions).status).toBe(0);
  rmSync(join(folder, 'bmp.config.json'));
  const over = '- { code: response-property-removed, by: Ada, why: Soon., until: 2020-01-31 }\n';
  writeFileSync(join(folder, 'over.yaml'), over);
  expect(evolve(...versions, '--accepted', 'over.yaml')).toMatchObject({ status: 1 });
  expect(evolve(...versions, '--accepted', 'over.yaml').output).toContain('by Ada is over');
  writeFileSync(join(folder, 'over.yaml'), over.replace('by', 'from'));
  expect(evolve(...versions, '--accepted', 'over.yaml').output).toContain('over.yaml: Entry 1: "from" is unknown.');
});

test('--check-version fails if the document states a lower version than it deserves', () => {
  expect(evolve('diff', 'v1.json', 'v2.json', '--check-version').status).toBe(1);
  expect(evolve('diff', 'v1.json', 'v1.json', '--check-version').status).toBe(0);
});

test('help and codes are explained one by one', () => {
  const { stdout } = evolve('diff', '--help');
  expect(stdout).toContain('--fail-on');
  expect(stdout).not.toContain('--reject');
  expect(evolve('explain', 'response-type-changed').stdout).toContain('request-type-changed: breaking');
  expect(evolve('explain', 'reference-cycle').stdout).toContain('Fix: ');
  expect(evolve('explain', 'type-chnged').output).toContain('Did you mean "type-changed"?');
});

const mistakes: readonly { readonly title: string; readonly args: readonly string[]; readonly want: string }[] = [
  { title: 'an unknown format', args: ['--format', 'pdf'], want: '--format takes text, markdown' },
  { title: 'an unknown severity', args: ['--fail-on', 'all'], want: '--fail-on takes breaking' },
  { title: 'a rule without a severity', args: ['--rule', 'deprecated'], want: '--rule deprecated=off' },
  { title: 'a misspelled rule', args: ['--rule', 'depricated=off'], want: 'Did you mean "deprecated"?' },
  { title: 'a missing file of rules', args: ['--rules', 'none.yaml'], want: 'There is no file none.yaml' },
];

test.each(mistakes)('$title is an error', ({ args, want }) => {
  const { status, output } = evolve('diff', 'v1.json', 'v2.json', ...args);
  expect(status).toBe(2);
  expect(output).toContain(want);
});

test('an error in proposals.yaml has its place', () => {
  mkdirSync(join(folder, 'faulty'));
  writeFileSync(join(folder, 'faulty/proposals.yaml'), '- id: a\n- id: [\n');
  const { status, output } = evolve('review', 'faulty', '--accept', 'certain', '--by', 'Ada');
  expect(status).toBe(2);
  expect(output).toMatch(/proposals\.yaml:\d+:\d+ /);
});
