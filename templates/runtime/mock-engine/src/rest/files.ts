import { groupByName } from '#shared/validation/parameters/parameter-text.ts';
import { type ServedOperation, type ServedResource, successResponseOf } from '../document/served-document.ts';
import { decodeBase64, encodeBase64, type Part, toBinaryString } from '../http/body.ts';
import { isJson, mediaTypeOf, type MockRequest, type MockResponse } from '../http/message.ts';
import { type Json, type JsonObject, objectAt, textAt } from '../json.ts';
import { readFormTexts } from '../validation/request-body.ts';
import { STORED_FILE } from './items.ts';
import type { SchemaValues } from './values.ts';

const BYTES = 'application/octet-stream';
/** Media types of bodies that are no file. */
const NO_FILES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'text/xml', ''];

/**
 * Reads the file that a request uploads: the first part with the name of a file, or a body of bytes; any body where the
 * items of the resource are files.
 */
export function uploadedFile(
  request: MockRequest,
  parts: readonly Part[],
  { isFile }: ServedResource,
): JsonObject | undefined {
  if (isFile) return fileOf(request.body, mediaTypeOf(request.headers['content-type']) || BYTES, '');
  const part = parts.find(({ fileName }) => fileName !== undefined);
  if (part !== undefined) return fileOf(part.bytes, part.contentType ?? BYTES, part.fileName ?? '');
  const type = mediaTypeOf(request.headers['content-type']);
  if (isJson(type) || NO_FILES.includes(type) || request.body.byteLength === 0) return undefined;
  return fileOf(request.body, type, '');
}

/** Returns the texts that are sent beside a file, also those that the form does not describe. */
export function textsBeside(parts: readonly Part[]): JsonObject {
  const texts = readFormTexts(parts.filter(({ fileName }) => fileName === undefined));
  return Object.fromEntries(
    [...groupByName(texts)].map(([name, [first = '', ...others]]) => [
      name,
      others.length === 0 ? first : [first, ...others],
    ]),
  );
}

function fileOf(bytes: Uint8Array, type: string, name: string): JsonObject {
  return { name, type, size: bytes.byteLength, content: encodeBase64(toBinaryString(bytes)) };
}

/** Properties that describe a file, by what they hold. */
const PROPERTIES: Readonly<Record<string, RegExp>> = {
  name: /^(?:file|original|display)?_?(?:file)?name$/i,
  size: /^(?:file|content)?_?(?:size|bytes|length)(?:_?(?:in_?)?bytes)?$/i,
  type: /^(?:mime|content|media|file)_?type$/i,
};

/** Returns the properties of an item that describe the file of a request; none without one. */
export function fileProperties(call: {
  readonly values: SchemaValues;
  readonly itemSchema: Json | undefined;
  readonly file: JsonObject | undefined;
}): JsonObject {
  const { values, itemSchema, file } = call;
  if (file === undefined) return {};
  const properties = [...(values.typeOf(itemSchema)?.properties ?? [])];
  const found = Object.entries(PROPERTIES).flatMap(([member, names]) =>
    properties.flatMap(([name, { schema }]) => {
      const value = file[member] ?? '';
      return names.test(name) && value !== '' && values.isValid(value, schema) ? [[name, value] as const] : [];
    }),
  );
  return Object.fromEntries(found);
}

/** Returns the file of an item, if the operation responds with bytes. */
export function fileResponse(item: JsonObject, operation: ServedOperation): MockResponse | undefined {
  const contents = successResponseOf(operation)?.contents ?? [];
  const file = objectAt(item, STORED_FILE);
  const content = textAt(file, 'content');
  if (operation.method !== 'GET' || content === undefined || contents.length === 0) return undefined;
  if (contents.some(({ isJson }) => isJson)) return undefined;
  const name = (textAt(file, 'name') ?? '').replaceAll(/[^\x20-\x7e]|"/g, '_');
  return {
    status: 200,
    headers: {
      'content-type': textAt(file, 'type') ?? BYTES,
      ...(name === '' ? {} : { 'content-disposition': `attachment; filename="${name}"` }),
    },
    body: decodeBase64(content),
  };
}

/** Tests whether an operation stores the file of an item, or returns the one that another operation stores. */
export function usesFile(operation: ServedOperation): boolean {
  const { method, resource, document } = operation;
  if (method !== 'GET') return storesFile(operation);
  const contents = successResponseOf(operation)?.contents ?? [];
  if (contents.length === 0 || contents.some(({ isJson }) => isJson)) return false;
  return document.operations.some((each) => each.resource?.collection === resource?.collection && storesFile(each));
}

function storesFile({ method, body }: ServedOperation): boolean {
  const contents = body?.contents ?? [];
  const areFiles = contents.every(({ isJson, mediaType }) => !isJson && !NO_FILES.includes(mediaType));
  return ['PUT', 'POST', 'PATCH'].includes(method) && contents.length > 0 && areFiles;
}
