import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMock } from '../../generated/mock/src/index.ts';
import { isObject, type Json, type JsonObject, member } from '../../generator/model/json.ts';
import { follow, listAt, objectAt, textAt } from '../../generator/model/json.ts';

/** Time of the mock's clock while examples are recorded. */
const NOW = '2026-06-01T08:00:00.000Z';

const ROOT = join(import.meta.dirname, '../..');

/** Request of an operation as its examples state it, and the response example. */
export interface OperationExample {
  readonly id: string;
  readonly method: string;
  /** Path with its parameters and query. */
  readonly target: string;
  readonly mediaType?: string;
  readonly request?: Json;
  /** Example of the success response; `undefined` if the response has no body. */
  readonly response?: Json;
}

/** Reads the examples of all operations from the bundled specification. */
export function readExamples(): readonly OperationExample[] {
  const document = parseObject(readFileSync(join(ROOT, 'generated/spec/v3.json'), 'utf8'));
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) =>
      isObject(operation) && textAt(operation, 'operationId') !== undefined
        ? [readExample(document, path, method, operation)]
        : [],
    ),
  );
}

function readExample(document: JsonObject, path: string, method: string, operation: JsonObject): OperationExample {
  const resolve = (value: Json | undefined): Json | undefined =>
    value === undefined ? undefined : follow(document, { value, pointer: '' }).value;
  const parameters = listAt(operation, 'parameters').map((parameter) => resolve(parameter));
  const responses = objectAt(operation, 'responses');
  const success = resolve(Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]);
  const [mediaType] = Object.keys(objectAt(operation['requestBody'], 'content')).toReversed();
  const request = exampleIn(operation['requestBody'], resolve);
  const response = exampleIn(success, resolve);
  return {
    id: textAt(operation, 'operationId') ?? '',
    method: method.toUpperCase(),
    target: targetOf(path, parameters),
    ...(mediaType === undefined ? {} : { mediaType }),
    ...(request === undefined ? {} : { request }),
    ...(response === undefined ? {} : { response }),
  };
}

function exampleIn(holder: Json | undefined, resolve: (value: Json | undefined) => Json | undefined): Json | undefined {
  const [media] = Object.values(objectAt(holder, 'content'));
  return member(resolve(member(member(media, 'examples'), 'seed')), 'value');
}

function targetOf(path: string, parameters: readonly (Json | undefined)[]): string {
  const query = new URLSearchParams();
  let target = path;
  for (const parameter of parameters) {
    const name = textAt(parameter, 'name') ?? '';
    const example = member(parameter, 'example');
    if (example === undefined) continue;
    if (textAt(parameter, 'in') === 'path') target = target.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (textAt(parameter, 'in') === 'query') query.set(name, String(example));
  }
  return query.size === 0 ? target : `${target}?${query}`;
}

/** Sends the request of an example to a mock in its initial state, and returns the status and the body. */
export async function sendExample(
  example: OperationExample,
): Promise<{ readonly status: number; readonly body: Json | undefined }> {
  await using mock = await startMock();
  mock.clock.fix(NOW);
  const { method, target, request, mediaType } = example;
  const headers = new Headers({ authorization: `Basic ${btoa('technical:technical')}` });
  const body = bodyOf(request, mediaType);
  if (typeof body === 'string' && mediaType !== undefined) headers.set('content-type', mediaType);
  const url = `${mock.url}${isTokenRequest(target) ? '' : '/rest'}${target}`;
  const response = await mock.fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: text === '' ? undefined : isJson ? JSON.parse(text) : text };
}

/** Tests for a request that obtains a token. It is sent to the base URL, and its response is different each time. */
export function isTokenRequest(target: string): boolean {
  return /^\/(oauth|jwt)\//.test(target);
}

function bodyOf(request: Json | undefined, mediaType: string | undefined): string | FormData | undefined {
  if (mediaType === 'multipart/form-data') {
    const form = new FormData();
    form.set('content', new Blob(['receipt'], { type: 'image/png' }), 'receipt.png');
    return form;
  }
  if (request === undefined) return undefined;
  if (mediaType === 'application/x-www-form-urlencoded' && isObject(request)) {
    return new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)])).toString();
  }
  return JSON.stringify(request);
}

function parseObject(text: string): JsonObject {
  const value: Json = JSON.parse(text);
  if (!isObject(value)) throw new TypeError('The document is no object.');
  return value;
}
