import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { jsonText } from '../source/json-text.ts';
import { emitMockEntries } from './emit-mock-entries.ts';
import { emitMockPackage } from './emit-mock-package.ts';
import { emitOperationIds } from './emit-operation-ids.ts';

/** Names by which modules of the mock know each other and the client. */
const OWN = { '#mock/': 'mock/src/', '#sdk/': 'mock/src/sdk/', '#shared/': 'mock/src/shared/' };

/** Modules of the client that the mock ships too, so that both do the same. */
const SHARED = [
  'validators/deep-value.ts',
  'validators/parameter-text.ts',
  'validators/read-parameter.ts',
  'validators/styled-text.ts',
  // Declarations name it by an import of the package, so a caller's compiler reads it: it imports nothing.
  'validators/text-parameter.ts',
  'validators/unique.ts',
];

/**
 * The mock: the engine as it stands, the documents that it serves, what is particular to the platform, and the package.
 */
export function emitMock(contract: Contract): readonly OutputFile[] {
  const { api, companions, document, old, migration } = contract;
  const { names } = api;
  const hasBehaviour = companions.has('behaviour/platform.ts');
  const documents = [
    { name: names.document, root: document },
    ...(old === undefined ? [] : [{ name: old.name, root: old.document }]),
  ];
  return [
    { kind: 'copy', path: 'mock/src', source: 'mock/src', own: OWN },
    ...SHARED.map((path): OutputFile => ({
      kind: 'copy',
      path: `mock/src/sdk/${path}`,
      source: `sdk/src/${path}`,
      own: OWN,
    })),
    ...behaviourAmong(companions),
    ...documents.map(({ name, root }): OutputFile => ({
      kind: 'text',
      path: `mock/spec/${name}.json`,
      text: jsonText(root),
    })),
    emitOperationIds(contract),
    ...emitMockEntries({
      documents: documents.map(({ name }) => name),
      hasBehaviour,
      hasWordings: old !== undefined && migration !== undefined,
    }),
    ...emitMockPackage(contract, hasBehaviour),
  ];
}

/** What is particular to the platform stands beside its specification. */
function behaviourAmong(companions: Contract['companions']): readonly OutputFile[] {
  return [...companions]
    .filter(([path]) => path.startsWith('behaviour/'))
    .map(([path, text]) => ({ kind: 'text', path: `mock/src/${path}`, text, own: OWN }));
}
