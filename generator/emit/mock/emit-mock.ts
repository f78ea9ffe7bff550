import {
  readDocument,
  type ServedOperation,
} from '../../../templates/runtime/mock-engine/src/document/served-document.ts';
import { onlyChecks } from '../../../templates/runtime/mock-engine/src/rest/accounting.ts';
import { CONTRACT_VERSION } from '../../../templates/runtime/shared/contract-version.ts';
import { addInferredResources } from '../../infer/infer.ts';
import type { Api } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import { isObject, listAt } from '../../model/json.ts';
import { NameScope, typeName } from '../../model/names.ts';
import { defineEmitter, type EmitOptions, type OutputFile } from '../emitter.ts';
import { emitBodyValidators } from '../validators/body-validators.ts';
import { jsonText, stringLiteral, jsonLiteral, objectLiteral } from '../source/literals.ts';
import { exampleTargets } from './example-requests.ts';
import { emitOperationTypes } from './operation-types.ts';
import { escapeMarkdown, guidePages, guideSections, installSource } from '../source/markdown.ts';
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

/** Package of the engine, which runs what is emitted here. */
const ENGINE = '@bmp/mock-engine';

/** Names by which behaviors know the engine. */
const OWN = { '#mock/': `package:${ENGINE}/behavior`, '#shared/': `package:${ENGINE}/behavior` };

/**
 * The mock: the documents that it serves, what is particular to the platform, and the package, whose entries bind the
 * engine to them.
 */
export const mockEmitter = defineEmitter({ name: 'mock', emit: emitMock });

export function* emitMock(contract: Contract, { folder }: EmitOptions = {}): Generator<OutputFile> {
  const { api, companions, document, previous, migration } = contract;
  const { names } = api;
  const served = addInferredResources(document);
  const hasBehavior = companions.has('behavior/platform.ts');
  const ownBehavior = !hasBehavior && companions.has('behavior/behavior.ts');
  const documents = [
    { name: names.document, root: served, api },
    ...(previous === undefined ? [] : [{ name: previous.name, root: previous.document, api: previous.api }]),
  ];
  const validators = new Map(documents.map(({ name, ...served }) => [name, bodyValidators(name, served)]));
  yield* behaviorModules(companions);
  for (const { name, root } of documents)
    yield { kind: 'text', path: `mock/spec/${name}.json`, text: jsonText(withoutNotes(root)) };
  for (const file of validators.values()) if (file !== undefined) yield file;
  yield emitServedNames(contract, served, hasBehavior);
  yield emitOperationTypes(api);
  yield* emitMockEntries({
    documents: documents.map(({ name }) => name),
    validated: documents.map(({ name }) => name).filter((name) => validators.get(name) !== undefined),
    hasBehavior,
    ownBehavior,
    hasLegacyTranslations: previous !== undefined && migration !== undefined,
  });
  yield* emitMockPackage(contract, { served, hasBehavior, folder });
}

/** Emits the validators of the bodies of one document. */
function bodyValidators(
  name: string,
  { api, root }: { readonly api: Api; readonly root: object },
): OutputFile | undefined {
  return emitBodyValidators({
    api,
    document: root,
    root: 'mock/src/',
    module: `validators/${name}.ts`,
    runtime: `${ENGINE}/modules`,
  });
}

/** Copies the behavior modules beside the specification. */
function behaviorModules(companions: Contract['companions']): readonly OutputFile[] {
  return [...companions]
    .filter(([path]) => path.startsWith('behavior/'))
    .map(([path, text]) => ({ kind: 'text', path: `mock/src/${path}`, text, own: OWN }));
}

/** Emits types of the names that tests use, so that editors complete them and the compiler reports wrong operations. */
function emitServedNames({ api, previous }: Contract, served: object, hasBehavior: boolean): OutputFile {
  const ids = [...new Set([api, ...(previous === undefined ? [] : [previous.api])].flatMap(idsOf))];
  // A behavior may give the collections of the previous version other names.
  const earlier = previous === undefined || hasBehavior ? [] : collectionsOf(previous.document);
  const collections = [...collectionsOf(served), ...earlier];
  const stated = listAt(isObject(served) ? served : {}, 'x-collections').filter((name) => typeof name === 'string');
  // The seed of a behavior may name more collections, which the mock checks when it runs.
  const others = hasBehavior && stated.length === 0 ? ['(string & {})'] : [];
  // Every mock has users.
  const names = [...new Set([...collections, ...stated, 'users'])].sort();
  return {
    kind: 'code',
    path: 'mock/src/served-names.ts',
    statements: [
      exportedType(
        'OperationId',
        'Id of an operation that this mock serves.',
        ids.length === 0 ? 'never' : ids.map(stringLiteral).join(' | '),
      ),
      exportedType(
        'Collection',
        'Name of a collection of items.',
        [...names.map(stringLiteral), ...others].join(' | '),
      ),
    ],
  };
}

