import { isObject, type Json, member } from '../model/json.ts';
import { referenceTo } from '../model/pointer.ts';
import type { Registry } from './collect-references.ts';
import { drop, put } from './edit.ts';
import type { Link } from './follow-references.ts';
import type { Places } from './place-targets.ts';

/** Makes every reference point into the one document. */
export function rewriteReferences(links: readonly Link[], places: Places): void {
  for (const { reference, target } of links) {
    const place = places.of(target);
    if (place === undefined) continue;
    const { holder, key, role } = reference;
    const text = referenceTo(place);
    if (role === 'dynamic') makeStatic(holder, text);
    else if (text !== reference.raw) put(holder, key, text);
  }
}

/**
 * Takes away the identifiers and anchors of schemas: with them in the document, pointers would count from elsewhere.
 */
export function dropDeclarations({ declaring }: Registry): void {
  for (const schema of declaring) {
    for (const keyword of ['$id', '$anchor', '$dynamicAnchor']) drop(schema, keyword);
  }
}

function makeStatic(schema: Parameters<typeof put>[0], text: string): void {
  if (!isObject(schema)) return;
  drop(schema, '$dynamicRef');
  if (!Object.hasOwn(schema, '$ref')) return put(schema, '$ref', text);
  const all = member(schema, 'allOf');
  const parts: readonly Json[] = Array.isArray(all) ? all : [];
  put(schema, 'allOf', [...parts, { $ref: text }]);
}
