import { decodeBase64 } from '../http/body.ts';
import { type Json, type JsonObject, member, objectAt } from '#shared/json.ts';

/** Body of a request with its media type. */
export interface EncodedBody {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** File that a form may hold. */
interface SampleFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Files that are sent: an image of one pixel, and a text. */
const FILES: readonly [SampleFile, SampleFile] = [
  {
    name: 'verify.png',
    mediaType: 'image/png',
    bytes: decodeBase64(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    ),
  },
  { name: 'verify.txt', mediaType: 'text/plain', bytes: encode('verify') },
];
const BOUNDARY = 'verify-boundary';
const URL_ENCODED = 'application/x-www-form-urlencoded';

/** Returns bodies of a media type other than JSON: a form with each of two files, or the bytes of these. */
export function encodedBodiesOf(
  mediaType: string,
  schema: JsonObject,
  sampleOf: (schema: Json) => Json | undefined,
): readonly EncodedBody[] {
  const fields = Object.entries(objectAt(schema, 'properties'));
  const values = Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field) ?? '']));
  const forms = FILES.map((file) => encodedBodyOf({ mediaType, schema }, values, file)).filter(
    (form) => form !== undefined,
  );
  if (forms.length > 0) return mediaType === URL_ENCODED ? forms.slice(0, 1) : forms;
  return FILES.map(({ mediaType: own, bytes }) => ({
    mediaType: mediaType.includes('*') ? own : mediaType,
    bytes: Uint8Array.from(bytes),
  }));
}

/** Encodes values as a form; `undefined` for another media type. */
export function encodedBodyOf(
  { mediaType, schema }: { readonly mediaType: string; readonly schema: JsonObject },
  values: JsonObject,
  file: SampleFile = FILES[0],
): EncodedBody | undefined {
  const fields = objectAt(schema, 'properties');
  if (mediaType === 'multipart/form-data')
    return {
      mediaType: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: joined([
        ...Object.entries(values).flatMap(([name, value]) =>
          isFile(member(fields, name)) ? partOf(name, file) : partOf(name, { bytes: encode(textOf(value)) }),
        ),
        encode(`--${BOUNDARY}--\r\n`),
      ]),
    };
  if (mediaType !== URL_ENCODED) return undefined;
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [name, textOf(value)]);
  return { mediaType, bytes: encode(new URLSearchParams(pairs).toString()) };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function partOf(
  name: string,
  { name: file, mediaType, bytes }: { readonly name?: string; readonly mediaType?: string; readonly bytes: Uint8Array },
): readonly Uint8Array[] {
  const disposition = `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
  const type = mediaType === undefined ? '' : `\r\nContent-Type: ${mediaType}`;
  return [encode(`--${BOUNDARY}\r\n${disposition}${type}\r\n\r\n`), bytes, encode('\r\n')];
}

/** Files have the format `binary` in version 3.0, and a media type or no type in version 3.1. */
function isFile(schema: Json | undefined): boolean {
  if (schema === undefined) return false;
  return (
    member(schema, 'format') === 'binary' ||
    member(schema, 'contentMediaType') !== undefined ||
    member(schema, 'type') === undefined
  );
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
