import { textAt } from '../json.ts';
import { Random } from '../random.ts';
import { toRegExp } from './pattern.ts';
import type { SchemaPart } from './composed-schema.ts';
import { boundsOf, firstInteger, lastInteger } from './numbers.ts';
import { patternSampler } from './pattern.ts';
import { type Sample, tooLarge, unknown } from './result.ts';

const TEXT = 'string';
const WORDS = ['alpha', 'bravo', 'delta', 'echo', 'golf', 'hotel', 'india', 'lima', 'nova', 'oscar', 'sierra', 'tango'];
/** Texts that are made for patterns and lengths before the search ends. */
const MAX_ATTEMPTS = 60;
const DAY_MS = 86_400_000;
const START = Date.UTC(2019, 7, 24, 14, 15, 22);

/** The same texts as Prism makes, so that documents keep their usual samples. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2019-08-24T14:15:22Z',
  date: '2019-08-24',
  time: '14:15:22Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  password: 'pa$$word',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.168.0.1',
  ipv6: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
  uri: 'http://example.com',
  'uri-reference': '../dictionary',
  'uri-template': 'http://example.com/{endpoint}',
  iri: 'http://example.com',
  'iri-reference': '../dictionary',
  uuid: '497f6eca-6276-4993-bfeb-53cbbbba6f08',
  'json-pointer': '/json/pointer',
  'relative-json-pointer': '1/relative/json/pointer',
  regex: '/regex/',
  byte: 'c3RyaW5n',
  'date-month': '2019-08',
};

/** Formats whose texts differ from sample to sample. */
const RANDOM_FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  'date-time': (random) => moment(random).replace(/\.\d+/, ''),
  date: (random) => moment(random).slice(0, 10),
  'date-month': (random) => moment(random).slice(0, 7),
  time: (random) => moment(random).slice(11).replace(/\.\d+/, ''),
  email: (random) => `${word(random)}.${word(random)}${random.integer(1, 999)}@example.com`,
  hostname: (random) => `${word(random)}${random.integer(1, 999)}.example.com`,
  ipv4: (random) => `192.168.${random.integer(0, 255)}.${random.integer(1, 254)}`,
  uri: (random) => `http://example.com/${word(random)}/${random.integer(1, 9_999)}`,
  uuid: (random) => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => random.integer(0, 15).toString(16)),
};

/** Constraints that a text must satisfy. */
interface TextRules {
  readonly min: number;
  readonly max: number;
  readonly patterns: readonly string[];
  readonly format: string | undefined;
}

/**
 * Samples a text by its format, patterns and length.
 *
 * @param limit - characters that it may have
 */
export function sampleText(parts: readonly SchemaPart[], random: Random | undefined, limit: number): Sample {
  const rules = rulesOf(parts);
  const pointer = parts[0]?.pointer ?? '';
  if (rules.min > limit) return tooLarge(pointer, `minLength ${rules.min}`);
  const expressions = rules.patterns.map(expressionOrUndefined);
  const isValid = (text: string): boolean =>
    lengthOf(text) >= rules.min &&
    lengthOf(text) <= rules.max &&
    expressions.every((expression) => expression === undefined || expression.test(text));
  for (const text of candidates(rules, random, limit)) {
    if (text === undefined) return tooLarge(pointer, `pattern ${rules.patterns.join(' ').slice(0, 60)}`);
    if (isValid(text)) return { value: text, isStated: false };
  }
  return unknown(pointer, 'no text was found for its pattern');
}

function rulesOf(parts: readonly SchemaPart[]): TextRules {
  const { low, high } = boundsOf('string', parts);
  const patterns = parts.map(({ schema }) => textAt(schema, 'pattern')).filter((pattern) => pattern !== undefined);
  const format = parts
    .map(({ schema }) => textAt(schema, 'format'))
    .find((name) => name !== undefined && Object.hasOwn(FORMATS, name));
  return {
    min: low === undefined ? 0 : firstInteger(low),
    max: high === undefined ? Infinity : lastInteger(high),
    patterns: [...new Set(patterns)],
    format,
  };
}

/** An invalid pattern accepts anything, as where the document is served without checks. */
function expressionOrUndefined(pattern: string): RegExp | undefined {
  try {
    return toRegExp(pattern);
  } catch {
    return undefined;
  }
}

/** The texts to try, the preferred first; `undefined` where a pattern makes more than the limit. */
function* candidates(rules: TextRules, random: Random | undefined, limit: number): Generator<string | undefined> {
  const { format, patterns, min, max } = rules;
  const samplers = patterns.map(patternSampler).filter((sampler) => sampler !== undefined);
  if (format !== undefined) yield* formatTexts(format, rules, random);
  else if (patterns.length === 0 && random !== undefined) yield fitted(`${word(random)} ${word(random)}`, min, max);
  yield fitted(TEXT, min, max);
  const chance = random ?? new Random(seedOf(patterns.join(' ')));
  for (let attempt = 0; attempt < MAX_ATTEMPTS && samplers.length > 0; attempt += 1) {
    const minLength = attempt % 2 === 1 ? 0 : min;
    const texts = samplers.map((make) => make({ minLength, limit, random: attempt === 0 ? random : chance }));
    yield* texts;
    yield* texts.map((text) => fitted(text ?? '', min, max));
  }
}

function* formatTexts(format: string, { min, max }: TextRules, random: Random | undefined): Generator<string> {
  if (random !== undefined) yield RANDOM_FORMATS[format]?.(random) ?? '';
  const text = FORMATS[format] ?? TEXT;
  yield text;
  if (format === 'password') yield fitted(text, min, max);
}

/** A text repeated, or cut, until its length is right. */
function fitted(text: string, min: number, max: number): string {
  if (text === '') return text;
  const long = min > text.length ? text.repeat(Math.ceil(min / text.length)).slice(0, min) : text;
  return long.length > max ? long.slice(0, max) : long;
}

function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

function moment(random: Random): string {
  return new Date(START + random.integer(0, 2_000) * DAY_MS + random.integer(0, DAY_MS / 1_000) * 1_000).toISOString();
}

function word(random: Random): string {
  return WORDS[random.integer(0, WORDS.length - 1)] ?? TEXT;
}

/** A seed that is the same for the same text. */
export function seedOf(text: string): number {
  let seed = 0;
  for (const character of text) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return seed;
}
