import type { MockResponse } from '../../../templates/runtime/mock-engine/src/http/message.ts';
import { isObject, type Json } from '../../../templates/runtime/mock-engine/src/json.ts';
import type { MockSource } from '../../../templates/runtime/mock-engine/src/start.ts';
import { changeBody, type PlatformMutant } from './mutants.ts';

/** Breaks what all responses have in common: statuses, media types, and the form of bodies. */
export function responseMutants(source: MockSource): readonly PlatformMutant[] {
  const responding = (name: string, change: (response: MockResponse) => MockResponse): PlatformMutant => ({
    name,
    source,
    wrap: (handle) => async (request) => change(await handle(request)),
  });
  const statuses: readonly (readonly [string, number, number])[] = [
    ['R093 a general failure gets 422', 400, 422],
    ['R094 missing credentials get 403', 401, 403],
    ['R095 a missing right gets 401', 403, 401],
    ['R096 a missing resource gets 400', 404, 400],
    ['R097 a missing method gets 404', 405, 404],
    ['R098 an excluded media type gets 400', 406, 400],
    ['R010 DELETE responds with 200', 204, 200],
    ['R091 a success is 201', 200, 201],
    ['R091 a general failure gets 500', 400, 500],
    ['R099 a missing resource gets 500', 404, 500],
  ];
  const isJson = (response: MockResponse): boolean => (response.headers['content-type'] ?? '').includes('json');
  return [
    ...statuses.map(([name, from, to]) =>
      responding(name, (response) => (response.status === from ? { ...response, status: to } : response)),
    ),
    responding('R011 JSON is sent as HTML', (response) =>
      isJson(response) ? { ...response, headers: { ...response.headers, 'content-type': 'text/html' } } : response,
    ),
    responding('R013 identifiers are numbers', (response) =>
      /^"\d+"$/.test(String(response.body)) ? { ...response, body: String(response.body).slice(1, -1) } : response,
    ),
    responding('R015 a list is an object', (response) =>
      String(response.body).startsWith('[') ? { ...response, body: `{"items":${String(response.body)}}` } : response,
    ),
    responding('R015 names are in upper case', (response) => changeBody(response, upperCased)),
    responding('R010 a response without content has a body', (response) =>
      response.status === 204 ? { ...response, body: '{}' } : response,
    ),
    responding('R092 an error has no body', (response) =>
      response.status >= 400 ? { status: response.status, headers: {} } : response,
    ),
  ];
}

function upperCased(value: Json): Json {
  if (Array.isArray(value)) return value.map(upperCased);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toUpperCase(), inner]));
}
