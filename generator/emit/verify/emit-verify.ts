import { CONTRACT_VERSION } from '../../../templates/runtime/shared/contract-version.ts';
import type { Contract } from '../../model/contract.ts';
import { defineEmitter, type EmitOptions, type OutputFile } from '../emitter.ts';
import { escapeMarkdown, guidePages, guideSections, installSource } from '../source/markdown.ts';
import { isObject, type Json } from '../../model/json.ts';
import { jsonLiteral, objectLiteral, stringLiteral } from '../source/literals.ts';
import { constant, exportFrom, importNames, importTypes, KIND, type Statement } from '../structures.ts';

/** Package of the engine, which runs what is emitted here. */
const ENGINE = '@bmp/verify-engine';

/** File of the companions with the rules whose breach the package names. */
const RULES = 'verify/rules.json';

const ENTRIES = [
  { key: '.', module: 'index' },
  { key: './main', module: 'main' },
  { key: './vitest', module: 'vitest' },
  { key: './reporter', module: 'reporter' },
];

/** Sections of the guide to which the specification's companions may add text about this API. */
const SECTIONS = ['start', 'example'] as const;

/** The verification of a server: the rules of the API, and the package, whose entries bind the engine to them. */
export const verifyEmitter = defineEmitter({ name: 'verify', emit: emitVerify });

function* emitVerify({ api, companions }: Contract, { folder }: EmitOptions): Generator<OutputFile> {
  const { names, title } = api;
  yield code('rules', rulesStatements(companions.get(RULES) ?? '[]'));
  yield code('source', sourceStatements(names.mock));
  yield code('index', indexStatements());
  yield code('main', mainStatements());
  yield code('vitest', vitestStatements());
  yield code('reporter', reporterStatements());
  const describe = (subject: string): string =>
    `Verifies that a server conforms to the specification of the ${subject}`;
  const verify = installSource('verify', names.verify, { companions, folder });
  // Without a registry, the package finds the mock only where it is installed too.
  const mock = companions.has('docs/install.md') ? verify : installSource('mock', names.mock, { companions, folder });
  const view = {
    name: names.verify,
    mock: names.mock,
    mockEntries: `${names.mock}/*`,
    version: names.version,
    description: describe(title.replace(/\s+/g, ' ').trim()),
    introduction: describe(escapeMarkdown(title)),
    install: [...new Set([mock, verify])].join(' '),
    command: names.verify.replace(/^@/, '').replace('/', '-'),
    entries: ENTRIES.map(({ key, module }) => ({
      key,
      source: `./src/${module}.ts`,
      types: `./dist/${module}.d.ts`,
      file: `./dist/${module}.js`,
    })),
    guide: guideSections(companions, 'verify', SECTIONS),
  };
  yield { kind: 'template', path: 'verify/package.json', template: 'verify/package.json.hbs', view };
  yield { kind: 'template', path: 'verify/tsconfig.json', template: 'verify/tsconfig.json.hbs', view };
  yield* guidePages('verify', [], view);
  yield { kind: 'copy', path: 'verify/LICENSE', source: 'views/sdk/LICENSE' };
}

function code(name: string, statements: readonly Statement[]): OutputFile {
  return { kind: 'code', path: `verify/src/${name}.ts`, statements };
}

function rulesStatements(text: string): readonly Statement[] {
  return [
    importTypes(ENGINE, ['StatedRule']),
    constant({
      docs: ['Rules of this API, and the checks whose findings name them.'],
      isExported: true,
      name: 'rules',
      type: 'readonly StatedRule[]',
      initializer: rulesLiteral(JSON.parse(text)),
    }),
  ];
}

/** Longest list of words that is written item by item. */
const MAX_LISTED = 3;

/** Returns rules as an expression. A long list of words is split from a text, which takes one line instead of many. */
function rulesLiteral(json: Json): string {
  if (Array.isArray(json)) {
    const isLong = json.length > MAX_LISTED && json.every((item) => typeof item === 'string' && /^\S+$/.test(item));
    return isLong ? `${stringLiteral(json.join(' '))}.split(' ')` : `[${json.map(rulesLiteral).join(', ')}]`;
  }
  if (!isObject(json)) return jsonLiteral(json);
  return objectLiteral(Object.entries(json).map(([name, item]) => [name, rulesLiteral(item)]));
}

function sourceStatements(mock: string): readonly Statement[] {
  return [
    importTypes(ENGINE, ['VerifySource']),
    importNames(`${mock}/source`, [{ name: 'source', alias: 'mockSource' }]),
    importNames('./rules.ts', ['rules']),
    constant({
      docs: ['Returns the documents and the rules that this package verifies by.'],
      isExported: true,
      name: 'source',
      initializer: `(): VerifySource => ({ ...mockSource(), model: ${CONTRACT_VERSION}, rules })`,
    }),
  ];
}

function indexStatements(): readonly Statement[] {
  return [
    exportFrom(ENGINE),
    { kind: KIND.ExportDeclaration, moduleSpecifier: './source.ts', namedExports: ['source'] },
  ];
}

/** The package builds where vitest is not installed, because not everyone tests with it. */
function vitestStatements(): readonly Statement[] {
  return [
    {
      ...importNames('vitest', ['beforeAll', 'describe', 'test']),
      leadingTrivia: '// @ts-ignore: vitest is optional, and the package builds without it.\n',
    },
    importNames(`${ENGINE}/tests`, ['createDescribeConformance', { name: 'DescribeConformance', isTypeOnly: true }]),
    importNames('./source.ts', ['source']),
    constant({
      docs: ['Defines a suite of tests: one per rule, by the report of a verification.'],
      isExported: true,
      name: 'describeConformance',
      type: 'DescribeConformance',
      initializer: 'createDescribeConformance(source, { beforeAll, describe, test })',
    }),
  ];
}

function reporterStatements(): readonly Statement[] {
  return [
    importNames(`${ENGINE}/coverage`, ['createCoverageReporter']),
    importNames('./source.ts', ['source']),
    constant({
      docs: ['Reporter for Vitest: what the tests of a run exercise of the API, by the mocks that they start.'],
      name: 'CoverageReporter',
      type: 'ReturnType<typeof createCoverageReporter>',
      initializer: 'createCoverageReporter(source)',
    }),
    { kind: KIND.ExportDeclaration, namedExports: [{ name: 'CoverageReporter', alias: 'default' }] },
  ];
}

function mainStatements(): readonly Statement[] {
  return [
    { ...importNames(`${ENGINE}/require-node`, ['requireNode']), leadingTrivia: '#!/usr/bin/env node\n' },
    'requireNode(process.versions.node);',
    constant({ name: '{ runCommand }', initializer: `await import('${ENGINE}/command')` }),
    constant({ name: '{ source }', initializer: "await import('./source.ts')" }),
    'process.exitCode = await runCommand(source, process.argv.slice(2), { home: import.meta.url });',
  ];
}
