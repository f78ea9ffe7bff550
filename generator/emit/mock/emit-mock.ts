import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { emitMockEntries } from './emit-mock-entries.ts';
import { emitMockPackage } from './emit-mock-package.ts';

/** The mock: the engine as it stands, the documents that it serves, what is particular to the platform, and the package. */
export function emitMock({ api, document, old, migration }: Contract): readonly OutputFile[] {
  const { names } = api;
  const documents = [
    { name: names.document, root: document },
    ...(old === undefined ? [] : [{ name: old.name, root: old.document }]),
  ];
  return [
    { kind: 'copy', path: 'mock/src', source: 'mock/src' },
    ...(names.behaviour ? [behaviourOf(names.document)] : []),
    ...documents.map(({ name, root }): OutputFile => ({
      kind: 'text',
      path: `mock/spec/${name}.json`,
      text: `${JSON.stringify(root)}\n`,
    })),
    ...emitMockEntries({
      documents: documents.map(({ name }) => name),
      hasBehaviour: names.behaviour,
      hasWordings: old !== undefined && migration !== undefined,
    }),
    ...emitMockPackage(api),
  ];
}

/** It stands beside the specification, which lies beside the templates. */
function behaviourOf(document: string): OutputFile {
  return { kind: 'copy', path: 'mock/src/behaviour', source: `../spec/${document}/behaviour` };
}
