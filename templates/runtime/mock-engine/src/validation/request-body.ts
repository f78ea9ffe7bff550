import { pointerStep } from '#shared/json.ts';
import { exactNumber, groupByName, parseTexts } from '#shared/validation/parameters/parameter-text.ts';
import { type ParameterTexts, readParameter } from '#shared/validation/parameters/read-parameter.ts';
import type { ServedContent } from '../document/contents.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { type FormField, isForm } from '../document/parameters.ts';
import { mapValue, resolveReference } from '../document/references.ts';
import { hasBadEscape, HttpError, isJson, type Issue, mediaTypeOf, type MockRequest } from '../http/message.ts';
import { decodeText, decodeUtf8, parseJson, parseMultipart, type Part } from '../http/body.ts';
import { type Json, member } from '../json.ts';
import { coerceTexts } from './request-parameters.ts';
import type { SchemaValidators } from './schema-validators.ts';

/** A body that was read and validated. */
export interface RequestBody {
  readonly value: Json | undefined;
  readonly parts: readonly Part[];
  readonly issues: readonly Issue[];
  /** Violations that the mock handles nevertheless. */
  readonly violations: readonly Issue[];
  /** Names and values that are probably misspelled, though the schema allows them. */
  readonly warnings: readonly Issue[];
}

const EMPTY_BODY: RequestBody = { value: undefined, parts: [], issues: [], violations: [], warnings: [] };

/** Options of {@link readBody}. */
export interface BodyOptions {
  readonly validators: SchemaValidators;
  readonly prepare: (value: Json, schema: Json) => Json;
  /** Parses a body that is one text. */
  readonly readText: (text: string) => Json;
}

/** Tests for JSON that changes an item and that the document does not describe: it holds properties of the item. */
export function isUndescribedChange({ body, resource }: ServedOperation, request: MockRequest): boolean {
  if (body !== undefined || resource?.action !== 'patch' || request.body.byteLength === 0) return false;
  return isJson(mediaTypeOf(request.headers['content-type']));
}

function undescribedBody(operation: ServedOperation, request: MockRequest): RequestBody {
  if (!isUndescribedChange(operation, request)) return EMPTY_BODY;
  return { ...EMPTY_BODY, value: parseJson(decodeUtf8(request.body)) };
}

/** Reads the body of a request by its content type and validates it. */
export function readBody(operation: ServedOperation, request: MockRequest, options: BodyOptions): RequestBody {
  const { validators, prepare, readText } = options;
  if (operation.body === undefined) return undescribedBody(operation, request);
  if (request.body.byteLength === 0) {
    return operation.body.required
      ? { ...EMPTY_BODY, issues: [{ path: '/body', message: 'is required' }] }
      : EMPTY_BODY;
  }
  const contentType = request.headers['content-type'];
  const content = contentFor(operation.body.contents, mediaTypeOf(contentType));
  if (content === undefined)
    throw new HttpError(
      400,
      `The content type ${JSON.stringify(mediaTypeOf(contentType).slice(0, 100))} is not supported; send one of ${operation.body.contents.map(({ mediaType }) => mediaType).join(', ')}.`,
    );
  requireNoContentCoding(request.headers['content-encoding']);
  // A body described for a range of media types is read by the type that was sent.
  const mediaType = content.mediaType.includes('*') ? mediaTypeOf(contentType) : content.mediaType;
  const parts = mediaType.startsWith('multipart/') ? parseMultipart(contentType ?? '', request.body) : undefined;
  const read = prepare(valueOf({ operation, content, mediaType, parts, readText }, request.body), content.schema);
  const { issues: found, warnings } = isParsed(mediaType) ? validators.inspect(content.schema, read) : EMPTY_BODY;
  const isText = found.length > 0 && isForm(mediaType);
  const coerced = isText ? coerceTexts(read, validators.validatorFor(content.schema)) : undefined;
  const issues = coerced === undefined ? found : [];
  const rounded: Issue[] = [];
  return {
    value: roundIntegers(coerced ?? read, rounded),
    parts: parts ?? [],
    issues: issues.map(inBody),
    violations: plainFiles(parts, content.fields),
    warnings: [...warnings, ...(issues.length === 0 ? rounded : [])].map(inBody),
  };
}

/** Describes the parts that the document has as files, and that were sent as plain fields; empty ones may be null. */
function plainFiles(parts: readonly Part[] = [], fields: readonly FormField[]): readonly Issue[] {
  const files = fields.filter(({ isFile }) => isFile).map(({ name }) => name);
  return parts
    .filter(({ fileName, contentType, bytes }) => (fileName ?? contentType) === undefined && bytes.length > 0)
    .filter(({ name }) => files.includes(name))
    .map(({ name }) =>
      inBody({ path: pointerStep(name), message: 'is a file, but was sent as a field without a file name' }),
    );
}

/** Parses JSON with the exact digits of integers, so that those beyond 2^53 are validated as they were sent. */
function parseExactly(text: string): Json {
  const value = parseJson(text);
  return /\d{16}/.test(text) ? JSON.parse(text, readExactly) : value;
}

