import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { type Evidence, evidenceOf, judge, membersBehind } from '../analysis/member-owners.ts';
import { type Site, siteOf } from '../analysis/member-references.ts';
import { isAssigned, isPure, nameText } from '../analysis/syntax.ts';
import type { Knowledge } from '../migration/migration-index.ts';
import { forHuman, type Pass, reasonOf, tellChange, tellWhy } from './context.ts';
import { flagName } from './distinctive-names.ts';
import { moveMember } from './move-member.ts';
import { isReadFurther, reviewGuarded, reviewLooseRead, reviewSpread } from './untyped-members.ts';

/** A name that some old shape has as a member: changed where the checker says that it is that one. */
export function visitMember(pass: Pass, name: Site['name']): void {
  const { fields, distinctive } = pass.knowledge;
  if (pass.done.has(name) || !(fields.has(name.text) || distinctive.has(name.text))) return;
  const site = siteOf(pass, name);
  if (site === undefined) return flagName(pass, name, undefined);
  const evidence =
    evidenceOf(pass, membersBehind(pass, site.members, name.text), name.text) ?? carriedEvidence(pass, site);
  if (evidence === undefined) return site.kind === 'class' ? undefined : unproven(pass, site);
  if (evidence.kind === 'mixed')
    return isNewForm(site, evidence.entries) ? undefined : flagMixed(pass, site, evidence.entries);
  change(pass, site, evidence.entry);
}

/** What an inline literal in an HTTP call proves. */
function carriedEvidence(pass: Pass, { name, kind }: Site): Evidence {
  const shape = kind === 'property' || kind === 'shorthand' ? pass.carried.get(name.parent.parent) : undefined;
  if (shape === undefined) return undefined;
  return judge(pass, ownersOfField(pass.knowledge, shape, name.text), name.text);
}

/** The shape itself, or the one of its parents that lists the field. */
function ownersOfField(knowledge: Knowledge, shape: string, field: string): readonly string[] {
  const found = knowledge.shapes.get(shape);
  if (found === undefined || Object.hasOwn(found.fields, field)) return [shape];
  return [shape, ...found.parents.flatMap((parent) => ownersOfField(knowledge, parent, field))];
}

function unproven(pass: Pass, site: Site): void {
  if (reviewSpread(pass, site) || reviewGuarded(pass, site) || reviewLooseRead(pass, site)) return;
  flagName(pass, site.name, site);
}

/** `x.n.member`, where one of the shapes has just that. */
function isNewForm({ name }: Site, entries: readonly FieldEntry[]): boolean {
  const access = name.parent;
  const isAccess = ts.isPropertyAccessExpression(access) || ts.isElementAccessExpression(access);
  return isAccess && entries.some(({ v3 }) => v3[0] === name.text && isReadFurther(access, v3[1] ?? ''));
}

function flagMixed(pass: Pass, { name }: Site, entries: readonly FieldEntry[]): void {
  const [entry] = entries;
  if (entry === undefined) return;
  pass.find({
    node: name,
    rule: entry.id,
    category: 'member',
    tier: 'manual',
    reason: 'The value may be of a shape that changes this name, or of one that keeps it.',
    suggestion: entries.map(({ v3 }) => v3.join('.')).join(' or '),
  });
}

function change(pass: Pass, site: Site, entry: FieldEntry): void {
  const isOpen = entry.unresolved?.sides.includes('v3') === true || entry.review?.reason === 'meaning';
  if (entry.operation === 'merge') return mergeMember(pass, site, entry);
  if (entry.operation === 'deprecate') return deprecated(pass, site, entry);
  if (entry.operation === 'readonly') return readOnly(pass, site, entry);
  if (entry.operation === 'remove') return removed(pass, site, entry);
  if (isOpen) return forHuman(pass, site, entry);
  if (site.kind === 'parameter')
    return tellWhy(pass, site, { entry, why: 'The member is a variable of the constructor too.' });
  if (entry.v3.length > 1) return moveMember(pass, site, entry);
  renameMember(pass, site, entry);
}

function deprecated(pass: Pass, { name }: Site, entry: FieldEntry): void {
  if (entry.use === undefined) return;
  const reason = `It still works and is deprecated. ${reasonOf(entry)}`;
  pass.find({ node: name, rule: entry.id, category: 'deprecated', tier: 'manual', reason, suggestion: entry.use });
}

