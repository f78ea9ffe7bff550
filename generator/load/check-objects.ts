import type { Keep } from '../memory.ts';
import type { JsonObject } from '../model/json.ts';
import type { Code, Reporter } from '../problems.ts';
import type { Check, Context } from './check/context.ts';
import { addFound, type Found, noneFound, noteNamed } from './check/found.ts';
import { about, type Concern, concerningKinds } from './concerns.ts';
import type { Kind } from './grammar.ts';
import { isPart } from './is-part.ts';
import { type Node, walk } from './walk.ts';

/** What looks at the objects of each kind, in the order in which it reports. */
export type Checks = Readonly<Record<Kind, readonly Concern<Check>[]>>;

/** What was found in a part, and what there was to report. */
export interface CheckedPart {
  readonly found: Found;
  readonly reported: readonly Parameters<Reporter['report']>[];
}

/**
 * Checks every object of a document, and gathers what the checks of the whole need. What is known of a part is kept by
 * it.
 */
export function checkObjects(context: Context, checks: Checks, parts: Keep<CheckedPart>): Found {
  const whole = noneFound();
  const checksOf = concerningKinds((kind) => [about(noteNamed, '$ref'), ...checks[kind]]);
  walk({ kind: 'document', holds: 'one', value: context.document, pointer: '' }, (node) => {
    if (node.holder?.kind === 'components') whole.components.push(node.pointer);
    if (!isPart(node)) {
      for (const check of checksOf(node)) check(node, context, whole);
      return true;
    }
    const { found, reported } = keepPart(node.value, parts, () => checkPart(node, context, checksOf));
    for (const one of reported) context.problems.report(...one);
    addFound(found, whole);
    return false;
  });
  return whole;
}

/** Problems that tell what else in the document may have been meant: that may be something else the next time. */
const SUGGESTING: readonly Code[] = ['reference-dangling', 'mapping-dangling', 'mapping-unknown'];

function keepPart(part: JsonObject, parts: Keep<CheckedPart>, check: () => CheckedPart): CheckedPart {
  let isNew = false;
  const checked = parts(part, () => {
    isNew = true;
    return check();
  });
  return isNew || !checked.reported.some(([code]) => SUGGESTING.includes(code)) ? checked : check();
}

function checkPart(part: Node, whole: Context, checksOf: ReturnType<typeof concerningKinds<Check>>): CheckedPart {
  const found = noneFound();
  const reported: Parameters<Reporter['report']>[] = [];
  const context = { ...whole, problems: { report: (...one: (typeof reported)[number]) => void reported.push(one) } };
  walk(part, (node) => {
    for (const check of checksOf(node)) check(node, context, found);
    return true;
  });
  return { found, reported };
}