function readExactly(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? exactNumber(context?.source ?? '', value) : value;
}

/** Replaces integers that no number holds by the nearest one of as many bits, and adds a warning of it. */
function roundIntegers(value: Json, rounded: Issue[], path = ''): Json {
  const given: unknown = value;
  if (typeof given !== 'bigint')
    return mapValue(value, (inner, key) => roundIntegers(inner, rounded, path + pointerStep(key)));
  const bits = given.toString(2).length;
  const shift = BigInt(Math.max(0, bits - 53));
  const nearest = BigInt(Number(given));
  const kept = nearest.toString(2).length > bits ? (given >> shift) << shift : nearest;
  if (kept !== given) rounded.push({ path, message: 'is an integer of more than 53 bits, which the mock rounds.' });
  return Number(kept);
}

/** Locates an issue of a body within the request. */
export function inBody({ path, message }: Issue): Issue {
  return { path: `/body${path}`, message };
}

/** Rejects a compressed body, which would only be reported as invalid JSON. */
function requireNoContentCoding(coding: string | undefined): void {
  if (coding === undefined || coding === '' || coding.toLowerCase() === 'identity') return;
  throw new HttpError(
    400,
    `The content-encoding ${JSON.stringify(coding)} is not supported. Send the body without a content-encoding.`,
  );
}

/** Returns the content for a media type; without a type, the first one. */
function contentFor(contents: readonly ServedContent[], mediaType: string): ServedContent | undefined {
  if (mediaType === '') return contents[0];
  const exact = contents.find((content) => content.mediaType === mediaType);
  if (exact !== undefined) return exact;
  const [type = '', subtype = ''] = mediaType.split('/');
  // HTTP defines no wildcard ranges of a suffix, but specifications use them: `application/*+json`.
  const ranges = ['*/*', `${type}/*`, `${type}/*+${subtype.slice(subtype.lastIndexOf('+') + 1)}`];
  return contents.find((content) => ranges.includes(content.mediaType));
}

function isParsed(mediaType: string): boolean {
  return isJson(mediaType) || mediaType === 'text/plain' || isForm(mediaType);
}

interface Reading extends Pick<BodyOptions, 'readText'> {
  readonly operation: ServedOperation;
  readonly content: ServedContent;
  readonly mediaType: string;
  readonly parts: readonly Part[] | undefined;
}

function valueOf({ operation, content, mediaType, parts, readText }: Reading, body: Uint8Array): Json {
  if (isForm(mediaType)) return readFormValue(content.fields, parts ?? decodeText(body));
  // A type that is not parsed, such as XML, stays a text.
  if (!isParsed(mediaType)) return decodeUtf8(body);
  const isText = member(resolveReference(operation.document.root, content.schema), 'type') === 'string';
  return isText ? readText(decodeText(body)) : parseExactly(decodeText(body));
}

/** Parses a body that is one text: a JSON string or plain text. An object or a list is parsed as JSON. */
export function parseJsonOrText(text: string): Json {
  if (text.startsWith('"')) return parseJson(text);
  return /^\s*[{[]/.test(text) ? parseJsonOrKeep(text) : text;
}

/** Reads the texts of a form by name, from its parts or from the syntax of a query. */
export function readFormTexts(form: readonly Part[] | string): URLSearchParams {
  if (typeof form === 'string') return textsIn(form);
  return new URLSearchParams(form.map(({ name, bytes }) => [name, decodeUtf8(bytes)]));
}

function textsIn(form: string): URLSearchParams {
  if (hasBadEscape(form)) throw new HttpError(400, 'The form contains an invalid percent escape.');
  return new URLSearchParams(form);
}

/**
 * Reads the value of a form: the members that its schema describes, as with Prism, or all texts if it describes none.
 */
function readFormValue(fields: readonly FormField[], form: readonly Part[] | string): Json {
  const texts = readFormTexts(form);
  const sent = { path: {}, query: texts, headers: { get: () => null } };
  const styled = typeof form === 'string' ? { ...sent, target: `?${form}` } : sent;
  const members =
    fields.length === 0
      ? [...groupByName(texts)].map(([name, all]) => [name, parseTexts({}, all)] as const)
      : fields.map((field) => [field.name, readField(field, styled)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as Json;
}

function readField(field: FormField, sent: ParameterTexts): unknown {
  if (field.styled !== undefined) return readParameter(field.styled, sent);
  const values = sent.query.getAll(field.name).map((text) => itemOf(field, text));
  const [first, ...others] = values;
  if (others.length > 0) return values;
  // A list may be sent as one JSON text.
  return field.isList === true && first !== undefined && !Array.isArray(first) ? values : first;
}

function itemOf({ isJson, type }: FormField, text: string): unknown {
  return isJson ? parseJsonOrKeep(text) : parseTexts(type === undefined ? {} : { type }, [text]);
}

/** Parses JSON; an invalid text stays a text, which validation then reports. */
function parseJsonOrKeep(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
