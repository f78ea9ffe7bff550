import type { Parameter, PartEncoding } from './api.ts';
import { type Json, type JsonObject, member, optional, follow, textAt } from './json.ts';
import { isJsonType, classifySchema } from './media-types.ts';

/** Member of a form: its Encoding Object and its schema. */
interface Part {
  readonly name: string;
  readonly encoding: Json;
  readonly property: Json | undefined;
  /** Media type of the whole form. */
  readonly mediaType: string;
}

/** Holds the encoding of a form member if it differs from the default, and the keywords that have no effect. */
interface PartReading {
  readonly encoding?: PartEncoding;
  readonly ignored: readonly string[];
}

const STYLES = [
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'tabDelimited',
  'deepObject',
] as const satisfies Parameter['style'][];

/** Reads the encoding of a form member (OpenAPI 3.1, Encoding Object). */
export function readPartEncoding(part: Part, document: JsonObject): PartReading {
  const isMultipart = part.mediaType.startsWith('multipart/');
  const { encoding, ignored } = isMultipart ? ofMultipart(part, document) : ofForm(part, document);
  const headers = member(part.encoding, 'headers') === undefined ? [] : ['headers'];
  return { ...optional('encoding', encoding), ignored: [...ignored, ...headers] };
}

/** Reads a member of a URL-encoded form. A style keyword takes precedence over the media type. */
function ofForm({ name, encoding, property }: Part, document: JsonObject): PartReading {
  const [explode, reserved] = ['explode', 'allowReserved'].map((word) => member(encoding, word));
  const style = member(encoding, 'x-style') ?? member(encoding, 'style');
  const contentType = textAt(encoding, 'contentType');
  if (style === undefined && explode === undefined && reserved === undefined) {
    return ofType({ name, contentType, isJsonDefault: isOfType(property, 'object', document) });
  }
  const known = STYLES.find((candidate) => candidate === (style ?? 'form'));
  if (known === undefined) return { ignored: ['style'] };
  const isExploded = typeof explode === 'boolean' ? explode : known === 'form';
  return { encoding: { name, style: known, explode: isExploded, allowReserved: reserved === true }, ignored: [] };
}

/** Reads the media type of a member. Text and JSON objects are the default and need no encoding. */
function ofType({ name, contentType, isJsonDefault }: Pick<PartEncoding, 'name'> & Said): PartReading {
  if (contentType === undefined || /^text\/plain\b/i.test(contentType)) return { ignored: [] };
  if (!isJsonType(contentType)) return { ignored: ['contentType'] };
  return isJsonDefault ? { ignored: [] } : { encoding: { name, mediaType: contentType }, ignored: [] };
}

interface Said {
  readonly contentType: string | undefined;
  /** True if the member is JSON by default: an object. */
  readonly isJsonDefault: boolean;
}

/**
 * Reads a member of a multipart form. A file keeps the type that the caller gives it, else it has the documented one.
 */
function ofMultipart({ name, encoding, property }: Part, document: JsonObject): PartReading {
  const contentType = textAt(encoding, 'contentType');
  const [style = 'form', explode, reserved] = ['style', 'explode', 'allowReserved'].map((word) =>
    member(encoding, word),
  );
  const isJoined = explode === false && style === 'form' && isList(property, document);
  const ignored = [
    ...(style === 'form' ? [] : ['style']),
    ...(explode === false && !isJoined ? ['explode'] : []),
    ...(reserved === true ? ['allowReserved'] : []),
  ];
  if (isJoined)
    return { encoding: { name, style: 'form', explode: false, ...optional('mediaType', contentType) }, ignored };
  if (contentType === undefined || /^text\/plain\b/i.test(contentType)) return { ignored };
  const item = isList(property, document) ? member(resolved(property, document), 'items') : property;
  const isValue = classifySchema(item, document) === 'value';
  const isSent = !/[*,]/.test(contentType) && (!isValue || isJsonType(contentType));
  return isSent ? { encoding: { name, mediaType: contentType }, ignored } : { ignored: ['contentType', ...ignored] };
}

function isList(property: Json | undefined, document: JsonObject): boolean {
  return isOfType(property, 'array', document);
}

function isOfType(property: Json | undefined, wanted: string, document: JsonObject): boolean {
  const type = member(resolved(property, document), 'type');
  return [type].flat().includes(wanted);
}

function resolved(property: Json | undefined, document: JsonObject): Json {
  return follow(document, { value: property ?? true, pointer: '' }).value;
}
