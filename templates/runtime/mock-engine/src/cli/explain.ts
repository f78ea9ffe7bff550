import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pluralize } from '#shared/validation/description.ts';
import { readDocument, type ServedOperation } from '../document/served-document.ts';
import { restrictionsOf } from '../document/parameters.ts';
import { type JsonObject, textAt } from '../json.ts';
import { inferState, loadDocument, type LoadDocumentOptions } from '../load/load-document.ts';
import type { MockSource } from '../mock.ts';
import { describeAction } from '../policy/behaviors.ts';
import {
  ignoredParameters,
  onlyChecks,
  sampledFormats,
  unreadFormats,
  unsentStatuses,
  unsetHeaders,
} from '../rest/accounting.ts';

/** Formats how much of a document keeps state: `state: 64 collections, 262 of 465 operations; …`, or nothing. */
export function stateLine(operations: readonly ServedOperation[]): string {
  const resources = operations.flatMap(({ resource }) => resource ?? []);
  const keeping = operations.flatMap((operation) =>
    operation.resource === undefined || onlyChecks(operation) ? [] : operation.resource,
  );
  const checks = resources.length - keeping.length;
  const collections = new Set(keeping.map(({ collection }) => collection));
  const checking =
    checks === 0 ? '' : `; ${checks} ${checks === 1 ? 'checks that its item exists' : 'check that their items exist'}`;
  const source = resources.some(({ isInferred }) => isInferred) ? '' : ' (stated by the document)';
  if (resources.length === 0) return '';
  return `state: ${pluralize(collections.size, 'collection')}, ${keeping.length} of ${pluralize(operations.length, 'operation')}${checking}${source}\n`;
}

/**
 * Explains the state of each operation of a document, in a line each, and which parameters have no effect on it; and
 * names those that are left out.
 */
export async function explainState(file: string, options: LoadDocumentOptions): Promise<string> {
  const { inference, title } = await inferState(file, options);
  const { documents, remarks } = await loadDocument(file, { ...options, check: false });
  const served = new Map(
    documents.flatMap((document) =>
      readDocument(document).operations.map((each) => [`${each.method} ${each.path}`, each]),
    ),
  );
  const lines = inference.operations.map(({ method, path, resource, reason }) => {
    const operation = served.get(`${method.toUpperCase()} ${path}`);
    return explainOperation(`${method.toUpperCase()} ${path}`, resource, [
      reason,
      ...ignoredText(operation),
      ...(operation === undefined ? [] : equalPathText(operation, [...served.values()])),
    ]);
  });
  const leftOut = remarks.filter((each) => each.includes(' operation-skipped: ')).map((each) => `  ${each}`);
  return [`${title}:`, ...lines, ...leftOut].join('\n');
}

/** Explains the operations of the package's own documents. */
export function explainSource({ documents, platform }: MockSource): string {
  const operations = documents.flatMap((document) => readDocument(document).operations);
  const lines = operations.map((operation) => {
    const { method, path, resource } = operation;
    const decider = resource === undefined ? 'example' : describeAction(operation, platform);
    return `  ${method} ${path} · ${decider}`;
  });
  return lines.join('\n');
}

function explainOperation(subject: string, resource: JsonObject | undefined, reasons: readonly string[]): string {
  const collection = textAt(resource, 'collection');
  const part = collection === undefined ? '–' : `${collection}.${textAt(resource, 'action') ?? ''}`;
  return `  ${[subject, part, ...reasons].join(' · ')}`.replaceAll(/\p{Cc}/gu, '?');
}

/** Names what an operation with state is documented with and does not honor. */
function ignoredText(operation: ServedOperation | undefined): readonly string[] {
  if (operation?.resource === undefined) return [];
  const lists = {
    'no effect': ignoredParameters(operation).map(({ place, name }) => `${place} ${name}`),
    samples: sampledFormats(operation),
    'not read': unreadFormats(operation),
    'not set': unsetHeaders(operation),
    'only on request': unsentStatuses(operation),
  };
  return Object.entries(lists).flatMap(([title, names]) =>
    names.length === 0 ? [] : [`${title}: ${names.join(', ')}`],
  );
}

/** Names an operation before this one to which the same requests go, because no schema tells their paths apart. */
function equalPathText(operation: ServedOperation, operations: readonly ServedOperation[]): readonly string[] {
  const shapeOf = ({ method, path }: ServedOperation): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
  const equal = operations.filter((each) => shapeOf(each) === shapeOf(operation));
  // A number before it takes each integer.
  const own = [restrictionsOfPath(operation), restrictionsOfPath(operation, '["type","number"]')];
  const first = equal.find((each) => own.includes(restrictionsOfPath(each)));
  return first === operation || first === undefined
    ? []
    : [`no request reaches it: its path cannot be distinguished from ${first.path}`];
}

/** Returns what restricts the parameters of a path, in its order, with another text for that of an integer. */
function restrictionsOfPath({ path, parameters, document }: ServedOperation, integer = INTEGER): string {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
  const restrictions = names.map((wanted) => {
    const { schema = true } = parameters.find(({ name, place }) => place === 'path' && name === wanted) ?? {};
    return restrictionsOf(document.root, schema).map((text) => (text === INTEGER ? integer : text));
  });
  return JSON.stringify(restrictions);
}

const INTEGER = '["type","integer"]';

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
    throw new TypeError(`${target} already exists. Choose another name, or delete it if you do not need it.`, {
      cause: error,
    });
  }
  const { operations, collections } = inference;
  const actions = operations.filter(({ kind }) => kind === 'action').length;
  const shown = relative('', target) || target;
  return `${shown}: ${pluralize(collections.length, 'collection')}, ${actions} of ${pluralize(operations.length, 'operation')}. Edit it, then pass it with --overlay ${shown}.`;
}