function exportedType(name: string, documentation: string, type: string): TypeAliasDeclarationStructure {
  return { kind: KIND.TypeAlias, docs: [documentation], isExported: true, name, type };
}

/** Reads the operations of a document that keep state, as the mock does. */
function statefulOf(root: object): readonly ServedOperation[] {
  const { operations } = readDocument({ name: '', root: isObject(root) ? root : {} });
  return operations.filter(({ resource }) => resource !== undefined);
}

/** Lists the collections that the operations of a document name. */
function collectionsOf(root: object): readonly string[] {
  return statefulOf(root).flatMap(({ resource }) => resource?.collection ?? []);
}

/** Says how many operations of a document keep state, and how many only check that an item exists. */
function describeState({ served, hasBehavior }: ServedContent, total: number): string {
  const operations = statefulOf(served);
  // The actions of a platform are those of its behavior.
  const checks = hasBehavior ? 0 : operations.filter(onlyChecks).length;
  if (operations.length === 0) return 'responds with examples';
  const checking = checks === 0 ? '' : ` and only checks the existence of items in ${checks}`;
  return `keeps the state of ${operations.length - checks} of its ${total} operations${checking}`;
}

function idsOf({ groups }: Api): readonly string[] {
  return groups.flatMap(({ operations }) => operations.map(({ id }) => id));
}

/** Entries of the package: its modules, and entries of the engine. */
const ENTRIES = [
  { key: '.', module: 'index' },
  { key: './main', module: 'main' },
  { key: './vitest', module: 'vitest' },
  { key: './jest', module: 'jest' },
  { key: './behavior', module: 'engine/platform' },
  { key: './browser', module: 'browser' },
  { key: './msw', module: 'engine/msw' },
  { key: './vite', module: 'vite' },
  { key: './core', module: 'engine/core' },
  { key: './inspection', module: 'engine/inspection' },
  { key: './source', module: 'source' },
];

/** Sections of the guide to which the specification's companions may add text about this API. */
const SECTIONS = ['start', 'seed', 'users', 'accounts', 'behavior', 'assumptions', 'legacy', 'page'] as const;

/** Chapters of the guide for every API. */
const CHAPTERS = [
  'calls',
  'documents',
  'faults',
  'languages',
  'page',
  'recipes',
  'replies',
  'server',
  'state',
  'tests',
];

/** The content that a mock serves. */
interface ServedContent {
  readonly served: object;
  readonly hasBehavior: boolean;
}

/** Emits `package.json`, the guide and the license. */
function emitMockPackage(
  { api, companions }: Contract,
  { served, hasBehavior, folder }: ServedContent & { readonly folder: string | undefined },
): readonly OutputFile[] {
  const { names, title } = api;
  const state = describeState({ served, hasBehavior }, idsOf(api).length);
  const rights = hasBehavior ? ' and checks the rights of users' : '';
  const describe = (subject: string): string => `A mock of the ${subject} that ${state}${rights}`;
  const command = names.mock.replace(/^@/, '').replace('/', '-');
  const view = {
    name: names.mock,
    version: names.version,
    description: describe(title.replace(/\s+/g, ' ').trim()),
    introduction: describe(escapeMarkdown(title)),
    install: installSource('mock', names.mock, { companions, folder }),
    command,
    entries: ENTRIES.map(entry),
    sdk: names.sdk,
    verify: names.verify,
    facade: names.facade,
    hasBehavior,
    collection: collectionsOf(served)[0],
    guide: guideSections(companions, 'mock', SECTIONS),
    ...exampleTargets(api),
  };
  return [
    { kind: 'template', path: 'mock/package.json', template: 'mock/package.json.hbs', view },
    ...guidePages('mock', hasBehavior ? [...CHAPTERS, 'behavior', 'users'] : CHAPTERS, view),
    ...['Dockerfile', 'compose.yaml'].map((file): OutputFile => ({
      kind: 'template',
      path: `mock/container/${file}`,
      template: `mock/container/${file}.hbs`,
      view,
    })),
    { kind: 'copy', path: 'mock/container/haproxy.cfg', source: 'views/mock/container/haproxy.cfg' },
    { kind: 'copy', path: 'mock/LICENSE', source: 'views/mock/LICENSE' },
    { kind: 'copy', path: 'mock/tsconfig.json', source: 'views/mock/tsconfig.json' },
  ];
}

