import { basename } from 'node:path';
import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer, tokens } from '../model/pointer.ts';
import { put } from './edit.ts';
import type { Link } from './follow-references.ts';
import { sectionOf } from './grammar.ts';
import type { Source, Target } from './source.ts';
import { valueAt } from './value-at.ts';

/** Where values of the files stand in the bundled document. */
export interface Places {
  /** Where a value has come to stand; a value of the root file stays where it is. */
  readonly of: (target: Target) => Pointer | undefined;
  readonly set: (target: Target, place: Pointer) => void;
  /** What stands at a place of the bundled document, where that is not the same place of the root file. */
  readonly origins: Map<Pointer, Target>;
}

export function noPlaces(root: Source): Places {
  const places = new Map<Source, Map<Pointer, Pointer>>([[root, new Map([['', '']])]]);
  const origins = new Map<Pointer, Target>([['', { source: root, pointer: '' }]]);
  return {
    origins,
    of: ({ source, pointer }) => placeIn(places.get(source) ?? new Map(), pointer),
    set: (target, place) => {
      const known = places.get(target.source) ?? new Map<Pointer, Pointer>();
      if (!known.has(target.pointer)) known.set(target.pointer, place);
      places.set(target.source, known);
      origins.set(place, target);
    },
  };
}

/** The place of the outermost value around a pointer that has one, and the way from there. */
function placeIn(known: ReadonlyMap<Pointer, Pointer>, pointer: Pointer): Pointer | undefined {
  for (const outer of around(pointer)) {
    const place = known.get(outer);
    if (place !== undefined) return place + pointer.slice(outer.length);
  }
  return known.get(pointer);
}

/** The pointers around a pointer, the outermost first. */
function* around(pointer: Pointer): Generator<Pointer> {
  if (pointer !== '') yield '';
  for (let end = pointer.indexOf('/', 1); end !== -1; end = pointer.indexOf('/', end + 1)) yield pointer.slice(0, end);
}

/**
 * `components.schemas.X: { $ref: file#/X }` names a value of another file: the value itself comes to stand there, and
 * every other reference to it points there.
 */
export function placeNamedTargets(root: Source, links: readonly Link[], places: Places): void {
  for (const { reference, target } of links) {
    const { node, from } = reference;
    const isNamed =
      from.source === root &&
      target.source !== root &&
      /^\/components\/[^/]+\/[^/]+\/\$ref$/.test(from.pointer) &&
      Object.keys(reference.holder).length === 1;
    if (!isNamed || reference.role !== 'reference' || node.holder === undefined || places.of(target) !== undefined)
      continue;
    const value = valueAt(target.source.value, target.pointer);
    if (value === undefined) continue;
    put(node.holder.value, node.holder.key, value);
    places.set(target, node.pointer);
  }
}

/** Gives every value of another file that is referred to, and has no place yet, one under `components`. */
export function hoistTargets(root: Source, links: readonly Link[], places: Places): void {
  const elsewhere = links.filter(({ target }) => target.source !== root);
  const targets = new Map<Source, Set<Pointer>>();
  for (const { target } of elsewhere)
    targets.set(target.source, (targets.get(target.source) ?? new Set()).add(target.pointer));
  const isOutermost = ({ source, pointer }: Target) =>
    ![...around(pointer)].some((outer) => targets.get(source)?.has(outer));
  for (const { reference, target } of elsewhere.filter((link) => isOutermost(link.target))) {
    const section = sectionOf(reference.node.kind);
    const value = valueAt(target.source.value, target.pointer);
    if (section === undefined || value === undefined || places.of(target) !== undefined || !isObject(root.value))
      continue;
    const held = sectionIn(root.value, section);
    const name = freeName(nameOf(target), held);
    put(held, name, value);
    places.set(target, below('/components', section, name));
  }
}

function sectionIn(root: JsonObject, section: string): JsonObject {
  return memberObject(memberObject(root, 'components'), section);
}

function memberObject(holder: JsonObject, key: string): JsonObject {
  const held = member(holder, key);
  if (isObject(held)) return held;
  const made: JsonObject = {};
  put(holder, key, made);
  return made;
}

function nameOf({ source, pointer }: Target): string {
  const last = tokens(pointer).at(-1) ?? basename(source.path).replace(/\.[^.]*$/, '');
  return last.replaceAll(/[^A-Za-z0-9._-]+/g, '_') || 'Unnamed';
}

function freeName(name: string, held: JsonObject): string {
  if (!Object.hasOwn(held, name)) return name;
  let number = 2;
  while (Object.hasOwn(held, `${name}${number}`)) number += 1;
  return `${name}${number}`;
}
