import { removeMember, replaceMembers, setMember } from '../../load/json-tree.ts';
import type { Specification } from '../../load/load.ts';
import { mappedTargets } from '../../load/reference-registry.ts';
import { visitDocument } from '../../load/visitor.ts';
import {
  at,
  isObject,
  type Json,
  type JsonArray,
  type JsonObject,
  member,
  parentOf,
  below,
  type Pointer,
  pointerOf,
  referenceTo,
  tokens,
} from '../../model/json.ts';

/** Edits a document in place. Changes that move other values take effect together, at {@link Editor.commit}. */
export interface Editor {
  readonly document: JsonObject;
  readonly at: (pointer: Pointer) => Json | undefined;
  /** Sets a value. Returns `false` if there is nothing to hold it. */
  readonly set: (pointer: Pointer, value: Json) => boolean;
  /** Removes a member, or at the end of the round an item of a list. Returns `false` if there is no such value. */
  readonly remove: (pointer: Pointer) => boolean;
  /** Renames a member, which keeps its position. Removes it if another member has the name. */
  readonly rename: (pointer: Pointer, key: string) => boolean;
  /** Renames a member at the end of the round, and corrects all references to it and into it. */
  readonly move: (pointer: Pointer, key: string) => boolean;
  /** Counts the calls with a key, so that a repair that did not help is not tried again. */
  readonly attempt: (key: string) => number;
  /** Returns the text of a scalar in its file, such as `1.0` for the number 1. */
  readonly sourceText: (pointer: Pointer) => string | undefined;
  /** Ends a round of repairs. */
  readonly commit: () => void;
}

export function createEditor({ document, locate, line }: Specification): Editor {
  const attempts = new Map<string, number>();
  const removals = new Set<Pointer>();
  const moves = new Map<Pointer, Pointer>();
  return {
    document,
    at: (pointer) => at(document, pointer),
    set: (pointer, value) => {
      const holder = holderOf(document, pointer);
      if (holder !== undefined) setMember(holder.value, holder.key, value);
      return holder !== undefined;
    },
    remove: (pointer) => {
      const holder = holderOf(document, pointer);
      if (holder === undefined || at(document, pointer) === undefined) return false;
      if (isObject(holder.value)) removeMember(holder.value, holder.key);
      else removals.add(pointer);
      return true;
    },
    rename: (pointer, key) => renameMember(document, pointer, key),
    move: (pointer, key) => {
      const target = below(parentOf(pointer), key);
      if (at(document, target) !== undefined || [...moves.values()].includes(target)) return false;
      moves.set(pointer, target);
      return true;
    },
    attempt: (key) => {
      attempts.set(key, (attempts.get(key) ?? 0) + 1);
      return attempts.get(key) ?? 0;
    },
    sourceText: (pointer) => {
      const text = line(locate(pointer))?.slice(locate(pointer).column - 1);
      return /^[^:]*:\s*(-?[\d.]+)\s*(?:[,}#]|$)/.exec(text ?? '')?.[1];
    },
    commit: () => {
      removeItems(document, removals);
      removals.clear();
      for (const [from, to] of moves) renameMember(document, from, tokens(to).at(-1) ?? '');
      if (moves.size > 0) redirectReferences(document, moves);
      moves.clear();
    },
  };
}

function holderOf(
  document: JsonObject,
  pointer: Pointer,
): { readonly value: JsonObject | JsonArray; readonly key: string } | undefined {
  const value = at(document, parentOf(pointer));
  const key = tokens(pointer).at(-1);
  return (isObject(value) || Array.isArray(value)) && key !== undefined ? { value, key } : undefined;
}

function renameMember(document: JsonObject, pointer: Pointer, key: string): boolean {
  const holder = holderOf(document, pointer);
  if (holder === undefined || !isObject(holder.value) || !Object.hasOwn(holder.value, holder.key)) return false;
  const isTaken = Object.hasOwn(holder.value, key);
  const entries = Object.entries(holder.value).filter(([name]) => !isTaken || name !== holder.key);
  replaceMembers(
    holder.value,
    entries.map(([name, value]) => [name === holder.key ? key : name, value]),
  );
  return true;
}

/** Removes items of lists, the last ones first, so that the positions of the others stay valid. */
function removeItems(document: JsonObject, pointers: ReadonlySet<Pointer>): void {
  const byList = new Map<Pointer, Set<number>>();
  for (const pointer of pointers) {
    const list = parentOf(pointer);
    byList.set(list, (byList.get(list) ?? new Set()).add(Number(tokens(pointer).at(-1))));
  }
  for (const [pointer, indexes] of byList) {
    const [list, holder] = [at(document, pointer), holderOf(document, pointer)];
    if (Array.isArray(list) && holder !== undefined)
      setMember(
        holder.value,
        holder.key,
        list.filter((_, index) => !indexes.has(index)),
      );
  }
}

function redirectReferences(document: JsonObject, moves: ReadonlyMap<Pointer, Pointer>): void {
  const redirect = (holder: JsonObject, key: string): void => {
    const reference = member(holder, key);
    const target = typeof reference === 'string' ? pointerOf(reference) : undefined;
    const moved = target === undefined ? undefined : [...moves.keys()].find((from) => isWithin(target, from));
    if (target !== undefined && moved !== undefined)
      setMember(holder, key, referenceTo(`${moves.get(moved) ?? ''}${target.slice(moved.length)}`));
  };
  visitDocument(document, (node) => {
    const { value, kind } = node;
    redirect(value, '$ref');
    if (kind === 'schema' && member(value, 'discriminator') !== undefined)
      for (const { holder, key } of mappedTargets(value, node.pointer)) redirect(holder, key);
    return true;
  });
}

/** Tests whether a pointer is another one, or leads into its value. */
export function isWithin(pointer: Pointer, outer: Pointer): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
