import { pathToFileURL } from 'node:url';
import { hasOneOf, isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import type { Source, Target } from './source.ts';
import { type Node, walk } from './walk.ts';

/** A reference as it stands in a file. */
export interface Reference {
  readonly role: 'reference' | 'dynamic' | 'mapping';
  readonly raw: string;
  /** The object that the reference stands in for. */
  readonly node: Node;
  /** Where its text stands. */
  readonly holder: JsonObject;
  readonly key: string;
  readonly from: Target;
}

/**
 * What the files declare for references to name: schemas with an `$id`, and anchors in them (JSON Schema 2020-12,
 * section 8.2).
 */
export interface Registry {
  readonly resources: Map<string, Target>;
  readonly anchors: Map<string, Target>;
  readonly dynamicAnchors: Map<string, readonly Target[]>;
  /** What addresses come to, by base and address: the same few files are referred to again and again. */
  readonly addresses: Map<string, Address>;
  /** Per file, the schemas that change the base of the references inside them. */
  readonly bases: Map<Source, readonly Base[]>;
  /** Schemas that declare something; the declarations go when references have become pointers. */
  readonly declaring: Set<JsonObject>;
}

/**
 * An address in full, and the file that it names: `undefined` where it may be something that is declared further down.
 */
export type Address =
  | { readonly uri: string; readonly path?: string }
  | { readonly fault: 'reference-malformed' | 'reference-outside'; readonly uri?: string };

export interface Base {
  readonly pointer: Pointer;
  readonly uri: string;
}

export function emptyRegistry(): Registry {
  return {
    resources: new Map(),
    anchors: new Map(),
    dynamicAnchors: new Map(),
    addresses: new Map(),
    bases: new Map(),
    declaring: new Set(),
  };
}

/** All references in a part of a file, in document order; what has been visited is not visited again. */
export function collectReferences(
  source: Source,
  start: Node,
  seen: { readonly registry: Registry; readonly visited: Set<object> },
): readonly Reference[] {
  const found: Reference[] = [];
  walk(start, (node) => {
    if (seen.visited.has(node.value)) return false;
    seen.visited.add(node.value);
    if (node.kind === 'schema' && node.holds === 'one') declare({ source, node }, node.value, seen.registry);
    if (hasOneOf(node.value, REFERRING)) found.push(...referencesOf(source, node, node.value));
    return node.kind === 'schema' || node.kind === 'path-item' || typeof member(node.value, '$ref') !== 'string';
  });
  return found;
}

/** The base of the references at a pointer: the nearest `$id` around it, or the file. */
export function baseAt({ source, pointer }: Target, registry: Registry): Base {
  const inside = (registry.bases.get(source) ?? []).filter(
    (base) => pointer === base.pointer || pointer.startsWith(`${base.pointer}/`),
  );
  return inside.reduce((inner, base) => (base.pointer.length >= inner.pointer.length ? base : inner), fileBase(source));
}

function fileBase(source: Source): Base {
  return { pointer: '', uri: pathToFileURL(source.path).href };
}

/** Keywords that hold references, and keywords that make something for references to name. */
const REFERRING = ['$ref', '$dynamicRef', 'discriminator'];
const DECLARING = ['$id', '$anchor', '$dynamicAnchor'];

function referencesOf(source: Source, node: Node, value: JsonObject): readonly Reference[] {
  const at = (
    role: Reference['role'],
    holder: JsonObject,
    [key, pointer]: readonly [string, Pointer],
  ): readonly Reference[] => {
    const raw = member(holder, key);
    return typeof raw === 'string'
      ? [{ role, raw, node, holder, key, from: { source, pointer: below(pointer, key) } }]
      : [];
  };
  const plain = at('reference', value, ['$ref', node.pointer]);
  if (node.kind !== 'schema' || node.holds === 'map') return plain;
  const mapping = member(member(value, 'discriminator'), 'mapping');
  const mapped = isObject(mapping)
    ? Object.keys(mapping)
        .filter((key) => !isName(member(mapping, key)))
        .flatMap((key) => at('mapping', mapping, [key, `${node.pointer}/discriminator/mapping`]))
    : [];
  return [...plain, ...at('dynamic', value, ['$dynamicRef', node.pointer]), ...mapped];
}

/** A schema on the walk through a file. */
interface Met {
  readonly source: Source;
  readonly node: Node;
}

function declare({ source, node }: Met, schema: JsonObject, registry: Registry): void {
  if (!hasOneOf(schema, DECLARING)) return;
  const [id, anchor, dynamic] = DECLARING.map((keyword) => member(schema, keyword));
  const target = { source, pointer: node.pointer };
  registry.declaring.add(schema);
  if (typeof id === 'string') declareId(id, target, registry);
  const { uri } = baseAt(target, registry);
  for (const name of [anchor, dynamic]) {
    if (typeof name === 'string') registry.anchors.set(`${uri}#${name}`, target);
  }
  if (typeof dynamic === 'string')
    registry.dynamicAnchors.set(dynamic, [...(registry.dynamicAnchors.get(dynamic) ?? []), target]);
}

function declareId(id: string, target: Target, registry: Registry): void {
  const base = baseAt(target, registry);
  if (!URL.canParse(id, base.uri)) return;
  const { href } = new URL(id, base.uri);
  const uri = href.replace(/#.*$/, '');
  registry.resources.set(uri, target);
  registry.bases.set(target.source, [...(registry.bases.get(target.source) ?? []), { pointer: target.pointer, uri }]);
}

/** Whether the value of a discriminator's mapping is the name of a schema rather than a reference to it. */
export function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z0-9._-]+$/.test(value) && !/\.(ya?ml|json)$/i.test(value);
}
