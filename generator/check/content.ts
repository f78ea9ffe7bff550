import type { Coding } from '../model/api.ts';
import { readPartEncoding } from '../model/form-encoding.ts';
import { isBodiless, isBodilessStatus } from '../model/http.ts';
import { codingOf, schemaOfMedia, classifySchema } from '../model/media-types.ts';
import { type Form, readableContents, successes } from '../model/responses.ts';
import { type JsonObject, member, below, tokens } from '../model/json.ts';
import { type Check, dereference, type Located, type LocatedMember, membersOf } from './context.ts';

// Checks of `content`: the media types of requests and responses.

const TOKEN = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]+";
const PARAMETER = `\\s*;\\s*(?:${TOKEN}=(?:${TOKEN}|"(?:[^"\\\\\\u0000-\\u001f\\u007f]|\\\\[\\u0020-\\u007e])*"))?`;
/** A media type or media range (RFC 9110, sections 8.3.1 and 12.5.1). */
const MEDIA_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?:${PARAMETER})*\\s*$`);

/** Checks that the keys of `content` are media types. */
export const checkMediaTypes: Check = (holder, { diagnostics }) => {
  for (const { key, pointer } of membersOf(holder, 'content'))
    if (!isMediaType(key)) diagnostics.report('media-type-invalid', pointer, key);
};

/** Tests whether a text is a media type or a media range. */
export function isMediaType(text: string): boolean {
  return MEDIA_TYPE.test(text) && !/[\r\n]/.test(text);
}

/** The result of a body whose media type has no parser and no serializer. */
const RAW_BODY: Partial<Readonly<Record<Coding, string>>> = { text: 'text', events: 'text', binary: 'bytes' };
/** Form data is serialized for requests and not parsed in responses. */
const RAW_RESPONSE_BODY: typeof RAW_BODY = { ...RAW_BODY, form: 'text', multipart: 'bytes' };

/** Warns of a schema without effect: XML and the like are passed on as text if no other media type is offered. */
export const checkSchemalessContent: Check = (holder, { document, diagnostics }) => {
  const rawBody = holder.kind === 'response' ? RAW_RESPONSE_BODY : RAW_BODY;
  const contents = membersOf(holder, 'content').map((media) => ({ ...media, raw: rawForm(media, document, rawBody) }));
  if (contents.some(({ raw }) => raw === undefined)) return;
  for (const { key, pointer, raw } of contents)
    diagnostics.report('content-passed-on', below(pointer, 'schema'), key, raw ?? '');
};

function rawForm({ key, value }: LocatedMember, document: JsonObject, rawBody: typeof RAW_BODY): string | undefined {
  const substance = classifySchema(member(value, 'schema'), document);
  return substance === 'value' ? rawBody[codingOf(key, substance)] : undefined;
}

/**
 * Warns of content that HTTP does not allow, and of successful responses in a format that the operation's one parser
 * does not read. A single format is always read.
 */
export const checkResponseFormats: Check = (operation, context) => {
  const { diagnostics, document } = context;
  const method = tokens(operation.pointer).at(-1) ?? '';
  const responses = membersOf(operation, 'responses').map(({ key: status, ...stated }) => {
    const response = dereference(stated, context) ?? stated;
    return { status, stated, response, contents: formatsOf(response, document) };
  });
  for (const { status, stated, contents } of responses)
    if (contents.length > 0 && isBodilessStatus(status))
      diagnostics.report('response-bodiless', stated.pointer, status);
  const read = successes(responses).filter(
    ({ status, contents }) => contents.length > 0 && !isBodiless(method, status),
  );
  if (read.length < 2) return;
  for (const { pointer, mediaType } of readableContents(read).unreadable)
    diagnostics.report('response-not-parsed', pointer, mediaType);
};

function formatsOf(response: Located, document: JsonObject): readonly (Form & Located)[] {
  return membersOf(response, 'content').map(({ key, ...media }) => {
    const substance = classifySchema(schemaOfMedia(media.value, key), document);
    const text = substance === 'text' ? { text: 'string' as const } : {};
    return { ...media, ...text, mediaType: key, coding: codingOf(key, substance) };
  });
}

/** Warns of members of an Encoding Object that the client ignores. */
export const checkEncoding: Check = (media, context) => {
  const schema = member(media.value, 'schema') ?? true;
  const mediaType = tokens(media.pointer).at(-1) ?? '';
  const dereferenced = dereference({ value: schema, pointer: '' }, context) ?? { value: {}, pointer: '' };
  const properties = membersOf(dereferenced, 'properties');
  for (const { key, value, pointer } of membersOf(media, 'encoding')) {
    const property = properties.find((candidate) => candidate.key === key)?.value;
    const { ignored } = readPartEncoding({ name: key, encoding: value, property, mediaType }, context.document);
    if (ignored.length > 0) context.diagnostics.report('encoding-ignored', pointer, key, ignored.join(', '));
  }
};
