import type { Contract } from '../../model/contract.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { jsonText } from '../source/literals.ts';

/** Emits each specification in one file, with only internal references. */
export const specEmitter = defineEmitter({ name: 'spec', emit: emitSpec });

function* emitSpec({ api, document, old }: Contract): Generator<OutputFile> {
  yield documentFile(api.names.document, document);
  if (old !== undefined) yield documentFile(old.name, old.document);
}

function documentFile(name: string, document: object): OutputFile {
  return { kind: 'text', path: `spec/${name}.json`, text: jsonText(document, 2) };
}
