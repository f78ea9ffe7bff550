import type { Check, Context } from './check/context.ts';
import { type Found, noneFound, noteNamed } from './check/found.ts';
import { about, type Concern, concerningKinds } from './concerns.ts';
import type { Kind } from './grammar.ts';
import { walk } from './walk.ts';

/** What looks at the objects of each kind, in the order in which it reports. */
export type Checks = Readonly<Record<Kind, readonly Concern<Check>[]>>;

/** Checks every object of a document, and gathers what the checks of the whole need. */
export function checkObjects(context: Context, checks: Checks): Found {
  const found = noneFound();
  const checksOf = concerningKinds((kind) => [about(noteNamed, '$ref'), ...checks[kind]]);
  walk({ kind: 'document', holds: 'one', value: context.document, pointer: '' }, (node) => {
    if (node.holder?.kind === 'components') found.components.push(node.pointer);
    for (const check of checksOf(node)) check(node, context, found);
    return true;
  });
  return found;
}
