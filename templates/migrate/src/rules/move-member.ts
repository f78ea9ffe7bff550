import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { evidenceOf } from '../analysis/member-owners.ts';
import { type Site, siteOf } from '../analysis/member-references.ts';
import { type Pass, tellChange } from './context.ts';
import { moveAccess } from './move-access.ts';
import { moveInLiteral } from './move-in-literal.ts';
import { moveInPattern } from './move-in-pattern.ts';

/** Moves a member one step down, in reads, writes, literals, patterns and types. */
export function moveMember(pass: Pass, site: Site, entry: FieldEntry): void {
  const [container = '', member = ''] = entry.v3;
  const way = { container, member, wraps: container === site.name.text };
  if (site.members.some(pass.compiler.isReshaped))
    return way.wraps
      ? undefined
      : refuse(
          pass,
          { site, entry, way },
          'The member of another type is made after one that moves into another object.',
        );
  switch (site.kind) {
    case 'access':
    case 'element':
      return moveAccess(pass, { site, entry, way });
    case 'property':
    case 'shorthand':
      return moveInLiteral(pass, { site, entry, way });
    case 'binding':
    case 'target':
      return moveInPattern(pass, { site, entry, way });
    case 'index-type':
      return moveIndexType(pass, { site, entry, way });
    case 'key':
      return moveKey(pass, { site, entry, way });
    default:
      return refuse(
        pass,
        { site, entry, way },
        'The member moves into another object; this place cannot follow it by itself.',
      );
  }
}

/** Where a member goes: into a container, which may bear the member's own old name. */
interface Way {
  readonly container: string;
  readonly member: string;
  /** Whether the old name itself becomes the container. */
  readonly wraps: boolean;
}

/** A member on its way. */
export interface Moving {
  readonly site: Site;
  readonly entry: FieldEntry;
  readonly way: Way;
}

/** Leaves the place to a human. */
export function refuse(pass: Pass, { site, entry }: Moving, reason: string): void {
  pass.find({
    node: site.name,
    rule: entry.id,
    category: 'member',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
}

/** `T['a']` becomes `NonNullable<T['box']>['a']`. */
function moveIndexType(pass: Pass, { site, entry, way }: Moving): void {
  const access = site.name.parent.parent;
  if (!ts.isIndexedAccessTypeNode(access) || isIndexedFurther(access, way)) return;
  tellChange(pass, site, entry);
  const quote = pass.text(site.name).charAt(0);
  pass.insert(access.getStart(pass.file), 'NonNullable<');
  pass.replace(site.name, `${quote}${way.container}${quote}]>[${quote}${way.member}${quote}`);
}

function isIndexedFurther(access: ts.TypeNode, { wraps, member }: Way): boolean {
  const outer = ts.isTypeReferenceNode(access.parent) ? access.parent.parent : access.parent;
  return wraps && ts.isIndexedAccessTypeNode(outer) && outer.indexType.getText().slice(1, -1) === member;
}

/**
 * `Pick<T, 'a' | 'b'>` becomes `Pick<T, 'box'>`: the key of a type goes where the member goes, once. The name of a
 * member that becomes an object of the same name stays; a key that is a value of the program cannot follow.
 */
function moveKey(pass: Pass, moving: Moving): void {
  const { site, entry, way } = moving;
  const literal = site.name.parent;
  if (!ts.isLiteralTypeNode(literal))
    return refuse(pass, moving, 'The member moves into another object; this place cannot follow it by itself.');
  if (way.wraps) return;
  tellChange(pass, site, entry);
  const quote = pass.text(site.name).charAt(0);
  const key = `${quote}${way.container}${quote}`;
  if (!isSaidBefore(pass, literal, key)) return pass.replace(site.name, key);
  const before = pass.file.text.slice(0, literal.getFullStart()).lastIndexOf('|');
  pass.edits.push({ start: pass.file.text.slice(0, before).trimEnd().length, end: literal.end, text: '' });
}

/** Whether the union has the key already: as it stands, or as that of a member before that goes the same way. */
function isSaidBefore(pass: Pass, literal: ts.LiteralTypeNode, key: string): boolean {
  const union = literal.parent;
  if (!ts.isUnionTypeNode(union)) return false;
  const others = union.types.slice(0, union.types.indexOf(literal));
  return others.some(
    (other) =>
      pass.text(other) === key ||
      pass.edits.some(({ start, text }) => start === other.getStart(pass.file) && text === key),
  );
}

/**
 * The members of a literal or pattern that move into the same container, in their order, the first being the one asked
 * about.
 */
export function siblings<Node extends ts.ObjectLiteralElementLike | ts.BindingElement>(
  pass: Pass,
  moving: Moving,
  nodes: readonly Node[],
): readonly (Moving & { readonly node: Node })[] {
  return nodes.flatMap((node) => {
    const name = nameOf(node);
    if (name === undefined) return [];
    if (name === moving.site.name) return [{ ...moving, node }];
    const site = pass.knowledge.fields.has(name.text) && !pass.done.has(name) ? siteOf(pass, name) : undefined;
    const entry = site === undefined ? undefined : entryOf(pass, { site, moving });
    if (site === undefined || entry === undefined || !isSameWay(entry, moving)) return [];
    return [{ site, entry, way: { ...moving.way, member: entry.v3[1] ?? '' }, node }];
  });
}

function nameOf(node: ts.ObjectLiteralElementLike | ts.BindingElement): Site['name'] | undefined {
  const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name : undefined;
}

function isSameWay(entry: FieldEntry, { way }: Moving): boolean {
  return entry.v3.length === 2 && entry.v3[0] === way.container && entry.unresolved?.sides.includes('v3') !== true;
}

/** The entry of a member: by its type, or, in a literal that an HTTP call carries, that of the same shape. */
function entryOf(
  pass: Pass,
  { site, moving }: { readonly site: Site; readonly moving: Moving },
): FieldEntry | undefined {
  const evidence = evidenceOf(pass, site.members, site.name.text);
  if (evidence?.kind === 'entry') return evidence.entry;
  if (!pass.carried.has(site.name.parent.parent)) return undefined;
  const isOwned = (entry: FieldEntry): boolean =>
    entry.owners.some(({ v2 }) => moving.entry.owners.some((owner) => owner.v2 === v2));
  return pass.knowledge.fields.get(site.name.text)?.find(isOwned);
}
