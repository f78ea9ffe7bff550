import ts from 'typescript';
import type { Site } from '../evidence/sites.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import { isPure } from '../evidence/pure.ts';
import type { Pass } from './pass.ts';
import { nameText } from './property-name.ts';
import { forHuman, tellChange } from './tell.ts';

/** Several members become one: only a literal that gives all of them the same plain value is changed. */
export function mergeMember(pass: Pass, site: Site, entry: FieldEntry): void {
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
