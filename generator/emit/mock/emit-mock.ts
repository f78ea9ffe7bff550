import type { Api } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { jsonText, stringLiteral, jsonLiteral } from '../source/literals.ts';
import { escapeMarkdown, guidePages, guideSections } from '../source/markdown.ts';
import {
  KIND,
  constant,
  exportFrom,
  type ImportDeclarationStructure,
  importNames,
  importTypes,
  type Statement,
  type TypeAliasDeclarationStructure,
} from '../structures.ts';

/** Names by which modules of the mock know each other and what packages share. */
const OWN = { '#mock/': 'mock/src/', '#shared/': 'mock/src/shared/' };

/**
 * The mock: the engine as it stands, the documents that it serves, what is particular to the platform, and the package.
 */
export const mockEmitter = defineEmitter({ name: 'mock', emit: emitMock });

export function* emitMock(contract: Contract): Generator<OutputFile> {
  const { api, companions, served, old, migration } = contract;
  const { names } = api;
  const hasBehaviour = companions.has('behaviour/platform.ts');
  const documents = [
    { name: names.document, root: served },
    ...(old === undefined ? [] : [{ name: old.name, root: old.document }]),
  ];
  yield { kind: 'copy', path: 'mock/src', source: 'mock/src', own: OWN };
  yield { kind: 'copy', path: 'mock/assets', source: 'mock/assets' };
  yield* behaviourModules(companions);
  for (const { name, root } of documents) yield { kind: 'text', path: `mock/spec/${name}.json`, text: jsonText(root) };
  yield emitOperationIds(contract);
  yield* emitMockEntries({
    documents: documents.map(({ name }) => name),
    hasBehaviour,
    hasLegacyTranslations: old !== undefined && migration !== undefined,
  });
  yield* emitMockPackage(contract, hasBehaviour);
}

/** Copies the behaviour modules beside the specification. */
function behaviourModules(companions: Contract['companions']): readonly OutputFile[] {
  return [...companions]
    .filter(([path]) => path.startsWith('behaviour/'))
    .map(([path, text]) => ({ kind: 'text', path: `mock/src/${path}`, text, own: OWN }));
}

/** Emits the type of all operation ids, so that editors complete them in tests and the compiler reports wrong ones. */
function emitOperationIds({ api, old }: Contract): OutputFile {
  const ids = new Set([api, ...(old === undefined ? [] : [old.api])].flatMap(idsOf));
  const type = ids.size === 0 ? 'never' : [...ids].map(stringLiteral).join(' | ');
  return {
    kind: 'code',
    path: 'mock/src/operation-id.ts',
    statements: [
      {
        kind: KIND.TypeAlias,
        docs: ['Id of an operation that this mock serves.'],
        isExported: true,
        name: 'OperationId',
        type,
      },
    ],
  };
}

function idsOf({ groups }: Api): readonly string[] {
  return groups.flatMap(({ operations }) => operations.map(({ id }) => id));
}

const ENTRIES = [
  { key: '.', module: 'index' },
  { key: './main', module: 'main' },
  { key: './vitest', module: 'vitest' },
  { key: './jest', module: 'jest' },
  { key: './behaviour', module: 'platform' },
  { key: './core', module: 'core' },
  { key: './inspection', module: 'inspection' },
  { key: './source', module: 'source' },
];

/** Sections of the guide to which the specification's companions may add text about this API. */
const SECTIONS = ['start', 'seed', 'users', 'accounts', 'behaviour', 'former', 'page'] as const;

/** Chapters of the guide for every API. */
const CHAPTERS = ['calls', 'documents', 'faults', 'server', 'state', 'tests'];

/** Emits `package.json`, the guide and the license. */
function emitMockPackage({ api, companions }: Contract, hasBehaviour: boolean): readonly OutputFile[] {
  const { names, title } = api;
  const describe = (subject: string): string => `A mock of ${subject} that keeps state and checks the rights of users`;
  const command = names.mock.replace(/^@/, '').replace('/', '-');
  const view = {
    name: names.mock,
    version: names.version,
    description: describe(title.replace(/\s+/g, ' ').trim()),
    introduction: describe(escapeMarkdown(title)),
    command,
    entries: ENTRIES.map(entry),
    sdk: names.sdk,
    facade: names.facade,
    hasBehaviour,
    guide: guideSections(companions, 'mock', SECTIONS),
  };
  return [
    { kind: 'template', path: 'mock/package.json', template: 'mock/package.json.hbs', view },
    ...guidePages('mock', hasBehaviour ? [...CHAPTERS, 'behavior', 'users'] : CHAPTERS, view),
    { kind: 'copy', path: 'mock/LICENSE', source: 'mock/LICENSE' },
    { kind: 'copy', path: 'mock/tsconfig.json', source: 'mock/tsconfig.json' },
  ];
}

function entry({ key, module }: { readonly key: string; readonly module: string }): object {
  return { key, source: `./src/${module}.ts`, types: `./dist/${module}.d.ts`, file: `./dist/${module}.js` };
}

/** Options of the mock's entry points. */
interface MockEntries {
  /** Names of the documents that the mock serves. */
  readonly documents: readonly string[];
  readonly hasBehaviour: boolean;
  /** Says whether the mock serves the previous version by translating the state. */
  readonly hasLegacyTranslations: boolean;
}

