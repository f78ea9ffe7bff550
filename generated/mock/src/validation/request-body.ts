import { groupByName, parseTexts } from '../shared/validation/parameters/parameter-text.ts';
import { readParameter } from '../shared/validation/parameters/read-parameter.ts';
import type { ServedContent, ServedOperation } from '../document/operation.ts';
import { type FormField, isForm } from '../document/parameters.ts';
import { resolveReference } from '../document/references.ts';
import { HttpError, type Issue } from '../http/errors.ts';
import { decodeUtf8 } from '../http/bytes.ts';
import { decodeText, parseJson } from '../http/json-body.ts';
import { isJson, mediaTypeOf, type MockRequest } from '../http/message.ts';
import { parseMultipart, type Part } from '../http/multipart.ts';
import { hasBadEscape } from '../http/target.ts';
import { type Json, member } from '../json.ts';
import { coerceTexts } from './coercion.ts';
import { isMultiplyRecursive } from './recursion-limits.ts';
import type { SchemaValidators } from './schema-validators.ts';

/** A body, read and judged. */
export interface RequestBody {
  readonly value: Json | undefined;
  readonly parts: readonly Part[];
  readonly issues: readonly Issue[];
}

const NOTHING: RequestBody = { value: undefined, parts: [], issues: [] };

/** How a body is judged: as what `prepare` makes of it. */
export interface BodyOptions {
  readonly judges: SchemaValidators;
  /** Those that tell all that is wrong, where more than the first is to be told. */
  readonly inFull?: SchemaValidators;
  readonly prepare: (value: Json, schema: Json) => Json;
  /** Reads a body that is one text. */
  readonly readText: (text: string) => Json;
}

/** Reads the body of a request by its content type. */
export function readBody(operation: ServedOperation, request: MockRequest, judging: BodyOptions): RequestBody {
  const { judges, inFull, prepare, readText } = judging;
  if (operation.body === undefined) return NOTHING;
  if (request.body.byteLength === 0) {
    return operation.body.required ? { ...NOTHING, issues: [{ path: '/body', message: 'is required' }] } : NOTHING;
  }
  const contentType = request.headers['content-type'];
  const content = contentFor(operation.body.contents, mediaTypeOf(contentType));
  if (content === undefined)
    throw new HttpError(
      400,
      `The content type ${JSON.stringify(mediaTypeOf(contentType).slice(0, 100))} is not one of ${operation.body.contents.map(({ mediaType }) => mediaType).join(', ')}.`,
    );
  requireUncoded(request.headers['content-encoding']);
  // What is described for a range of types is read as what it is sent as.
  const mediaType = content.mediaType.includes('*') ? mediaTypeOf(contentType) : content.mediaType;
  const parts = mediaType.startsWith('multipart/') ? parseMultipart(contentType ?? '', request.body) : undefined;
  const read = prepare(valueOf({ operation, content, mediaType, parts, readText }, request.body), content.schema);
  const wrong = isRead(mediaType) ? judges.validatorFor(content.schema)(read) : [];
  const isText = wrong.length > 0 && isForm(mediaType);
  const right = isText ? coerceTexts(read, judges.validatorFor(content.schema)) : undefined;
  const value = right ?? read;
  const first = right === undefined ? wrong : [];
  const issues = first.length === 0 ? first : toldInFull(first, { value, content, operation, request }, inFull);
  return {
    value,
    parts: parts ?? [],
    issues: issues.map(({ path, message }) => ({ path: `/body${path}`, message })),
  };
}

/** Bytes of a body of which all is told that is wrong. */
const FULLY_TOLD = 64_000;

interface Wrong {
  readonly value: Json;
  readonly content: ServedContent;
  readonly operation: ServedOperation;
  readonly request: MockRequest;
}