function entry({ key, module }: { readonly key: string; readonly module: string }): object {
  const isEngine = module.startsWith('engine/');
  return {
    key,
    source: isEngine ? undefined : `./src/${module}.ts`,
    types: `./dist/${module}.d.ts`,
    file: `./dist/${module}.js`,
  };
}

/** Options of the mock's entry points. */
interface MockEntries {
  /** Names of the documents that the mock serves. */
  readonly documents: readonly string[];
  /** Names of those documents whose bodies have generated validators. */
  readonly validated: readonly string[];
  /** Says whether a platform is beside the specification. */
  readonly hasBehavior: boolean;
  /** Says whether a behavior alone is beside it. */
  readonly ownBehavior: boolean;
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
    code('browser', browserStatements(entries)),
    code('vite', viteStatements()),
    code('jest', helperStatements(importNames(`${ENGINE}/entries`, ['globalHooks']), 'globalHooks')),
  ];
}

function code(name: string, statements: readonly Statement[]): OutputFile {
  return { kind: 'code', path: `mock/src/${name}.ts`, statements };
}

/** Imports the platform or the behavior beside the specification, if there is one. */
function importPlatform({ hasBehavior, ownBehavior }: MockEntries): readonly Statement[] {
  if (hasBehavior) return [importNames('./behavior/platform.ts', ['platform'])];
  if (!ownBehavior) return [importNames(`${ENGINE}/modules`, [{ name: 'emptyPlatform', alias: 'platform' }])];
  return [importNames(`${ENGINE}/modules`, ['withBehavior']), importNames('./behavior/behavior.ts', ['behavior'])];
}

/** Initializer of the member `platform`. */
function platformValue({ ownBehavior }: MockEntries): string {
  return ownBehavior ? 'withBehavior(behavior)' : 'platform';
}

function sourceStatements(entries: MockEntries): readonly Statement[] {
  const { documents, validated, hasLegacyTranslations } = entries;
  const aliases = new NameScope();
  const validators = validated.map((name) => ({ name, alias: aliases.claim(`validatorsOf${typeName(name)}`) }));
  const content = objectLiteral([
    ['model', String(CONTRACT_VERSION)],
    ['home', 'import.meta.url'],
    ['platform', platformValue(entries)],
    ['documents', jsonLiteral([...documents])],
    ...(hasLegacyTranslations ? [['translations', 'legacyTranslations'] as const] : []),
    ...(validators.length === 0
      ? []
      : [['bodyValidators', objectLiteral(validators.map(({ name, alias }) => [name, alias]))] as const]),
  ]);
  return [
    importTypes(ENGINE, ['MockSource']),
    importNames(`${ENGINE}/entries`, ['readSource']),
    ...importPlatform(entries),
    ...(hasLegacyTranslations ? [importNames('./legacy-translations.ts', ['legacyTranslations'])] : []),
    ...validators.map(({ name, alias }) => importNames(`./validators/${name}.ts`, [{ name: 'bodyValidators', alias }])),
    constant({
      docs: ['Returns the platform and the documents that this mock serves.'],
      isExported: true,
      name: 'source',
      initializer: `(): MockSource => readSource(${content})`,
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
    { kind: KIND.ImportDeclaration, isTypeOnly: true, moduleSpecifier: ENGINE, namespaceImport: 'whole' },
    importNames(`${ENGINE}/entries`, ['createStarter', { name: 'StartMock', isTypeOnly: true }]),
    importTypes('./served-names.ts', ['Collection', 'OperationId']),
    importNames('./source.ts', ['source']),
    importTypes('./types.ts', ['operations']),
    exportFrom(ENGINE),
    { kind: KIND.ExportDeclaration, isTypeOnly: true, namedExports: ['Collection', 'OperationId', 'operations'] },
    ...NARROWED_TYPES.map(narrowedType),
    constant({
      docs: [START],
      isExported: true,
      name: 'startMock',
      type: 'StartMock<OperationId, Collection, operations>',
      initializer: 'createStarter(source)',
    }),
  ];
}

/** Types with parameters for operation ids and collections, narrowed here to those of the served documents. */
const NARROWED_TYPES = [
  { name: 'Mock', names: 'OperationId, Collection, operations', documentation: 'A running mock of this API.' },
  {
    name: 'Control',
    names: 'OperationId, Collection, operations',
    documentation: 'Controls one space of the mock from a test.',
  },
  {
    name: 'CallMatch',
    names: 'OperationId',
    documentation: 'Selects calls of the mock: all stated conditions must hold.',
  },
  { name: 'Fault', names: 'OperationId', documentation: 'Defines a fault of the mock, and when it is applied.' },
  { name: 'Behavior', names: 'operations', documentation: 'Defines what the mock does beyond the document.' },
];

function narrowedType({ name, names, documentation }: (typeof NARROWED_TYPES)[number]): TypeAliasDeclarationStructure {
  return exportedType(name, documentation, `whole.${name === 'Behavior' ? 'BehaviorOf' : name}<${names}>`);
}

/** Node's version is checked before anything is imported that an older version cannot load. */
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
    importNames(`${ENGINE}/require-node`, ['requireNode']),
    'requireNode(process.versions.node);',
    '// Caches compiled code between runs: Prism has hundreds of files.\nmodule.enableCompileCache();',
    imported(`${ENGINE}/command`, 'runCommand'),
    imported('./source.ts', 'source'),
    'await runCommand(source, process.argv.slice(2), import.meta.url);',
  ];
}

