import { isObject, type Json } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Problems } from '../problems.ts';
import type { Link, Links } from './follow-references.ts';
import { inlineReferences, isBeyondStandard, isInlined } from './inline-references.ts';
import { limits } from './limits.ts';
import { hoistTargets, noPlaces, placeNamedTargets } from './place-targets.ts';
import { placeOf } from './positions.ts';
import { dropDeclarations, rewriteReferences } from './rewrite-references.ts';
import type { Source, Target } from './source.ts';
import { suggestPointer } from './suggest-pointer.ts';
import { valueAt } from './value-at.ts';

/** Where each part of the bundled document comes from, by the pointer of the part. */
export type Origins = ReadonlyMap<Pointer, Target>;

/** Makes one document of the root and all that it refers to, in place, and answers where its parts come from. */
export function bundle(root: Source, { links, registry }: Links, problems: Problems): Origins {
  reportLost(root, links, problems);
  reportUnusual(links, problems);
  const places = noPlaces(root);
  placeNamedTargets(root, links, places);
  const { kept, copy } = inlineReferences(links, places);
  hoistTargets(root, kept, places);
  refuseEndless(root, links, problems);
  rewriteReferences(links, places);
  dropDeclarations(registry);
  copy();
  return places.origins;
}

/**
 * References into another file that name nothing there. Those within the root are left to the check of the whole
 * document.
 */
function reportLost(root: Source, links: readonly Link[], problems: Problems): void {
  for (const { reference, target } of links) {
    if (target.source === root || valueAt(target.source.value, target.pointer) !== undefined) continue;
    problems.report(
      'reference-dangling',
      placeOf(reference.from),
      reference.raw,
      suggestPointer(target.source.value, reference.raw),
    );
  }
}

function reportUnusual(links: readonly Link[], problems: Problems): void {
  const [first, ...others] = links.filter(isBeyondStandard);
  if (first !== undefined) {
    const more = others.length === 0 ? '' : `, and so are ${others.length} others`;
    problems.report('reference-unusual', placeOf(first.reference.from), first.reference.raw, more);
  }
  for (const { reference, target } of links.filter(({ reference: { role } }) => role === 'dynamic')) {
    problems.report('reference-dynamic', placeOf(reference.from), reference.raw, target.pointer);
  }
}

/** A value that has come to stand inside itself: no stage after this one would come to an end. */
function refuseEndless(root: Source, links: readonly Link[], problems: Problems): void {
  const inlined = links.filter(isInlined);
  const endless = inlined.find(standsInTarget) ?? inlined[0];
  if (endless === undefined || !isDeeperThan(limits.depth, root.value)) return;
  problems.report('reference-endless', placeOf(endless.reference.from), endless.reference.raw);
  problems.throwIfErrors();
}

function standsInTarget({ reference: { from }, target }: Link): boolean {
  return from.source === target.source && from.pointer.startsWith(`${target.pointer}/`);
}

function isDeeperThan(depth: number, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  const inside = isObject(value) ? Object.values(value) : value;
  return inside.some((item) => isDeeperThan(depth - 1, item));
}
