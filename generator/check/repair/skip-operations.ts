import { lenientOutcome } from '../../diagnostics/catalogue.ts';
import { removeMember, setMember } from '../../load/json-tree.ts';
import type { Specification } from '../../load/load.ts';
import { visitDocument } from '../../load/visitor.ts';
import {
  at,
  below,
  isMethod,
  isObject,
  type Json,
  type JsonObject,
  member,
  parentOf,
  type Pointer,
  pointerOf,
  referencedPointer,
  tokens,
} from '../../model/json.ts';
import type { Fault } from './fault.ts';

/**
 * The parts of a document that are left out as a whole: operations, the rest of path items, and components. A part
 * needs the parts that it refers to, and an operation needs its path item.
 */
type Parts = ReadonlyMap<Pointer, ReadonlySet<Pointer>>;

/**
 * Removes the operations that need a faulty part of the document, and the faulty parts. Calls can do without the
 * content of an error response, so that such content is removed first, and the document checked again.
 *
 * @returns one warning for each removed operation; `undefined` if the faults cannot be cut out, or no operation would
 *   be left
 */
export function skipOperations(
  { document, locate }: Specification,
  faults: readonly Fault[],
): readonly Fault[] | undefined {
  const causes = new Map(faults.map((fault) => [partOf(fault.pointer), fault] as const));
  if (causes.has(undefined) || faults.some(({ code }) => lenientOutcome(code) === undefined)) return undefined;
  const parts = collectParts(document);
  const broken = new Map<Pointer, Fault>();
  for (const part of new Set([...parts.keys(), ...causes.keys()])) {
    const cause = part === undefined ? undefined : causeOf(part, parts, causes);
    if (part !== undefined && cause !== undefined) broken.set(part, cause);
  }
  if (removeErrorContents(document, broken)) return [];
  const operations = [...parts.keys()].filter((part) => isOperation(part) && part.startsWith('/paths/'));
  const lost = operations.filter((operation) => broken.has(operation));
  if (operations.length > 0 && lost.length === operations.length) return undefined;
  for (const part of broken.keys()) removePart(document, part);
  return lost.map((pointer) => skipped(pointer, broken.get(pointer), locate));
}

/** Matches the pointer of a response of an error. */
const ERROR_RESPONSE = /^\/paths\/[^/]+\/[^/]+\/responses\/(?:default|[45](?:\d\d|xx))$/i;

/**
 * Reduces the error responses that need a broken part to their description.
 *
 * @returns whether there was one
 */
function removeErrorContents(document: JsonObject, broken: ReadonlyMap<Pointer, Fault>): boolean {
  let isChanged = false;
  visitDocument(document, ({ kind, value, pointer, parent, key }) => {
    if (kind !== 'response' || !ERROR_RESPONSE.test(pointer) || !needsBroken(value, document, broken)) return true;
    const description = String(member(value, 'description') ?? '');
    if (parent !== undefined && key !== undefined) setMember(parent.value, key, { description });
    isChanged = true;
    return false;
  });
  return isChanged;
}

/** Tests whether a reference in a value leads to a broken part, or nowhere. */
function needsBroken(value: Json, document: JsonObject, broken: ReadonlyMap<Pointer, Fault>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const reference = member(value, '$ref');
  if (typeof reference === 'string') {
    const target = pointerOf(reference);
    const part = target === undefined ? undefined : partOf(target);
    if (target === undefined || part === undefined) return true;
    if (broken.has(part) || at(document, target) === undefined) return true;
  }
  return Object.values(value).some((inner) => needsBroken(inner, document, broken));
}

function skipped(pointer: Pointer, cause: Fault | undefined, locate: Specification['locate']): Fault {
  const [, path = '', method = ''] = tokens(pointer);
  const { file, line, column } = locate(cause?.pointer ?? pointer);
  const details = [`${method.toUpperCase()} ${path}`, cause?.code ?? '', `${file}:${line}:${column}`];
  return { code: 'operation-skipped', pointer, details };
}

/** Returns the part that a pointer leads into; `undefined` outside of operations, path items and components. */
function partOf(pointer: Pointer): Pointer | undefined {
  const [section = '', name, key = ''] = tokens(pointer);
  if (section === 'components' && name !== undefined && key !== '') return below('', section, name, key);
  if ((section !== 'paths' && section !== 'webhooks') || name === undefined) return undefined;
  return isMethod(key) ? below('', section, name, key) : below('', section, name);
}

function isOperation(part: Pointer): boolean {
  const [section, , key] = tokens(part);
  return section !== 'components' && key !== undefined;
}

function collectParts(document: JsonObject): Parts {
  const parts = new Map<Pointer, Set<Pointer>>();
  const add = (part: Pointer, needed?: Pointer): void => {
    const needs = parts.get(part) ?? new Set();
    parts.set(part, needed === undefined ? needs : needs.add(needed));
  };
  visitDocument(document, ({ value, pointer }) => {
    const part = partOf(pointer);
    if (part === undefined) return true;
    add(part);
    if (isOperation(part)) add(part, parentOf(part));
    const target = referencedPointer(value);
    const needed = target === undefined ? undefined : partOf(target);
    if (needed !== undefined && needed !== part) add(part, needed);
    return true;
  });
  return parts;
}

/** Finds the fault in a part or in what it needs, breadth first. */
function causeOf(part: Pointer, parts: Parts, causes: ReadonlyMap<Pointer | undefined, Fault>): Fault | undefined {
  const reached = new Set([part]);
  // The loop also visits what is added meanwhile.
  for (const current of reached) {
    const cause = causes.get(current);
    if (cause !== undefined) return cause;
    for (const needed of parts.get(current) ?? []) reached.add(needed);
  }
  return undefined;
}

/** Removes a part. A path item whose fault is outside of its operations goes as a whole. */
function removePart(document: JsonObject, part: Pointer): void {
  const keys = tokens(part);
  const holder = at(document, below('', ...keys.slice(0, -1)));
  if (isObject(holder)) removeMember(holder, keys.at(-1) ?? '');
}
