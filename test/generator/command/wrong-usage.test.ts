// Runs in `npm run test:rest`.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listTree } from '../write/trees.ts';
import { documentWith, folderWith, main, runCommand } from './running.ts';

const migration = ['--spec', 'openapi.yaml', '--out', 'out', '--layout', 'package'];

const wrong: readonly { name: string; options: readonly string[]; code: number; want: string }[] = [
  {
    name: 'a folder as document',
    options: ['--spec', '.', '--out', 'out'],
    code: 2,
    want: '.:1:1 error file-unreadable\n  . cannot be read: it is a folder: name the file in it.',
  },
  {
    name: 'a missing document',
    options: ['--spec', 'nowhere.yaml', '--out', 'out'],
    code: 2,
    want: 'nowhere.yaml cannot be read: there is no such file.',
  },
  {
    name: 'a document with another extension',
    options: ['--spec', 'openapi.yml', '--out', 'out'],
    code: 2,
    want: 'openapi.yml cannot be read: there is no such file; the closest is openapi.yaml.',
  },
  {
    name: 'a missing previous document',
    options: [...migration, '--old-spec', 'nowhere.yaml'],
    code: 2,
    want: 'nowhere.yaml cannot be read: there is no such file.',
  },
  {
    name: 'a missing folder of rename tables',
    options: [...migration, '--old-spec', 'openapi.yaml', '--renames', 'nowhere'],
    code: 2,
    want: 'nowhere cannot be read: there is no such folder.',
  },
  {
    name: 'a migration in the source layout',
    options: ['openapi.yaml', '--out', 'out', '--old-spec', 'openapi.yaml', '--renames', '.'],
    code: 2,
    want: 'A migration (--old-spec, --renames) consists of packages: pass --layout package.',
  },
  {
    name: 'a migration of a selected client in the source layout',
    options: ['openapi.yaml', '--out', 'out', '--old-spec', 'openapi.yaml', '--only', 'sdk'],
    code: 2,
    want: 'A migration (--old-spec, --renames) consists of packages: pass --layout package.',
  },
  {
    name: 'a missing folder for --within',
    options: ['--spec', 'openapi.yaml', '--out', 'out', '--within', 'nowhere'],
    code: 2,
    want: 'nowhere cannot be read: there is no such folder.',
  },
  {
    name: 'an unknown operation of where',
    options: ['where', 'listPet', 'openapi.yaml', '--out', 'out'],
    code: 2,
    want: 'No document has an operation "listPet". Did you mean "listPets"?',
  },
  {
    name: 'an unknown code to explain',
    options: ['explain', 'output-editted'],
    code: 2,
    want: 'There is no code "output-editted". Did you mean "output-edited"?',
  },
  {
    name: 'an unknown product',
    options: ['--spec', 'openapi.yaml', '--out', 'out', '--only', 'sdk,mok'],
    code: 2,
    want: 'There is no product "mok". Did you mean "mock"?',
  },
  {
    name: 'validators without the client',
    options: ['--spec', 'openapi.yaml', '--out', 'out', '--only', 'validators'],
    code: 2,
    want: 'The product validators requires sdk: name it too.',
  },
  {
    name: 'the document as output folder',
    options: ['--spec', 'openapi.yaml', '--out', 'openapi.yaml', '--only', 'spec'],
    code: 3,
    want: 'openapi.yaml is a file; the generator needs to write a folder there.\n  fix',
  },
  {
    name: 'a folder below a file',
    options: ['--spec', 'openapi.yaml', '--out', 'openapi.yaml/out', '--only', 'spec'],
    code: 3,
    want: 'openapi.yaml/out could not be written and was left unchanged: ENOTDIR',
  },
  {
    name: 'a folder with a file that the generator did not write',
    options: ['--spec', 'openapi.yaml', '--out', 'theirs', '--only', 'spec'],
    code: 3,
    want: 'theirs/spec/openapi.json already exists, and the generator did not write it.\n  fix Move it elsewhere',
  },
];

/** A folder with a document, and one in which somebody keeps a file. */
function folder(): string {
  const made = folderWith(documentWith('Lists pets'));
  mkdirSync(join(made, 'theirs/spec'), { recursive: true });
  writeFileSync(join(made, 'theirs/spec/openapi.json'), 'theirs');
  return made;
}

