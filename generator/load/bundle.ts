import { basename } from 'node:path';
import {
  at,
  isObject,
  type Json,
  type JsonObject,
  member,
  below,
  type Pointer,
  referenceTo,
  tokens,
} from '../model/json.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { removeMember, setMember } from './json-tree.ts';
import { limits } from './limits.ts';
import { componentSection, sectionPath } from './object-types.ts';
import { type Origins, placeOf } from './positions.ts';
import { type Registry, suggestReference } from './reference-registry.ts';
import type { Link, Links } from './resolve-references.ts';
import type { Source, SourceLocation } from './source.ts';

/**
 * Bundles the root and everything that it refers to into one document, in place. Every reference then points into it.
 *
 * @returns the origins of its parts
 */
export function bundle(root: Source, { links, registry }: Links, diagnostics: Diagnostics): Origins {
  reportDangling(root, links, diagnostics);
  reportNonStandard(root, links, diagnostics);
  const placements = createPlacements(root);
  placeNamedComponents(root, links, placements);
  const { remaining, copyShared } = inlineReferences(links, placements);
  hoistComponents(root, remaining, placements);
  rejectEndless(root, links, diagnostics);
  rewriteReferences(links, placements);
  removeDeclarations(registry);
  copyShared();
  return placements.origins;
}

/** Reports dangling references into other files. The check of the whole document reports those within the root. */
function reportDangling(root: Source, links: readonly Link[], diagnostics: Diagnostics): void {
  for (const { reference, target } of links) {
    if (target.source === root || at(target.source.value, target.pointer) !== undefined) continue;
    const suggestion = suggestReference(target.source.value, reference.raw, '');
    diagnostics.report('reference-dangling', placeOf(reference.from), reference.raw, suggestion);
  }
}

function reportNonStandard(root: Source, links: readonly Link[], diagnostics: Diagnostics): void {
  const hasMediaTypes = String(member(root.value, 'openapi')).startsWith('3.2');
  const isAllowed = ({ reference: { node } }: Link) =>
    hasMediaTypes && node.kind === 'media-type' && node.holds === 'one';
  const [first, ...others] = links.filter((link) => isNonStandard(link) && !isAllowed(link));
  if (first !== undefined) {
    const more = others.length === 0 ? '' : `, and so are ${others.length} others`;
    diagnostics.report('reference-unusual', placeOf(first.reference.from), first.reference.raw, more);
  }
  for (const { reference, target } of links.filter(({ reference: { role } }) => role === 'dynamic')) {
    diagnostics.report('reference-dynamic', placeOf(reference.from), reference.raw, target.pointer);
  }
}

/** Tests whether OpenAPI allows no reference at this place. Real documents have them. */
function isNonStandard({ reference }: Link): boolean {
  const { kind, holds } = reference.node;
  return reference.role === 'reference' && (componentSection(kind) === undefined || holds === 'map');
}

/** Tests whether the value of a reference replaces it. */
function isInlined(link: Link): boolean {
  const { node, role } = link.reference;
  const isRootPathItem =
    node.kind === 'path-item' && (node.parent?.kind === 'paths' || node.parent?.kind === 'document');
  return role === 'reference' && (isRootPathItem || isNonStandard(link));
}

/** The result of inlining. */
interface Inlined {
  /** The references that stay references. */
  readonly remaining: readonly Link[];
  /** Copies every value that was inlined in several places. Called once its references have been rewritten. */
  readonly copyShared: () => void;
}

/**
 * Replaces references with their values: path items of `paths` and `webhooks`, and objects that have no section in
 * `components`. Members beside a `$ref` override those of its value. A cycle of references stays.
 */
function inlineReferences(links: readonly Link[], placements: Placements): Inlined {
  if (!links.some(isInlined)) return { remaining: links, copyShared: () => {} };
  const byHolder = new Map(
    links.filter(({ reference }) => reference.role === 'reference').map((link) => [link.reference.holder, link]),
  );
  const remaining: Link[] = [];
  const copies: (() => void)[] = [];
  for (const link of links) {
    const chain = isInlined(link) ? chainFrom(link, byHolder) : undefined;
    const inlined = chain === undefined ? undefined : inlineChain(chain, placements);
    if (inlined === undefined) remaining.push(link);
    else if (inlined.isShared)
      copies.push(() => setMember(inlined.parent.value, inlined.key, structuredClone<Json>(inlined.value)));
  }
  return { remaining, copyShared: () => copies.forEach((copy) => copy()) };
}

/** Follows references to references up to a value; `undefined` for a cycle. */
function chainFrom(link: Link, byHolder: ReadonlyMap<JsonObject, Link>): readonly Link[] | undefined {
  const chain: Link[] = [];
  for (let next: Link | undefined = link; next !== undefined;) {
    if (chain.includes(next)) return undefined;
    chain.push(next);
    const value = at(next.target.source.value, next.target.pointer);
    next = isObject(value) ? byHolder.get(value) : undefined;
  }
  return chain;
}

function inlineChain(chain: readonly Link[], placements: Placements) {
  const [first, last] = [chain[0], chain.at(-1)];
  const { parent, key } = first?.reference.node ?? {};
  const target = last === undefined ? undefined : at(last.target.source.value, last.target.pointer);
  if (parent === undefined || key === undefined || last === undefined || target === undefined) return undefined;
  const isShared = placements.placeOf(last.target) !== undefined;
  const value = mergeSiblings(chain, target);
  setMember(parent.value, key, value);
  recordOrigins(chain, last, placements);
  return { parent, key, value, isShared };
}

