/**
 * Whether a number is so many times another, as they are written: 19.99 is 1,999 times 0.01, though the nearest numbers
 * that a computer has are not.
 */
export function isMultiple(value: number, step: number): boolean {
  if (Number.isInteger(step) || !Number.isFinite(value)) return value % step === 0;
  const [one, other] = [decimalOf(value), decimalOf(step)];
  const least = Math.min(one.exponent, other.exponent);
  const scaled = ({ digits, exponent }: Decimal): bigint => digits * 10n ** BigInt(exponent - least);
  return scaled(one) % scaled(other) === 0n;
}

/** So many times a power of ten. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = '', power = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}
