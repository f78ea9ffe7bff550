import ts from 'typescript';
import type { Site } from '../evidence/sites.ts';
import type { FieldEntry } from '../shared/migration/map.ts';
import type { Pass } from './pass.ts';
import { nameText } from './property-name.ts';
import { tellChange } from './tell.ts';

/** Gives a member its new name; names of the caller's own stay: `{ a }` becomes `{ b: a }`. */
export function renameMember(pass: Pass, site: Site, entry: FieldEntry): void {
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