/** All that is wrong with a body; of a large one, and where a schema contains itself several times, the first of it. */
function toldInFull(
  first: readonly Issue[],
  { value, content: { schema }, operation, request }: Wrong,
  judges: SchemaValidators | undefined,
): readonly Issue[] {
  if (
    judges === undefined ||
    request.body.byteLength > FULLY_TOLD ||
    isMultiplyRecursive(operation.document.root, schema)
  )
    return first;
  const all = new Map(
    judges
      .validatorFor(schema)(value)
      .map((issue) => [`${issue.path} ${issue.message}`, issue]),
  );
  return all.size === 0 ? first : [...all.values()];
}

/** What is compressed would be no JSON, and that would be all that its sender is told. */
function requireUncoded(coding: string | undefined): void {
  if (coding === undefined || coding === '' || coding.toLowerCase() === 'identity') return;
  throw new HttpError(400, `The body has the coding ${JSON.stringify(coding)}. Only one without any is read.`);
}

/** The content that a media type names; the first where none is named. */
function contentFor(contents: readonly ServedContent[], mediaType: string): ServedContent | undefined {
  if (mediaType === '') return contents[0];
  const exact = contents.find((content) => content.mediaType === mediaType);
  if (exact !== undefined) return exact;
  const [type = '', subtype = ''] = mediaType.split('/');
  // The last is no range by HTTP, but written for all types of a suffix.
  const ranges = ['*/*', `${type}/*`, `${type}/*+${subtype.slice(subtype.lastIndexOf('+') + 1)}`];
  return contents.find((content) => ranges.includes(content.mediaType));
}

function isRead(mediaType: string): boolean {
  return isJson(mediaType) || mediaType === 'text/plain' || isForm(mediaType);
}

interface Reading extends Pick<BodyOptions, 'readText'> {
  readonly operation: ServedOperation;
  readonly content: ServedContent;
  readonly mediaType: string;
  readonly parts: readonly Part[] | undefined;
}

function valueOf({ operation, content, mediaType, parts, readText }: Reading, body: Uint8Array): Json {
  if (isForm(mediaType)) return readFormValue(content.fields, readFormTexts(parts ?? decodeText(body)));
  // What no one reads as a value, such as XML, is what it is.
  if (!isRead(mediaType)) return decodeUtf8(body);
  const isText = member(resolveReference(operation.document.root, content.schema), 'type') === 'string';
  return isText ? readText(decodeText(body)) : parseJson(decodeText(body));
}

/** A body that is one text, sent as a JSON string or as it stands; an object or a list is none. */
export function parseJsonOrText(text: string): Json {
  if (text.startsWith('"')) return parseJson(text);
  return /^\s*[{[]/.test(text) ? structureOr(text) : text;
}

function structureOr(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** The texts of a form by their names, from its parts or as they are written in a query. */
export function readFormTexts(form: readonly Part[] | string): URLSearchParams {
  if (typeof form === 'string') return textsIn(form);
  return new URLSearchParams(form.map(({ name, bytes }) => [name, decodeUtf8(bytes)]));
}

function textsIn(form: string): URLSearchParams {
  if (hasBadEscape(form)) throw new HttpError(400, 'The form holds a bad percent escape.');
  return new URLSearchParams(form);
}

/**
 * The value that a form stands for: what its schema knows of it, as with Prism, or all texts where it knows nothing.
 */
function readFormValue(fields: readonly FormField[], texts: URLSearchParams): Json {
  const members =
    fields.length === 0
      ? [...groupByName(texts)].map(([name, all]) => [name, parseTexts({}, all)] as const)
      : fields.map((field) => [field.name, readField(field, texts)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as Json;
}

function readField(field: FormField, query: URLSearchParams): unknown {
  if (field.styled !== undefined) return readParameter(field.styled, { path: {}, query, headers: { get: () => null } });
  const values = query.getAll(field.name).map((text) => itemOf(field, text));
  const [first, ...others] = values;
  if (others.length > 0) return values;
  // A list may be sent whole, as JSON.
  return field.isList === true && first !== undefined && !Array.isArray(first) ? values : first;
}

function itemOf({ isJson, type }: FormField, text: string): unknown {
  return isJson ? jsonOr(text) : parseTexts(type === undefined ? {} : { type }, [text]);
}

/** A text that is no JSON stays a text, and is found out when it is judged. */
function jsonOr(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
