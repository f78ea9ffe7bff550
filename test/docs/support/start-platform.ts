import { json, type SeenRequest, startServer, type TestServer } from '../../sdk/support/server.ts';

const card = { id: '2', employeeId: '1', name: 'Old', cardNumber: '**** 0012', endDate: '2026-12-31T00:00:00.000Z' };
const journals = Array.from({ length: 120 }, (_, index) => ({ id: String(index), code: `J${index}` }));

/** A response: a status of its own, or data with 200. */
interface Shown {
  readonly status?: number;
  readonly data?: unknown;
}

/** Responses by the first pattern that fits method and path, without the selector. */
const responses: readonly (readonly [pattern: RegExp, respond: (request: SeenRequest) => Shown])[] = [
  [/^POST \/oauth\/token/, () => ({ data: { access_token: 'access', refresh_token: 'refresh', expires_in: 600 } })],
  [/^GET \/jwt\/login/, () => ({ data: { token: 'token' } })],
  [/^DELETE |\/(approve|approve-all|ask)$/, () => ({ status: 204 })],
  [/^POST .*business-cards\/search/, () => ({ data: [card] })],
  [/^POST .*journals\/search/, ({ url }) => ({ data: pageOf(url) })],
  [/smart-scan$/, () => ({ data: { amount: 12.5 } })],
  [/^POST .*\/(search|read)(?:\?|$)/, () => ({ data: [] })],
  [/^GET .*\/things\?/, () => ({ data: [] })],
  [/^GET /, () => ({ data: { id: '1', name: 'Shown', revision: 1 } })],
  [/^(PUT|POST|PATCH) /, () => ({ data: '17' })],
];

/** A server with the responses that the documentation shows; a request without credentials gets 401. */
export function startPlatform(): Promise<TestServer> {
  return startServer((request, response) => {
    const line = `${request.method} ${request.url.replace(/^\/(rest|RS)\//, '/')}`;
    const isPublic = /^\w+ \/(oauth|jwt)\//.test(line);
    if (!isPublic && request.headers.authorization === undefined) return json(response, { message: 'who?' }, 401);
    const { status = 200, data } = responses.find(([pattern]) => pattern.test(line))?.[1](request) ?? { status: 500 };
    if (status === 204) return void response.writeHead(204).end();
    json(response, data ?? {}, status);
  });
}

function pageOf(url: string): readonly unknown[] {
  const query = new URL(url, 'http://localhost').searchParams;
  const offset = Number(query.get('offset') ?? 0);
  return journals.slice(offset, offset + Number(query.get('limit') ?? journals.length));
}
