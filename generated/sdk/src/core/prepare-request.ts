import type { Asked } from './asked.ts';
import { buildPath } from './build-path.ts';
import type { Credential } from './credential.ts';
import { addFields, type HeaderFields } from './header-fields.ts';
import type { EncodedBody } from './operation.ts';

/** A request that lacks nothing but its authorization. */
export interface PreparedRequest {
  /** The path below the base URL, without the query. */
  readonly path: string;
  readonly url: string;
  readonly fields: HeaderFields;
  readonly body: EncodedBody | undefined;
}

/**
 * Fills an operation's description with values.
 *
 * @throws {TypeError} where a value cannot stand in its place; the message names the parameter, never the value
 */
export function prepareRequest(
  asked: Asked<unknown> & { readonly credential: Credential | undefined },
): PreparedRequest {
  const { connection, operation, request, options, credential } = asked;
  const { prefix, answer, query, header, cookie } = operation;
  const body = request['body'] === undefined ? undefined : operation.body?.(request['body']);
  const fields: HeaderFields = { ...connection.fields, ...answer.fields };
  addFields(fields, {
    'content-type': body?.type,
    ...header?.write(asked, header.list),
    ...cookie?.write(asked, cookie.list),
  });
  addFields(fields, options.headers);
  const beginning = prefix && (connection.options.pathPrefixes?.[prefix.name] ?? prefix.path);
  const path = (credential?.selector ?? '') + (beginning ?? '') + buildPath(operation, request);
  // Not after a slash, "@elsewhere" or ":80" would become a part of the origin.
  if (path[0] !== '/') throw new TypeError('path, prefix and selector must begin with a slash');
  const search = [query?.write(asked, query.list), credential?.query?.()].filter(Boolean).join('&');
  return { path, url: connection.baseUrl + path + (search && `?${search}`), fields, body };
}
