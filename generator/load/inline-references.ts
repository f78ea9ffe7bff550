import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import { put } from './edit.ts';
import type { Link } from './follow-references.ts';
import { sectionOf } from './grammar.ts';
import type { Places } from './place-targets.ts';
import { valueAt } from './value-at.ts';

/** What is left to do once values stand in the place of references. */
export interface Inlined {
  /** References that stay references. */
  readonly kept: readonly Link[];
  /**
   * Gives every value that stands in several places a copy of its own; to be called when its references are rewritten.
   */
  readonly copy: () => void;
}

/** Whether OpenAPI has no reference in this place (real documents have). */
export function isBeyondStandard({ reference }: Link): boolean {
  return (
    reference.role === 'reference' && (sectionOf(reference.node.kind) === undefined || reference.node.holds === 'map')
  );
}

/**
 * Puts values in the place of references to them: path items of `paths` and `webhooks`, and whatever has no section in
 * `components`. Members beside a reference win over those of its value. A circle of references stays.
 */
export function inlineReferences(links: readonly Link[], places: Places): Inlined {
  if (!links.some(isInlined)) return { kept: links, copy: () => {} };
  const byHolder = new Map(
    links.filter(({ reference }) => reference.role === 'reference').map((link) => [link.reference.holder, link]),
  );
  const kept: Link[] = [];
  const copies: (() => void)[] = [];
  for (const link of links) {
    const chain = isInlined(link) ? chainOf(link, byHolder) : undefined;
    const value = chain === undefined ? undefined : inline(chain, places);
    if (value === undefined) kept.push(link);
    else if (value.isShared) copies.push(() => put(value.holder, value.key, structuredClone<Json>(value.merged)));
  }
  return { kept, copy: () => copies.forEach((copy) => copy()) };
}

/** Whether the value of a reference comes to stand in its place. */
export function isInlined(link: Link): boolean {
  const { node, role } = link.reference;
  const isRootPathItem =
    node.kind === 'path-item' && (node.holder?.kind === 'paths' || node.holder?.kind === 'document');
  return role === 'reference' && (isRootPathItem || isBeyondStandard(link));
}

/** The references that lead from one to a value that is none; `undefined` where they never do. */
function chainOf(link: Link, byHolder: ReadonlyMap<JsonObject, Link>): readonly Link[] | undefined {
  const chain: Link[] = [];
  for (let next: Link | undefined = link; next !== undefined;) {
    if (chain.includes(next)) return undefined;
    chain.push(next);
    const value = valueAt(next.target.source.value, next.target.pointer);
    next = isObject(value) ? byHolder.get(value) : undefined;
  }
  return chain;
}

function inline(chain: readonly Link[], places: Places) {
  const [first, last] = [chain[0], chain.at(-1)];
  const holder = first?.reference.node.holder;
  const value = last === undefined ? undefined : valueAt(last.target.source.value, last.target.pointer);
  if (holder === undefined || last === undefined || value === undefined) return undefined;
  const isShared = places.of(last.target) !== undefined;
  const merged = merge(chain, value);
  put(holder.value, holder.key, merged);
  notePlaces(chain, last, places);
  return { holder: holder.value, key: holder.key, merged, isShared };
}

function merge(chain: readonly Link[], value: Json): Json {
  if (!isObject(value)) return value;
  const siblings = chain
    .toReversed()
    .flatMap(({ reference }) => Object.entries(reference.holder).filter(([key]) => key !== '$ref'));
  if (siblings.length === 0) return value;
  const merged: JsonObject = {};
  for (const [key, member] of [...Object.entries(value), ...siblings]) put(merged, key, member);
  return merged;
}

function notePlaces(chain: readonly Link[], last: Link, places: Places): void {
  const place = chain[0]?.reference.node.pointer ?? '';
  places.set(last.target, place);
  for (const { reference } of chain.toReversed()) {
    for (const key of Object.keys(reference.holder).filter((name) => name !== '$ref')) {
      places.origins.set(below(place, key), {
        source: reference.from.source,
        pointer: below(reference.node.pointer, key),
      });
    }
  }
}
