import { Refusal } from '../refusal.ts';

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

/**
 * The wishes of a request: from its `Prefer` header, else from `__code`, `__example`, `__dynamic` and `__seed` of its query.
 *
 * @throws Refusal where one cannot be granted, whatever the operation; Prism refuses it too
 */
export function readPreference({ header, query, refusal }: Wishes): Preference {
  if (header === undefined && (query.size === 0 || ![...query.keys()].some((name) => name.startsWith('__'))))
    return NO_WISHES;
  const wishes =
    header === undefined
      ? new Map([...query].filter(([name]) => name.startsWith('__')).map(([name, value]) => [name.slice(2), value]))
      : pairs(header);
  const code = wishes.get('code');
  const example = wishes.get('example');
  const seed = wishes.get('seed');
  const dynamic = wishes.get('dynamic') ?? 'false';
  if (code !== undefined && !/^\d{3}$/.test(code))
    throw new Refusal(refusal, 'A "code" that is wished for has three digits.');
  if (dynamic !== 'true' && dynamic !== 'false')
    throw new Refusal(refusal, '"dynamic" is wished for as true or false.');
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

function pairs(header: string): ReadonlyMap<string, string> {
  const entries = header
    .slice(0, 1000)
    .split(/[,;]/)
    .map((entry) => entry.trim().split('='));
  // Of one that is stated twice the first counts.
  return new Map(
    entries
      .toReversed()
      .map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')]),
  );
}
