import { setHeaders } from '../client/headers.ts';
import type {
  SerializerInput,
  ComponentEncoder,
  Parameter,
  ParameterDescription,
  PartSerializer,
  RequestDraft,
} from '../client/operation.ts';
import { isJsonMembers, stringifyJson } from '../json.ts';
import { scalarToString } from '../parameters/styles.ts';

/** A serialized body and its media type. Without a type the transport sets it, as for multipart. */
interface EncodedBody {
  readonly content: NonNullable<RequestInit['body']>;
  readonly type?: string | undefined;
}

/** Serializes the body of the request, if it has one. */
export function setBody(
  draft: RequestDraft,
  { request: { body } }: SerializerInput,
  encode: (value: unknown) => EncodedBody,
): void {
  if (body === undefined) return;
  const { content, type } = encode(body);
  draft.body = content;
  setHeaders(draft.headers, { 'content-type': type });
}

/** Serializes a body as JSON, by default as `application/json`. */
export const jsonBody: PartSerializer = (draft, input, [type = 'application/json']) =>
  setBody(draft, input, (value) => ({ content: stringifyJson(value), type: String(type) }));

/**
 * Serializes a list as JSON texts, one per line. Each follows a record separator if the media type is that of RFC 7464.
 */
export const jsonLinesBody: PartSerializer = (draft, input, [type]) =>
  setBody(draft, input, (value) => {
    if (!Array.isArray(value)) throw new TypeError('body must be a list');
    const start = /json-seq/i.test(String(type)) ? '\u001e' : '';
    const content = value.map((item, index) => `${start}${stringifyJson(item, `body.${index}`)}\n`).join('');
    return { content, type: String(type) };
  });

/** Serializes a scalar as UTF-8 text with the given media type. */
export const textBody: PartSerializer = (draft, input, [type]) =>
  setBody(draft, input, (value) => ({ content: scalarToString('body', value), type: String(type) }));

/**
 * Sends bytes, a blob or a stream unchanged with the given media type. A call with a stream is never retried, because a
 * stream can only be read once.
 */
export const binaryBody: PartSerializer = (draft, input, [mediaType]) => {
  setBody(draft, input, (value) => {
    if (!isBytes(value) && !(value instanceof ReadableStream) && typeof value !== 'string')
      throw new TypeError('body must be bytes, a blob, a stream or a string');
    return {
      content: value as EncodedBody['content'],
      type: value instanceof Blob && value.type !== '' ? value.type : String(mediaType),
    };
  });
  if (draft.body instanceof ReadableStream) draft.duplex = 'half';
};

/**
 * Serializes a body as the content that `contentType` of the request names. Without a name, bytes choose the content
 * that takes them, and anything else is the first one.
 *
 * @throws {TypeError} if the operation has no such content
 */
export const alternativeBody: PartSerializer = (draft, input, descriptions) => {
  const { body, contentType } = input.request;
  const contents = descriptions.filter((given) => typeof given !== 'string');
  const found =
    contentType === undefined
      ? (contents.find(({ takes }) => takes && takes === bytesIn(body)) ?? contents[0])
      : contents.find(({ name }) => name === contentType);
  if (!found?.part) throw new TypeError(`contentType must be one of ${contents.map(({ name }) => name).join(', ')}`);
  const [serialize, ...rest] = found.part;
  serialize(draft, input, rest);
};

/** Tells whether a body is bytes, or has bytes as a member or as an item of one. */
function bytesIn(body: unknown): ParameterDescription['takes'] {
  if (isBytes(body) || body instanceof ReadableStream) return 'bytes';
  if (body instanceof FormData) return 'files';
  return Object.values(Object(body)).flat().some(isBytes) ? 'files' : undefined;
}

function isBytes(value: unknown): boolean {
  return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}

/**
 * Rejects a body that the global `fetch` cannot send with the method of the operation, such as GET.
 *
 * @throws {TypeError} naming the transport that can
 */
export const requireTransport: PartSerializer = (_, { connection, operation, request }) => {
  if (request['body'] !== undefined && !connection.options.fetch)
    throw new TypeError(`fetch cannot send a body with ${operation.method}; set the option fetch to nodeTransport()`);
};

/**
 * Returns the members of a body as name-value pairs. An array gives one pair per item; `null` and `undefined` give
 * none.
 *
 * @throws {TypeError} if the body is not an object
 */
function formEntries(value: unknown): [string, unknown][] {
  return objectMembers(value).flatMap(([name, member]) =>
    [member]
      .flat()
      .filter((item) => item !== undefined && item !== null)
      .map((item): [string, unknown] => [name, item]),
  );
}

/**
 * Returns the members of a body, with arrays as a whole. Rejects lists and objects such as a `Map`, whose form would be
 * empty or numbered.
 *
 * @throws {TypeError} if the body is not an object
 */
function objectMembers(value: unknown): [string, unknown][] {
  if (!isJsonMembers(value)) throw new TypeError('body must be an object');
  return Object.entries(value);
}

