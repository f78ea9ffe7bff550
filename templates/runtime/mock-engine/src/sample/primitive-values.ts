import { member, textAt, ownAt } from '../json.ts';
import { Random } from '../random.ts';
import { isInteger, type JsonType, pointerBelow, type SchemaPart } from './composed-schema.ts';
import { type Sample, type SampleFailure, tooLarge, unknown, unsatisfiable } from './result.ts';
import { patternSampler, toRegExp } from './pattern.ts';

/** The span that a random number is taken from where a bound is missing. */
const SPAN = 1_000;
const MAX_DECIMALS = 9;

/** Samples a number within its bounds: the lowest one that is stated, else 0. */
export function sampleNumber(parts: readonly SchemaPart[], random: Random | undefined): Sample {
  const bounds = boundsOf('number', parts);
  const factor = factorOf(parts);
  const start = random === undefined ? preferred(bounds) : randomWithin(bounds, random, factor !== undefined);
  const value = factor === undefined ? start : multipleNear(start, factor, bounds);
  if (value !== undefined) return { value, isStated: false };
  return unknown(parts[0]?.pointer ?? '', 'no multiple lies between its bounds');
}

/** The step that `multipleOf` keywords and the type `integer` leave; `undefined` for any number. */
function factorOf(parts: readonly SchemaPart[]): number | undefined {
  const factors = parts
    .map(({ schema }) => member(schema, 'multipleOf'))
    .filter((factor) => typeof factor === 'number');
  const isWhole = isInteger(parts) || parts.some(({ schema }) => /^u?int\d+$/.test(textAt(schema, 'format') ?? ''));
  const all = [...factors.filter((factor) => factor > 0), ...(isWhole ? [1] : [])];
  if (all.length === 0) return undefined;
  const scale = 10 ** Math.min(MAX_DECIMALS, Math.max(...all.map(decimalsOf)));
  const common = all
    .map((factor) => Math.round(factor * scale))
    .reduce((one, other) => (one * other) / divisor(one, other));
  return common / scale;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

function decimalsOf(value: number): number {
  const [, decimals = '', exponent = '0'] = /(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(String(value)) ?? [];
  return Math.max(0, decimals.length - Number(exponent));
}

/** The number that Prism prefers: the minimum, 0, or what lies next to the bounds. */
function preferred({ low, high }: Bounds): number {
  if (low !== undefined && !low.isExclusive) return low.value;
  if (low === undefined) return high === undefined ? 0 : upper(high);
  const next = low.value + 1;
  return high !== undefined && (high.isExclusive ? next >= high.value : next > high.value)
    ? (low.value + high.value) / 2
    : next;
}

function upper({ value, isExclusive }: Bound): number {
  return isExclusive ? value - 1 : value;
}

function randomWithin({ low, high }: Bounds, random: Random, isStepped: boolean): number {
  const from = low?.value ?? (high === undefined ? 0 : high.value - SPAN);
  const to = Math.min(high?.value ?? from + SPAN, from + 1e12);
  const value = from + random.next() * (to - from);
  if (isStepped) return value;
  const rounded = Math.round(value * 100) / 100;
  return rounded > from && rounded < to ? rounded : value;
}

/** The multiple at or above a number, or below it, that the bounds allow. */
function multipleNear(start: number, factor: number, { low, high }: Bounds): number | undefined {
  const steps = Math.ceil(start / factor);
  return [steps, steps - 1, steps + 1]
    .map((count) => Number((count * factor).toPrecision(15)))
    .find((value) => isWithin(value, low, high));
}

function isWithin(value: number, low: Bound | undefined, high: Bound | undefined): boolean {
  const isAbove = low === undefined || (low.isExclusive ? value > low.value : value >= low.value);
  return isAbove && (high === undefined || (high.isExclusive ? value < high.value : value <= high.value));
}

const KEYWORDS: Readonly<Partial<Record<JsonType, readonly [low: string, high: string]>>> = {
  number: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
};

/** One bound on a value or its size. */
interface Bound {
  readonly keyword: string;
  readonly value: number;
  /** `true` if the bound itself is excluded. */
  readonly isExclusive: boolean;
  readonly pointer: string;
}

/** The strictest bounds of a type on both sides. */
interface Bounds {
  readonly low?: Bound;
  readonly high?: Bound;
}

/** The strictest bounds that parts set for a type: on the value of a number, on the size of anything else. */
export function boundsOf(type: JsonType, parts: readonly SchemaPart[]): Bounds {
  const [lowest, highest] = KEYWORDS[type] ?? [];
  if (lowest === undefined || highest === undefined) return {};
  const low = strictest(parts, lowest, (one, other) => other - one);
  const high = strictest(parts, highest, (one, other) => one - other);
  return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}

/** Explains why bounds leave no value of a type. */
export function emptyBounds(type: JsonType, parts: readonly SchemaPart[]): SampleFailure | undefined {
  const { low, high } = boundsOf(type, parts);
  if (low === undefined || high === undefined) return undefined;
  if (hasRoom(low, high, type === 'number' && !isInteger(parts))) return undefined;
  return unsatisfiable(low.pointer, `"${low.keyword}" is ${low.value}, "${high.keyword}" ${high.value}`);
}

/** The smallest integer that a lower bound allows. */
export function firstInteger({ value, isExclusive }: Bound): number {
  return isExclusive ? Math.floor(value) + 1 : Math.ceil(value);
}

/** The largest integer that an upper bound allows. */
export function lastInteger({ value, isExclusive }: Bound): number {
  return isExclusive ? Math.ceil(value) - 1 : Math.floor(value);
}

function hasRoom(low: Bound, high: Bound, isFractional: boolean): boolean {
  if (!isFractional) return firstInteger(low) <= lastInteger(high);
  return low.isExclusive || high.isExclusive ? low.value < high.value : low.value <= high.value;
}

/** @param order - negative where the first bound is stricter */
function strictest(
  parts: readonly SchemaPart[],
  keyword: string,
  order: (one: number, other: number) => number,
): Bound | undefined {
  const bounds = parts.flatMap((part) => boundsIn(part, keyword));
  return bounds.toSorted(
    (one, other) => order(one.value, other.value) || Number(other.isExclusive) - Number(one.isExclusive),
  )[0];
}

/** Exclusive bounds are numbers of their own; before 3.1 they are a flag beside the bound. */
function boundsIn(part: SchemaPart, keyword: string): readonly Bound[] {
  const exclusiveKeyword = `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
  const [plain, exclusive] = [member(part.schema, keyword), member(part.schema, exclusiveKeyword)];
  const bounds: Bound[] = [];
  if (typeof plain === 'number') {
    const pointer = pointerBelow(part, keyword);
    bounds.push({ keyword, value: plain, isExclusive: exclusive === true, pointer });
  }
  if (typeof exclusive === 'number') {
    const pointer = pointerBelow(part, exclusiveKeyword);
    bounds.push({ keyword: exclusiveKeyword, value: exclusive, isExclusive: true, pointer });
  }
  return bounds;
}

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
  'idn-email': 'пользователь@пример.ру',
  password: 'pa$$word',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ip: '192.168.0.1',
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
  decimal: '12.5',
};

/** Formats whose texts differ from sample to sample. */
const RANDOM_FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  'date-time': (random) => moment(random).replace(/\.\d+/, ''),
  date: (random) => moment(random).slice(0, 10),
  'date-month': (random) => moment(random).slice(0, 7),
  time: (random) => moment(random).slice(11).replace(/\.\d+/, ''),
  email: (random) => `${word(random)}.${word(random)}${random.integer(1, 999)}@example.com`,
  hostname: (random) => `${word(random)}${random.integer(1, 999)}.example.com`,
  ip: randomAddress,
  ipv4: randomAddress,
  uri: (random) => `http://example.com/${word(random)}/${random.integer(1, 9_999)}`,
  decimal: (random) => (random.integer(1, 99_999) / 100).toFixed(2),
  uuid: (random) => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => random.integer(0, 15).toString(16)),
};

function randomAddress(random: Random): string {
  return `192.168.${random.integer(0, 255)}.${random.integer(1, 254)}`;
}

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
  if (random !== undefined) yield ownAt(RANDOM_FORMATS, format)?.(random) ?? '';
  const text = ownAt(FORMATS, format) ?? TEXT;
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
