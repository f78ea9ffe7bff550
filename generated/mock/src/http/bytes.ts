const encoder = new TextEncoder();
/** Keeps a byte order mark, as `Buffer` does. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const strictDecoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
/** Characters per call of `String.fromCharCode`, which takes a limited number of arguments. */
const CHUNK_LENGTH = 8192;

/** Encodes a text as UTF-8. Bytes are returned as they are. */
export function encodeUtf8(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? encoder.encode(text) : text;
}

/** Decodes UTF-8; invalid bytes become replacement characters. */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Decodes UTF-8, or returns `undefined` if the bytes are invalid. */
export function tryDecodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Converts bytes to a string with one character per byte, so that string functions can work on binary data. */
export function toBinaryString(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK_LENGTH)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK_LENGTH)));
  return parts.join('');
}

/** Converts a string with one character per byte to bytes. */
export function fromBinaryString(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Encodes a string with one character per byte as Base64. */
export function encodeBase64(binary: string): string {
  return btoa(binary);
}

/**
 * Decodes Base64 in both alphabets, with or without padding. It is as lenient as servers usually are: characters that
 * are in neither alphabet are ignored.
 */
export function decodeBase64(text: string): Uint8Array {
  const [unpadded = ''] = text.split('=', 1);
  const letters = unpadded
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/[^A-Za-z\d+/]/g, '');
  // A last group of one letter holds no whole byte.
  return fromBinaryString(atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters));
}

/** Encodes a text as URL-safe Base64 of its UTF-8, without padding (RFC 4648, section 5). */
export function encodeBase64Url(data: string | Uint8Array): string {
  const base64 = encodeBase64(toBinaryString(encodeUtf8(data)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
