// Runs in `npm run test:rest`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { stderr, stdout } from 'node:process';
import { describe, expect, test, vi } from 'vitest';
import { testFolder } from '../../support/temporary-folder.ts';
import { runCommand } from '../../../generator/cli.ts';
import { catalogue } from '../../../generator/diagnostics/catalogue.ts';
import {
  type DiagnosticExample,
  type ExamplePage,
  printExamples,
  readExamplePages,
} from '../../../scripts/docs/diagnostic-examples.ts';

/** Codes that come with those of other faults, and what these lead to. */
const ACCOMPANYING: Readonly<Record<string, readonly string[]>> = {
  'operation-skipped': ['reference-dangling'],
  'path-parameter-empty': ['operation-skipped'],
  'exclusive-obsolete': ['nullable-obsolete'],
  'method-unsupported': ['version-newer'],
  'querystring-unsupported': ['version-newer'],
  'swagger-inexpressible': ['version-2'],
};

/** Codes whose corrected example is a document of another version than OpenAPI 3.1. */
const OTHER_VERSIONS: ReadonlyMap<string, string> = new Map([
  ['method-newer', 'version-newer'],
  ['method-unsupported', 'version-newer'],
  ['querystring-unsupported', 'version-newer'],
  ['swagger-inexpressible', 'version-2'],
]);

/** Codes that depend on the state of a computer, or on thousands of files. Their pages say when they arise. */
const NOT_REPRODUCED = [
  'address-changed',
  'address-frozen',
  'files-too-many',
  'output-interrupted',
  'output-busy',
  'output-watched',
];

/** Runs the commands of an example beside its files, and returns the diagnostics that the last one prints. */
async function run({ files, commands }: DiagnosticExample, version: 'faulty' | 'corrected'): Promise<string> {
  const home = process.cwd();
  const folder = testFolder('example');
  const printed: string[] = [];
  vi.spyOn(stdout, 'write').mockReturnValue(true);
  vi.spyOn(stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  try {
    process.chdir(folder);
    for (const { name, [version]: text } of files) {
      mkdirSync(dirname(name), { recursive: true });
      if (text !== '') writeFileSync(name, text);
    }
    for (const command of commands) {
      const [program = '', ...given] = command.split(' ');
      if (program === 'cd') process.chdir(given.join(' '));
      else if (program !== 'bmp-generate') execFileSync('sh', ['-ec', command]);
      else {
        printed.length = 0;
        await runCommand(given, { command: 'bmp-generate' });
      }
    }
    // Node warns of the many commands in one process, and the generator of examples that need no operation.
    const own = printed.filter((text) => !/^(?:\((?:node:\d+\)|Use `node )|There are no operations)/.test(text));
    return own.join('').trim().replaceAll(folder, '/home/me/pets');
  } finally {
    vi.restoreAllMocks();
    process.chdir(home);
  }
}

function codesOf(output: string): readonly string[] {
  return [...new Set([...output.matchAll(/^(?:\S+ )?(?:error|warning) ([a-z0-9-]+)/gm)].map(([, code = '']) => code))];
}

const pages = readExamplePages();

test('every diagnostic has an example, or is one that needs more than files', () => {
  const examples = pages.flatMap((page) => page.examples);
  expect(examples.map(({ code }) => code).sort()).toEqual(Object.keys(catalogue).sort());
  const withoutFiles = examples.filter(({ commands }) => commands.length === 0);
  expect(withoutFiles.map(({ code, prose }) => [code, prose !== ''])).toEqual(
    NOT_REPRODUCED.map((code) => [code, true]),
  );
});

// The commands of the examples are those of a Unix shell.
describe.skipIf(process.platform === 'win32').each(pages.map((page) => [basename(page.file), page] as const))(
  '%s',
  (_, page: ExamplePage) => {
    const outputs = new Map<string, string>();
    const examples = page.examples.filter(({ commands }) => commands.length > 0);

    test.each(examples.map((example) => [example.code, example] as const))(
      '%s is reported for its example',
      async (code, example) => {
        const output = await run(example, 'faulty');
        outputs.set(code, output);
        expect([...codesOf(output)].sort()).toEqual([code, ...(ACCOMPANYING[code] ?? [])].sort());
      },
    );

    const corrected = examples.filter(({ files }) => files.some((file) => file.faulty !== file.corrected));
    test.each(corrected.map((example) => [example.code, example] as const))(
      '%s: the corrected example has no diagnostic',
      async (code, example) => {
        expect(codesOf(await run(example, 'corrected'))).toEqual([OTHER_VERSIONS.get(code) ?? []].flat());
      },
    );

    test('shows what the generator prints', async () => {
      await expect(printExamples(readFileSync(page.file, 'utf8'), outputs)).toMatchFileSnapshot(page.file);
    });
  },
);
