import { memoize } from '../../../templates/runtime/shared/memoize.ts';
import type { Content, Operation, OperationResponse, ResponseHeader } from '../../model/api.ts';
import { isJsonType, isWildcard } from '../../model/media-types.ts';
import {
  alternativeContents,
  errorContents,
  isStream,
  readableContents,
  redirectOutcomes,
  successes,
} from '../../model/http.ts';
import type { Schema } from '../../model/schema.ts';
import { stringLiteral } from '../source/literals.ts';
import { type ModuleImports, RUNTIME, type TypeImports } from './module-imports.ts';

/** A function of the runtime that reads a response body. */
interface Reader {
  readonly name: string;
  /** Media types of its default `Accept` header. */
  readonly accepts: readonly string[];
  /** Says whether it reads any other media type too. */
  readonly readsOthers: boolean;
}

const READERS: Readonly<Record<ResponseFormat, Reader>> = {
  none: { name: 'readNoContent', accepts: [], readsOthers: false },
  json: { name: 'readJson', accepts: ['application/json'], readsOthers: false },
  list: { name: 'readList', accepts: ['application/json'], readsOthers: false },
  'json-text': { name: 'readJsonText', accepts: [], readsOthers: false },
  string: { name: 'readString', accepts: ['application/json', 'text/plain'], readsOthers: false },
  'known-string': { name: 'readTypedString', accepts: ['application/json', 'text/plain'], readsOthers: false },
  'string-or-null': { name: 'readNullableString', accepts: ['application/json', 'text/plain'], readsOthers: false },
  text: { name: 'readText', accepts: ['text/plain'], readsOthers: true },
  html: { name: 'readHtml', accepts: ['text/html'], readsOthers: true },
  blob: { name: 'readBlob', accepts: [], readsOthers: true },
  events: { name: 'readEvents', accepts: ['text/event-stream'], readsOthers: false },
  'text-events': { name: 'readTextEvents', accepts: ['text/event-stream'], readsOthers: false },
  'json-lines': { name: 'readJsonLines', accepts: [], readsOthers: false },
};

/** Returns the expression that reads an operation's response. Its `Accept` header lists the declared media types. */
export function responseReader(operation: Operation, imports: ModuleImports): string {
  const { format, mediaTypes, mayBeEmpty } = responseData(operation);
  const { name, accepts, readsOthers } = READERS[format];
  const reader = imports.value(RUNTIME, name);
  const declared = mediaTypes.filter((mediaType) => !isWildcard(mediaType));
  const isDefault = declared.every((mediaType) => accepts.includes(mediaType.toLowerCase()));
  const accept = [...declared, ...(readsOthers ? ['*/*;q=0.5'] : [])].join(', ');
  const accepting = isDefault
    ? reader
    : `${imports.value(RUNTIME, 'readAccepting')}(${stringLiteral(accept)}, ${reader})`;
  // A stream without a body has no items.
  const optional =
    mayBeEmpty && format !== 'none' && STREAM_TYPES[format] === undefined
      ? `${imports.value(RUNTIME, 'readOptional')}(${accepting})`
      : accepting;
  const read = withIntegers(withAlternatives(optional, operation, imports), operation, imports);
  const redirects = redirectStatuses(operation);
  return redirects === '' ? read : `${imports.value(RUNTIME, 'readRedirects')}([${redirects}], ${read})`;
}

/** Replaces large integers as the publisher of the client wants. Other formats than JSON have none. */
function withIntegers(reader: string, operation: Operation, imports: ModuleImports): string {
  const { largeIntegers, formatsName } = operation;
  const isJson =
    formatsName !== undefined ||
    ['json', 'list', 'json-text', 'events', 'json-lines'].includes(responseData(operation).format);
  if (largeIntegers === undefined || !isJson) return reader;
  return `${imports.value(RUNTIME, 'readIntegers')}(${stringLiteral(largeIntegers)}, ${reader})`;
}

/** Adds the readers of other media types, by which the response is read if it has one of them. */
function withAlternatives(reader: string, { responses }: Operation, imports: ModuleImports): string {
  const alternatives = alternativeContents(responses);
  if (alternatives.length === 0) return reader;
  const readers = alternatives.map((content) => {
    const name = imports.value(RUNTIME, READERS[responseFormat([content])].name);
    return `[${stringLiteral(content.mediaType)}, ${name}]`;
  });
  return `${imports.value(RUNTIME, 'readAlternatives')}(${[reader, ...readers].join(', ')})`;
}

