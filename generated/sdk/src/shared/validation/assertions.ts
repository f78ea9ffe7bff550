/** Tests for an object of JSON: not `null`, not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tests for an integer. One beyond 2^53 is a `bigint`, which compares with numbers as a number does. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value) || typeof value === 'bigint';
}

/** Tests for a number that JSON can hold: not `NaN`, not infinite. */
export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value) || typeof value === 'bigint';
}

const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]/g;

/** The length of a text in characters of Unicode, as JSON Schema counts. */
export function countCodePoints(text: string): number {
  return text.length - (text.match(SURROGATES)?.length ?? 0);
}

/** Tests whether two values are the same JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isEqual(Reflect.get(one, key), Reflect.get(other, key)));
}

/** Replaces what is below the compared levels. No JSON text contains it. */
const CUT = '\0';

/**
 * Tests whether no two items are the same JSON. Compares texts with sorted members, first of the outer levels, then of
 * more while items look the same: deep parts are not visited again for each array around them.
 */
export function isUnique(items: readonly unknown[]): boolean {
  for (let levels = 2; ; levels *= 4) {
    const seen = new Set<unknown>();
    for (const item of items) {
      const isWhole = typeof item !== 'object' || item === null;
      const key = isWhole ? scalarKey(item) : canonicalJson(item, levels);
      if (seen.has(key) && (isWhole || !String(key).includes(CUT))) return false;
      seen.add(key);
    }
    if (seen.size === items.length) return true;
  }
}

function scalarKey(item: unknown): unknown {
  return typeof item === 'string' ? `"${item}` : item;
}

/** JSON with the members of objects in the order of their names, down to so many levels. */
function canonicalJson(value: unknown, levels: number): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (levels === 0) return CUT;
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, levels - 1)).join()}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(Reflect.get(value, key), levels - 1)}`);
  return `{${members.join()}}`;
}

/**
 * Tests whether a number is a multiple of another as written in decimals: 19.99 is 1,999 times 0.01, although the
 * nearest binary fractions are not.
 */
export function isMultiple(value: number | bigint, step: number): boolean {
  if (typeof value === 'bigint') return isMultipleOf(decimalOf(value), decimalOf(step));
  if (Number.isInteger(step) || !Number.isFinite(value)) return value % step === 0;
  return isMultipleOf(decimalOf(value), decimalOf(step));
}

function isMultipleOf(one: Decimal, other: Decimal): boolean {
  const least = Math.min(one.exponent, other.exponent);
  const scaled = ({ digits, exponent }: Decimal): bigint => digits * BigInt(10) ** BigInt(exponent - least);
  return scaled(one) % scaled(other) === BigInt(0);
}

/** So many times a power of ten. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

function decimalOf(value: number | bigint): Decimal {
  const [mantissa = '', power = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}
