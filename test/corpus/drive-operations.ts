import { isDeepStrictEqual } from 'node:util';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../generator/generate.ts';
import type { Content, Operation, Parameter } from '../../generator/model/api.ts';
import {
  at,
  below,
  follow,
  isObject,
  type Json,
  type JsonObject,
  member,
  objectAt,
} from '../../generator/model/json.ts';
import { nodeTransport } from '#sdk/node.ts';
import { sample } from '../contract/sample.ts';
import { type ExpectedParts, formPairs, serializeParameters } from './expected-request.ts';
import { writeFiles } from '../support/write-files.ts';

/** Result of calling every operation of a client. */
export interface DriveResult {
  readonly operations: number;
  /** Requests that differ from what the document describes, each with its operation and the difference. */
  readonly differences: readonly string[];
}

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
}

type Facade = { readonly [name: string]: Facade } & ((request: object) => PromiseLike<unknown>);

/**
 * Generates the client of a document into a folder, calls every operation against a server on loopback, and checks each
 * request by an independent serializer.
 */
export async function driveOperations(spec: string, folder: string): Promise<DriveResult> {
  const sources = { spec, layout: 'source', importExtension: 'ts', only: ['sdk'] } as const;
  const { files, contract } = await generate(sources, new Diagnostics());
  writeFiles(folder, { ...Object.fromEntries(files), 'package.json': '{ "type": "module" }' });
  const client = await import(pathToFileURL(join(folder, 'index.ts')).href);
  const server = await recordRequests();
  const options = { baseUrl: `${server.url}/base`, retry: { maxRetries: 0 }, timeoutMs: 20_000 };
  const create = client[contract.api.names.facade] as (given: object) => Facade;
  const direct = create(options);
  const overNode = create({ ...options, fetch: nodeTransport() });
  const differences: string[] = [];
  let operations = 0;
  for (const group of contract.api.groups)
    for (const operation of group.operations) {
      operations += 1;
      const { request, expected } = planCall(operation, contract.document as JsonObject);
      const root = needsNode(operation) ? overNode : direct;
      const call = [group.identifier, ...operation.facade].reduce((found, name) => found[name] as Facade, root);
      server.seen.length = 0;
      const error = await Promise.resolve(call(request)).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      const difference = await compareRequest(server.seen[0], expected, error);
      if (difference !== undefined) differences.push(`${operation.method} ${operation.path}: ${difference}`);
    }
  server.close();
  return { operations, differences };
}

/** Tests whether `fetch` cannot send the operation. */
function needsNode({ method, body }: Operation): boolean {
  return method === 'TRACE' || (body !== undefined && (method === 'GET' || method === 'HEAD'));
}

async function recordRequests() {
  const seen: SeenRequest[] = [];
  const server = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const { method = '', url = '', headers } = message;
      seen.push({ method, url, headers, body: new Uint8Array(Buffer.concat(chunks)) });
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, seen, close };
}

/** The request that a document describes for some values. */
interface ExpectedRequest extends ExpectedParts {
  readonly method: string;
  readonly content?: { readonly content: Content; readonly encodings: JsonObject; readonly body: Json };
}

function planCall(operation: Operation, document: JsonObject): { request: object; expected: ExpectedRequest } {
  const given = operation.parameters.map((parameter) => {
    const value = sampleParameter(parameter, document);
    const described = follow(document, { value: at(document, parameter.pointer) ?? {}, pointer: '' }).value;
    return { identifier: parameter.identifier, value, parameter: isObject(described) ? described : {} };
  });
  const [path = '', fixed] = operation.path.split('?');
  const { query, ...parts } = serializeParameters(path, given);
  const values = Object.fromEntries(given.map(({ identifier, value }) => [identifier, value]));
  const content = operation.body?.preferred;
  const expected = { ...parts, query: [...(fixed?.split('&') ?? []), ...query], method: operation.method };
  if (content === undefined) return { request: values, expected };
  const schema = at(document, below(content.pointer, 'schema')) ?? true;
  const encodings = objectAt(at(document, content.pointer), 'encoding');
  const body = doubled(fullSample(document, schema));
  return {
    request: { ...values, body: sentBody(content, body) },
    expected: { ...expected, content: { content, encodings, body } },
  };
}

