import { createServer, type Server } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { isObject, type JsonObject, objectAt } from '../../../templates/runtime/mock-engine/src/json.ts';
import { requirePeer } from '../../extras.ts';

// Packages of `npm run extras` are imported by their files: their own types exist only once it has run.
// biome-ignore lint/suspicious/noExplicitAny: see above.
const importPeer = (file: string): Promise<any> => import(pathToFileURL(requirePeer(file)).href);

const ITEM = '{"id":"1","name":"pin"}';

/** Starts @scalar/mock-server, which responds with examples and generated values. */
export async function scalarMockServer(root: JsonObject): Promise<Server> {
  const { createMockServer } = await importPeer('@scalar/mock-server/dist/index.js');
  const { createAdaptorServer } = await importPeer('@hono/node-server/dist/index.mjs');
  return createAdaptorServer({ fetch: (await createMockServer({ document: root })).fetch });
}

/**
 * Starts a server whose requests are handled by Mock Service Worker, with one handler for each operation, as generators
 * of handlers write them: each responds with a fixed item.
 */
export async function mswServer(root: JsonObject): Promise<Server> {
  const { getResponse, http, HttpResponse } = await importPeer('msw/lib/core/index.js');
  const handlers = Object.entries(objectAt(root, 'paths')).flatMap(([path, item]) =>
    Object.keys(isObject(item) ? item : {})
      .filter((method) => typeof http[method] === 'function')
      .map((method) =>
        http[method](`*${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`, () => HttpResponse.json(JSON.parse(ITEM))),
      ),
  );
  return createServer(async (request, response) => {
    const method = request.method ?? 'GET';
    const sent = await buffer(request);
    const body = method === 'GET' ? {} : { body: sent };
    const found = await getResponse(handlers, new Request(`http://127.0.0.1${request.url}`, { method, ...body }));
    const payload = (await found?.text()) ?? '';
    response
      .writeHead(found?.status ?? 404, { 'content-type': 'application/json', 'content-length': payload.length })
      .end(payload);
  });
}

interface FixedResponse {
  readonly status: number;
  readonly body: string;
}

/** The part of openapi-backend's class that is used here. Its own types exist only once `npm run extras` has run. */
interface Backend {
  registerSecurityHandler(name: string, handler: () => boolean): void;
  init(): Promise<unknown>;
  handleRequest(request: object): Promise<FixedResponse>;
}

/**
 * Starts a server that validates requests with openapi-backend and responds to valid ones with one fixed item, the
 * least it can do.
 */
export async function openApiBackend(root: JsonObject): Promise<Server> {
  const { OpenAPIBackend }: { readonly OpenAPIBackend: new (options: object) => Backend } =
    await importPeer('openapi-backend/index.js');
  const api = new OpenAPIBackend({
    definition: structuredClone(root),
    quick: true,
    strict: false,
    ajvOpts: { strict: false, validateFormats: false },
    handlers: {
      validationFail: () => ({ status: 400, body: '{}' }),
      notFound: () => ({ status: 404, body: '{}' }),
      notImplemented: () => ({ status: 200, body: ITEM }),
    },
  });
  for (const name of Object.keys(objectAt(objectAt(root, 'components'), 'securitySchemes')))
    api.registerSecurityHandler(name, () => true);
  await api.init();
  return createServer(async (request, response) => {
    const sent = await text(request);
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const headers: Record<string, string> = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    const method = request.method ?? 'GET';
    const { status, body: payload } = await api.handleRequest({ method, path, query, headers, body });
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': payload.length }).end(payload);
  });
}
