import { isObject, type JsonObject, textAt } from '../json.ts';
import type { Behaviour, WriteContext } from '../platform.ts';
import { HttpError } from '../http/errors.ts';
import { PEOPLE } from './people.ts';

/** What of an address nobody sets. */
const NEVER_SET = ['id', 'countryName', 'geographicalDepartmentName', 'regionName'];

/**
 * R141, R142: an address is needed to create, with its country; without one on update, an `addressId` that exists.
 * R018, R020: the names in it are read-only, and its own identifier is unused. All that is in it is text (conventions
 * L100).
 */
export const addresses: Behaviour = {
  rules: ['R018', 'R020', 'R141', 'R142'],
  writes: Object.fromEntries(PEOPLE.map((collection) => [collection, addressed])),
};

async function addressed(item: JsonObject, { kind, input: sent, call }: WriteContext): Promise<JsonObject> {
  const address = sent['address'];
  if (isObject(address)) return { ...item, address: kept(address) };
  if (kind === 'create') throw new HttpError(400, 'An address is needed, with its country.');
  if (kind === 'patch') return item;
  const addressId = textAt(sent, 'addressId') ?? '';
  const found = await call.state.get('addresses', addressId);
  if (found === undefined) throw new HttpError(400, 'Without an address, "addressId" must name one that exists.');
  return { ...item, address: kept(found), addressId };
}

/** An address without what nobody sets, and with the name that its country has. */
function kept(address: JsonObject): JsonObject {
  const country = textAt(address, 'country');
  if (country === undefined || country === '') throw new HttpError(400, 'An address needs a country.');
  const own = Object.fromEntries(Object.entries(address).filter(([name]) => !NEVER_SET.includes(name)));
  const wrong = Object.keys(own).filter((name) => own[name] !== null && typeof own[name] !== 'string');
  if (wrong.length > 0) throw new HttpError(400, `In an address, all is text: ${wrong.join(', ')}.`);
  const countryName = countryNames.of(country);
  return countryName === undefined ? own : { ...own, countryName };
}

/** Codes that Intl has a name for, and that are no country's: unions, oceans, and what only tests use. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** The names of countries, which take as long to be found at first as a tenth of the mock's start. */
class CountryNames {
  #names: Intl.DisplayNames | undefined;

  /** The name of a country; nothing where the code is none. */
  of(country: string): string | undefined {
    if (!/^[A-Z]{2}$/.test(country) || NO_COUNTRIES.includes(country)) return undefined;
    this.#names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    return this.#names.of(country);
  }
}

const countryNames = new CountryNames();
