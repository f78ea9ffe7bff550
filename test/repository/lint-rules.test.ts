// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { BIOME, BIOME_RULES, skippedWithout } from '../../scripts/extras.ts';
import { writeFiles } from '../support/write-files.ts';

const root = join(import.meta.dirname, '../..');

interface Case {
  readonly name: string;
  readonly file: string;
  readonly code: string;
  /** The rule that fires; none where the code is as it should be. */
  readonly rule?: string | undefined;
}

/** Modules that a file may import, and those that it may not. */
interface Imports {
  readonly may?: readonly string[];
  readonly mayNot?: readonly string[];
}

const IMPORTS: Readonly<Record<string, Imports>> = {
  'generator/model/schema.ts': {
    may: ['./json.ts', '../../templates/runtime/shared/json.ts'],
    mayNot: ['../diagnostics/diagnostics.ts', '../build/schemas.ts'],
  },
  'generator/build/schemas.ts': {
    may: ['../diagnostics/diagnostics.ts', '../model/names.ts'],
    mayNot: ['../load/bundle.ts', '../emit/emitter.ts', '../write/print.ts', 'node:fs', 'yaml', 'js-yaml'],
  },
  'generator/load/bundle.ts': {
    may: ['../model/schema.ts', './visitor.ts', 'yaml', 'js-yaml', '../../templates/runtime/shared/closest-match.ts'],
    mayNot: ['node:fs/promises', '../check/rules.ts', '../emit/sdk/emit-sdk.ts', '../write/print.ts', 'handlebars'],
  },
  'generator/load/reader.ts': { may: ['node:fs/promises'], mayNot: ['../write/print.ts'] },
  'generator/check/paths.ts': { may: ['../load/visitor.ts'], mayNot: ['node:fs', '../emit/emitter.ts'] },
  'templates/runtime/shared/regexp/nfa.ts': {
    may: ['./character-set.ts'],
    mayNot: ['../../../generator/model/json.ts'],
  },
  'generator/emit/emitters.ts': { may: ['./sdk/emit-sdk.ts'] },
  'templates/runtime/client/src/client/client.ts': { may: ['#shared/closest-match.ts'] },
  'templates/runtime/mock-engine/src/engine.ts': { may: ['#shared/cli-arguments.ts'] },
  'templates/runtime/shared/cli-arguments.ts': {
    may: ['./closest-match.ts'],
    mayNot: ['#sdk/core/client.ts', '../sdk/src/client/client.ts', '../../generator/generate.ts'],
  },
  'templates/runtime/verify-engine/src/verify-har.ts': { may: ['#mock/inspection.ts'], mayNot: ['#mock/core.ts'] },
  'generator/emit/sdk/emit-sdk.ts': {
    may: ['../emitter.ts', '../source/comment.ts', '../../model/api.ts', './emit-operations.ts', '../structures.ts'],
    mayNot: [
      '../mock/emit-mock.ts',
      '../../load/bundle.ts',
      '../../write/print.ts',
      'node:fs',
      'node:fs/promises',
      'ajv',
      'openapi-typescript',
    ],
  },
  'generator/emit/validators/emit-validators.ts': { mayNot: ['ajv', 'oxfmt', '../sdk/emit-sdk.ts'] },
  'generator/emit/mock/emit-mock.ts': {
    may: ['../validators/body-validators.ts'],
    mayNot: ['../validators/emit-validators.ts'],
  },
  'generator/emit/paths/emit-paths.ts': { may: ['openapi-typescript'], mayNot: ['ajv'] },
  'generator/write/print.ts': {
    may: ['../emit/emitter.ts', 'handlebars', '../emit/structures.ts', 'oxfmt'],
    mayNot: ['prettier', 'ts-morph', '../load/bundle.ts', '../build/schemas.ts', '../emit/sdk/emit-sdk.ts'],
  },
  'templates/runtime/client/src/client/call.ts': {
    may: ['./retry.ts'],
    mayNot: ['../../../../generator/diagnostics/diagnostics.ts', '../../../mock/src/store.ts'],
  },
  'templates/runtime/mock-engine/src/store.ts': {
    may: ['#shared/validation/parameters/parameter-text.ts', '#shared/validation/parameters/read-parameter.ts'],
    mayNot: ['../../sdk/src/client/call.ts', '#sdk/client/call.ts'],
  },
  'spec/v3/rules/dates.ts': { mayNot: ['../../../generator/diagnostics/diagnostics.ts'] },
};