const USE = [
  'Runs one mock for the tests of a file: starts it before the first test, resets it before each, and closes it after',
  'the last. A test fails at its end if one of its calls violated the contract, or if an expected call is missing.',
  '',
  '@param options - how to start the mock, and whether tests may violate the contract',
  '@returns a function that returns the mock; it throws an Error if called before the mock has started',
].join('\n');

function helperStatements(hooks: ImportDeclarationStructure, argument: string): readonly Statement[] {
  return [
    hooks,
    importNames('./index.ts', ['startMock']),
    importNames(`${ENGINE}/entries`, ['createUseMock', { name: 'UseMock', isTypeOnly: true }]),
    importTypes('./served-names.ts', ['Collection', 'OperationId']),
    importTypes('./types.ts', ['operations']),
    constant({
      docs: [USE],
      isExported: true,
      name: 'useMock',
      type: 'UseMock<OperationId, Collection, operations>',
      initializer: `createUseMock(startMock, ${argument})`,
    }),
  ];
}

const CREATE = [
  'Creates a mock that runs in a page of a browser: its state is in memory, and `fetch` calls it. It serves the current',
  'version of the API.',
  '',
  '@param options - its seed, users, data and checks',
  '@returns the mock, ready for requests',
  '@throws TypeError if an option, a user or an item is invalid',
  '@throws HttpError if `data` names an unknown collection',
].join('\n');

/** The document is bundled into this entry, so that a page has to load nothing else. */
function browserStatements(entries: MockEntries): readonly Statement[] {
  const [name = ''] = entries.documents;
  const platform = entries.ownBehavior ? `platform: ${platformValue(entries)}` : 'platform';
  return [
    {
      kind: KIND.ImportDeclaration,
      leadingTrivia: '// @ts-ignore: the document lies outside of the sources, and is not checked.\n',
      defaultImport: 'root',
      moduleSpecifier: `../spec/${name}.json`,
      attributes: [{ name: 'type', value: 'json' }],
    },
    ...importPlatform(entries),
    importNames(`${ENGINE}/modules`, [
      { name: 'createMock', alias: 'create' },
      { name: 'PageMockOptions', isTypeOnly: true },
    ]),
    importTypes('./index.ts', ['Mock']),
    { kind: KIND.ExportDeclaration, namedExports: ['providePackages'], moduleSpecifier: `${ENGINE}/core` },
    { kind: KIND.ExportDeclaration, isTypeOnly: true, namedExports: ['Mock', 'PageMockOptions'] },
    constant({
      docs: [CREATE],
      isExported: true,
      name: 'createMock',
      type: '(options?: PageMockOptions) => Mock',
      initializer: `(options) => create({ ${platform}, documents: [{ name: ${stringLiteral(name)}, root: Object(root) }] }, options)`,
    }),
  ];
}

const PLUGIN = [
  'Creates a Vite plugin: the development server leaves the API to a mock, which starts and stops with it. The page of',
  'the mock is at `/__mock/`.',
  '',
  '@param options - how to start the mock, and the paths that it responds to',
  '@example',
  'export default defineConfig({ plugins: [mock({ seed: 7 })] });',
].join('\n');

function viteStatements(): readonly Statement[] {
  return [
    importNames('./index.ts', ['startMock']),
    importNames(`${ENGINE}/entries`, ['createVitePlugin', { name: 'VitePluginOptions', isTypeOnly: true }]),
    { kind: KIND.ExportDeclaration, isTypeOnly: true, namedExports: ['VitePluginOptions'] },
    constant({
      docs: [PLUGIN],
      isExported: true,
      name: 'mock',
      type: '(options?: VitePluginOptions) => ReturnType<ReturnType<typeof createVitePlugin>>',
      initializer: 'createVitePlugin(startMock)',
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

/** Leaves out what only the reference says, since pages load the document with the mock. */
function withoutNotes(root: object): object {
  return JSON.parse(JSON.stringify(root, (key, value) => (key === 'x-not-shown' ? undefined : value)));
}
