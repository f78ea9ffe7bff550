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
  readonly rule?: string;
}

const restricted = 'noRestrictedImports';

/** An import in a file, used so that nothing else is wrong with it. */
function importing(file: string, module: string, rule?: string): Case {
  const code = `import * as imported from '${module}';\n\nexport const used = imported;\n`;
  if (rule === undefined) return { name: `${file} may import ${module}`, file, code };
  return { name: `${file} may not import ${module}`, file, code, rule };
}

const cases: readonly Case[] = [
  importing('generator/model/schema.ts', './json.ts'),
  importing('generator/model/schema.ts', '../diagnostics/diagnostics.ts', restricted),
  importing('generator/model/schema.ts', '../build/schemas.ts', restricted),
  importing('generator/build/schemas.ts', '../diagnostics/diagnostics.ts'),
  importing('generator/build/schemas.ts', '../model/names.ts'),
  importing('generator/build/schemas.ts', '../load/bundle.ts', restricted),
  importing('generator/build/schemas.ts', '../emit/emitter.ts', restricted),
  importing('generator/build/schemas.ts', '../write/print.ts', restricted),
  importing('generator/build/schemas.ts', 'node:fs', restricted),
  importing('generator/build/schemas.ts', 'yaml', restricted),
  importing('generator/build/schemas.ts', 'js-yaml', restricted),
  importing('generator/load/bundle.ts', '../model/schema.ts'),
  importing('generator/load/bundle.ts', './visitor.ts'),
  importing('generator/load/bundle.ts', 'node:fs/promises', restricted),
  importing('generator/load/bundle.ts', '../check/rules.ts', restricted),
  importing('generator/load/reader.ts', 'node:fs/promises'),
  importing('generator/load/reader.ts', '../write/print.ts', restricted),
  importing('generator/check/paths.ts', '../load/visitor.ts'),
  importing('generator/check/paths.ts', 'node:fs', restricted),
  importing('generator/check/paths.ts', '../emit/emitter.ts', restricted),
  importing('generator/model/schema.ts', '../../templates/runtime/shared/json.ts'),
  importing('templates/runtime/shared/regexp/nfa.ts', './character-set.ts'),
  importing('templates/runtime/shared/regexp/nfa.ts', '../../../generator/model/json.ts', restricted),
  importing('generator/load/bundle.ts', 'yaml'),
  importing('generator/load/bundle.ts', 'js-yaml'),
  importing('generator/load/bundle.ts', '../emit/sdk/emit-sdk.ts', restricted),
  importing('generator/load/bundle.ts', '../write/print.ts', restricted),
  importing('generator/load/bundle.ts', 'handlebars', restricted),
  importing('generator/emit/emitters.ts', './sdk/emit-sdk.ts'),
  importing('templates/runtime/client/src/client/client.ts', '#shared/closest-match.ts'),
  importing('templates/runtime/mock-engine/src/engine.ts', '#shared/cli-arguments.ts'),
  importing('templates/runtime/shared/cli-arguments.ts', './closest-match.ts'),
  importing('templates/runtime/verify-engine/src/verify-har.ts', '#mock/inspection.ts'),
  importing('templates/runtime/verify-engine/src/verify-har.ts', '#mock/core.ts', restricted),
  importing('templates/runtime/shared/cli-arguments.ts', '#sdk/core/client.ts', restricted),
  importing('templates/runtime/shared/cli-arguments.ts', '../sdk/src/client/client.ts', restricted),
  importing('templates/runtime/shared/cli-arguments.ts', '../../generator/generate.ts', restricted),
  importing('generator/load/bundle.ts', '../../templates/runtime/shared/closest-match.ts'),
  importing('generator/emit/sdk/emit-sdk.ts', '../emitter.ts'),
  importing('generator/emit/sdk/emit-sdk.ts', '../source/comment.ts'),
  importing('generator/emit/sdk/emit-sdk.ts', '../../model/api.ts'),
  importing('generator/emit/sdk/emit-sdk.ts', './emit-operations.ts'),
  importing('generator/emit/sdk/emit-sdk.ts', '../structures.ts'),
  importing('generator/emit/sdk/emit-sdk.ts', '../mock/emit-mock.ts', restricted),
  importing('generator/emit/sdk/emit-sdk.ts', '../../load/bundle.ts', restricted),
  importing('generator/emit/sdk/emit-sdk.ts', '../../write/print.ts', restricted),
  importing('generator/emit/sdk/emit-sdk.ts', 'node:fs', restricted),
  importing('generator/emit/sdk/emit-sdk.ts', 'node:fs/promises', restricted),
  importing('generator/emit/sdk/emit-sdk.ts', 'ajv', restricted),
  importing('generator/emit/sdk/emit-sdk.ts', 'openapi-typescript', restricted),
  importing('generator/emit/validators/emit-validators.ts', 'ajv', restricted),
  importing('generator/emit/validators/emit-validators.ts', 'oxfmt', restricted),
  importing('generator/emit/mock/emit-mock.ts', '../validators/body-validators.ts'),
  importing('generator/emit/mock/emit-mock.ts', '../validators/emit-validators.ts', restricted),
  importing('generator/emit/validators/emit-validators.ts', '../sdk/emit-sdk.ts', restricted),
  importing('generator/emit/paths/emit-paths.ts', 'openapi-typescript'),
  importing('generator/emit/paths/emit-paths.ts', 'ajv', restricted),
  importing('generator/write/print.ts', '../emit/emitter.ts'),
  importing('generator/write/print.ts', 'handlebars'),
  importing('generator/write/print.ts', '../emit/structures.ts'),
  importing('generator/write/print.ts', 'oxfmt'),
  importing('generator/write/print.ts', 'prettier', restricted),
  importing('generator/write/print.ts', 'ts-morph', restricted),
  importing('generator/write/print.ts', '../load/bundle.ts', restricted),
  importing('generator/write/print.ts', '../build/schemas.ts', restricted),
  importing('generator/write/print.ts', '../emit/sdk/emit-sdk.ts', restricted),
  importing('templates/runtime/client/src/client/call.ts', './retry.ts'),
  importing(
    'templates/runtime/client/src/client/call.ts',
    '../../../../generator/diagnostics/diagnostics.ts',
    restricted,
  ),
  importing('templates/runtime/client/src/client/call.ts', '../../../mock/src/store.ts', restricted),
  importing('templates/runtime/mock-engine/src/store.ts', '../../sdk/src/client/call.ts', restricted),
  importing('templates/runtime/mock-engine/src/store.ts', '#sdk/client/call.ts', restricted),
  importing('templates/runtime/mock-engine/src/store.ts', '#shared/validation/parameters/parameter-text.ts'),
  importing('templates/runtime/mock-engine/src/store.ts', '#shared/validation/parameters/read-parameter.ts'),
  importing('spec/v3/rules/dates.ts', '../../../generator/diagnostics/diagnostics.ts', restricted),
  importing('generator/load/reader.ts', 'fs', 'useNodejsImportProtocol'),
  {
    name: '`any` is refused',
    file: 'templates/runtime/shared/escape.ts',
    code: 'export const value: any = 1;\n',
    rule: 'noExplicitAny',
  },
  {
    name: 'enumerations are refused',
    file: 'templates/runtime/shared/escape.ts',
    code: 'export enum Colour {\n  Red,\n}\n',
    rule: 'noEnum',
  },
  {
    name: 'namespaces are refused',
    file: 'templates/runtime/shared/escape.ts',
    code: 'export namespace Inner {\n  export const a = 1;\n}\n',
    rule: 'noNamespace',
  },
  {
    name: 'default exports are refused',
    file: 'templates/runtime/shared/escape.ts',
    code: 'export default 1;\n',
    rule: 'noDefaultExport',
  },
  { name: 'default exports are right in configuration files', file: 'some.config.ts', code: 'export default 1;\n' },
  {
    name: 'assertions that something is not null are refused',
    file: 'templates/runtime/shared/escape.ts',
    code: 'export const first = (list: readonly string[]): string => list[0]!;\n',
    rule: 'noNonNullAssertion',
  },
  {
    name: 'functions of five parameters are refused',
    file: 'templates/runtime/shared/escape.ts',
    code: 'export const five = (a: 1, b: 1, c: 1, d: 1, e: 1): number => a + b + c + d + e;\n',
    rule: 'useMaxParams',
  },
  {
    name: 'functions of more than 46 lines are refused',
    file: 'templates/runtime/shared/escape.ts',
    code: `export function long(): void {\n${'  globalThis.scroll();\n'.repeat(47)}}\n`,
    rule: 'noExcessiveLinesPerFunction',
  },
  {
    name: 'files of more than 500 lines are refused',
    file: 'templates/runtime/shared/escape.ts',
    code: `export const list = [\n${'  1,\n'.repeat(500)}];\n`,
    rule: 'noExcessiveLinesPerFile',
  },
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
