import { isObject, type Json, type JsonObject, member, textsAt } from '../json.ts';

/** What a body asks to have returned besides: its own `options`, or those of a property that holds some. */
export function optionsOf(body: Json | undefined): readonly string[] {
  if (!isObject(body)) return [];
  return [body, ...Object.values(body)].flatMap((holder) => (isObject(holder) ? textsAt(holder, 'options') : []));
}

/** Whether a property of a criteria object asks for options and so is no condition. */
export function isOptionHolder(value: Json): value is JsonObject & { readonly options: readonly Json[] } {
  return isObject(value) && Array.isArray(member(value, 'options'));
}
