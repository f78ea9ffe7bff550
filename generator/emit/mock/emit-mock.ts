import type { Api } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { jsonText, stringLiteral } from '../source/literals.ts';
import { escapeMarkdown, guidePages, guideSections } from '../source/markdown.ts';
import { KIND } from '../structures.ts';
import { emitMockEntries } from './emit-mock-entries.ts';

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
];

/** Sections of the guide to which the specification's companions may add text about this API. */
const SECTIONS = ['start', 'seed', 'users', 'accounts', 'behaviour', 'former'] as const;

/** Chapters of the guide for every API. */
const CHAPTERS = ['calls', 'documents', 'faults', 'server', 'state', 'tests'];

/** Emits `package.json`, the guide and the license. */
function emitMockPackage({ api, companions }: Contract, hasBehaviour: boolean): readonly OutputFile[] {
  const { names, title } = api;
  const describe = (subject: string): string => `A mock of ${subject} that keeps state and checks the rights of users`;
  const command = names.mock.replace(/^@/, '').replace('/', '-');
  const view = {
    name: names.mock,
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