/** Returns the data by media type, if a caller may choose one. */
export function responseFormats(
  operation: Operation,
  types: TypeImports,
): readonly (readonly [mediaType: string, type: string])[] {
  if (operation.formatsName === undefined) return [];
  const { mediaTypes } = responseData(operation);
  const own = mediaTypes.map((mediaType) => [mediaType, dataType(operation, types)] as const);
  const others = alternativeContents(operation.responses).map((content) => {
    const stream = STREAM_TYPES[responseFormat([content])];
    const text = types.text(dataSchema(content));
    return [content.mediaType, stream === undefined ? text : `${types.core(stream)}<${text}>`] as const;
  });
  return [...own, ...others];
}

/** Lists the statuses of the redirects that are outcomes. */
function redirectStatuses({ responses }: Operation): string {
  const statuses = redirectOutcomes(responses).map(({ status }) => status.replace('3XX', '301, 302, 303, 307, 308'));
  return statuses.join(', ');
}

/** Ways to read the body of a response. */
type ResponseFormat =
  | 'none'
  | 'json'
  | 'list'
  | 'json-text'
  | 'string'
  | 'known-string'
  | 'string-or-null'
  | 'text'
  | 'html'
  | 'blob'
  | 'events'
  | 'text-events'
  | 'json-lines';

/** Data that an operation returns, and the way to read it. */
interface ResponseData {
  /** Absent where there is no data. */
  readonly schema?: Schema;
  readonly format: ResponseFormat;
  /** Declared media types of the responses. */
  readonly mediaTypes: readonly string[];
  /** Says whether a successful response may have no body. */
  readonly mayBeEmpty: boolean;
}

/** Type of an empty response, which the client reads as `undefined`. */
const UNDEFINED: Schema = { kind: 'absent' };

/**
 * Determines the data of an operation: that of all its successful responses, as far as one reader can read it. Six
 * statements of a client need it.
 */
export const responseData: (operation: Operation) => ResponseData = memoize((operation) => {
  const { contents, mayBeEmpty } = readableContents(operation.responses);
  if (contents.length === 0) return { format: 'none', mediaTypes: [], mayBeEmpty };
  const isItem = contents.some(({ coding }) => isStream(coding));
  const hasNone = (mayBeEmpty && !isItem) || redirectOutcomes(operation.responses).length > 0;
  const all = [...contents.map(dataSchema), ...(hasNone ? [UNDEFINED] : [])];
  const [only, ...others] = all;
  const schema: Schema = others.length === 0 && only !== undefined ? only : { kind: 'union', variants: all };
  const mediaTypes = [...new Set(contents.map(({ mediaType }) => mediaType))];
  return { schema, format: responseFormat(contents), mediaTypes, mayBeEmpty };
});

function dataSchema({ coding, schema, text }: Content): Schema {
  switch (coding) {
    case 'json':
    case 'json-lines':
    case 'events':
      return schema;
    case 'text':
      return text === 'string' ? schema : { kind: 'string' };
    case 'form':
      return { kind: 'string' };
    case 'binary':
    case 'multipart':
      return { kind: 'binary' };
  }
}

function responseFormat(contents: readonly Content[]): ResponseFormat {
  const json = contents.filter(({ coding }) => coding === 'json');
  if (contents.some(({ coding }) => coding === 'binary' || coding === 'multipart')) return 'blob';
  if (contents.some(({ coding }) => coding === 'json-lines')) return 'json-lines';
  if (contents.some(({ coding }) => coding === 'events')) {
    return contents.every(({ schema }) => schema.kind === 'string') ? 'text-events' : 'events';
  }
  if (json.length === 0) return contents.some(({ mediaType }) => /html/i.test(mediaType)) ? 'html' : 'text';
  if (json.every(({ text }) => text !== undefined)) return stringFormat(json);
  const isDeclared = json.every(({ mediaType }) => isJsonType(mediaType) || isWildcard(mediaType));
  if (!isDeclared) return 'json-text';
  return json.every(({ schema }) => schema.kind === 'array') ? 'list' : 'json';
}

/** Strings with a named or narrowed type are read without a check, as the specification declares them. */
function stringFormat(contents: readonly Content[]): ResponseFormat {
  if (contents.some(({ text }) => text === 'string-or-null')) return 'string-or-null';
  return contents.every(({ schema }) => schema.kind === 'string') ? 'string' : 'known-string';
}

/**
 * Returns the type of an operation's error bodies: one record for each body, with the statuses that have it. Returns
 * `undefined` if the specification describes none.
 */
