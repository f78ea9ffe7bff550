import { countCodePoints, isMultiple } from '../assertions.ts';
import { maskText, pluralize } from '../description.ts';
import { type KeywordContext, lengthIssue } from './report.ts';
import type { Pattern } from './schema.ts';

/** Length, pattern and format of a text. */
export function interpretString({ schema, value: text, location, report }: KeywordContext): void {
  if (typeof text !== 'string') return;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema;
  const length = countCodePoints(text);
  const received = length === 0 ? 'an empty string' : `${length}`;
  if (length < minLength) report.add(location, { ...lengthIssue('minLength', minLength), received });
  if (length > maxLength) report.add(location, { ...lengthIssue('maxLength', maxLength), received });
  if (pattern !== undefined) interpretPattern({ location, report }, pattern, text);
  if (format?.of === 'string' && !format.test(text)) {
    const { name } = format;
    const received = maskText(text);
    report.add(location, { code: 'format', keyword: 'format', limit: name, expected: expectedFormat(name), received });
  }
}

function interpretPattern(
  { location, report }: Pick<KeywordContext, 'location' | 'report'>,
  pattern: Pattern,
  text: string,
): void {
  const { source, maxLength: longest = Number.POSITIVE_INFINITY } = pattern;
  const issue = { keyword: 'pattern', limit: source, expected: `a text that matches ${source}` };
  const received = `a string of ${pluralize(countCodePoints(text), 'character')}`;
  if (!pattern.test(text)) report.add(location, { ...issue, code: 'pattern', received });
  else if (text.length > longest)
    report.add(location, {
      ...issue,
      code: 'not-validated',
      severity: 'warning',
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
  const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
  return example === undefined ? `a text of the format ${name}` : `a ${name} like ${example}`;
}

/** Numbers from here on are described, not quoted. */
const MIN_DESCRIBED_NUMBER = 1e9;

type NumberKeyword = 'maximum' | 'exclusiveMaximum' | 'minimum' | 'exclusiveMinimum' | 'multipleOf';

/** The tests of a number against the value of a keyword. */
const NUMBER_KEYWORDS: readonly {
  readonly keyword: NumberKeyword;
  readonly isSatisfied: (value: number | bigint, limit: number) => boolean;
  readonly expected: string;
}[] = [
  { keyword: 'maximum', isSatisfied: (value, limit) => value <= limit, expected: 'at most' },
  { keyword: 'exclusiveMaximum', isSatisfied: (value, limit) => value < limit, expected: 'less than' },
  { keyword: 'minimum', isSatisfied: (value, limit) => value >= limit, expected: 'at least' },
  { keyword: 'exclusiveMinimum', isSatisfied: (value, limit) => value > limit, expected: 'more than' },
  { keyword: 'multipleOf', isSatisfied: isMultiple, expected: 'a multiple of' },
];

/** Bounds, step and format of a number. */
export function interpretNumber({ schema, value, location, report }: KeywordContext): void {
  if (typeof value !== 'number' && typeof value !== 'bigint') return;
  for (const { keyword, isSatisfied, expected } of NUMBER_KEYWORDS) {
    const limit = schema[keyword];
    if (limit === undefined || isSatisfied(value, limit)) continue;
    report.add(location, {
      code: 'range',
      keyword,
      limit,
      expected: `${expected} ${limit}`,
      received: describeNumber(value),
    });
  }
  const { format } = schema;
  if (format?.of === 'number' && !format.test(value)) {
    const expected = `${format.name.startsWith('int') ? 'an' : 'a'} ${format.name}`;
    const received = describeNumber(value);
    report.add(location, { code: 'range', keyword: 'format', limit: format.name, expected, received });
  }
}

/** A number beside its bound; a long one, which may be the number of a card, by its length alone. */
function describeNumber(value: number | bigint): string {
  const size = Math.abs(Number(value));
  return size < MIN_DESCRIBED_NUMBER ? String(value) : `a number of ${Math.floor(Math.log10(size)) + 1} digits`;
}
