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
