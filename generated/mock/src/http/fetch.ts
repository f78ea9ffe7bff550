import { encodeUtf8 } from './body.ts';
import { type Handler, type MockRequest, type MockResponse, type TransferFault, withoutBody } from './message.ts';

/** Creates a `fetch` that calls a handler in the process. */
export function createFetch(handle: Handler, more: Readonly<Record<string, string>> = {}): typeof globalThis.fetch {
  return async (input, init) => {
    requireRequestClass();
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await Promise.race([handle(await requestOf(request, more)), rejectOnAbort(request.signal)]);
    return responseOf(request.method === 'HEAD' ? withoutBody(response) : response);
  };
}

/** @throws TypeError where the environment of a test took away what a call is made of */
function requireRequestClass(): void {
  if (typeof Request === 'function') return;
  throw new TypeError(
    'There is no Request: the environment of this test, such as jest-environment-jsdom, takes it away with fetch. ' +
      'Test in an environment that leaves it, such as node or jest-fixed-jsdom.',
  );
}

async function requestOf(request: Request, more: Readonly<Record<string, string>>): Promise<MockRequest> {
  const url = new URL(request.url);
  const body = request.body === null ? new Uint8Array(0) : new Uint8Array(await request.arrayBuffer());
  // Another Request than Node's, as that of happy-dom, leaves names as they were written.
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method: request.method,
    target: url.pathname + url.search,
    headers: { host: url.host, ...headers, ...more },
    body,
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function responseOf({ status, headers, body, transferFault: fault }: MockResponse): Response {
  const init = { status, headers };
  if (fault?.kind === 'reset' || (fault?.kind === 'truncate' && body === undefined)) return connectionReset();
  if (body === undefined) return new Response(null, init);
  if (fault === undefined) return new Response(typeof body === 'string' ? body : new Uint8Array(body), init);
  return new Response(faultyStream(encodeUtf8(body), fault), init);
}

function connectionReset(): never {
  throw new TypeError('fetch failed', { cause: new Error('The connection was reset.') });
}

function faultyStream(bytes: Uint8Array, fault: TransferFault): ReadableStream<Uint8Array> {
  const end = fault.kind === 'truncate' ? Math.ceil(bytes.length / 2) : bytes.length;
  const step = fault.kind === 'drip' ? fault.bytes : end;
  let start = 0;
  return new ReadableStream({
    async pull(controller) {
      if (start >= end)
        return fault.kind === 'truncate' ? controller.error(new TypeError('terminated')) : controller.close();
      if (fault.kind === 'drip') await new Promise((resolve) => setTimeout(resolve, fault.everyMs));
      controller.enqueue(new Uint8Array(bytes.subarray(start, Math.min(start + step, end))));
      start += step;
    },
  });
}
