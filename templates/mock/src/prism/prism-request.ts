import { decodeUtf8 } from '../http/bytes.ts';
import type { IHttpRequest } from '@stoplight/prism-http';
import { groupByName } from '#shared/validation/parameters/parameter-text.ts';
import type { ServedOperation } from '../document/operation.ts';
import { isJson, mediaTypeOf, type MockRequest } from '../http/message.ts';
import { decodeText } from '../http/json-body.ts';
import type { Json } from '../json.ts';
import { HttpError } from '../http/errors.ts';
import { singleParameterPath } from './operation-document.ts';
import type { PrismQuestion } from './prism.ts';

/** Makes Prism's form of a request. */
export function prismRequest({ operation, request, query, path }: PrismQuestion): IHttpRequest {
  const values = [...groupByName(query)].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]);
  return {
    method: operation.method.toLowerCase() as IHttpRequest['method'],
    url: { path: pathBelow(request.target, operation, path), query: Object.fromEntries(values) },
    headers: { ...readable(request.headers), ...lengthOf(request.body) },
    body: bodyOf(request),
  };
}

/** The path without the prefix of its server, however that is escaped. */
function pathBelow(target: string, { path }: ServedOperation, values: PrismQuestion['path']): string {
  const apart = singleParameterPath(path);
  if (apart !== path) return apart.replaceAll(/\{([^}]*)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const mark = target.indexOf('?');
  const whole = mark < 0 ? target : target.slice(0, mark);
  const segments = path.split('/').length - 1;
  return `/${whole.split('/').slice(-segments).join('/')}`;
}

/** Prism validates the media type of a body only where its length is stated, which not every request does. */
function lengthOf({ byteLength }: Uint8Array): Record<string, string> {
  return byteLength === 0 ? {} : { 'content-length': String(byteLength) };
}

const RANGE = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(;[^,]*)?$/;

/** The headers without invalid media ranges, which make Prism throw. */
function readable({ accept, ...headers }: Readonly<Record<string, string>>): Record<string, string> {
  const ranges = accept?.split(',').filter((range) => RANGE.test(range.trim())) ?? [];
  return ranges.length === 0 ? headers : { ...headers, accept: ranges.join(',') };
}

/** The body as Prism's own server passes it on: the value of JSON, the text of anything else. */
function bodyOf({ headers, body }: MockRequest): Json | null {
  if (body.byteLength === 0) return null;
  if (!isJson(mediaTypeOf(headers['content-type']))) return decodeUtf8(body);
  return jsonOf(decodeText(body));
}

/** Parses JSON as Prism does, without limits of depth and names. */
function jsonOf(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