/** Emits the modules that bind the engine to its documents: the package, its command, and the test runner helpers. */
function emitMockEntries(entries: MockEntries): readonly OutputFile[] {
  return [
    code('source', sourceStatements(entries)),
    code('index', indexStatements()),
    code('main', mainStatements()),
    code('vitest', helperStatements(vitestHooks(), '{ beforeAll, beforeEach, afterEach, afterAll }')),
    code('jest', helperStatements(importNames('./testing/use-mock.ts', ['globalHooks']), 'globalHooks')),
  ];
}

function code(name: string, statements: readonly Statement[]): OutputFile {
  return { kind: 'code', path: `mock/src/${name}.ts`, statements };
}

function sourceStatements({ documents, hasBehaviour, hasLegacyTranslations }: MockEntries): readonly Statement[] {
  const platform = hasBehaviour
    ? importNames('./behaviour/platform.ts', ['platform'])
    : importNames('./platform.ts', [{ name: 'emptyPlatform', alias: 'platform' }]);
  const read = `readDocuments(${[jsonLiteral([...documents]), ...(hasLegacyTranslations ? ['legacyTranslations'] : [])].join(', ')})`;
  return [
    platform,
    importNames('./server/files.ts', ['readDocuments']),
    importTypes('./start.ts', ['MockSource']),
    ...(hasLegacyTranslations ? [importNames('./legacy-translations.ts', ['legacyTranslations'])] : []),
    constant({
      docs: ['Returns the platform and the documents that this mock serves.'],
      isExported: true,
      name: 'source',
      initializer: `(): MockSource => ({ platform, documents: ${read} })`,
    }),
  ];
}

const START = [
  'Starts the mock.',
  '',
  '@param options - how to start it; by default it runs in this process and keeps its state in memory',
  '@returns the mock, ready for requests; `close` stops it',
  '@throws TypeError if an option is invalid, or if a store was created with other items',
  '@throws HttpError if `data` names an unknown collection',
  '@throws Error from Node if a file or a port cannot be opened',
].join('\n');

function indexStatements(): readonly Statement[] {
  return [
    importTypes('./operation-id.ts', ['OperationId']),
    { kind: KIND.ImportDeclaration, isTypeOnly: true, moduleSpecifier: './public.ts', namespaceImport: 'whole' },
    importNames('./source.ts', ['source']),
    importTypes('./options.ts', ['MockOptions']),
    importNames('./start.ts', ['createStarter']),
    exportFrom('./public.ts'),
    { kind: KIND.ExportDeclaration, isTypeOnly: true, namedExports: ['OperationId'] },
    ...NARROWED_TYPES.map(narrowedType),
    constant({
      docs: [START],
      isExported: true,
      name: 'startMock',
      type: '(options?: MockOptions) => Promise<Mock>',
      initializer: 'createStarter(source)',
    }),
  ];
}

/** Types with a parameter for operation ids, which is narrowed here to the ids of the served documents. */
const NARROWED_TYPES = [
  { name: 'Mock', documentation: 'A running mock of this API.' },
  { name: 'Control', documentation: 'Controls one space of the mock from a test.' },
  { name: 'CallMatch', documentation: 'Selects calls of the mock: all stated conditions must hold.' },
  { name: 'Fault', documentation: 'Defines a fault of the mock, and when it is applied.' },
];

function narrowedType({ name, documentation }: (typeof NARROWED_TYPES)[number]): TypeAliasDeclarationStructure {
  return {
    kind: KIND.TypeAlias,
    docs: [documentation],
    isExported: true,
    name,
    type: `whole.${name}<OperationId>`,
  };
}

/** Node's version is checked before anything is imported that an old version cannot load. */
function mainStatements(): readonly Statement[] {
  const imported = (module: string, name: string): Statement =>
    constant({ name: `{ ${name} }`, initializer: `await import('${module}')` });
  return [
    {
      kind: KIND.ImportDeclaration,
      leadingTrivia: '#!/usr/bin/env node\n',
      defaultImport: 'module',
      moduleSpecifier: 'node:module',
    },
    importNames('./cli/require-node.ts', ['requireNode']),
    'requireNode(process.versions.node);',
    '// Caches compiled code between runs: Prism has hundreds of files.\nmodule.enableCompileCache();',
    imported('./cli/command.ts', 'runCommand'),
    imported('./source.ts', 'source'),
    'await runCommand(source, process.argv.slice(2));',
  ];
}

const USE = [
  'Runs one mock for the tests of a file: starts it before the first test, resets it before each, and closes it after',
  'the last. A test fails at its end if one of its calls broke the contract, or if an expected call is missing.',
  '',
  '@param options - how to start the mock, and whether tests may break the contract',
  '@returns a function that returns the mock; it throws an Error before the mock is started',
].join('\n');

function helperStatements(hooks: ImportDeclarationStructure, argument: string): readonly Statement[] {
  return [
    hooks,
    importNames('./index.ts', [{ name: 'Mock', isTypeOnly: true }, 'startMock']),
    importNames('./testing/use-mock.ts', ['createUseMock', { name: 'UseMockOptions', isTypeOnly: true }]),
    constant({
      docs: [USE],
      isExported: true,
      name: 'useMock',
      type: '(options?: UseMockOptions) => () => Mock',
      initializer: `createUseMock(startMock, ${argument})`,
    }),
  ];
}

/** The package builds where vitest is not installed, because not everyone tests with it. */
function vitestHooks(): ImportDeclarationStructure {
  return {
    ...importNames('vitest', ['afterAll', 'afterEach', 'beforeAll', 'beforeEach']),
    leadingTrivia: '// @ts-ignore: vitest is optional, and the package builds without it.\n',
  };
}
