import type { IHttpResponse } from '@stoplight/prism-http';
import { mediaTypeOf, type MockResponse } from '../http/message.ts';
import type { Json } from '../json.ts';
import { asItWas } from './kept-within.ts';
import { xmlOf } from './xml-of.ts';

/** Where an answer ends is told by who sends it, whatever the document makes of these. */
const FRAMING = ['content-length', 'transfer-encoding', 'connection'];

/** What Prism answers, as the mock sends it: header values, of which Prism leaves numbers as they are, are texts. */
export function answerOf({ statusCode: status, headers: fields = {}, body }: IHttpResponse): MockResponse {
  const headers = Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name.toLowerCase(), valueOf(value)] as const)
      .filter(([name]) => !FRAMING.includes(name)),
  );
  if (body === undefined || status === 204) return { status, headers };
  return { status, headers, body: bodyOf(body as Json, mediaTypeOf(headers['content-type'])) };
}

function valueOf(value: Json): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** As Prism's command sends it: a text as it stands, but for JSON, and a value of an answer in XML as elements. */
function bodyOf(body: Json, mediaType: string): string {
  if (typeof body === 'string' && !mediaType.includes('json')) return body;
  const json = asItWas(JSON.stringify(body));
  return /^application\/(?:.+\+)?xml$/.test(mediaType) ? xmlOf(JSON.parse(json)) : json;
}
