import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer, pointerOf, referenceTo } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { put } from './edit.ts';
import type { Node } from './walk.ts';
import { valueAt } from './value-at.ts';

interface Surroundings {
  readonly document: JsonObject;
  readonly problems: Reporter;
}

/**
 * A schema that was made apart and pasted into a document refers to definitions of its own as if it were the whole:
 * `#/$defs/Name`. Where the document has none by that name and a schema around has, that one is meant; with a warning.
 */
export function mendDefinitions(object: Node, around: Surroundings): void {
  const { value: schema } = object;
  mendReference(schema, '$ref', { ...around, at: () => object.pointer });
  const discriminator = member(schema, 'discriminator');
  const mapping = member(discriminator, 'mapping');
  if (!isObject(mapping)) return;
  for (const key of Object.keys(mapping))
    mendReference(mapping, key, { ...around, at: () => below(object.pointer, 'discriminator', 'mapping') });
}

function mendReference(
  holder: JsonObject,
  key: string,
  { document, problems, at }: Surroundings & { readonly at: () => Pointer },
): void {
  const reference = member(holder, key);
  if (typeof reference !== 'string' || !/^#\/(\$defs|definitions)\//.test(reference)) return;
  const target = pointerOf(reference);
  if (target === undefined || valueAt(document, target) !== undefined) return;
  const found = enclosing(at()).find((schema) => valueAt(document, schema + target) !== undefined);
  if (found === undefined) return;
  problems.report('definition-nested', below(at(), key), reference, found);
  put(holder, key, referenceTo(found + target));
}

/** The pointers around a pointer, the nearest first, itself among them. */
function enclosing(pointer: Pointer): readonly Pointer[] {
  const found: Pointer[] = [];
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) found.push(pointer.slice(0, end));
  return found;
}
