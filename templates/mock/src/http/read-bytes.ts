import type { IncomingMessage } from 'node:http';

/** That of a request that has none. */
export const NO_BODY = new Uint8Array(0);

/** Chunks that are kept as they come: each keeps all alive that came with it, however little it is itself. */
const MOST_CHUNKS = 1000;

/** Takes the body of a request; nothing where it is larger than allowed. */
export type BodyTaker = (body: Uint8Array | undefined) => void;

/** Whether a request says that it has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return (length !== undefined || coding !== undefined) && length !== '0';
}

/**
 * Reads the body of a request, at once where there is none. One that is larger than allowed is found out as early as
 * can be. Of a request that breaks off nothing is taken.
 */
export function readBytes(request: IncomingMessage, most: number, take: BodyTaker): void {
  if (!hasBody(request)) return take(NO_BODY);
  const { 'content-length': length } = request.headers;
  if (length !== undefined && Number(length) > most) return take(undefined);
  const joined: Buffer[] = [];
  let chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) {
      if (size - chunk.length <= most) take(undefined);
      return;
    }
    chunks.push(chunk);
    if (chunks.length < MOST_CHUNKS) return;
    joined.push(Buffer.concat(chunks));
    chunks = [];
  });
  request.on('end', () => {
    if (size <= most) take(whole([...joined, ...chunks]));
  });
  request.on('error', () => request.destroy());
}

function whole(chunks: readonly Buffer[]): Uint8Array {
  const [first = NO_BODY, ...others] = chunks;
  return others.length === 0 ? first : Buffer.concat(chunks);
}
