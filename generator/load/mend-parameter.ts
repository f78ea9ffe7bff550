import { type Json, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop, put } from './edit.ts';
import type { Node } from './walk.ts';

/** What Swagger 2.0 wrote of a parameter that now stands in its schema. */
const keywords = [
  ...['type', 'format', 'items', 'enum', 'default', 'pattern', 'multipleOf', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
];

/** A parameter that states its type itself, as in Swagger 2.0, has a schema that says so; with a warning. */
export function mendParameter(parameter: Node, problems: Reporter): void {
  const { kind, value } = parameter;
  const isStated = typeof member(value, 'type') === 'string' && !Object.hasOwn(value, '$ref');
  if (kind !== 'parameter' || !isStated || Object.hasOwn(value, 'schema') || Object.hasOwn(value, 'content')) return;
  problems.report('parameter-type', below(parameter.pointer, 'type'));
  const stated = keywords.filter((keyword) => Object.hasOwn(value, keyword));
  const schema: Json = Object.fromEntries(stated.map((keyword) => [keyword, value[keyword] ?? null]));
  for (const keyword of stated) drop(value, keyword);
  put(value, 'schema', schema);
}
