import ts from 'typescript';
import type { Moving, Way } from './moving.ts';
import type { Pass } from './pass.ts';
import { tellChange } from './tell.ts';

/** `T['a']` becomes `NonNullable<T['box']>['a']`. */
export function moveIndexType(pass: Pass, { site, entry, way }: Moving): void {
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
