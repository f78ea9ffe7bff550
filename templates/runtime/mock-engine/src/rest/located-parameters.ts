import type { ServedResource } from '../document/served-document.ts';
import { isObject, type Json, ownAt } from '../json.ts';
import type { Parameters } from '../validation/request-parameters.ts';
import { idText } from './items.ts';

/** Parameters and body of a call. */
interface LocatedRequest {
  readonly parameters: Parameters;
  readonly body: Json | undefined;
}

/**
 * Returns the parameters and the body of a call as those of an API with paths: the identifier of an item in the body or
 * in the query is that of a path, and what a search has in its body is its query.
 */
export function locateParameters(
  { id, from, action }: ServedResource,
  parameters: Parameters,
  body: Json | undefined,
): LocatedRequest {
  if (from === undefined) return { parameters, body };
  const part = from === 'body' ? body : parameters.query;
  const members = isObject(part) ? part : {};
  if (action === 'search') return { parameters: { ...parameters, query: members }, body };
  if (id === undefined) return { parameters, body };
  const path = { ...parameters.path, [id]: idText(ownAt(members, id)) };
  const { [id]: _, ...rest } = members;
  return { parameters: { ...parameters, path }, body: from === 'body' && isObject(body) ? rest : body };
}

/** Returns the members of a body as a query: lists repeat their name, objects have their members in brackets. */
export function queryOfBody(body: Json | undefined): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: Json): void => {
    if (Array.isArray(value)) for (const each of value) add(name, each);
    else if (isObject(value)) for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else if (value !== null) query.append(name, String(value));
  };
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) add(name, value);
  return query;
}