export function errorsType({ responses }: Operation, types: TypeImports): string | undefined {
  const statuses = new Map<string, string[]>();
  for (const { status, contents } of errorContents(responses)) {
    // The client keeps a body that is not JSON as text, whatever it contains.
    const bodies = contents.map(({ coding, schema }) => (coding === 'json' ? types.text(schema) : 'string'));
    const body = bodies.includes('unknown') ? 'unknown' : [...new Set(bodies)].join(' | ');
    const key = /^\d/.test(status) && !status.endsWith('XX') ? status : stringLiteral(status);
    statuses.set(body, [...(statuses.get(body) ?? []), key]);
  }
  if (statuses.size === 0) return undefined;
  return [...statuses].map(([body, keys]) => `Record<${keys.join(' | ')}, ${body}>`).join(' & ');
}

/**
 * Returns the headers that an operation documents. One is always there if each successful response requires it; those
 * of errors may be absent.
 */
export function responseHeaders({ responses }: Operation): readonly ResponseHeader[] {
  const outcomes = [...successes(responses), ...redirectOutcomes(responses)];
  const found = new Map<string, ResponseHeader>();
  for (const { headers } of [...outcomes, ...responses])
    for (const header of headers) {
      const key = header.name.toLowerCase();
      const known = found.get(key) ?? { ...header, required: outcomes.every((one) => isRequired(key, one)) };
      const isSame = JSON.stringify(known.schema) === JSON.stringify(header.schema);
      found.set(key, isSame ? known : { ...known, schema: { kind: 'union', variants: [known.schema, header.schema] } });
    }
  return [...found.values()];
}

function isRequired(key: string, { headers }: OperationResponse): boolean {
  return headers.some(({ name, required }) => required && name.toLowerCase() === key);
}

/** Returns the types of an operation's data and, if it has documented ones, its error bodies. */
export function outcomeTypes(operation: Operation, types: TypeImports): readonly string[] {
  const { errorsName } = operation;
  return [dataType(operation, types), ...(errorsName === undefined ? [] : [errorsName])];
}

/** Returns the type arguments of an operation's call: its data, and its documented error bodies and headers. */
export function callTypes(operation: Operation, types: TypeImports, data = dataType(operation, types)): string {
  const { errorsName, headersName } = operation;
  const errors = headersName === undefined ? errorsName : (errorsName ?? 'unknown');
  return [data, errors, headersName].filter((type) => type !== undefined).join(', ');
}

/** Type of a call, with the type parameter of one whose format is chosen by `accept`. */
interface CallSignature {
  readonly typeParameters?: string[];
  readonly returnType: string;
}

/** Returns the type of an operation's call. */
export function callSignature(operation: Operation, types: TypeImports, module?: string): CallSignature {
  const { formatsName } = operation;
  const call = types.core('Call');
  if (formatsName === undefined)
    return { returnType: `${call}<${callTypes(operation, types, dataType(operation, types, module))}>` };
  const defaultType = responseData(operation).mediaTypes[0] ?? '*/*';
  return {
    typeParameters: [`Accept extends keyof ${formatsName} = ${stringLiteral(defaultType)}`],
    returnType: `${call}<${callTypes(operation, types, `${formatsName}[Accept]`)}>`,
  };
}

/** Returns the type of the options of a call. */
export function optionsType({ formatsName }: Operation, types: TypeImports): string {
  const options = types.core('CallOptions');
  return formatsName === undefined ? options : `${options} & { readonly accept?: Accept | undefined }`;
}

/**
 * Returns the type of an operation's data, by its name where it has one. `module` is the operation's own, if its type
 * must be imported from there.
 */
export function dataType(operation: Operation, types: TypeImports, module?: string): string {
  const { schema, format } = responseData(operation);
  if (schema === undefined) return 'void';
  const data = hasShortName(schema) ? types.text(schema) : ownType(operation.responseName, types, module);
  const stream = STREAM_TYPES[format];
  return stream === undefined ? data : `${types.core(stream)}<${data}>`;
}

function ownType(name: string, types: TypeImports, module: string | undefined): string {
  return module === undefined ? name : types.modules.type(module, name);
}

/** Types of the runtime for data that arrives item by item. */
const STREAM_TYPES: Readonly<Partial<Record<ResponseFormat, string>>> = {
  events: 'EventStream',
  'text-events': 'EventStream',
  'json-lines': 'ItemStream',
};

/** Returns `true` if a type can be written inline, because it has a name or is as short as one. */
export function hasShortName(schema: Schema): boolean {
  switch (schema.kind) {
    case 'array':
      return hasShortName(schema.items);
    case 'object':
    case 'union':
    case 'intersection':
    case 'tuple':
      return false;
    default:
      return true;
  }
}