function readOnly(pass: Pass, site: Site, entry: FieldEntry): void {
  const isWritten = site.kind === 'property' || site.kind === 'shorthand' || isAssigned(site.name.parent);
  if (!isWritten) return;
  const reason = `It is read-only now: what is sent is ignored. ${reasonOf(entry)}`;
  pass.find({ node: site.name, rule: entry.id, category: 'read-only', tier: 'manual', reason, suggestion: '' });
}

function removed(pass: Pass, { name }: Site, entry: FieldEntry): void {
  if (entry.inherited !== undefined && entry.review === undefined) return;
  const reason = `${entry.inherited === undefined ? 'It is gone.' : `It is inherited from ${entry.inherited}.`} ${reasonOf(entry)}`;
  pass.find({ node: name, rule: entry.id, category: 'removed', tier: 'manual', reason, suggestion: '' });
}

/** Gives a member its new name; names of the caller's own stay: `{ a }` becomes `{ b: a }`. */
function renameMember(pass: Pass, site: Site, entry: FieldEntry): void {
  const [to = ''] = entry.v3;
  const { kind, name } = site;
  if (hasMember(name, to)) return clash(pass, site, entry);
  tellChange(pass, site, entry);
  if (kind === 'shorthand' || isShortTarget(site)) return pass.insert(name.getStart(pass.file), `${to}: `);
  if (kind === 'binding' && ts.isBindingElement(name.parent) && name.parent.propertyName === undefined)
    return pass.insert(name.getStart(pass.file), `${to}: `);
  pass.replace(name, renamed(pass, name, to));
}

/** `({ a } = x)`, with or without a default. */
function isShortTarget({ kind, name }: Site): boolean {
  return kind === 'target' && ts.isShorthandPropertyAssignment(name.parent);
}

/** The new name in the quotes of the old one. */
export function renamed(pass: Pass, name: Site['name'], to: string): string {
  if (ts.isIdentifier(name)) return to;
  const quote = pass.text(name).charAt(0);
  return `${quote}${to}${quote}`;
}

/** Whether a literal has the new name too, so that one would hide the other. */
function hasMember(name: Site['name'], to: string): boolean {
  const literal = name.parent.parent;
  if (!ts.isObjectLiteralExpression(literal)) return false;
  return literal.properties.some((property) => property.name !== undefined && nameText(property.name) === to);
}

function clash(pass: Pass, { name }: Site, entry: FieldEntry): void {
  const reason = 'The literal has a member of the new name already; which of the two counts is for a human to say.';
  pass.find({ node: name, rule: entry.id, category: 'member', tier: 'manual', reason, suggestion: entry.v3.join('.') });
}

/** Several members become one: only a literal that gives all of them the same plain value is changed. */
function mergeMember(pass: Pass, site: Site, entry: FieldEntry): void {
  const property = site.name.parent;
  const literal = property.parent;
  if (site.kind !== 'property' || !ts.isObjectLiteralExpression(literal)) return forHuman(pass, site, entry);
  const merged = entry.v2.map((name) =>
    literal.properties.find((other) => other.name !== undefined && nameText(other.name) === name),
  );
  const values = merged.map((other) =>
    other !== undefined && ts.isPropertyAssignment(other) && isPlain(other.initializer)
      ? pass.text(other.initializer)
      : undefined,
  );
  if (values.some((value) => value === undefined || value !== values[0])) return forHuman(pass, site, entry);
  const all = literal.properties.filter((other) => merged.includes(other));
  tellChange(pass, site, { ...entry, review: entry.review ?? { reason: 'meaning', note: '' } });
  for (const other of all) if (other.name !== undefined) pass.done.add(other.name);
  pass.replace(site.name, entry.v3[0] ?? '');
  for (const other of all.slice(1)) drop(pass, other);
}

function isPlain(value: ts.Expression): boolean {
  return ts.isLiteralExpression(value) || isPure(value);
}

/** Takes a member out, with the comma before it; a comment stays. */
function drop(pass: Pass, property: ts.Node): void {
  const full = property.getFullStart();
  const start = property.getStart(pass.file);
  const isSaid = pass.file.text.slice(full, start).trim() !== '';
  if (isSaid) pass.edits.push({ start: full - 1, end: full, text: '' });
  pass.edits.push({ start: isSaid ? start : full - 1, end: property.end, text: '' });
}
