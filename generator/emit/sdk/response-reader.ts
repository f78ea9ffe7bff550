import type { Content, Operation } from '../../model/api.ts';
import { isJsonType, isWildcard } from '../../model/media-types.ts';
import { readableContents } from '../../model/responses.ts';
import type { Schema } from '../../model/schema.ts';
import { string } from '../source/literal.ts';
import type { ModuleImports, TypeImports } from './module-imports.ts';

/** A reader of the client's core, the media types that it asks for by itself, and whether it takes others too. */
interface Reader {
  readonly name: string;
  readonly asks: readonly string[];
  readonly takesOthers: boolean;
}

const READERS: Readonly<Record<ResponseFormat, Reader>> = {
  nothing: { name: 'readNoContent', asks: [], takesOthers: false },
  json: { name: 'readJson', asks: ['application/json'], takesOthers: false },
  'json-text': { name: 'readJsonText', asks: [], takesOthers: false },
  string: { name: 'readString', asks: ['application/json', 'text/plain'], takesOthers: false },
  'known-string': { name: 'readTypedString', asks: ['application/json', 'text/plain'], takesOthers: false },
  'string-or-null': { name: 'readNullableString', asks: ['application/json', 'text/plain'], takesOthers: false },
  text: { name: 'readText', asks: ['text/plain'], takesOthers: true },
  page: { name: 'readHtml', asks: ['text/html'], takesOthers: true },
  blob: { name: 'readBlob', asks: [], takesOthers: true },
};

/** The module of the client's core that readers come from. */
const RUNTIME = './runtime.ts';

/** The expression that reads an operation's answer: it asks for the media types that are declared. */
export function responseReader(operation: Operation, imports: ModuleImports): string {
  const { reading, mediaTypes, mayBeEmpty } = responseData(operation);
  const { name, asks, takesOthers } = READERS[reading];
  const reader = imports.value(RUNTIME, name);
  const declared = mediaTypes.filter((mediaType) => !isWildcard(mediaType));
  const isUsual = declared.every((mediaType) => asks.includes(mediaType.toLowerCase()));
  const accept = [...declared, ...(takesOthers ? ['*/*;q=0.5'] : [])].join(', ');
  const asking = isUsual ? reader : `${imports.value(RUNTIME, 'readAccepting')}(${string(accept)}, ${reader})`;
  return mayBeEmpty && reading !== 'nothing' ? `${imports.value(RUNTIME, 'readOptional')}(${asking})` : asking;
}

/** How the bytes of an answer become data. */
type ResponseFormat =
  'nothing' | 'json' | 'json-text' | 'string' | 'known-string' | 'string-or-null' | 'text' | 'page' | 'blob';

/** How an operation's data is read, and what it is. */
interface ResponseData {
  /** The schema of the data; absent where there is none. */
  readonly schema?: Schema;
  readonly reading: ResponseFormat;
  /** The media types that its answers are declared with. */
  readonly mediaTypes: readonly string[];
  /** Whether a success may come without data. */
  readonly mayBeEmpty: boolean;
}

/** No data, as one variant among others; a client reads an empty answer as undefined. */
const UNDEFINED: Schema = { kind: 'absent' };

/** The data that a call gives: of all its successes, what one reader can give. */
export function responseData(operation: Operation): ResponseData {
  const { contents, mayBeEmpty } = readableContents(operation.answers);
  if (contents.length === 0) return { reading: 'nothing', mediaTypes: [], mayBeEmpty };
  const all = [...contents.map(dataSchema), ...(mayBeEmpty ? [UNDEFINED] : [])];
  const [only, ...others] = all;
  const schema: Schema = others.length === 0 && only !== undefined ? only : { kind: 'union', variants: all };
  const mediaTypes = [...new Set(contents.map(({ mediaType }) => mediaType))];
  return { schema, reading: responseFormat(contents), mediaTypes, mayBeEmpty };
}

function dataSchema({ coding, schema }: Content): Schema {
  switch (coding) {
    case 'json':
      return schema;
    case 'text':
    case 'events':
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
  if (json.length === 0) return contents.some(({ mediaType }) => /html/i.test(mediaType)) ? 'page' : 'text';
  if (json.every(({ text }) => text !== undefined)) return stringFormat(json);
  const isDeclared = json.every(({ mediaType }) => isJsonType(mediaType) || isWildcard(mediaType));
  return isDeclared ? 'json' : 'json-text';
}

/** Strings that go by a name, or are some of all there are, are taken at the specification's word. */
function stringFormat(contents: readonly Content[]): ResponseFormat {
  if (contents.some(({ text }) => text === 'string-or-null')) return 'string-or-null';
  return contents.every(({ schema }) => schema.kind === 'string') ? 'string' : 'known-string';
}

/** The type of an operation's data: what has a name goes by it. */
export function dataType(operation: Operation, types: TypeImports): string {
  const { schema } = responseData(operation);
  if (schema === undefined) return 'void';
  return hasShortName(schema) ? types.text(schema) : operation.answerName;
}

/** Whether a type can be written where it is used: it has a name, or is as short as one. */
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
