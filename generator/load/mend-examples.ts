import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { below, pointerOf } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop, put } from './edit.ts';
import type { Node } from './walk.ts';
import type { Kind } from './grammar.ts';
import { valueAt } from './value-at.ts';

const holders: readonly Kind[] = ['media-type', 'parameter', 'header', 'components'];

/** What an example object says beside its value; anything else that stands there is the value. */
const members = /^(?:\$ref|summary|description|value|externalValue|dataValue|serializedValue|x-.*)$/;

/**
 * Examples that do harm to nobody, mended with a warning each: one that is written elsewhere and is not there is left
 * out, one that is the value itself is put where the value belongs.
 */
export function mendExamples(
  holder: Node,
  { document, problems }: { readonly document: JsonObject; readonly problems: Reporter },
): void {
  if (!holders.includes(holder.kind)) return;
  const examples = member(holder.value, 'examples');
  if (!isObject(examples)) return;
  for (const [name, example] of Object.entries(examples)) {
    const at = below(holder.pointer, 'examples', name);
    const missing = missingTarget(example, document);
    if (missing !== undefined) {
      problems.report('example-missing', below(at, '$ref'), missing);
      drop(examples, name);
    } else if (isBare(example)) {
      problems.report('example-bare', at);
      put(examples, name, { value: example });
    }
  }
}

function missingTarget(example: Json, document: JsonObject): string | undefined {
  const reference = member(example, '$ref');
  const target = typeof reference === 'string' ? pointerOf(reference) : undefined;
  return target === undefined || valueAt(document, target) !== undefined ? undefined : String(reference);
}

function isBare(example: Json): boolean {
  if (!isObject(example)) return true;
  const hasValue = ['$ref', 'value', 'externalValue'].some((name) => Object.hasOwn(example, name));
  return !hasValue && Object.keys(example).some((name) => !members.test(name));
}
