const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Bytes in Base64 (RFC 4648, 4). */
export function isBase64(text: string): boolean {
  return BASE64.test(text);
}

/** Bytes that are not text: a file, a buffer. In a form a text stands for them too. */
export function isBinary(value: unknown): boolean {
  return (
    typeof value === 'string' || value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)
  );
}