/**
 * Serializes a form member as in OpenAPI's Encoding Object: a scalar as it is, an object as JSON, a date as its JSON
 * string without the quotes.
 *
 * @throws {TypeError} for a list inside a list, which OpenAPI does not define for forms, and for values that JSON
 * cannot represent
 */
function formValue(name: string, item: unknown): string {
  if (typeof item !== 'object') return scalarToString(name, item);
  const json = stringifyJson(item, name);
  if (json[0] === '[') throw new TypeError(`${name} must not contain nested lists`);
  return json[0] === '"' ? JSON.parse(json) : json;
}

/** Finds the description of a form member. */
function findDescription(descriptions: readonly Parameter[], name: string): ParameterDescription | undefined {
  return descriptions.find((given): given is ParameterDescription => typeof given !== 'string' && given.name === name);
}

/**
 * Serializes an object as `application/x-www-form-urlencoded`: scalars and dates as they are, arrays under a repeated
 * name, objects as JSON. `null` and `undefined` are left out.
 */
export const formBody: PartSerializer = (draft, input) =>
  setBody(draft, input, (value) => ({
    content: encodeForm(formEntries(value)),
    type: 'application/x-www-form-urlencoded',
  }));

/** Encodes pairs as forms do: unlike in a URL, a space becomes a plus. */
function encodeForm(entries: readonly (readonly [string, unknown])[]): string {
  const pairs = entries.map(([name, item]) => [name, formValue(name, item)]);
  return new URLSearchParams(pairs).toString();
}

/** Serializes an object like `formBody`, with the given styles for some members. */
export const styledFormBody: PartSerializer = (draft, input, descriptions) =>
  setBody(draft, input, (value) => {
    const pieces = objectMembers(value).map(([name, member]) => {
      const encode = findDescription(descriptions, name)?.encode;
      return encode && member !== undefined && member !== null
        ? encode(name, member, write)
        : encodeForm(formEntries({ [name]: member }));
    });
    return { content: pieces.filter(Boolean).join('&'), type: 'application/x-www-form-urlencoded' };
  });

const write: ComponentEncoder = (text) => new URLSearchParams([['', text]]).toString().slice(1);

/** Creates the part for one form member. */
type PartFactory = (name: string, item: unknown) => Blob | string;

/**
 * Serializes an object as `multipart/form-data` with one part per member. Blobs and bytes become file parts,
 * objects become JSON parts, scalars and dates text parts. The transport adds the media type with its boundary. Members
 * that the description names (`body.file`) are files only.
 */
export const multipartBody: PartSerializer = (draft, input, descriptions) =>
  setBody(draft, input, (value) => ({ content: createFormData(value, descriptions) }));

/** Creates the form data, or returns the value if it is form data already. */
function createFormData(value: unknown, descriptions: readonly Parameter[], part: PartFactory = createPart): FormData {
  if (value instanceof FormData) return value;
  const form = new FormData();
  for (const [name, item] of formEntries(value)) {
    // A path would be sent as a text.
    if (!isBytes(item) && descriptions.includes(`body.${name}`))
      throw new TypeError(`body.${name} must be a Blob or bytes`);
    form.append(name, part(name, item));
  }
  return form;
}

/** Creates a text part, or a file part with its own media type. */
function createPart(name: string, item: unknown): Blob | string {
  if (item instanceof Blob) return item;
  if (isBytes(item)) return new Blob([item as ArrayBuffer]);
  const text = formValue(name, item);
  const isJson = typeof item === 'object' && text[0] === '{';
  return isJson ? new Blob([text], { type: 'application/json' }) : text;
}

/** Serializes an object like `multipartBody`. Parts without a media type get the described one. */
export const typedMultipartBody: PartSerializer = (draft, input, descriptions) =>
  setBody(draft, input, (value) => ({
    content: createFormData(
      value instanceof FormData ? value : joinLists(value, descriptions),
      descriptions,
      (name, item) => createTypedPart(name, item, findDescription(descriptions, name)?.type),
    ),
  }));

/** Joins the lists of a body that are sent as one part (`explode: false`), and keeps each `null` that JSON can hold. */
function joinLists(value: unknown, descriptions: readonly Parameter[]): object {
  const members = objectMembers(value).map(([name, member]) => {
    const { encode, type = '' } = findDescription(descriptions, name) ?? {};
    if (member === null && JSON_TYPE.test(type)) return [name, new Blob(['null'], { type })] as const;
    return [name, encode && Array.isArray(member) ? encode(name, member, (text) => text) : member] as const;
  });
  return Object.fromEntries(members);
}

const JSON_TYPE = /[/+]json\b/i;

function createTypedPart(name: string, item: unknown, type: string | undefined): Blob | string {
  const part = !isBytes(item) && JSON_TYPE.test(type ?? '') ? stringifyJson(item, name) : createPart(name, item);
  if (!type || (item instanceof Blob && item.type)) return part;
  return item instanceof File ? new File([item], item.name, { type }) : new Blob([part], { type });
}
