import type { ServedOperation } from '../document/served-document.ts';
import { HttpError, type Issue, type MockRequest } from '../http/message.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';

/** The preferences of a `Prefer` header (RFC 7240), as Prism reads it. */
export interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
  readonly dynamic: boolean;
  readonly seed?: string;
}

export const NO_PREFERENCE: Preference = { dynamic: false };

/** The sources of preferences in a request. */
export interface PreferenceSource {
  readonly header: string | undefined;
  readonly query: URLSearchParams;
  /** The status of the error for an invalid preference. */
  readonly errorStatus: number;
}

/** The stated preferences, by name. */
type PreferenceEntries = ReadonlyMap<string, string>;

const NAMES = ['code', 'example', 'dynamic', 'seed'];

/**
 * Reads the preferences of a request: from its `Prefer` header, else from `__code`, `__example`, `__dynamic` and
 * `__seed` of its query.
 *
 * @throws HttpError for an invalid preference, which Prism rejects too
 */
export function readPreference({ header = '', query, errorStatus }: PreferenceSource): Preference {
  if (header === '' && (query.size === 0 || ![...query.keys()].some((name) => name.startsWith('__'))))
    return NO_PREFERENCE;
  const entries = header === '' ? entriesInQuery(query, errorStatus) : entriesInHeader(header, errorStatus);
  const code = entries.get('code');
  const example = entries.get('example');
  const seed = entries.get('seed');
  const dynamic = entries.get('dynamic') ?? 'false';
  if (code !== undefined && !/^\d{3}$/.test(code))
    throw new HttpError(errorStatus, 'The preference "code" must have three digits.');
  if (dynamic !== 'true' && dynamic !== 'false')
    throw new HttpError(errorStatus, 'The preference "dynamic" must be true or false.');
  return {
    dynamic: dynamic === 'true',
    ...(code === undefined ? {} : { code: Number(code) }),
    ...(example === undefined ? {} : { exampleKey: example }),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** Tests whether a request has a preference that only Prism can satisfy. */
export function hasPreference(preference: Preference): boolean {
  return preference.dynamic || preference.code !== undefined || preference.exampleKey !== undefined;
}

function entriesInQuery(query: URLSearchParams, errorStatus: number): PreferenceEntries {
  const repeated = NAMES.find((name) => query.getAll(`__${name}`).length > 1);
  if (repeated !== undefined) throw new HttpError(errorStatus, `"__${repeated}" must not be repeated.`);
  return new Map([...query].filter(([name]) => name.startsWith('__')).map(([name, value]) => [name.slice(2), value]));
}

/** A preference: the text between commas, where a quoted text may contain commas. */
const PREFERENCE = /(?:"[^"]*"|[^",])+/g;
/** A preference without its parameters, which follow a semicolon and have no effect. */
const BEFORE_PARAMETERS = /^(?:"[^"]*"|[^";])+/;

/** The first of repeated preferences counts. */
function entriesInHeader(header: string, errorStatus: number): PreferenceEntries {
  const entries = new Map<string, string>();
  for (const preference of header.slice(0, 1000).match(PREFERENCE) ?? []) {
    const [stated = ''] = BEFORE_PARAMETERS.exec(preference) ?? [];
    const mark = stated.includes('=') ? stated.indexOf('=') : stated.length;
    const name = stated.slice(0, mark).trim().toLowerCase();
    const value = stated.slice(mark + 1).trim();
    if (!entries.has(name)) entries.set(name, value.replace(/^"(.*)"$/, '$1'));
  }
  const empty = NAMES.find((name) => entries.get(name) === '');
  if (empty !== undefined) throw new HttpError(errorStatus, `The preference "${empty}" has no value.`);
  return entries;
}

/** A request that Prism responds to. */
export interface PrismQuestion {
  readonly operation: ServedOperation;
  readonly request: MockRequest;
  readonly query: URLSearchParams;
  /** The values of path parameters, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly preference: Preference;
  /** The validators of responses. */
  readonly validators: SchemaValidators;
  /** The issues of the request; where there are none, Prism does not validate it. */
  readonly issues: readonly Issue[];
}
