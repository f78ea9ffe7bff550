import type { IncomingMessage } from 'node:http';

/** That of a request that has none. */
export const NO_BODY = new Uint8Array(0);

/** Takes the body of a request; nothing where it is larger than allowed. */
export type BodyTaker = (body: Uint8Array | undefined) => void;

/** Whether a request says that it has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return (length !== undefined || coding !== undefined) && length !== '0';
}

/**
 * Reads the body of a request, at once where there is none. One that is larger than allowed is found out as early as can
 * be. Of a request that breaks off nothing is taken.
 */
export function readBytes(request: IncomingMessage, most: number, take: BodyTaker): void {
  if (!hasBody(request)) return take(NO_BODY);
  const { 'content-length': length } = request.headers;
  if (length !== undefined && Number(length) > most) return take(undefined);
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else if (size - chunk.length <= most) take(undefined);
  });
  request.on('end', () => {
    if (size <= most) take(chunks.length === 1 ? (chunks[0] ?? NO_BODY) : Buffer.concat(chunks));
  });
  request.on('error', () => request.destroy());
}
