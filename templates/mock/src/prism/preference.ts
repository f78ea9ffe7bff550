import { HttpError } from '../http/errors.ts';

/** What a `Prefer` header asks of an answer (RFC 7240), as Prism reads it. */
export interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
  readonly dynamic: boolean;
  readonly seed?: string;
}

const NO_WISHES: Preference = { dynamic: false };

/** What a request wishes. */
export interface Wishes {
  readonly header: string | undefined;
  readonly query: URLSearchParams;
  /** The status of a refusal. */
  readonly refusal: number;
}

/** What is wished for, by its name. */
type Wished = ReadonlyMap<string, string>;

const NAMES = ['code', 'example', 'dynamic', 'seed'];

/**
 * The wishes of a request: from its `Prefer` header, else from `__code`, `__example`, `__dynamic` and `__seed` of its
 * query.
 *
 * @throws HttpError where one cannot be granted, whatever the operation; Prism refuses it too
 */
export function readPreference({ header = '', query, refusal }: Wishes): Preference {
  if (header === '' && (query.size === 0 || ![...query.keys()].some((name) => name.startsWith('__')))) return NO_WISHES;
  const wished = header === '' ? wishedInQuery(query, refusal) : wishedInHeader(header, refusal);
  const code = wished.get('code');
  const example = wished.get('example');
  const seed = wished.get('seed');
  const dynamic = wished.get('dynamic') ?? 'false';
  if (code !== undefined && !/^\d{3}$/.test(code))
    throw new HttpError(refusal, 'A "code" that is wished for has three digits.');
  if (dynamic !== 'true' && dynamic !== 'false')
    throw new HttpError(refusal, '"dynamic" is wished for as true or false.');
  return {
    dynamic: dynamic === 'true',
    ...(code === undefined ? {} : { code: Number(code) }),
    ...(example === undefined ? {} : { exampleKey: example }),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** Whether a request wishes for anything that only Prism knows to make. */
export function hasWishes(preference: Preference): boolean {
  return preference.dynamic || preference.code !== undefined || preference.exampleKey !== undefined;
}

function wishedInQuery(query: URLSearchParams, refusal: number): Wished {
  const twice = NAMES.find((name) => query.getAll(`__${name}`).length > 1);
  if (twice !== undefined) throw new HttpError(refusal, `"__${twice}" is stated more than once.`);
  return new Map([...query].filter(([name]) => name.startsWith('__')).map(([name, value]) => [name.slice(2), value]));
}

/** Whatever stands between commas is a preference, but what is quoted is one text. */
const PREFERENCE = /(?:"[^"]*"|[^",])+/g;
/** Behind a semicolon stand parameters of the preference before it, which wish for nothing themselves. */
const BEFORE_PARAMETERS = /^(?:"[^"]*"|[^";])+/;

/** Of a preference that is stated twice the first counts. */
function wishedInHeader(header: string, refusal: number): Wished {
  const wished = new Map<string, string>();
  for (const preference of header.slice(0, 1000).match(PREFERENCE) ?? []) {
    const [stated = ''] = BEFORE_PARAMETERS.exec(preference) ?? [];
    const mark = stated.includes('=') ? stated.indexOf('=') : stated.length;
    const name = stated.slice(0, mark).trim().toLowerCase();
    const value = stated.slice(mark + 1).trim();
    if (!wished.has(name)) wished.set(name, value.replace(/^"(.*)"$/, '$1'));
  }
  const empty = NAMES.find((name) => wished.get(name) === '');
  if (empty !== undefined) throw new HttpError(refusal, `"${empty}" is wished for without a value.`);
  return wished;
}
