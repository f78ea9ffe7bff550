import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';

/** Each specification in one file, with only internal references. */
export function emitSpec({ api, document, old }: Contract): readonly OutputFile[] {
  const current = documentFile(api.names.document, document);
  return old === undefined ? [current] : [current, documentFile(old.name, old.document)];
}

function documentFile(name: string, document: object): OutputFile {
  return { kind: 'text', path: `spec/${name}.json`, text: `${JSON.stringify(document, null, 2)}\n` };
}
