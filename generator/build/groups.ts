import type { Group, Operation } from '../model/api.ts';
import {
  groupBy,
  isObject,
  type Json,
  type JsonObject,
  member,
  optional,
  listAt,
  objectAt,
  textAt,
} from '../model/json.ts';
import { memberName, NameScope, runtimeModules, slug, typeName } from '../model/names.ts';
import { buildDocumentation } from './documentation.ts';

/** Group before the names of its TypeScript interfaces are claimed. */
type UnnamedGroup = Omit<Group, 'facadeName' | 'collections'>;

/** Pairs an operation with its tags in the document. */
export interface TaggedOperation {
  readonly operation: Operation;
  readonly tags: readonly string[];
}

/**
 * Groups operations by domain (`x-domains`, in its order and including empty ones), then by tag. Tags follow the order
 * of the document's tag list, then that of first use; those that differ only in case are one. An operation belongs to
 * the group of its first known tag.
 */
export function buildGroups(document: JsonObject, operations: readonly TaggedOperation[]): readonly UnnamedGroup[] {
  const slugs = new NameScope(runtimeModules);
  const identifiers = new NameScope(['client']);
  const domains = domainsOf(document);
  const spellings = new Map<string, string>();
  // Tags that differ only in case are one group, under the first spelling.
  const spell = (tag: string): string => {
    const first = spellings.get(tag.toLowerCase()) ?? tag;
    spellings.set(tag.toLowerCase(), first);
    return first;
  };
  for (const tag of domains.keys()) spell(tag);
  const listed = [...listedTags(document), ...operations.map(groupTag)].map(spell);
  const tags = [...new Set(listed)].filter((tag) => !domains.has(tag));
  identifiers.promise(tags.filter((tag) => memberName(tag) === tag));
  const byTag = groupBy(operations, (operation) => spell(groupTag(operation)));
  const members = (tag: string): readonly Operation[] =>
    placeInFacade(
      tag,
      (byTag.get(tag) ?? []).map((tagged) => tagged.operation),
    );
  const domainGroups = [...domains].map(([tag, domain]): UnnamedGroup => ({
    slug: slugs.claim(slug(domain.key)),
    identifier: identifiers.claim(memberName(domain.key), domain.key),
    title: tag,
    documentation: groupDocumentation(document, tag),
    ...prefixOf(domain.value),
    isDomain: true,
    operations: members(tag),
  }));
  const tagGroups = tags.map((tag): UnnamedGroup => ({
    slug: slugs.claim(slug(tag)),
    identifier: identifiers.claim(memberName(tag), tag),
    title: tag,
    documentation: groupDocumentation(document, tag),
    isDomain: false,
    operations: members(tag),
  }));
  return [...domainGroups, ...tagGroups];
}

/**
 * Marks each operation whose path prefix is not documented (`x-domains`) with `x-path-provenance`, unless the operation
 * as a whole is no better founded. So its own label says how far its address can be trusted.
 */
export function addPathProvenance(document: JsonObject): JsonObject {
  const domains = domainsOf(document);
  if (domains.size === 0) return document;
  const mark = (operation: Json): Json => {
    const domain = domains.get(String(listAt(operation, 'tags')[0] ?? ''));
    const provenance = textAt(domain?.value, 'provenance');
    const isWeaker = provenance !== undefined && provenance !== 'documented';
    if (!isObject(operation) || !isWeaker || operation['x-provenance'] === provenance) return operation;
    return { ...operation, 'x-path-provenance': provenance };
  };
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, item]) => {
    const members = Object.entries(isObject(item) ? item : {}).map(([key, value]) => [key, mark(value)] as const);
    return [path, isObject(item) ? Object.fromEntries(members) : item] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function domainsOf(document: JsonObject): ReadonlyMap<string, { readonly key: string; readonly value: Json }> {
  const entries = Object.entries(objectAt(document, 'x-domains'));
  return new Map(entries.map(([key, value]) => [textAt(value, 'tag') ?? key, { key, value }]));
}

function listedTags(document: JsonObject): readonly string[] {
  return listAt(document, 'tags').flatMap((tag) => textAt(tag, 'name') ?? []);
}

function groupTag({ tags }: TaggedOperation): string {
  return tags[0] ?? 'operations';
}

function groupDocumentation(document: JsonObject, name: string): Group['documentation'] {
  return buildDocumentation(listAt(document, 'tags').find((candidate) => member(candidate, 'name') === name));
}

/** Reads the path prefix of a domain and its provenance. */
function prefixOf(domain: Json): Pick<Group, 'pathPrefix' | 'prefixDocumentation'> {
  const prefixDocumentation = buildDocumentation({
    'x-not-shown': listAt(domain, 'x-not-shown'),
    ...provenanceOf(domain),
  });
  return { ...optional('pathPrefix', textAt(domain, 'pathPrefix')), prefixDocumentation };
}

function provenanceOf(domain: Json): JsonObject {
  return { 'x-provenance': member(domain, 'provenance') ?? null };
}

/** Collection of a group and the method names in use. */
interface Collection {
  readonly name: string;
  readonly methods: NameScope;
}

/**
 * Assigns each operation of a group a unique place in the facade. It is the collection and action if the specification
 * names them (`approvals.approve`), else the function name. A prefix that repeats the group is dropped: `gists/list` in
 * the group gists becomes `gists.list`.
 */
function placeInFacade(group: string, operations: readonly Operation[]): readonly Operation[] {
  const top = new NameScope();
  const collections = new Map<string, Collection>();
  for (const operation of operations) {
    const collection = operation.resource?.collection;
    if (collection !== undefined && !collections.has(collection)) {
      collections.set(collection, { name: top.claim(collection), methods: new NameScope() });
    }
  }
  const place = (operation: Operation, method: string, alone: string): readonly string[] => {
    const collection = operation.resource?.collection;
    const found = collection === undefined ? undefined : collections.get(collection);
    return found === undefined ? [top.claim(alone)] : [found.name, found.methods.claim(method)];
  };
  return operations.map((operation) => {
    const facade = place(operation, operation.resource?.method ?? operation.name, nameWithin(group, operation));
    if (operation.update === undefined) return { ...operation, facade };
    return {
      ...operation,
      facade,
      update: { ...operation.update, facade: place(operation, 'update', operation.update.name) },
    };
  });
}

function nameWithin(group: string, { id, name }: Operation): string {
  const isGroupFirst = id.toLowerCase().startsWith(group.toLowerCase()) && /[/.:_]/.test(id.charAt(group.length));
  const rest = isGroupFirst ? id.slice(group.length + 1) : '';
  return /[a-z]/i.test(rest) ? memberName(rest) : name;
}

/**
 * Names the TypeScript interfaces of a group in the facade. They clash neither with types of schemas nor with each
 * other.
 */
export function nameFacade(group: UnnamedGroup, claim: (wanted: string) => string): Group {
  const names = new Set(group.operations.flatMap(({ facade }) => (facade.length > 1 ? [facade[0] ?? ''] : [])));
  return {
    ...group,
    facadeName: claim(`${typeName(group.slug)}Operations`),
    collections: [...names].map((name) => ({
      name,
      facadeName: claim(`${typeName(group.slug)}${typeName(name)}Operations`),
    })),
  };
}
