import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { ServedOperation } from '#mock/document/served-document.ts';
import { resolveReference } from '#mock/document/references.ts';
import { type JsonObject, objectAt } from '#mock/json.ts';
import { operationDocument } from '#mock/prism/operation-document.ts';

/** A request to Prism, without the origin. */
export interface PrismRequest {
  readonly operation: ServedOperation;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A response of Prism; rejected requests have no body. */
export interface PrismResponse {
  readonly status: number;
  readonly body?: unknown;
}

type Instance = ReturnType<typeof createInstance>;

const known = new WeakMap<ServedOperation, ReturnType<typeof getHttpOperationsFromSpec>>();

/** Reads each operation once, because that takes the time. */
function operationsOf(operation: ServedOperation): ReturnType<typeof getHttpOperationsFromSpec> {
  const operations =
    known.get(operation) ?? getHttpOperationsFromSpec(structuredClone(documentWithResponses(operation)));
  known.set(operation, operations);
  return operations;
}

/** The document that the mock gives Prism, with the responses of the original one: here Prism itself samples them. */
function documentWithResponses(operation: ServedOperation): JsonObject {
  const { root } = operation.document;
  const { document } = operationDocument(operation);
  const method = operation.method.toLowerCase();
  const { responses = {} } = objectAt(resolveReference(root, objectAt(root, 'paths')[operation.path]), method);
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, item]) => [
    path,
    { ...Object(item), [method]: { ...objectAt(item, method), responses } },
  ]);
  const components = { ...objectAt(document, 'components'), ...objectAt(root, 'components') };
  return { ...document, paths: Object.fromEntries(paths), components };
}

/** Creates an instance per request: a shared one would keep what a caller accepts. */
function newInstance(): Instance {
  const silent = () => {};
  const logger = Object.assign(Object.create(null), {
    ...Object.fromEntries(['info', 'warn', 'error', 'debug', 'trace', 'success'].map((level) => [level, silent])),
    child: () => logger,
  });
  const config = {
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    mock: { dynamic: false },
  } as const;
  return createInstance(config as Parameters<typeof createInstance>[0], { logger });
}

/** Requests a response from Prism itself, as a library, with one operation. */
export async function requestPrism({ operation, path, headers, body }: PrismRequest): Promise<PrismResponse> {
  const url = new URL(path, 'http://x');
  const input = {
    method: operation.method.toLowerCase(),
    url: { path: url.pathname, query: queryOf(url.searchParams) },
    headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
    body: body === undefined ? null : headers['content-type'] === 'application/json' ? JSON.parse(body) : body,
  };
  const result = await newInstance().request(
    input as Parameters<Instance['request']>[0],
    await operationsOf(operation),
  )();
  if (result._tag === 'Left') return { status: Number(Reflect.get(result.left, 'status') ?? 500) };
  const { statusCode, body: made } = result.right.output;
  return { status: statusCode, body: made };
}

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const all = parameters.getAll(name);
      return [name, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );
}

/** Removes what a document says of its resources, so that the mock keeps no state of it. */
export function withoutState(root: JsonObject): JsonObject {
  const text = JSON.stringify(root, (key, value: unknown) => (key === 'x-resource' ? undefined : value));
  return JSON.parse(text) as JsonObject;
}