describe('naming', () => {
  test.each(wrong)('$name is an error, as text and as JSON, and writes nothing', ({ options, code, want }) => {
    const where = folder();
    const before = listTree(where);
    const inWords = runCommand(where, ...options);
    expect(inWords).toMatchObject({ code, error: expect.stringContaining(want) });
    expect(inWords.error).not.toMatch(/^\s+at |theirs\n/m);
    const inJson = runCommand(where, ...options, '--json');
    expect(inJson).toMatchObject({ code, error: '' });
    expect(JSON.parse(inJson.out)).toMatchObject({ exitCode: code, diagnostics: [{ severity: 'error' }] });
    expect(listTree(where)).toEqual(before);
  });

  test('where prints the places of an operation as the folder has them, and writes nothing', () => {
    const where = folderWith(documentWith('Lists pets'));
    const before = listTree(where);
    expect(runCommand(where, 'where', 'GET /pets', 'openapi.yaml', '--out', 'api', '--only', 'sdk,docs')).toEqual({
      code: 0,
      error: '',
      out: `operation  listPets: GET /pets
document   openapi.yaml:7:5
code       api/sdk/src/pets.ts:16
page       api/docs/reference/operations/list-pets.md
`,
    });
    expect(listTree(where)).toEqual(before);
    runCommand(where, 'openapi.yaml', '--out', 'api', '--only', 'sdk', '--layout', 'package', '--no-build');
    const module = join(where, 'api/sdk/src/pets.ts');
    writeFileSync(module, `\n${readFileSync(module, 'utf8')}`);
    const found = runCommand(where, 'where', 'listPets', 'openapi.yaml', '--out', 'api').out;
    expect(found).toMatch(/^code +api\/sdk\/src\/pets\.ts:17$/m);
  });

  test('explain prints cause and fix of a diagnostic', () => {
    expect(runCommand(folder(), 'explain', 'output-edited')).toEqual({
      code: 0,
      error: '',
      out: `output-edited, an error about a document
  … was edited after it was generated.

  Fix: Restore it, or delete it so that it is generated again. To change it for good, change the specification.
`,
    });
  });

  test('--out may be the folder of the document, whose files are kept', () => {
    const where = folderWith(documentWith('Lists pets'));
    const options = ['--spec', 'openapi.yaml', '--out', '.', '--only', 'spec'];
    expect(runCommand(where, ...options).code).toBe(0);
    expect(Object.keys(listTree(where))).toEqual(['manifest.txt', 'openapi.yaml', 'spec/', 'spec/openapi.json']);
    expect(readFileSync(join(where, 'openapi.yaml'), 'utf8')).toBe(documentWith('Lists pets'));
    expect(runCommand(where, ...options).out).toContain('is up to date');
  });

  test('a pipe as document is an error that does not wait for a writer', () => {
    const where = folderWith(documentWith('Lists pets'));
    execFileSync('mkfifo', [join(where, 'pipe')]);
    const { code, error } = runCommand(where, '--spec', 'pipe', '--out', 'out');
    expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining('it is not a regular file') });
    const given = ['--spec', '/dev/stdin', '--out', 'out'];
    const piped = spawnSync(process.execPath, [main, ...given], {
      cwd: where,
      input: 'openapi: 3.1.1',
      encoding: 'utf8',
    });
    expect(piped.stderr).toContain('/dev/stdin cannot be read: it is not a regular file.\n  fix');
  });

  // The superuser may write anywhere.
  test.skipIf(process.getuid?.() === 0)('a folder without write permission is an error with a fix', () => {
    const where = folderWith(documentWith('Lists pets'));
    mkdirSync(join(where, 'closed'), { mode: 0o555 });
    const { code, error } = runCommand(where, '--spec', 'openapi.yaml', '--out', 'closed/out', '--only', 'spec');
    chmodSync(join(where, 'closed'), 0o755);
    expect({ code, error }).toEqual({
      code: 3,
      error: expect.stringMatching(/EACCES[\s\S]*Check the free space and the perm/),
    });
  });
});
