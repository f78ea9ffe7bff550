import { isObject, type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import type { Behavior, WriteContext } from '@bmp/mock-engine/behavior';
import { HttpError } from '@bmp/mock-engine/behavior';
import { PEOPLE } from './people.ts';

/** Read-only properties of an address, ignored in requests. */
const NEVER_SET = ['id', 'countryName', 'geographicalDepartmentName', 'regionName'];

/**
 * R141, R142: a create requires an address with its country; an update requires that or an existing `addressId`.
 * R018, R020: the names in it are read-only, and its own identifier is unused. All its properties are strings
 * (conventions L100).
 */
export const addresses: Behavior = {
  rules: ['R018', 'R020', 'R141', 'R142'],
  writes: Object.fromEntries(PEOPLE.map((collection) => [collection, addressed])),
};

async function addressed(item: JsonObject, { kind, input: sent, call }: WriteContext): Promise<JsonObject> {
  const address = sent['address'];
  if (isObject(address)) return { ...item, address: kept(address) };
  if (kind === 'create') throw new HttpError(400, 'An address with a country is required.');
  if (kind === 'patch') return item;
  const addressId = textAt(sent, 'addressId') ?? '';
  const found = await call.state.get('addresses', addressId);
  if (found === undefined)
    throw new HttpError(400, 'Without an address, "addressId" must be that of an existing address.');
  return { ...item, address: kept(found), addressId };
}

/** Returns an address without the read-only properties, and with the name of its country. */
function kept(address: JsonObject): JsonObject {
  const country = textAt(address, 'country');
  if (country === undefined || country === '') throw new HttpError(400, 'The country of the address is required.');
  const own = Object.fromEntries(Object.entries(address).filter(([name]) => !NEVER_SET.includes(name)));
  const wrong = Object.keys(own).filter((name) => own[name] !== null && typeof own[name] !== 'string');
  if (wrong.length > 0) throw new HttpError(400, `All properties of an address must be strings: ${wrong.join(', ')}.`);
  const countryName = countryNames.of(country);
  return countryName === undefined ? own : { ...own, countryName };
}

/** Codes that have a name in `Intl` but are not countries: unions, oceans and test codes. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** Looks up the names of countries; loads them on first use, because that takes a tenth of the mock's start. */
class CountryNames {
  #names: Intl.DisplayNames | undefined;

  /** Returns the name of a country, or `undefined` if the code is not that of a country. */
  of(country: string): string | undefined {
    if (!/^[A-Z]{2}$/.test(country) || NO_COUNTRIES.includes(country)) return undefined;
    this.#names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    return this.#names.of(country);
  }
}

const countryNames = new CountryNames();
