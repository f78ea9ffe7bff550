import { Buffer } from 'node:buffer';

/** A text, and the bytes of it in UTF-8, without a byte-order mark. */
export interface Text {
  readonly text: string;
  readonly bytes: Buffer;
}

/** The text of a file, or why it is none. */
export type Decoded =
  Text | { readonly fault: 'not-text' | 'document-empty' | 'looks-like-html'; readonly reason: string };

/** Decodes the bytes of a file: UTF-8, with or without a byte-order mark, or UTF-16 with one. */
export function decodeText(bytes: Buffer): Decoded {
  const encoding = encodingOf(bytes);
  if (encoding === 'gzip') return { fault: 'not-text', reason: 'it is compressed with gzip' };
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return judge({ text, bytes: encoding === 'utf-8' ? withoutMark(bytes) : Buffer.from(text) });
  } catch {
    return { fault: 'not-text', reason: `it is not valid ${encoding.toUpperCase()}` };
  }
}

function encodingOf(bytes: Uint8Array): 'gzip' | 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function withoutMark(bytes: Buffer): Buffer {
  const [first, second, third] = bytes;
  return first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
}

function judge({ text, bytes }: Text): Decoded {
  if (text.trim() === '') return { fault: 'document-empty', reason: '' };
  if (bytes.includes(0)) return { fault: 'not-text', reason: 'it holds NUL characters' };
  if (/^\s*<(!doctype|html|\?xml|head|body)/i.test(text.slice(0, 1_000)))
    return { fault: 'looks-like-html', reason: '' };
  return { text, bytes };
}
