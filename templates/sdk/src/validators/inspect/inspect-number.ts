import { isMultiple } from '../multiple.ts';
import type { Inspection } from './report.ts';

/** Numbers from here on are described, not quoted. */
const LONG = 1e9;

/** Bounds, step and format of a number. */
export function inspectNumber({ schema, value, place, report }: Inspection): void {
  if (typeof value !== 'number') return;
  const { maximum, exclusiveMaximum, minimum, exclusiveMinimum, multipleOf, format } = schema;
  const bound = (isBroken: boolean, expected: string): void => {
    if (isBroken) report.add(place, { code: 'bound', expected, received: shownNumber(value) });
  };
  bound(maximum !== undefined && !(value <= maximum), `at most ${maximum}`);
  bound(exclusiveMaximum !== undefined && !(value < exclusiveMaximum), `less than ${exclusiveMaximum}`);
  bound(minimum !== undefined && !(value >= minimum), `at least ${minimum}`);
  bound(exclusiveMinimum !== undefined && !(value > exclusiveMinimum), `more than ${exclusiveMinimum}`);
  bound(multipleOf !== undefined && !isMultiple(value, multipleOf), `a multiple of ${multipleOf}`);
  bound(
    format?.of === 'number' && !format.test(value),
    format?.name === 'int64' ? 'an int64 below 2^53' : `an ${format?.name}`,
  );
}

/** A number beside its bound; a long one, which may be the number of a card, by its length alone. */
function shownNumber(value: number): string {
  return Math.abs(value) < LONG ? String(value) : `a number of ${Math.floor(Math.log10(Math.abs(value))) + 1} digits`;
}
