import ts from 'typescript';
import { type Moving, refuse } from './moving.ts';
import type { Pass } from './pass.ts';
import { tellChange } from './tell.ts';

/**
 * `Pick<T, 'a' | 'b'>` becomes `Pick<T, 'box'>`: the key of a type goes where the member goes, once. The name of a
 * member that becomes an object of the same name stays; a key that is a value of the program cannot follow.
 */
export function moveKey(pass: Pass, moving: Moving): void {
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
