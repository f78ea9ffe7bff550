import { pathToFileURL } from 'node:url';
import { closestMatch } from '../../templates/runtime/shared/closest-match.ts';
import {
  at,
  hasOneOf,
  isObject,
  type Json,
  type JsonObject,
  member,
  objectAt,
  below,
  type Pointer,
  tokens,
} from '../model/json.ts';
import { existingPath } from './json-tree.ts';
import { isAddress } from './network.ts';
import { type Node, visit } from './visitor.ts';
import { COMPONENT_SECTIONS } from './object-types.ts';
import type { Source, SourceLocation } from './source.ts';

/** A reference in a file: `$ref`, `$dynamicRef`, or a value of a discriminator's mapping. */
export interface Reference {
  readonly role: 'reference' | 'dynamic' | 'mapping';
  /** The text of the reference. */
  readonly raw: string;
  /** The object that the reference replaces. */
  readonly node: Node;
  /** The object that holds the text, and the key of the text in it. */
  readonly holder: JsonObject;
  readonly key: string;
  readonly from: SourceLocation;
}

/** The targets that schemas declare with `$id`, `$anchor` and `$dynamicAnchor` (JSON Schema 2020-12, section 8.2). */
export interface Registry {
  /** Schemas with an `$id`, by URI. */
  readonly resources: Map<string, SourceLocation>;
  /** Schemas with an anchor, by `uri#anchor`. */
  readonly anchors: Map<string, SourceLocation>;
  readonly dynamicAnchors: Map<string, readonly SourceLocation[]>;
  /** The schemas of each file that change the base URI of the references in them. */
  readonly bases: Map<Source, readonly BaseUri[]>;
  /** All schemas that declare a target. The declarations are removed once references have become pointers. */
  readonly declaring: Set<JsonObject>;
}

/** The base URI of the references below a pointer. */
interface BaseUri {
  readonly pointer: Pointer;
  readonly uri: string;
}

/** Creates a registry without targets. */
export function createRegistry(): Registry {
  return {
    resources: new Map(),
    anchors: new Map(),
    dynamicAnchors: new Map(),
    bases: new Map(),
    declaring: new Set(),
  };
}

/** The state of a search through all files. */
interface CollectContext {
  readonly registry: Registry;
  readonly visited: Set<object>;
}

/** Members that refer to other objects, and members that declare a target of references. */
const REFERRING = ['$ref', '$dynamicRef', 'discriminator'];
const DECLARATIONS = ['$id', '$anchor', '$dynamicAnchor'];

/** Collects all references in a part of a file, in document order. Registers the targets that schemas declare. */
export function collectReferences(
  source: Source,
  start: Node,
  { registry, visited }: CollectContext,
): readonly Reference[] {
  const references: Reference[] = [];
  visit(start, (node) => {
    if (visited.has(node.value)) return false;
    visited.add(node.value);
    if (node.kind === 'schema' && node.holds === 'one') declareTargets(node, source, registry);
    if (hasOneOf(node.value, REFERRING)) references.push(...referencesOf(source, node, node.value));
    return node.kind === 'schema' || node.kind === 'path-item' || typeof member(node.value, '$ref') !== 'string';
  });
  return references;
}

function referencesOf(source: Source, node: Node, value: JsonObject): readonly Reference[] {
  const referenceAt = (
    role: Reference['role'],
    holder: JsonObject,
    [key, pointer]: readonly [string, Pointer],
  ): readonly Reference[] => {
    const raw = member(holder, key);
    return typeof raw === 'string'
      ? [{ role, raw, node, holder, key, from: { source, pointer: below(pointer, key) } }]
      : [];
  };
  const references = referenceAt('reference', value, ['$ref', node.pointer]);
  if (node.kind !== 'schema' || node.holds === 'map') return references;
  const mapped = mappedTargets(value, node.pointer)
    .filter(({ target }) => !isSchemaName(target))
    .flatMap(({ holder, key, pointer }) => referenceAt('mapping', holder, [key, pointer]));
  return [...references, ...referenceAt('dynamic', value, ['$dynamicRef', node.pointer]), ...mapped];
}

/** A target of a discriminator: a reference, or the name of a schema. `pointer` is that of its holder. */
interface MappedTarget {
  readonly holder: JsonObject;
  readonly key: string;
  readonly target: Json;
  readonly pointer: Pointer;
}

