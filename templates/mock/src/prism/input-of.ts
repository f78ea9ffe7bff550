import type { IHttpRequest } from '@stoplight/prism-http';
import { groupByName } from '#shared/validation/parameters/parameter-text.ts';
import type { ServedOperation } from '../document/operation.ts';
import { HttpError } from '../http/errors.ts';
import { isJson, mediaTypeOf, type MockRequest } from '../http/message.ts';
import { textOf } from '../http/parse-json.ts';
import type { Json } from '../json.ts';
import { oneEach } from './one-each.ts';
import type { Question } from './question.ts';

/** A request as Prism takes it. */
export function inputOf({ operation, request, query, path }: Question): IHttpRequest {
  const values = [...groupByName(query)].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]);
  return {
    method: operation.method.toLowerCase() as IHttpRequest['method'],
    url: { path: pathBelow(request.target, operation, path), query: Object.fromEntries(values) },
    headers: { ...readable(request.headers), ...lengthOf(request.body) },
    body: bodyOf(request),
  };
}

/** The path without what stands before that of the operation, however that is escaped. */
function pathBelow(target: string, { path }: ServedOperation, values: Question['path']): string {
  const apart = oneEach(path);
  if (apart !== path) return apart.replaceAll(/\{([^}]*)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const mark = target.indexOf('?');
  const whole = mark < 0 ? target : target.slice(0, mark);
  const segments = path.split('/').length - 1;
  return `/${whole.split('/').slice(-segments).join('/')}`;
}

/** Prism judges the type of a body that has a length, which is not said of all that come. */
function lengthOf({ byteLength }: Uint8Array): Record<string, string> {
  return byteLength === 0 ? {} : { 'content-length': String(byteLength) };
}

const RANGE = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(;[^,]*)?$/;

/** The headers without media ranges that are none: Prism ends over them. */
function readable({ accept, ...headers }: Readonly<Record<string, string>>): Record<string, string> {
  const ranges = accept?.split(',').filter((range) => RANGE.test(range.trim())) ?? [];
  return ranges.length === 0 ? headers : { ...headers, accept: ranges.join(',') };
}

/** What Prism's own server hands over: the value of a JSON body, the text of any other. */
function bodyOf({ headers, body }: MockRequest): Json | null {
  if (body.byteLength === 0) return null;
  if (!isJson(mediaTypeOf(headers['content-type']))) return Buffer.from(body).toString('utf8');
  return jsonOf(textOf(body));
}

/** As Prism reads it, which minds neither depth nor names. */
function jsonOf(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
