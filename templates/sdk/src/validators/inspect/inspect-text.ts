import { codePoints } from '../code-points.ts';
import { counted } from '../describe.ts';
import { shapeOfText } from './shape-of-text.ts';
import type { Pattern } from '../schema.ts';
import type { Inspection } from './report.ts';

/** Length, pattern and format of a text. */
export function inspectText({ schema, value: text, place, report }: Inspection): void {
  if (typeof text !== 'string') return;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema;
  const length = codePoints(text);
  const received = length === 0 ? 'an empty string' : `${length}`;
  if (length < minLength)
    report.add(place, { code: 'length', expected: `at least ${counted(minLength, 'character')}`, received });
  if (length > maxLength)
    report.add(place, { code: 'length', expected: `at most ${counted(maxLength, 'character')}`, received });
  if (pattern !== undefined) inspectPattern({ place, report }, pattern, text);
  if (format?.of === 'string' && !format.test(text)) {
    report.add(place, { code: 'format', expected: expectedFormat(format.name), received: shapeOfText(text) });
  }
}

function inspectPattern({ place, report }: Pick<Inspection, 'place' | 'report'>, pattern: Pattern, text: string): void {
  const { source, longest = Number.POSITIVE_INFINITY } = pattern;
  const expected = `a text that matches ${source}`;
  const received = `a string of ${counted(codePoints(text), 'character')}`;
  if (!pattern.test(text)) report.add(place, { code: 'pattern', expected, received });
  else if (text.length > longest)
    report.add(place, {
      code: 'not-judged',
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
