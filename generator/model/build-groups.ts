import type { Group, Operation } from './api.ts';
import { buildDocumentation, optional } from './build-documentation.ts';
import { groupBy } from './group-by.ts';
import { type Json, type JsonObject, member } from './json.ts';
import { camelName, NameScope, slug } from './names.ts';
import { placeInFacade } from './place-in-facade.ts';
import { runtimeModules } from './reserved-names.ts';
import { listAt, objectAt, textAt } from './resolve.ts';

/** A group whose interfaces are not named yet. */
export type UnnamedGroup = Omit<Group, 'facadeName' | 'collections'>;

/** An operation and the tags that its document gives it. */
export interface TaggedOperation {
  readonly operation: Operation;
  readonly tags: readonly string[];
}

/**
 * Operations by domain (`x-domains`, in its order, with or without operations), then by tag, in the order of the
 * document's list of tags and then of first use. An operation stands in the group of its first known tag.
 */
export function buildGroups(document: JsonObject, operations: readonly TaggedOperation[]): readonly UnnamedGroup[] {
  const slugs = new NameScope(runtimeModules);
  const identifiers = new NameScope(['client']);
  const domains = domainsOf(document);
  const tags = [...new Set([...listedTags(document), ...operations.map(groupTag)])].filter((tag) => !domains.has(tag));
  const byTag = groupBy(operations, groupTag);
  const members = (tag: string): readonly Operation[] =>
    placeInFacade(
      tag,
      (byTag.get(tag) ?? []).map((tagged) => tagged.operation),
    );
  const domainGroups = [...domains].map(([tag, domain]): UnnamedGroup => ({
    slug: slugs.claim(slug(domain.key)),
    identifier: identifiers.claim(camelName(domain.key)),
    title: tag,
    documentation: groupDocumentation(document, tag),
    ...prefixOf(domain.value),
    isDomain: true,
    operations: members(tag),
  }));
  const tagGroups = tags.map((tag): UnnamedGroup => ({
    slug: slugs.claim(slug(tag)),
    identifier: identifiers.claim(camelName(tag)),
    title: tag,
    documentation: groupDocumentation(document, tag),
    isDomain: false,
    operations: members(tag),
  }));
  return [...domainGroups, ...tagGroups];
}

interface Domain {
  readonly key: string;
  readonly value: Json;
}

function domainsOf(document: JsonObject): ReadonlyMap<string, Domain> {
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

/** What stands before the paths of a domain, and how far that is known. */
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
