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
