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

/** Returns bodies of a media type other than JSON: a form with each of two files, or the bytes of these. */
export function encodedBodiesOf(
  mediaType: string,
  schema: JsonObject,
  sampleOf: (schema: Json) => Json | undefined,
): readonly EncodedBody[] {
  const fields = Object.entries(objectAt(schema, 'properties'));
  if (mediaType === 'multipart/form-data')
    return FILES.map((file) => ({
      mediaType: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: Buffer.concat([
        ...fields.flatMap(([name, field]) =>
          isFile(field) ? partOf(name, file) : partOf(name, { bytes: Buffer.from(textOf(sampleOf(field))) }),
        ),
        Buffer.from(`--${BOUNDARY}--\r\n`),
      ]),
    }));
  if (mediaType === 'application/x-www-form-urlencoded') {
    const pairs = fields.map(([name, field]): [string, string] => [name, textOf(sampleOf(field))]);
    return [{ mediaType, bytes: Buffer.from(new URLSearchParams(pairs).toString()) }];
  }
  return FILES.map(({ mediaType: own, bytes }) => ({
    mediaType: mediaType.includes('*') ? own : mediaType,
    bytes: Buffer.from(bytes),
  }));
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
function isFile(schema: Json): boolean {
  return (
    member(schema, 'format') === 'binary' ||
    member(schema, 'contentMediaType') !== undefined ||
    member(schema, 'type') === undefined
  );
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
