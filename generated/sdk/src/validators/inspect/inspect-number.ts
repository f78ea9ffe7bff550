import type { Inspection } from './report.ts';

/** Bounds, step and format of a number. */
export function inspectNumber({ schema, place, report }: Inspection, value: number): void {
  const { maximum, exclusiveMaximum, minimum, exclusiveMinimum, multipleOf, format } = schema;
  const bound = (isBroken: boolean, expected: string): void => {
    if (isBroken) report.add(place, { code: 'bound', expected, received: String(value) });
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

function isMultiple(value: number, step: number): boolean {
  return Number.isInteger(value / step);
}
