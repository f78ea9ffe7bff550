import { decodeUtf8, encodeUtf8, toBinaryString } from './bytes.ts';
import { HttpError } from './errors.ts';
import { parseHeaderParameters } from './headers.ts';

/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly bytes: Uint8Array;
}

const MAX_PARTS = 100;

/** Parses a multipart body (RFC 2046, section 5.1.1). @throws HttpError 400 if it is malformed */
export function parseMultipart(contentType: string, body: Uint8Array): readonly Part[] {
  const boundary = parseHeaderParameters(contentType).get('boundary') ?? '';
  if (boundary === '') throw new HttpError(400, 'The multipart body names no boundary.');
  // One character per byte, so that positions in the string are those of the bytes.
  const text = toBinaryString(body);
  const delimiter = toBinaryString(encodeUtf8(`\r\n--${boundary}`));
  const parts: Part[] = [];
  let from = endOfFirstDelimiter(text, delimiter);
  while (from >= 0) {
    if (text.startsWith('--', from)) return parts;
    if (parts.length === MAX_PARTS) throw new HttpError(400, `The multipart body has more than ${MAX_PARTS} parts.`);
    const end = text.indexOf(delimiter, from);
    if (end < 0) break;
    parts.push(parsePart(body.subarray(from + 2, end), text.slice(from + 2, end)));
    from = end + delimiter.length;
  }
  throw new HttpError(400, 'The multipart body is malformed.');
}

/** Returns the end of the first delimiter, which needs no line break before it at the start of the body. */
function endOfFirstDelimiter(text: string, delimiter: string): number {
  if (text.startsWith(delimiter.slice(2))) return delimiter.length - 2;
  const start = text.indexOf(delimiter);
  return start < 0 ? start : start + delimiter.length;
}

function parsePart(bytes: Uint8Array, text: string): Part {
  const split = text.indexOf('\r\n\r\n');
  if (split < 0) throw new HttpError(400, 'A part of the multipart body has no header.');
  // A line that begins with a space continues the line before it, as mail programs fold long ones.
  const header = decodeUtf8(bytes.subarray(0, split)).replaceAll(/\r\n[\t ]+/g, ' ');
  const disposition = parseHeaderParameters(/^content-disposition:(.*)$/im.exec(header)?.[1] ?? '');
  const name = disposition.get('name');
  if (name === undefined) throw new HttpError(400, 'A part of the multipart body has no name.');
  const fileName = disposition.get('filename');
  return { name, bytes: bytes.subarray(split + 4), ...(fileName === undefined ? {} : { fileName }) };
}
