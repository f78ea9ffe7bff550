// Runs in `npm run test:rest`.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestText, parseManifest } from '../../../generator/write/output/manifest.ts';
import { listTree } from '../write/trees.ts';
import { documentWith, folderWith, generate, killedRun, runCommand } from './running.ts';

const faulty = documentWith('Lists pets').replace('type: array', '$ref: "#/components/schemas/Nowhere"');

describe('the command', () => {
  test('writes once, prints a summary, and writes nothing the second time', () => {
    const folder = folderWith(documentWith('Lists pets'));
    expect(generate(folder)).toMatchObject({ code: 0, out: expect.stringMatching(/^out: \d+ files, 1 operation/) });
    const before = statSync(join(folder, 'out/manifest.txt')).mtimeMs;
    expect(generate(folder)).toEqual({ code: 0, out: expect.stringMatching(/^out is up to date/), error: '' });
    expect(statSync(join(folder, 'out/manifest.txt')).mtimeMs).toBe(before);
  });

  test('generates the same files wherever the document is', () => {
    const folders = [folderWith(documentWith('Lists pets')), folderWith(documentWith('Lists pets'))];
    for (const folder of folders) generate(folder);
    const manifests = folders.map((folder) => readFileSync(join(folder, 'out/manifest.txt'), 'utf8'));
    expect(manifests[0]).toBe(manifests[1]);
  });

  test('detects a change in the folder given with --within', () => {
    const folder = folderWith(documentWith('Lists pets'));
    const shared = join(folder, 'shared.yaml');
    writeFileSync(shared, 'Name: { type: string }');
    mkdirSync(join(folder, 'apis'));
    const pets = documentWith('Lists pets').replace('items: {', "items: { $ref: '../shared.yaml#/Name',");
    writeFileSync(join(folder, 'apis/pets.yaml'), pets);
    const run = (...more: string[]) => runCommand(folder, '--spec', 'apis/pets.yaml', '--out', 'out', ...more);
    expect(run()).toMatchObject({ code: 0, error: expect.stringContaining('reference-outside') });
    expect(run('--within', '.').out).toMatch(/^out: \d+ files/);
    expect(run('--within', '.').out).toMatch(/^out is up to date/);
    writeFileSync(shared, 'Name: { type: integer }');
    expect(run('--within', '.').out).toMatch(/[1-9]\d* changed/);
  });

  test.each([
    ['to its folder', 'apis', 'link', 'link/pets.yaml'],
    ['to itself', 'apis/pets.yaml', 'pets.yaml', 'pets.yaml'],
  ])('detects that nothing changed behind a symbolic link: %s', (_, to, link, spec) => {
    const folder = folderWith(documentWith('Lists pets'));
    mkdirSync(join(folder, 'apis'));
    const document = join(folder, 'apis/pets.yaml');
    writeFileSync(document, documentWith('Lists pets').replace('items: {', 'items: { format: fancy,'));
    symlinkSync(to, join(folder, link));
    const run = () => runCommand(folder, '--spec', spec, '--out', 'out', '--only', 'spec');
    const [first, second] = [run(), run()];
    expect(first.out).toMatch(/^out: /);
    expect(second.out).toMatch(/^out is up to date/);
    expect(second.error).toBe(first.error);
    writeFileSync(document, documentWith('Lists other pets'));
    expect(run().out).toMatch(/[1-9]\d* changed/);
  });

  test.each([
    ['docs', 'Next: serve out/docs/reference with any static server'],
    ['mock', 'Next: read out/mock/README.md.'],
    ['sdk,verify', 'Next: read out/sdk/README.md.\nNext: read out/verify/README.md.'],
  ])('writes packages for --only %s, and says so', (only, next) => {
    const folder = folderWith(documentWith('Lists pets'));
    const { code, out } = runCommand(folder, 'openapi.yaml', '--out', 'out', '--no-build', '--only', only);
    expect([code, out]).toEqual([0, expect.stringContaining(`so this run wrote packages.\n${next}`)]);
    expect(existsSync(join(folder, 'out/runtime'))).toBe(false);
  });

  test.each([
    [
      'packages',
      [
        ['--layout', 'package', '--no-build', '--only', 'sdk'],
        ['--no-build', '--only', 'mock'],
      ],
      '--out out --only sdk,mock',
    ],
    ['the source layout', [[], ['--no-build', '--only', 'mock']], '--out out-mock --only mock'],
    [
      'a package, before the client',
      [['--no-build', '--only', 'mock'], []],
      '--out out-sdk-validators --only sdk,validators',
    ],
  ])(
    'removes no product of an earlier run from %s, unless --prune is given',
    (_, [first = [], second = []], command) => {
      const folder = folderWith(documentWith('Lists pets'));
      const run = (...options: readonly string[]) => runCommand(folder, 'openapi.yaml', '--out', 'out', ...options);
      expect(run(...first).code).toBe(0);
      const before = listTree(join(folder, 'out'));
      const { code, error } = run(...second);
      expect([code, error]).toEqual([3, expect.stringContaining(`run: bmp-generate openapi.yaml ${command}`)]);
      expect(listTree(join(folder, 'out'))).toEqual(before);
      expect(run(...second, '--prune')).toMatchObject({ code: 0, out: expect.stringMatching(/[1-9]\d* removed/) });
    },
  );

  test.each([
    ['whose paths are empty', documentWith('').replace(/\/pets:[\s\S]*/, '{}'), []],
    ['with operations that a filter leaves out', documentWith(''), ['--exclude', 'paths=/pets']],
  ])('says that a document %s gives no operations', (_, document, options) => {
    const { code, error } = generate(folderWith(document), '--only', 'spec', ...options);
    expect([code, error]).toEqual([0, expect.stringMatching(/^There are no operations to call: /m)]);
  });

  test('with --check writes nothing, lists the changes and exits with 1', () => {
    const folder = folderWith(documentWith('Lists pets'));
    expect(generate(folder, '--check')).toMatchObject({ code: 1, out: expect.stringContaining('would be added') });
    expect(existsSync(join(folder, 'out'))).toBe(false);
    generate(folder);
    expect(generate(folder, '--check').code).toBe(0);
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists some pets'));
    expect(generate(folder, '--check')).toMatchObject({ code: 1, out: expect.stringContaining('would be changed') });
    expect(generate(folder).code).toBe(0);
    expect(generate(folder, '--check').code).toBe(0);
  });

  test('with --check exits with 1 and reports an edited file', () => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder);
    appendFileSync(join(folder, 'out/sdk/package.json'), ' ');
    const { code, error } = generate(folder, '--check');
    expect(code).toBe(1);
    expect(error).toContain('out/sdk/package.json was edited after it was generated');
  });

  test('repeats its warnings if nothing has changed', () => {
    const folder = folderWith(documentWith('Lists pets').replace('items: {', 'items: { format: fancy,'));
    const [first, second, check] = [[], [], ['--check']].map((options) =>
      generate(folder, '--only', 'spec', ...options),
    );
    expect(first?.error).toMatch(/format-unknown.*openapi\.yaml:14:/);
    expect(second).toEqual({
      code: 0,
      out: expect.stringMatching(/^out is up to date: .*1 warning/),
      error: first?.error,
    });
    expect(check).toEqual(second);
    expect(JSON.parse(generate(folder, '--only', 'spec', '--json').out).diagnostics).toMatchObject([
      { code: 'format-unknown', severity: 'warning', file: 'openapi.yaml', line: 14, fix: expect.any(String) },
    ]);
  });

  test('generates again for another document of the same folder', () => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder, '--only', 'spec');
    writeFileSync(join(folder, 'other.yaml'), documentWith('Lists other pets'));
    expect(generate(folder, '--only', 'spec', '--json').out).toContain('"unchanged"');
    const { out } = runCommand(folder, '--spec', 'other.yaml', '--out', 'out', '--only', 'spec');
    expect(out).toMatch(/[1-9]\d* changed/);
  });

  test('reads no file outside the folder of the document that a forged manifest lists', () => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder, '--only', 'spec');
    const file = join(folder, 'out/manifest.txt');
    const { parsed, secret } = { parsed: parseManifest(readFileSync(file, 'utf8')), secret: '../secret.txt' };
    if (parsed === undefined) throw new Error('no manifest');
    const warning = { code: 'format-unknown', file: secret, line: 1, column: 1, cause: 'x' } as const;
    const files = new Map([...parsed.files].map(([path, [hash = '']]) => [path, hash]));
    const sources = [...parsed.sources, secret];
    const forged = { inputs: parsed.inputs ?? '', sources, products: [], infer: false, warnings: [warning], files };
    writeFileSync(file, manifestText(forged));
    const { out, error } = generate(folder, '--only', 'spec');
    expect(out).toContain('No changes');
    expect(error).toBe('');
    expect(readFileSync(file, 'utf8')).not.toContain(secret);
  });

  test('detects changes in the previous version and the rename tables, and ignores other files', () => {
    const folder = folderWith(documentWith('Lists pets'));
    mkdirSync(join(folder, 'renames'));
    writeFileSync(join(folder, 'old.yaml'), documentWith('Listed pets'));
    const again = () => generate(folder, '--old-spec', 'old.yaml', '--renames', 'renames', '--only', 'spec').out;
    again();
    writeFileSync(join(folder, 'unrelated.txt'), 'x');
    expect(again()).toContain('is up to date');
    writeFileSync(join(folder, 'renames/notes.txt'), 'x');
    expect(again()).not.toContain('is up to date');
    writeFileSync(join(folder, 'old.yaml'), documentWith('Listed some pets'));
    expect(again()).not.toContain('is up to date');
    expect(again()).toContain('is up to date');
  });

  test('detects a new file in a companion folder', () => {
    const folder = folderWith(`${documentWith('Lists pets')}x-companions: [rules]\n`);
    mkdirSync(join(folder, 'rules'));
    generate(folder);
    expect(generate(folder).out).toContain('is up to date');
    writeFileSync(join(folder, 'rules/new.ts'), 'export const rule = 1;\n');
    expect(generate(folder).out).not.toContain('is up to date');
  });

  test('prints what determines the output with --print-inputs, and writes nothing', () => {
    const [folder, other] = [folderWith(documentWith('Lists pets')), folderWith(documentWith('Lists pets'))];
    const inputsOf = (place: string, ...options: readonly string[]) => {
      const { code, out } = generate(place, '--print-inputs', ...options);
      expect([code, existsSync(join(place, 'out'))]).toEqual([0, false]);
      return JSON.parse(out);
    };
    const inputs = inputsOf(folder);
    expect(inputs).toMatchObject({ files: ['openapi.yaml'], addresses: {}, settings: { spec: 'openapi.yaml' } });
    expect(inputsOf(other)).toEqual(inputs);
    expect(inputsOf(other, '--strict').hash).not.toBe(inputs.hash);
    writeFileSync(join(other, 'openapi.yaml'), documentWith('Lists all pets'));
    expect(inputsOf(other).hash).not.toBe(inputs.hash);
  });

  test('exits with 2, reports the place of an error and leaves the folder unchanged', () => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder);
    writeFileSync(join(folder, 'openapi.yaml'), faulty);
    const { code, error } = generate(folder);
    expect(code).toBe(2);
    expect(error).toContain('openapi.yaml:14:');
    expect(error).not.toContain('    at ');
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists pets'));
    expect(generate(folder).out).toContain('is up to date');
  });

  test('rolls back the write of a killed run, even if the document has errors', () => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder, '--only', 'spec');
    const { file, before, after } = killedRun(folder, 'out');
    writeFileSync(join(folder, 'openapi.yaml'), faulty);
    expect(generate(folder, '--only', 'spec', '--check').code).toBe(2);
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists pets'));
    const { code, error } = generate(folder, '--only', 'spec', '--check');
    expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('out is incomplete') });
    expect(error).not.toContain('output-edited');
    expect(readFileSync(file, 'utf8')).toBe(after);
    writeFileSync(join(folder, 'openapi.yaml'), faulty);
    expect(generate(folder, '--only', 'spec').code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(folder)).toEqual(['openapi.yaml', 'out']);
  });

  test('removes the lock of a killed run, even if nothing has changed', () => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder, '--only', 'spec');
    writeFileSync(join(folder, '.out.lock'), JSON.stringify({ host: hostname(), process: 2 ** 22 + 1, start: '' }));
    expect(generate(folder, '--only', 'spec').out).toContain('is up to date');
    expect(readdirSync(folder)).toEqual(['openapi.yaml', 'out']);
  });

  test('exits with 2 and points to --help if the command line is not valid', () => {
    expect(generate(folderWith(''), '--typo')).toMatchObject({ code: 2, error: expect.stringContaining('See --help') });
  });

  test('exits with 3 and keeps an edited file', () => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder);
    writeFileSync(join(folder, 'out/sdk/package.json'), 'edited');
    expect(generate(folder)).toMatchObject({ code: 3, error: expect.stringContaining('output-edited') });
    expect(readFileSync(join(folder, 'out/sdk/package.json'), 'utf8')).toBe('edited');
    rmSync(join(folder, 'out/sdk/package.json'));
    expect(generate(folder).code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'out/sdk/package.json'), 'utf8'))).toHaveProperty('name');
  });

  test('prints help', () => {
    expect(generate(folderWith(''), '--help')).toMatchObject({ code: 0, out: expect.stringContaining('Exit codes') });
  });

  test.each(['init', 'explain', 'where', 'completion'])('%s --help -> its own usage', (command) => {
    const out = expect.stringMatching(new RegExp(`^bmp-generate ${command}.*\\n\\n[A-Z]`));
    expect(runCommand(folderWith(''), command, '--help')).toMatchObject({ code: 0, out });
  });
});

describe('with --json the command prints one object and nothing else', () => {
  test('when it has written', () => {
    const { code, out, error } = generate(folderWith(documentWith('Lists pets')), '--json');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(JSON.parse(out)).toMatchObject({ status: 'written', exitCode: 0, summary: { operations: 1 }, changed: [] });
  });

  test('when the document has errors, with their places', () => {
    const { code, out, error } = generate(folderWith(faulty), '--json');
    expect({ code, error }).toEqual({ code: 2, error: '' });
    const place = { file: 'openapi.yaml', line: 14, column: expect.any(Number) };
    expect(JSON.parse(out)).toMatchObject({ status: 'faulty', diagnostics: [{ severity: 'error', ...place }] });
  });

  test('when the command line is not valid', () => {
    const { code, out, error } = generate(folderWith(''), '--json', '--typo');
    expect({ code, error }).toEqual({ code: 2, error: '' });
    expect(JSON.parse(out)).toMatchObject({ status: 'faulty', exitCode: 2 });
  });
});
