/** A signed integer of 32 bits. */
export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -2147483648 && value <= 2147483647;
}

/**
 * A signed integer of 64 bits that JavaScript holds exactly: beyond 2^53 a number has lost digits already, so sending
 * it on would write another value than was meant.
 */
export function isInt64(value: number): boolean {
  return Number.isSafeInteger(value);
}

/** A number that a 32-bit float can hold, rounded. */
export function isFloat(value: number): boolean {
  return Number.isFinite(Math.fround(value));
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Bytes in Base64 (RFC 4648, 4). */
export function isBase64(text: string): boolean {
  return BASE64.test(text);
}

/** Binary data: a file or a buffer. In a form a string may stand for it. */
export function isBinary(value: unknown): boolean {
  return (
    typeof value === 'string' || value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)
  );
}
