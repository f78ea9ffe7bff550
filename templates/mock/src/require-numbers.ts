import type { MockOptions } from './mock-options.ts';

/** The numbers that a mock may be started with: the least and the most of each. */
export const BOUNDS = {
  port: [0, 65_535],
  seed: [0, 2 ** 32],
  size: [0, 10_000],
  callsPerSpace: [0, 1_000_000],
  maxBodyBytes: [1, 2 ** 31 - 1],
  maxConnections: [1, 1_000_000],
} as const satisfies Partial<Record<keyof MockOptions, readonly [least: number, most: number]>>;

/** @throws TypeError where an option is none of the whole numbers that it may be */
export function requireNumbers(options: MockOptions): void {
  for (const [name, [least, most]] of Object.entries(BOUNDS)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined || (Number.isInteger(value) && least <= Number(value) && Number(value) <= most)) continue;
    throw new TypeError(`${name} must be a whole number from ${least} to ${most}, not ${said(value)}.`);
  }
}

/** What comes from the environment is a text, and looks like a number without its quotes. */
function said(value: unknown): string {
  return typeof value === 'string' ? `the text ${JSON.stringify(value.slice(0, 40))}` : String(value).slice(0, 40);
}
