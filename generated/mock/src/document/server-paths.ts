import { type Json, type JsonObject, listAt, textAt } from '../json.ts';

/** What may stand before a path: the path of each server of the nearest holder that lists any. */
export function serverPaths(holders: readonly JsonObject[]): readonly string[] {
  const servers = holders.map((holder) => listAt(holder, 'servers')).find((list) => list.length > 0) ?? [];
  const paths = servers.map(pathOfServer);
  return paths.length === 0 ? [''] : [...new Set(paths)];
}

/** `https://host/v1` and `{base}/v1` both stand for `/v1`. */
function pathOfServer(server: Json): string {
  const url = textAt(server, 'url') ?? '';
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/^\{[^}]*\}/, '');
  const path = rest.includes('{') ? '' : rest;
  return path.replace(/\/+$/, '');
}
