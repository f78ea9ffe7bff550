import { type Json, textAt } from '../json.ts';

/** Headers that no parameter describes: they belong to the content, the credentials and the connection. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['accept', 'content-type', 'authorization', 'host', 'content-length', 'transfer-encoding', 'cookie', 'set-cookie'],
  ...['connection', 'proxy-authorization', 'proxy-connection', 'keep-alive', 'te', 'trailer', 'upgrade', 'expect'],
]);

/** Whether a parameter describes a header that is not for it to describe: it is ignored (OpenAPI 3.1, 4.8.12.1). */
export function isReservedHeader(parameter: Json): boolean {
  return textAt(parameter, 'in') === 'header' && RESERVED.has((textAt(parameter, 'name') ?? '').toLowerCase());
}

/**
 * Whether a path has no place for a path parameter: it is ignored, since nobody could send it and each request would be
 * refused. Names have no case here, as with Prism.
 */
export function isUnplaced(parameter: Json, path: string): boolean {
  const name = textAt(parameter, 'name') ?? '';
  return textAt(parameter, 'in') === 'path' && !path.toLowerCase().includes(`{${name.toLowerCase()}}`);
}
