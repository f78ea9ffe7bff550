import { hasOneOf, type JsonObject, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { upgradeBounds } from './upgrade-schema.ts';
import type { Node } from './walk.ts';

/** Keywords that in 3.0 are flags, which sharpen a limit. */
export const FLAGS = ['exclusiveMinimum', 'exclusiveMaximum'];

/**
 * A schema with such a flag: what is `nullable` is written in the words of 3.0, of others it is for the whole to say.
 */
export function mendFlags(schema: Node, flagged: Node[], problems: Reporter): void {
  if (flagOf(schema.value) === undefined) return;
  if (typeof member(schema.value, 'nullable') === 'boolean') mendBounds([schema], problems);
  else flagged.push(schema);
}

/**
 * A document that says 3.1 and writes `nullable` is written in the words of 3.0: flags that sharpen a limit are too.
 */
export function mendBounds(schemas: readonly Node[], problems: Reporter): void {
  for (const { value, pointer } of schemas) {
    problems.report('exclusive-obsolete', below(pointer, flagOf(value) ?? ''));
    upgradeBounds(value);
  }
}

function flagOf(schema: JsonObject): string | undefined {
  if (!hasOneOf(schema, FLAGS)) return undefined;
  return FLAGS.find((keyword) => typeof member(schema, keyword) === 'boolean');
}
