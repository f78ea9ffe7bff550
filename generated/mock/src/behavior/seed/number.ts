/** Formats a number as a code: `PRJ007`. */
export function code(prefix: string, number: number, digits = 3): string {
  return `${prefix}${String(number).padStart(digits, '0')}`;
}

/** Returns the numbers from 1 to `count`. */
export function numbers(count: number): readonly number[] {
  return Array.from({ length: Math.max(Math.round(count), 1) }, (_, index) => index + 1);
}

/** Returns a day of the seed year by its number. */
export function day(number: number): string {
  return new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
}

/** Returns a day of the seed year with a time, in UTC. */
export function moment(number: number, hour = 9): string {
  return `${day(number)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
}

/** Days from the start of the week to the first day of the seed year, a Thursday. */
const BEFORE_MONDAY = 3;

/** Converts the number of a working day (Monday to Friday) of the seed year to the number of a day. */
export function workday(number: number): number {
  const fromMonday = number + BEFORE_MONDAY;
  return Math.floor(fromMonday / 5) * 7 + (fromMonday % 5) - BEFORE_MONDAY;
}

/** Returns the element of a list for a number, starting over after the last one. */
export function nth<Value>(values: readonly [Value, ...Value[]], number: number): Value {
  return values[(number - 1) % values.length] ?? values[0];
}
