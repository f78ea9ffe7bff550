import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { ServedOperation } from '../document/served-document.ts';
import { textAt } from '../json.ts';
import { type Inference, inferState, type LoadDocumentOptions } from './load-document.ts';

/** Actions of `x-resource` that work on a collection; any other one acts on an item. */
const ACTIONS = ['create', 'read', 'search', 'replace', 'patch', 'delete'];

/** Formats how much of a document keeps state: `state: 64 collections, 262 of 465 operations; …`, or nothing. */
export function stateLine(operations: readonly ServedOperation[]): string {
  const resources = operations.flatMap(({ resource }) => resource ?? []);
  const actions = resources.filter(({ action }) => ACTIONS.includes(action));
  const collections = new Set(actions.map(({ collection }) => collection));
  const others = resources.length - actions.length;
  const acting = others === 0 ? '' : `; ${others} act on their items`;
  const source = resources.some(({ isInferred }) => isInferred) ? '' : ' (stated by the document)';
  if (resources.length === 0) return '';
  return `state: ${collections.size} collections, ${actions.length} of ${operations.length} operations${acting}${source}\n`;
}

/** Explains the state of each operation of a document, in a line each. */
export async function explainState(file: string, options: LoadDocumentOptions): Promise<string> {
  const { inference, title } = await inferState(file, options);
  return [`${title}:`, ...inference.operations.map(explainOperation)].join('\n');
}

function explainOperation({ method, path, resource, reason }: Inference['operations'][number]): string {
  const collection = textAt(resource, 'collection');
  const part = collection === undefined ? '–' : `${collection}.${textAt(resource, 'action') ?? ''}`;
  return `  ${method.toUpperCase()} ${path} · ${part} · ${reason}`.replaceAll(/\p{Cc}/gu, '?');
}

/**
 * Writes the inferred state of a document as an overlay. An existing file is never overwritten, because a person may
 * have edited it.
 *
 * @returns a line about what was written
 * @throws TypeError if the file exists
 */
export async function writeInferred(file: string, target: string, options: LoadDocumentOptions): Promise<string> {
  const { inference, overlay } = await inferState(file, options);
  try {
    writeFileSync(target, overlay, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new TypeError(`${target} exists already. Choose another name, or delete it if you do not need it.`, {
      cause: error,
    });
  }
  const { operations, collections } = inference;
  const actions = operations.filter(({ kind }) => kind === 'action').length;
  const shown = relative('', target) || target;
  return `${shown}: ${collections.length} collections, ${actions} of ${operations.length} operations. Edit it, then pass it with --overlay ${shown}.`;
}
