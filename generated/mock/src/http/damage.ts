import type { ServerResponse } from 'node:http';
import type { MockResponse, TransferFault } from './message.ts';

/** Sends an answer that goes wrong on its way. */
export async function damaged(response: ServerResponse, answer: MockResponse, damage: TransferFault): Promise<void> {
  switch (damage.kind) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'truncate':
      return truncated(response, answer);
    case 'drip':
      return dripped(response, answer, damage);
  }
}

/** Promises the whole body and ends halfway; before its head where there is no body to end in. */
function truncated(response: ServerResponse, { status, headers, body = '' }: MockResponse): void {
  const bytes = Buffer.from(body);
  if (bytes.length === 0) return void response.destroy();
  response.writeHead(status, { ...headers, 'content-length': bytes.length + 1 });
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.socket?.destroy());
}

async function dripped(
  response: ServerResponse,
  { status, headers, body = '' }: MockResponse,
  { bytes: size, everyMs }: { readonly bytes: number; readonly everyMs: number },
): Promise<void> {
  const bytes = Buffer.from(body);
  if (bytes.length === 0) return void response.writeHead(status, headers).end();
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  for (let start = 0; start < bytes.length && !response.destroyed; start += size) {
    response.write(bytes.subarray(start, start + size));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  response.end();
}
