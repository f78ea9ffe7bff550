import { countCodePoints, isMultiple } from '../assertions.ts';
import { maskText, pluralize } from '../description.ts';
import type { KeywordContext } from './report.ts';
import type { Pattern } from './schema.ts';

/** Length, pattern and format of a text. */
export function interpretString({ schema, value: text, location, report }: KeywordContext): void {
  if (typeof text !== 'string') return;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema;
  const length = countCodePoints(text);
  const received = length === 0 ? 'an empty string' : `${length}`;
  if (length < minLength)
    report.add(location, { code: 'length', expected: `at least ${pluralize(minLength, 'character')}`, received });
  if (length > maxLength)
    report.add(location, { code: 'length', expected: `at most ${pluralize(maxLength, 'character')}`, received });
  if (pattern !== undefined) interpretPattern({ location, report }, pattern, text);
  if (format?.of === 'string' && !format.test(text)) {
    report.add(location, { code: 'format', expected: expectedFormat(format.name), received: maskText(text) });
  }
}

function interpretPattern(
  { location, report }: Pick<KeywordContext, 'location' | 'report'>,
  pattern: Pattern,
  text: string,
): void {
  const { source, maxLength: longest = Number.POSITIVE_INFINITY } = pattern;
  const expected = `a text that matches ${source}`;
  const received = `a string of ${pluralize(countCodePoints(text), 'character')}`;
  if (!pattern.test(text)) report.add(location, { code: 'pattern', expected, received });
  else if (text.length > longest)
    report.add(location, {
      code: 'not-validated',
      severity: 'warning',
      expected,
      received: `${received}, too long to be tried against it`,
    });
}

const EXAMPLES: Readonly<Record<string, string>> = {
  'date-time': '2024-01-31T10:20:30.000Z',
  date: '2024-01-31',
  'date-month': '2024-01',
  time: '10:20:30Z',
};

function expectedFormat(name: string): string {
  const example = EXAMPLES[name];
  return example === undefined ? `a text of the format ${name}` : `a ${name} like ${example}`;
}

/** Numbers from here on are described, not quoted. */
const MIN_DESCRIBED_NUMBER = 1e9;

/** Bounds, step and format of a number. */
export function interpretNumber({ schema, value, location, report }: KeywordContext): void {
  if (typeof value !== 'number') return;
  const { maximum, exclusiveMaximum, minimum, exclusiveMinimum, multipleOf, format } = schema;
  const bound = (isBroken: boolean, expected: string): void => {
    if (isBroken) report.add(location, { code: 'range', expected, received: describeNumber(value) });
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
function describeNumber(value: number): string {
  return Math.abs(value) < MIN_DESCRIBED_NUMBER
    ? String(value)
    : `a number of ${Math.floor(Math.log10(Math.abs(value))) + 1} digits`;
}
