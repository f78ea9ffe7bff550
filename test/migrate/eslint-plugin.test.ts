// Runs in `npm run test:rest`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import plugin from '../../generated/migrate/src/eslint.ts';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { code, folderOf, packageOf } from './run-command.ts';

const ESLINT = join(PEERS, 'eslint/lib/api.js');

/** The parts of ESLint's interface that the tests use. */
interface Eslint {
  readonly lintFiles: (patterns: readonly string[]) => Promise<
    readonly {
      readonly filePath: string;
      readonly output?: string;
      readonly messages: readonly {
        readonly ruleId: string;
        readonly line: number;
        readonly column: number;
        readonly message: string;
        readonly suggestions?: readonly {
          readonly fix: { readonly range: readonly [number, number]; readonly text: string };
        }[];
      }[];
    }[]
  >;
}

const skipped = skippedWithout(ESLINT);

async function eslint(cwd: string, fix = false): Promise<Eslint> {
  const { ESLint } = (await import(pathToFileURL(ESLINT).href)) as { readonly ESLint: new (options: object) => Eslint };
  const rules = { 'bmp/no-v2': ['error', { types: ['@acme/v2'] }], 'bmp/prefer-update-over-replace': 'error' };
  const overrideConfig = [{ files: ['**/*.js'], plugins: { bmp: plugin }, rules }];
  return new ESLint({ cwd, fix, overrideConfigFile: true, overrideConfig });
}

const OLD = [
  '/** @param {import("@acme/v2").Schedule} entry */',
  'export const where = (entry) => entry.place;',
  '/** @param {import("@acme/v2").Document} file */',
  'export const name = (file) => file.sysName;',
  'export const loose = { plocation: 1 };',
  '',
].join('\n');

test.skipIf(skipped !== '')(
  `R115 no-v2 reports the findings of the codemod and fixes what it changes${skipped}`,
  async () => {
    const folder = folderOf({
      ...packageOf(),
      'a.js': OLD,
      'b.js': OLD,
      'clean.js': 'export const a = 1;\n',
      'package.json': '{"type":"module"}',
    });
    await code(folder, '--report', 'found.json');
    const found = JSON.parse(readFileSync(join(folder, 'found.json'), 'utf8')) as readonly {
      readonly file: string;
      readonly line: number;
      readonly column: number;
      readonly rule: string;
    }[];
    const results = await (await eslint(folder)).lintFiles(['*.js']);
    const messages = results.flatMap(({ filePath, messages: own }) =>
      own.map(
        ({ line, column, message }) =>
          `${filePath.slice(folder.length + 1)}:${line}:${column} ${message.split(':')[0]}`,
      ),
    );
    expect(messages.toSorted()).toEqual(
      found.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`).toSorted(),
    );
    expect(messages.length).toBeGreaterThanOrEqual(4);

    const fixed = await (await eslint(folder, true)).lintFiles(['*.js']);
    await code(folder, '--write');
    for (const name of ['a.js', 'b.js'])
      expect(fixed.find(({ filePath }) => filePath.endsWith(name))?.output).toBe(
        readFileSync(join(folder, name), 'utf8'),
      );
  },
  60_000,
);

test.skipIf(skipped !== '')(
  `R115 no-v2 examines the text that is linted, not the one on disk before${skipped}`,
  async () => {
    const folder = folderOf({ 'a.js': OLD, 'package.json': '{"type":"module"}' });
    const linter = await eslint(folder);
    await linter.lintFiles(['a.js']);
    writeFileSync(join(folder, 'a.js'), `\n${OLD.split('\n').slice(0, 2).join('\n')}\n`);
    const [result] = await linter.lintFiles(['a.js']);
    expect(result?.messages.map(({ line }) => line)).toContain(3);
  },
  60_000,
);

test.skipIf(skipped !== '')(
  `prefer-update-over-replace suggests the safe update${skipped}`,
  async () => {
    const text = [
      "import { replacePhase } from '@bmp/sdk';",
      "import * as projects from '@bmp/sdk/projects';",
      'export const a = (client, input) => replacePhase(client, input);',
      'export const b = (client, input) => projects.replacePhase(client, input);',
      'export const c = (client, input) => projects.updatePhase(client, input);',
      'export const d = (text) => text.replace("a", "b");',
      'export const e = (phases, input) => phases.other.replacePhase(input);',
      '',
    ].join('\n');
    const folder = folderOf({ 'a.js': text, 'package.json': '{"type":"module"}' });
    const [result] = await (await eslint(folder)).lintFiles(['a.js']);
    const corrected = result?.messages.map(({ ruleId, line, suggestions }) => {
      const { range, text: replacement } = suggestions?.[0]?.fix ?? { range: [0, 0] as const, text: '' };
      return [ruleId, line, text.slice(0, range[0]) + replacement + text.slice(range[1])];
    });
    expect(corrected).toEqual([
      [
        'bmp/prefer-update-over-replace',
        3,
        text.replace('{ replacePhase }', '{ replacePhase, updatePhase }').replace('=> replacePhase', '=> updatePhase'),
      ],
      ['bmp/prefer-update-over-replace', 4, text.replace('projects.replacePhase', 'projects.updatePhase')],
    ]);
  },
  60_000,
);