/** Lists the targets of a schema's discriminator: the values of its `mapping`, and `defaultMapping` (OpenAPI 3.2). */
export function mappedTargets(schema: Json, schemaPointer: Pointer): readonly MappedTarget[] {
  const discriminator = member(schema, 'discriminator');
  if (!isObject(discriminator)) return [];
  const pointer = `${schemaPointer}/discriminator`;
  const mapping = objectAt(discriminator, 'mapping');
  const mapped = Object.entries(mapping).map(([key, target]) => ({
    holder: mapping,
    key,
    target,
    pointer: `${pointer}/mapping`,
  }));
  const other = discriminator['defaultMapping'];
  return other === undefined
    ? mapped
    : [...mapped, { holder: discriminator, key: 'defaultMapping', target: other, pointer }];
}

/** Tests whether a value of a discriminator's mapping is the name of a schema and not a reference. */
export function isSchemaName(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z0-9._-]+$/.test(value) && !/\.(ya?ml|json)$/i.test(value);
}

function declareTargets(node: Node, source: Source, registry: Registry): void {
  const { value: schema } = node;
  if (!hasOneOf(schema, DECLARATIONS)) return;
  const [id, anchor, dynamicAnchor] = [
    member(schema, '$id'),
    member(schema, '$anchor'),
    member(schema, '$dynamicAnchor'),
  ];
  const target = { source, pointer: node.pointer };
  registry.declaring.add(schema);
  if (typeof id === 'string') declareResource(id, target, registry);
  const { uri } = baseUriAt(target, registry);
  for (const name of [anchor, dynamicAnchor])
    if (typeof name === 'string') registry.anchors.set(`${uri}#${name}`, target);
  if (typeof dynamicAnchor === 'string')
    registry.dynamicAnchors.set(dynamicAnchor, [...(registry.dynamicAnchors.get(dynamicAnchor) ?? []), target]);
}

function declareResource(id: string, target: SourceLocation, registry: Registry): void {
  const { bases } = registry;
  const base = baseUriAt(target, registry);
  if (!URL.canParse(id, base.uri)) return;
  const uri = new URL(id, base.uri).href.replace(/#.*$/, '');
  registry.resources.set(uri, target);
  bases.set(target.source, [...(bases.get(target.source) ?? []), { pointer: target.pointer, uri }]);
}

/** Returns the base URI of the references at a pointer: the closest `$id` around it, or the URL of the file. */
export function baseUriAt({ source, pointer }: SourceLocation, { bases }: Pick<Registry, 'bases'>): BaseUri {
  const around = (bases.get(source) ?? []).filter(
    (base) => pointer === base.pointer || pointer.startsWith(`${base.pointer}/`),
  );
  return around.reduce((closest, base) => (base.pointer.length >= closest.pointer.length ? base : closest), {
    pointer: '',
    uri: isAddress(source.path) ? source.path : pathToFileURL(source.path).href,
  });
}

/**
 * Suggests the pointer closest to a reference that leads nowhere, for its diagnostic.
 *
 * @param from - pointer of the reference; the component that consists of it is not suggested
 * @returns an empty text if nothing is close enough
 */
export function suggestReference(root: Json, raw: string, from: Pointer): string {
  const fragment = raw.replace(/^[^#]*#/, '');
  const { value, path, missing } = existingPath(root, fragment.startsWith('/') ? fragment : '');
  const sibling = missing === undefined || !isObject(value) ? undefined : closestMatch(missing, Object.keys(value));
  if (sibling !== undefined) {
    const pointer = below('', ...path, sibling, ...tokens(fragment).slice(path.length + 1));
    if (at(root, pointer) !== undefined) return `#${pointer}`;
  }
  const name = raw
    .split(/[#/]/)
    .filter((part) => part !== '')
    .at(-1);
  const component = closestComponent(root, name ?? '', from);
  return component === undefined ? '' : `#${component}`;
}

function closestComponent(root: Json, name: string, from: Pointer): Pointer | undefined {
  const components = member(root, 'components');
  const all = [...COMPONENT_SECTIONS.keys()].flatMap((section) => {
    const held = member(components, section);
    return isObject(held) ? Object.keys(held).map((key) => ({ key, pointer: below('/components', section, key) })) : [];
  });
  const others = all.filter(({ pointer }) => from !== below(pointer, '$ref'));
  const match = closestMatch(
    name,
    others.map(({ key }) => key),
  );
  return others.find(({ key }) => key === match)?.pointer;
}
