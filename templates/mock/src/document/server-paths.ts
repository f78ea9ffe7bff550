import { type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';

/** What may stand before a path: the path of each server of the nearest holder that lists any. */
export function serverPaths(holders: readonly JsonObject[]): readonly string[] {
  const servers = holders.map((holder) => listAt(holder, 'servers')).find((list) => list.length > 0) ?? [];
  const paths = servers.map(pathOfServer);
  return paths.length === 0 ? [''] : [...new Set(paths)];
}

/** `https://host/v1` and `{base}/v1` both stand for `/v1`; a variable is what it is by default. */
function pathOfServer(server: Json): string {
  const variables = objectAt(server, 'variables');
  const url = (textAt(server, 'url') ?? '').replace(
    /\{([^}]*)\}/g,
    (variable, name) => textAt(member(variables, name), 'default') ?? variable,
  );
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/^\{[^}]*\}/, '');
  const path = rest.includes('{') ? '' : rest;
  return path.replace(/\/+$/, '');
}
