import type { Contract } from '../../model/contract.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';

const PAGES = 'docs/pages/';

/** Emits the pages about an API that are written beside its specification: `docs/pages/*.md` of its companions. */
export const docsEmitter = defineEmitter({ name: 'docs', emit: emitDocs });

function emitDocs({ companions }: Contract): readonly OutputFile[] {
  return [...companions]
    .filter(([path]) => path.startsWith(PAGES) && path.endsWith('.md'))
    .map(([path, text]) => ({ kind: 'text', path: `docs/${path.slice(PAGES.length)}`, text }));
}
