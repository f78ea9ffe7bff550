import type { IHttpResponse } from '@stoplight/prism-http';
import { mediaTypeOf, type MockResponse } from '../http/message.ts';
import type { Json } from '../json.ts';
import { restoreReferences } from './operation-document.ts';

/** Headers that say where a response ends, which only its sender knows. */
const FRAMING = ['content-length', 'transfer-encoding', 'connection'];
/** The name of a header, and its value (RFC 9110, sections 5.1 and 5.5). */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
/** The name that Prism gives to the root of XML. */
const XML_ROOT = 'xml';

/** Serializes Prism's response; header values, of which Prism leaves numbers as they are, become texts. */
export function serializeResponse({ statusCode: status, headers: fields = {}, body }: IHttpResponse): MockResponse {
  const headers = Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name.toLowerCase(), headerText(value)] as const)
      .filter(([name]) => !FRAMING.includes(name)),
  );
  if (body === undefined || status === 204) return { status, headers };
  return { status, headers, body: serializeBody(body as Json, mediaTypeOf(headers['content-type'])) };
}

/** The name of a header that cannot be sent as the document has it; `undefined` where all can. */
export function invalidHeader({ headers }: MockResponse): string | undefined {
  return Object.keys(headers).find((name) => !HEADER_NAME.test(name) || !HEADER_VALUE.test(headers[name] ?? ''));
}

function headerText(value: Json): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** Serializes a body as Prism's command does: texts as they stand, except in JSON, and values in XML as elements. */
function serializeBody(body: Json, mediaType: string): string {
  if (typeof body === 'string' && !mediaType.includes('json')) return body;
  const json = restoreReferences(JSON.stringify(body));
  return /^application\/(?:.+\+)?xml$/.test(mediaType) ? element(XML_ROOT, JSON.parse(json)) : json;
}

/** XML as Prism's command writes it: each item of a list is an element with the name of the list. */
function element(name: string, value: Json): string {
  if (value === null) return `<${name}/>`;
  if (typeof value !== 'object') return `<${name}>${escapeXml(String(value))}</${name}>`;
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  const inner = Object.entries(value).map(([key, part]) => element(key, part));
  return `<${name}>${inner.join('')}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
