import { createCore, createFetch, type MockCore } from '../../generated/mock/src/core.ts';
import { platform } from '../../generated/mock/src/behaviour/platform.ts';
import { createBmp } from '../../generated/sdk/src/index.ts';
import { basic } from '../../generated/sdk/src/core.ts';

/** Request of the console. `target` is the path with its query, below the selector. */
interface ConsoleRequest {
  readonly method: string;
  readonly target: string;
  readonly user: string | undefined;
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Response, and what the request did against the contract. */
interface ConsoleResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ms: number;
  readonly violations: readonly string[];
}

/** Host of the mock in the page; a reserved name (RFC 6761, section 6.3), so nothing leaves the page. */
const BASE_URL = 'https://mock.localhost';

/** Creates the mock that runs in the page itself, without a server. */
export function createBrowserMock(root: Parameters<typeof createCore>[0]['documents'][number]['root']): object {
  const core = createCore({ documents: [{ name: 'v3', root }], platform, seed: 7 });
  const control = core.control();
  const fetch = createFetch((request) => core.handle(request));
  const client = createBmp({ baseUrl: BASE_URL, auth: basic('technical', 'technical'), fetch });
  return {
    users: (core.authenticator?.users ?? []).map(({ login }) => login),
    send: (request: ConsoleRequest) => send(core, request),
    items: (collection: string) => control.items(collection),
    reset: () => control.reset(),
    client,
  };
}

async function send(core: MockCore, request: ConsoleRequest): Promise<ConsoleResponse> {
  const { method, target, user, mediaType, body } = request;
  const control = core.control();
  const start = performance.now();
  const response = await core.handle({
    method,
    target,
    headers: {
      ...request.headers,
      ...(user === undefined ? {} : { authorization: `Basic ${btoa(`${user}:${user}`)}` }),
      ...(mediaType === undefined ? {} : { 'content-type': mediaType }),
    },
    body: new TextEncoder().encode(body ?? ''),
  });
  const { status, headers, body: text = '' } = response;
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: typeof text === 'string' ? text : new TextDecoder().decode(text),
    ms: performance.now() - start,
    violations: control.calls().at(-1)?.violations ?? [],
  };
}
