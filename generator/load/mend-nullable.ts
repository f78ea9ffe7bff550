import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { put } from './edit.ts';
import type { Node } from './walk.ts';

/**
 * `nullable: true` with nothing beside it says nothing by the letter of 3.0, which makes `anyOf: [Usage, that]` admit
 * any value. Everybody who writes it, a well-known generator among them, means null: it is read so, with a warning.
 */
export function mendNullable(object: Node, problems: Reporter): void {
  const { value: schema } = object;
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const parts = member(schema, keyword);
    if (!Array.isArray(parts) || !parts.some(isAlone)) continue;
    const all: readonly Json[] = parts;
    for (const [index, part] of all.entries())
      if (isAlone(part)) problems.report('nullable-alone', below(object.pointer, keyword, index, 'nullable'));
    mendParts(schema, keyword, all);
  }
}

/** As an alternative it is null; beside other parts it belongs to the whole. */
function mendParts(schema: JsonObject, keyword: string, parts: readonly Json[]): void {
  const mended: Json = keyword === 'allOf' ? {} : { type: 'null' };
  put(
    schema,
    keyword,
    parts.map((part) => (isAlone(part) ? mended : part)),
  );
  if (keyword === 'allOf') put(schema, 'nullable', true);
}

function isAlone(part: Json): boolean {
  return isObject(part) && part['nullable'] === true && Object.keys(part).length === 1;
}