function sampleParameter({ pointer, mediaType }: Parameter, document: JsonObject): Json {
  const schema = mediaType === undefined ? below(pointer, 'schema') : below(pointer, 'content', mediaType, 'schema');
  return doubled(fullSample(document, at(document, schema) ?? true));
}

/** Returns a sample with every property of its first level, so that optional ones are sent too. */
function fullSample(document: JsonObject, schema: Json): Json {
  const { value } = follow(document, { value: schema, pointer: '' });
  const whole = sample(document, value);
  if (!isObject(whole)) return whole;
  const properties = Object.entries(objectAt(value, 'properties')).filter(
    ([name, property]) => name !== '__proto__' && member(property, 'readOnly') !== true,
  );
  return { ...whole, ...Object.fromEntries(properties.map(([name, property]) => [name, sample(document, property)])) };
}

/** Lists of two items show how they are joined. */
function doubled(value: Json): Json {
  return Array.isArray(value) ? [...value, ...value] : value;
}

/** Returns the value that a caller passes. */
function sentBody({ coding, bytes, files = [] }: Content, body: Json): unknown {
  if (coding === 'binary') return new Blob(['bytes']);
  if (bytes === 'form') return new FormData();
  if (coding === 'events' || coding === 'text') return isObject(body) || Array.isArray(body) ? 'text' : body;
  if (coding === 'json-lines') return [body].flat();
  const isFile = (name: string): boolean => isObject(body) && files.includes(name) && Object.hasOwn(body, name);
  const blobs = files.filter(isFile).map((name) => [name, new Blob([String(asObject(body)[name])])]);
  return blobs.length === 0 ? body : { ...asObject(body), ...Object.fromEntries(blobs) };
}

/** Returns the first difference between a request and what the document describes. */
async function compareRequest(
  seen: SeenRequest | undefined,
  expected: ExpectedRequest,
  error: unknown,
): Promise<string | undefined> {
  if (seen === undefined) return `not sent: ${String(error).slice(0, 200)}`;
  const [path = '', query = ''] = seen.url.split('?');
  const differ = (subject: string, got: unknown, want: unknown): string | undefined =>
    isDeepStrictEqual(got, want)
      ? undefined
      : `${subject} is ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`;
  const wanted = `/base${new URL(`http://x${expected.path}`).pathname}`;
  const headers = Object.fromEntries(Object.keys(expected.headers).map((name) => [name, seen.headers[name]]));
  return (
    differ('the method', seen.method, expected.method) ??
    differ('the path', new URL(`http://x${path}`).pathname, wanted) ??
    differ('the query', query === '' ? [] : query.split('&').sort(), [...expected.query].sort()) ??
    differ('a header', headers, expected.headers) ??
    (await compareBody(seen, expected.content))
  );
}

async function compareBody(seen: SeenRequest, expected: ExpectedRequest['content']): Promise<string | undefined> {
  if (expected === undefined) return seen.body.length === 0 ? undefined : 'there is a body';
  const { content, encodings, body } = expected;
  const type = seen.headers['content-type'] ?? '';
  const media = content.mediaType.includes('*') ? '' : (content.mediaType.split(';')[0] ?? '').toLowerCase();
  if (!type.toLowerCase().startsWith(media)) return `the media type is ${type} instead of ${media}`;
  const text = new TextDecoder().decode(seen.body);
  const differ = (got: unknown, want: unknown): string | undefined =>
    isDeepStrictEqual(got, want) ? undefined : `the body is ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`;
  switch (content.coding) {
    case 'json':
      return differ(JSON.parse(text), body);
    case 'form':
      return differ(sorted([...new URLSearchParams(text)]), sorted(formPairs(asObject(body), encodings, false)));
    case 'multipart': {
      if (content.bytes === 'form') return undefined;
      const form = await new Response(seen.body, { headers: { 'content-type': type } }).formData();
      const pairs = await Promise.all(
        [...form].map(async ([name, one]) => [name, typeof one === 'string' ? one : await one.text()] as const),
      );
      return differ(sorted(pairs), sorted(formPairs(asObject(body), encodings, true)));
    }
    case 'json-lines':
      return differ(
        text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line.replace('\u001e', ''))),
        [body].flat(),
      );
    case 'binary':
      return differ(text, 'bytes');
    case 'text':
    case 'events':
      return differ(text, String(sentBody(content, body)));
  }
}

function sorted(pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return pairs.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
}

function asObject(value: Json): JsonObject {
  return isObject(value) ? value : {};
}
