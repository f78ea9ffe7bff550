import { createServer, type Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { type JsonObject, objectAt } from '../../../templates/mock/src/json.ts';
import { requirePeer } from '../../extras.ts';

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
  const { OpenAPIBackend }: { readonly OpenAPIBackend: new (options: object) => Backend } = await import(
    pathToFileURL(requirePeer('openapi-backend/index.js')).href
  );
  const api = new OpenAPIBackend({
    definition: structuredClone(root),
    quick: true,
    strict: false,
    ajvOpts: { strict: false, validateFormats: false },
    handlers: {
      validationFail: () => ({ status: 400, body: '{}' }),
      notFound: () => ({ status: 404, body: '{}' }),
      notImplemented: () => ({ status: 200, body: '{"id":"1","name":"pin"}' }),
    },
  });
  for (const name of Object.keys(objectAt(objectAt(root, 'components'), 'securitySchemes')))
    api.registerSecurityHandler(name, () => true);
  await api.init();
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const text = Buffer.concat(chunks).toString();
      const [path = '/', query = ''] = (request.url ?? '/').split('?');
      const headers: Record<string, string> = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const { status, body: answer } = await api.handleRequest({
        method: request.method ?? 'GET',
        path,
        query,
        headers,
        body,
      });
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
    });
  });
}
