import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import type { JsonObject } from '#mock/json.ts';

/** Prism's own server behind a port. */
export interface PrismServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const silent = () => {};
const SILENT = Object.assign(Object.create(null), {
  ...Object.fromEntries(
    ['info', 'warn', 'error', 'debug', 'trace', 'success', 'fatal'].map((level) => [level, silent]),
  ),
  child: () => SILENT,
});

/** Starts Prism as its command does, on a document whose bodies it reads by the right draft. */
export async function prismServer(root: JsonObject): Promise<PrismServer> {
  const jsonSchemaDialect = 'https://json-schema.org/draft/2020-12/schema';
  const operations = await getHttpOperationsFromSpec(structuredClone({ ...root, jsonSchemaDialect }));
  const server = createServer(operations, {
    cors: false,
    components: { logger: SILENT },
    config: {
      isProxy: false,
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: false,
      errors: false,
      mock: { dynamic: false },
    },
  });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}
