import { buildPath } from './build-path.ts';
import { addFields } from './header-fields.ts';
import type { ActiveCall } from './run.ts';

/**
 * Fills an operation's description with values: the request then lacks nothing but its authorization.
 *
 * @throws {TypeError} where a value cannot stand in its place; the message names the parameter, never the value
 */
export function prepareRequest(run: ActiveCall): void {
  const { connection, operation, credential } = run;
  const { prefix, parts = [] } = operation;
  for (const [write, ...told] of parts) write(run, run, told);
  addFields(run.headers, run.options.headers);
  if (credential?.query) run.query.push(credential.query());
  const beginning = prefix ? (connection.options.pathPrefixes?.[prefix.name] ?? prefix.path) : '';
  const path = (credential?.selector ?? '') + beginning + buildPath(operation, run.request);
  // Not after a slash, "@elsewhere" or ":80" would become a part of the origin.
  if (path[0] !== '/') throw new TypeError('path, prefix and selector must begin with a slash');
  run.path = path;
  run.url = connection.baseUrl + path + (run.query.length > 0 ? `?${run.query.join('&')}` : '');
}