/** An import in a file, used so that nothing else is wrong with it. */
function importing(file: string, module: string, rule?: string): Case {
  const code = `import * as imported from '${module}';\n\nexport const used = imported;\n`;
  return { name: `${file} may ${rule === undefined ? '' : 'not '}import ${module}`, file, code, rule };
}

/** A file with this code alone, where no other rule fires. */
function refused(what: string, rule: string, code: string): Case {
  return { name: `${what} refused`, file: 'templates/runtime/shared/escape.ts', code, rule };
}

const cases: readonly Case[] = [
  ...Object.entries(IMPORTS).flatMap(([file, { may = [], mayNot = [] }]) => [
    ...may.map((module) => importing(file, module)),
    ...mayNot.map((module) => importing(file, module, 'noRestrictedImports')),
  ]),
  importing('generator/load/reader.ts', 'fs', 'useNodejsImportProtocol'),
  refused('`any` is', 'noExplicitAny', 'export const value: any = 1;\n'),
  refused('enumerations are', 'noEnum', 'export enum Colour {\n  Red,\n}\n'),
  refused('namespaces are', 'noNamespace', 'export namespace Inner {\n  export const a = 1;\n}\n'),
  refused('default exports are', 'noDefaultExport', 'export default 1;\n'),
  { name: 'default exports are right in configuration files', file: 'some.config.ts', code: 'export default 1;\n' },
  refused(
    'assertions that something is not null are',
    'noNonNullAssertion',
    'export const first = (list: readonly string[]): string => list[0]!;\n',
  ),
  refused(
    'functions of five parameters are',
    'useMaxParams',
    'export const five = (a: 1, b: 1, c: 1, d: 1, e: 1): number => a + b + c + d + e;\n',
  ),
  refused(
    'functions of more than 46 lines are',
    'noExcessiveLinesPerFunction',
    `export function long(): void {\n${'  globalThis.scroll();\n'.repeat(47)}}\n`,
  ),
  refused(
    'files of more than 500 lines are',
    'noExcessiveLinesPerFile',
    `export const list = [\n${'  1,\n'.repeat(500)}];\n`,
  ),
];

const skipped = skippedWithout(BIOME);

describe.skipIf(skipped !== '')(`the linter${skipped}`, () => {
  const found = new Map<Case, readonly string[]>();
  beforeAll(() => {
    for (const round of rounds()) {
      const rules = rulesFor(Object.fromEntries(round.map(({ file, code }) => [file, code])));
      // Files of one round may import each other by chance.
      for (const one of round) found.set(one, rules.get(one.file)?.filter((rule) => rule !== 'noImportCycles') ?? []);
    }
  });

  test('finds nothing in the repository', () => {
    const run = spawnSync('npm', ['run', '--silent', 'check:lint'], { cwd: root, encoding: 'utf8' });
    expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
  });

  test.each(cases)('$name', (one) => {
    expect(found.get(one)).toEqual(one.rule === undefined ? [] : [one.rule]);
  });

  test('reports import cycles', () => {
    const files = {
      'generator/one.ts': "import { two } from './two.ts';\n\nexport const one = (): number => two();\n",
      'generator/two.ts': "import { one } from './one.ts';\n\nexport const two = (): number => one();\n",
    };
    expect([...new Set([...rulesFor(files).values()].flat())]).toEqual(['noImportCycles']);
  });
});

/** The cases in as few groups as possible, each with every file at most once. */
function rounds(): readonly (readonly Case[])[] {
  const byFile = [...Map.groupBy(cases, ({ file }) => file).values()];
  const count = Math.max(...byFile.map((group) => group.length));
  return Array.from({ length: count }, (_, round) => byFile.flatMap((group) => group[round] ?? []));
}

/** The rules that fire, by file, in a copy of the repository that holds these files only. */
function rulesFor(files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    copyFileSync(BIOME_RULES, join(folder, 'biome.json'));
    copyFileSync(join(root, '.gitignore'), join(folder, '.gitignore'));
    writeFiles(folder, files);
    const given = [BIOME, 'lint', '--reporter=github', '--error-on-warnings', '--max-diagnostics=none'];
    const { stdout } = spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8' });
    const fired = [...stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+)/gu)];
    const byFile = Map.groupBy(fired, ([, , file = '']) => relative(realpathSync(folder), resolve(folder, file)));
    return new Map([...byFile].map(([file, rules]) => [file, [...new Set(rules.map(([, rule = '']) => rule))].sort()]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the repository has no type errors', () => {
  const run = spawnSync('npm', ['run', '--silent', 'check:types'], { cwd: root, encoding: 'utf8' });
  expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
});
