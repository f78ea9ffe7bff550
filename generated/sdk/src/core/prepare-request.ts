import { buildPath } from './build-path.ts';
import { addFields } from './header-fields.ts';
import type { Draft } from './operation.ts';
import type { Run } from './run.ts';

/** A request that lacks nothing but its authorization. */
export interface PreparedRequest extends Draft {
  /** The path below the base URL, without the query. */
  readonly path: string;
  readonly url: string;
}

/**
 * Fills an operation's description with values.
 *
 * @throws {TypeError} where a value cannot stand in its place; the message names the parameter, never the value
 */
export function prepareRequest(run: Run): PreparedRequest {
  const { connection, operation, request, options, credential } = run;
  const { prefix, parts = [], answer } = operation;
  const draft: Draft = { query: [], headers: { ...connection.fields, ...answer.fields } };
  for (const [write, ...told] of parts) write(draft, run, told);
  addFields(draft.headers, options.headers);
  if (credential?.query) draft.query.push(credential.query());
  const beginning = prefix ? (connection.options.pathPrefixes?.[prefix.name] ?? prefix.path) : '';
  const path = (credential?.selector ?? '') + beginning + buildPath(operation, request);
  // Not after a slash, "@elsewhere" or ":80" would become a part of the origin.
  if (path[0] !== '/') throw new TypeError('path, prefix and selector must begin with a slash');
  const search = draft.query.join('&');
  return { ...draft, path, url: connection.baseUrl + path + (search && `?${search}`) };
}
