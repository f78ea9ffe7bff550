import { parseTexts, groupByName } from '../shared/validation/parameters/parameter-text.ts';
import { readParameter } from '../shared/validation/parameters/read-parameter.ts';
import type { FormField } from '../document/form-fields.ts';
import type { Part } from '../http/multipart.ts';
import { parseJson } from '../http/json-body.ts';
import type { Json } from '../json.ts';
import { hasBadEscape } from '../http/target.ts';
import { HttpError } from '../http/errors.ts';

/** The texts of a form by their names, from its parts or as they are written in a query. */
export function textsOfForm(form: readonly Part[] | string): URLSearchParams {
  if (typeof form === 'string') return textsIn(form);
  return new URLSearchParams(form.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('utf8')]));
}

function textsIn(form: string): URLSearchParams {
  if (hasBadEscape(form)) throw new HttpError(400, 'The form holds a bad percent escape.');
  return new URLSearchParams(form);
}

/**
 * The value that a form stands for: what its schema knows of it, as with Prism, or all texts where it knows nothing.
 */
export function formValue(fields: readonly FormField[], texts: URLSearchParams): Json {
  const members =
    fields.length === 0
      ? [...groupByName(texts)].map(([name, all]) => [name, parseTexts({}, all)] as const)
      : fields.map((field) => [field.name, valueOf(field, texts)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as Json;
}

function valueOf(field: FormField, query: URLSearchParams): unknown {
  if (field.styled !== undefined) return readParameter(field.styled, { path: {}, query, headers: { get: () => null } });
  const values = query.getAll(field.name).map((text) => itemOf(field, text));
  const [first, ...others] = values;
  if (others.length > 0) return values;
  // A list may be sent whole, as JSON.
  return field.isList === true && first !== undefined && !Array.isArray(first) ? values : first;
}

function itemOf({ isJson, type }: FormField, text: string): unknown {
  return isJson ? jsonOr(text) : parseTexts(type === undefined ? {} : { type }, [text]);
}

/** A text that is no JSON stays a text, and is found out when it is judged. */
function jsonOr(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
