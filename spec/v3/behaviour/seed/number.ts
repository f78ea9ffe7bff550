/** A number as a code has it: `PRJ007`. */
export function code(prefix: string, number: number, digits = 3): string {
  return `${prefix}${String(number).padStart(digits, '0')}`;
}

/** The identifiers `1` to `count`. */
export function numbers(count: number): readonly number[] {
  return Array.from({ length: Math.max(Math.round(count), 1) }, (_, index) => index + 1);
}

/** A day of the seed year, by its number. */
export function day(number: number): string {
  return new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
}

/** The same with a time, in UTC. */
export function moment(number: number, hour = 9): string {
  return `${day(number)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
}

/** The first day of the seed year is a Thursday: this many days before it a week begins. */
const BEFORE_MONDAY = 3;

/** A working day of the seed year, by its number, as the number of a day: Monday to Friday. */
export function workday(number: number): number {
  const fromMonday = number + BEFORE_MONDAY;
  return Math.floor(fromMonday / 5) * 7 + (fromMonday % 5) - BEFORE_MONDAY;
}

/** The element of a list that a number falls on. */
export function nth<Value>(values: readonly [Value, ...Value[]], number: number): Value {
  return values[(number - 1) % values.length] ?? values[0];
}
