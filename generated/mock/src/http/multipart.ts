import { Refusal } from '../refusal.ts';

/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

const MOST_PARTS = 100;

/** The parts of a multipart body; what is malformed is refused. */
export function readMultipart(contentType: string, body: Uint8Array): readonly Part[] {
  const boundary = /boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) throw new Refusal(400, 'The multipart body names no boundary.');
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`--${mark}`);
  const parts: Part[] = [];
  let start = bytes.indexOf(delimiter);
  while (start >= 0) {
    const from = start + delimiter.length;
    if (bytes.subarray(from, from + 2).toString('latin1') === '--') return parts;
    const end = bytes.indexOf(delimiter, from);
    if (end < 0 || parts.length === MOST_PARTS) break;
    parts.push(readPart(bytes.subarray(from + 2, end - 2)));
    start = end;
  }
  throw new Refusal(400, 'The multipart body is malformed.');
}

function readPart(bytes: Buffer): Part {
  const split = bytes.indexOf('\r\n\r\n');
  if (split < 0) throw new Refusal(400, 'A part of the multipart body has no head.');
  const head = bytes.subarray(0, split).toString('utf8');
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? '';
  const name = /[;\s]name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new Refusal(400, 'A part of the multipart body has no name.');
  const fileName = /filename="([^"]*)"/i.exec(disposition)?.[1];
  const type = /^content-type:\s*(\S+)/im.exec(head)?.[1];
  return {
    name,
    bytes: bytes.subarray(split + 4),
    ...(fileName === undefined ? {} : { fileName }),
    ...(type === undefined ? {} : { type }),
  };
}
