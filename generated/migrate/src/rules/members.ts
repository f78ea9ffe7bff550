import ts from 'typescript';
import { membersBehind } from '../evidence/behind.ts';
import { isAssigned } from '../evidence/assigned.ts';
import { type Evidence, evidenceOf, judge } from '../evidence/owners.ts';
import { type Site, siteOf } from '../evidence/sites.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FieldEntry } from '../shared/migration/map.ts';
import { reviewLooseRead } from './loose-reads.ts';
import { mergeMember } from './merge-member.ts';
import { moveMember } from './move-member.ts';
import { type Pass, reasonOf } from './pass.ts';
import { isReadFurther } from './read-further.ts';
import { renameMember } from './rename-member.ts';
import { reviewGuarded } from './guarded.ts';
import { reviewSpread } from './spreads.ts';
import { flagName } from './distinctive.ts';
import { forHuman, tellWhy } from './tell.ts';

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
