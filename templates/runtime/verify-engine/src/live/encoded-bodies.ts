import { Buffer } from 'node:buffer';
import { type Json, type JsonObject, member, objectAt } from '#shared/json.ts';
import type { EncodedBody } from './session.ts';

/** Files that are sent: an image of one pixel, and a text. */
const FILES = [
  {
    name: 'verify.png',
    mediaType: 'image/png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  { name: 'verify.txt', mediaType: 'text/plain', bytes: Buffer.from('verify') },
] as const;
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
    bytes: Buffer.from(bytes),
  }));
}

/** Encodes values as a form; `undefined` for another media type. */
export function encodedBodyOf(
  { mediaType, schema }: { readonly mediaType: string; readonly schema: JsonObject },
  values: JsonObject,
  file: (typeof FILES)[number] = FILES[0],
): EncodedBody | undefined {
  const fields = objectAt(schema, 'properties');
  if (mediaType === 'multipart/form-data')
    return {
      mediaType: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: Buffer.concat([
        ...Object.entries(values).flatMap(([name, value]) =>
          isFile(member(fields, name)) ? partOf(name, file) : partOf(name, { bytes: Buffer.from(textOf(value)) }),
        ),
        Buffer.from(`--${BOUNDARY}--\r\n`),
      ]),
    };
  if (mediaType !== URL_ENCODED) return undefined;
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [name, textOf(value)]);
  return { mediaType, bytes: Buffer.from(new URLSearchParams(pairs).toString()) };
}

function partOf(
  name: string,
  { name: file, mediaType, bytes }: { readonly name?: string; readonly mediaType?: string; readonly bytes: Uint8Array },
): readonly Uint8Array[] {
  const disposition = `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
  const type = mediaType === undefined ? '' : `\r\nContent-Type: ${mediaType}`;
  return [Buffer.from(`--${BOUNDARY}\r\n${disposition}${type}\r\n\r\n`), bytes, Buffer.from('\r\n')];
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
