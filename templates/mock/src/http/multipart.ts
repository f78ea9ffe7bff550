import { HttpError } from './errors.ts';
import { parseHeaderParameters } from './headers.ts';

/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly bytes: Uint8Array;
}

const MAX_PARTS = 100;

/** The parts of a multipart body (RFC 2046, section 5.1.1); what is malformed is refused. */
export function parseMultipart(contentType: string, body: Uint8Array): readonly Part[] {
  const mark = parseHeaderParameters(contentType).get('boundary') ?? '';
  if (mark === '') throw new HttpError(400, 'The multipart body names no boundary.');
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`\r\n--${mark}`);
  const parts: Part[] = [];
  let from = endOfFirst(bytes, delimiter);
  while (from >= 0) {
    if (bytes.toString('latin1', from, from + 2) === '--') return parts;
    if (parts.length === MAX_PARTS) throw new HttpError(400, `The multipart body has more than ${MAX_PARTS} parts.`);
    const end = bytes.indexOf(delimiter, from);
    if (end < 0) break;
    parts.push(parsePart(bytes.subarray(from + 2, end)));
    from = end + delimiter.length;
  }
  throw new HttpError(400, 'The multipart body is malformed.');
}

/** Where the first delimiter ends, before which no line need end. */
function endOfFirst(bytes: Buffer, delimiter: Buffer): number {
  const isFirst = bytes.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2));
  if (isFirst) return delimiter.length - 2;
  const start = bytes.indexOf(delimiter);
  return start < 0 ? start : start + delimiter.length;
}

function parsePart(bytes: Buffer): Part {
  const split = bytes.indexOf('\r\n\r\n');
  if (split < 0) throw new HttpError(400, 'A part of the multipart body has no head.');
  // A line that begins with a space goes on with the one before, as programs for mail write long ones.
  const head = bytes
    .subarray(0, split)
    .toString('utf8')
    .replaceAll(/\r\n[\t ]+/g, ' ');
  const disposition = parseHeaderParameters(/^content-disposition:(.*)$/im.exec(head)?.[1] ?? '');
  const name = disposition.get('name');
  if (name === undefined) throw new HttpError(400, 'A part of the multipart body has no name.');
  const fileName = disposition.get('filename');
  return { name, bytes: bytes.subarray(split + 4), ...(fileName === undefined ? {} : { fileName }) };
}
