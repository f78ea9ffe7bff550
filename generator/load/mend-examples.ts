import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, pointerOf } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop } from './edit.ts';
import type { Editable } from './edit-objects.ts';
import { valueAt } from './value-at.ts';

/** Leaves out examples that are written elsewhere and are not there, with a warning each: nothing is made of them. */
export function mendExamples(
  object: Editable,
  { document, problems }: { readonly document: JsonObject; readonly problems: Reporter },
): void {
  const { kind, value } = object;
  if (kind !== 'media-type' && kind !== 'parameter' && kind !== 'header') return;
  const examples = member(value, 'examples');
  if (!isObject(examples)) return;
  for (const [name, example] of Object.entries(examples)) {
    const reference = member(example, '$ref');
    const target = typeof reference === 'string' ? pointerOf(reference) : undefined;
    if (target === undefined || valueAt(document, target) !== undefined) continue;
    problems.report('example-missing', below(object.pointer, 'examples', name, '$ref'), String(reference));
    drop(examples, name);
  }
}
