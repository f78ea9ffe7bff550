import { basename } from 'node:path';
import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer, tokens } from '../model/pointer.ts';
import { setMember, valueAt } from './json-tree.ts';
import { componentSection } from './object-kinds.ts';
import type { Link } from './resolve-references.ts';
import type { Source, SourceLocation } from './source.ts';

/** The places of values of the files in the bundled document. */
export interface Placements {
  /** Returns the pointer of a value in the bundled document. A value of the root file keeps its pointer. */
  readonly placeOf: (location: SourceLocation) => Pointer | undefined;
  readonly place: (location: SourceLocation, pointer: Pointer) => void;
  /** The origins of all placed values. */
  readonly origins: Map<Pointer, SourceLocation>;
}

/** Creates placements in which only the root file has a place. */
export function createPlacements(root: Source): Placements {
  const pointers = new Map<Source, Map<Pointer, Pointer>>([[root, new Map([['', '']])]]);
  const origins = new Map<Pointer, SourceLocation>([['', { source: root, pointer: '' }]]);
  return {
    origins,
    placeOf: ({ source, pointer }) => placeIn(pointers.get(source) ?? new Map(), pointer),
    place: (location, pointer) => {
      const placed = pointers.get(location.source) ?? new Map<Pointer, Pointer>();
      if (!placed.has(location.pointer)) placed.set(location.pointer, pointer);
      pointers.set(location.source, placed);
      origins.set(pointer, location);
    },
  };
}

/** Finds the outermost placed value around a pointer and appends the rest of the pointer. */
function placeIn(placed: ReadonlyMap<Pointer, Pointer>, pointer: Pointer): Pointer | undefined {
  for (const outer of ancestors(pointer)) {
    const place = placed.get(outer);
    if (place !== undefined) return place + pointer.slice(outer.length);
  }
  return placed.get(pointer);
}

/** The pointers around a pointer, the outermost first. */
function* ancestors(pointer: Pointer): Generator<Pointer> {
  if (pointer !== '') yield '';
  for (let end = pointer.indexOf('/', 1); end !== -1; end = pointer.indexOf('/', end + 1)) yield pointer.slice(0, end);
}

/**
 * Places values of other files that the root names: `components.schemas.X: { $ref: file#/X }` becomes the value itself,
 * and every other reference to it will point there.
 */
export function placeNamedComponents(root: Source, links: readonly Link[], placements: Placements): void {
  for (const { reference, target } of links) {
    const { node, from } = reference;
    const isNamed =
      from.source === root &&
      target.source !== root &&
      /^\/components\/[^/]+\/[^/]+\/\$ref$/.test(from.pointer) &&
      Object.keys(reference.holder).length === 1;
    const isPlaceable = isNamed && reference.role === 'reference' && placements.placeOf(target) === undefined;
    const value = isPlaceable ? valueAt(target.source.value, target.pointer) : undefined;
    if (value === undefined || node.parent === undefined) continue;
    setMember(node.parent.value, node.parent.key, value);
    placements.place(target, node.pointer);
  }
}

/** Adds every other referenced value of another file to `components` under a free name. */
export function hoistComponents(root: Source, links: readonly Link[], placements: Placements): void {
  const external = links.filter(({ target }) => target.source !== root);
  const targets = new Map<Source, Set<Pointer>>();
  for (const { target } of external)
    targets.set(target.source, (targets.get(target.source) ?? new Set()).add(target.pointer));
  const isOutermost = ({ source, pointer }: SourceLocation) =>
    ![...ancestors(pointer)].some((outer) => targets.get(source)?.has(outer));
  for (const { reference, target } of external.filter((link) => isOutermost(link.target))) {
    const section = componentSection(reference.node.kind);
    const value = valueAt(target.source.value, target.pointer);
    if (section === undefined || value === undefined || !isObject(root.value)) continue;
    if (placements.placeOf(target) !== undefined) continue;
    const components = ensureObject(ensureObject(root.value, 'components'), section);
    const name = freeName(nameOf(target), components);
    setMember(components, name, value);
    placements.place(target, below('/components', section, name));
  }
}

function ensureObject(holder: JsonObject, key: string): JsonObject {
  const existing = member(holder, key);
  if (isObject(existing)) return existing;
  const created: JsonObject = {};
  setMember(holder, key, created);
  return created;
}

function nameOf({ source, pointer }: SourceLocation): string {
  const last = tokens(pointer).at(-1) ?? basename(source.path).replace(/\.[^.]*$/, '');
  return last.replaceAll(/[^A-Za-z0-9._-]+/g, '_') || 'Unnamed';
}

function freeName(name: string, taken: JsonObject): string {
  if (!Object.hasOwn(taken, name)) return name;
  let number = 2;
  while (Object.hasOwn(taken, `${name}${number}`)) number += 1;
  return `${name}${number}`;
}
