import type { IncomingMessage } from 'node:http';

const NOTHING = new Uint8Array(0);

/** The body of a request; nothing where it is larger than allowed, which is found out as early as can be. */
export function readBytes(
  request: IncomingMessage,
  most: number,
): Promise<Uint8Array | undefined> | Uint8Array | undefined {
  const length = request.headers['content-length'];
  if (length === undefined && request.headers['transfer-encoding'] === undefined) return NOTHING;
  if (length === '0') return NOTHING;
  if (length !== undefined && Number(length) > most) return undefined;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) {
        request.pause();
        resolve(undefined);
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('aborted')));
  });
}