function mergeSiblings(chain: readonly Link[], value: Json): Json {
  if (!isObject(value)) return value;
  const siblings = chain
    .toReversed()
    .flatMap(({ reference }) => Object.entries(reference.holder).filter(([key]) => key !== '$ref'));
  if (siblings.length === 0) return value;
  const merged: JsonObject = {};
  for (const [key, sibling] of [...Object.entries(value), ...siblings]) setMember(merged, key, sibling);
  return merged;
}

function recordOrigins(chain: readonly Link[], last: Link, placements: Placements): void {
  const place = chain[0]?.reference.node.pointer ?? '';
  placements.place(last.target, place);
  for (const { reference } of chain.toReversed()) {
    const { source } = reference.from;
    for (const key of Object.keys(reference.holder).filter((name) => name !== '$ref'))
      placements.origins.set(below(place, key), { source, pointer: below(reference.node.pointer, key) });
  }
}

/** Rejects a document in which a value has come to contain itself: no later stage would terminate. */
function rejectEndless(root: Source, links: readonly Link[], diagnostics: Diagnostics): void {
  const inlined = links.filter(isInlined);
  const endless = inlined.find(isInsideTarget) ?? inlined[0];
  if (endless === undefined || !isDeeperThan(limits.depth, root.value)) return;
  diagnostics.report('reference-endless', placeOf(endless.reference.from), endless.reference.raw);
  diagnostics.throwIfErrors();
}

function isInsideTarget({ reference: { from }, target }: Link): boolean {
  return from.source === target.source && from.pointer.startsWith(`${target.pointer}/`);
}

function isDeeperThan(depth: number, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  const inner = isObject(value) ? Object.values(value) : value;
  return inner.some((item) => isDeeperThan(depth - 1, item));
}

/** Makes every reference point into the one document. */
function rewriteReferences(links: readonly Link[], placements: Placements): void {
  for (const { reference, target } of links) {
    const place = placements.placeOf(target);
    if (place === undefined) continue;
    const { holder, key, role } = reference;
    const text = referenceTo(place);
    if (role === 'dynamic') makeStatic(holder, text);
    else if (text !== reference.raw) setMember(holder, key, text);
  }
}

function makeStatic(schema: JsonObject, text: string): void {
  removeMember(schema, '$dynamicRef');
  if (!Object.hasOwn(schema, '$ref')) return setMember(schema, '$ref', text);
  const allOf = member(schema, 'allOf');
  const parts: readonly Json[] = Array.isArray(allOf) ? allOf : [];
  setMember(schema, 'allOf', [...parts, { $ref: text }]);
}

/** Removes the identifiers and anchors of schemas, which would change what pointers below them mean. */
function removeDeclarations({ declaring }: Registry): void {
  for (const schema of declaring)
    for (const keyword of ['$id', '$anchor', '$dynamicAnchor']) removeMember(schema, keyword);
}

/** The places of values of the files in the bundled document. */
interface Placements {
  /** Returns the pointer of a value in the bundled document. A value of the root file keeps its pointer. */
  readonly placeOf: (location: SourceLocation) => Pointer | undefined;
  readonly place: (location: SourceLocation, pointer: Pointer) => void;
  /** The origins of all placed values. */
  readonly origins: Map<Pointer, SourceLocation>;
}

/** Creates placements in which only the root file has a place. */
function createPlacements(root: Source): Placements {
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
function placeNamedComponents(root: Source, links: readonly Link[], placements: Placements): void {
  for (const { reference, target } of links) {
    const { node, from } = reference;
    const isNamed =
      from.source === root &&
      target.source !== root &&
      /^\/(?:components\/[^/]+|definitions|parameters|responses)\/[^/]+\/\$ref$/.test(from.pointer) &&
      Object.keys(reference.holder).length === 1;
    const isPlaceable = isNamed && reference.role === 'reference' && placements.placeOf(target) === undefined;
    const value = isPlaceable ? at(target.source.value, target.pointer) : undefined;
    if (value === undefined || node.parent === undefined || node.key === undefined) continue;
    setMember(node.parent.value, node.key, value);
    placements.place(target, node.pointer);
  }
}

/** Adds every other referenced value of another file to `components` under a free name. */
function hoistComponents(root: Source, links: readonly Link[], placements: Placements): void {
  const external = links.filter(({ target }) => target.source !== root);
  const targets = new Map<Source, Set<Pointer>>();
  for (const { target } of external)
    targets.set(target.source, (targets.get(target.source) ?? new Set()).add(target.pointer));
  const isOutermost = ({ source, pointer }: SourceLocation) =>
    ![...ancestors(pointer)].some((outer) => targets.get(source)?.has(outer));
  for (const { reference, target } of external.filter((link) => isOutermost(link.target))) {
    const section = isObject(root.value) ? sectionPath(reference.node.kind, root.value) : undefined;
    const value = at(target.source.value, target.pointer);
    if (section === undefined || value === undefined || !isObject(root.value)) continue;
    if (placements.placeOf(target) !== undefined) continue;
    const components = section.reduce(ensureObject, root.value);
    const name = freeName(nameOf(target), components);
    setMember(components, name, value);
    placements.place(target, below('', ...section, name));
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
