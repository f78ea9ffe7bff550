import { isObject, type Json } from '../json.ts';
import { HttpError } from '../http/errors.ts';

/** Headers that a fault adds to an answer, by their names in small letters. */
export type FaultHeaders = Readonly<Record<string, string>>;

/** A token (RFC 9110, section 5.6.2), and a value of a field (section 5.5). */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
/** What says how the answer is sent, which `damage` changes. */
const OF_CONNECTION: readonly string[] = ['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** @throws Refusal where one cannot be sent */
export function requireHeaders(value: Json | undefined): void {
  if (value === undefined) return;
  const isRight = isObject(value) && Object.values(value).every((text) => typeof text === 'string' && VALUE.test(text));
  if (!isRight) throw new HttpError(400, '"headers" must be an object of texts, such as { "retry-after": "2" }.');
  const wrong = Object.keys(value).find((name) => !NAME.test(name) || OF_CONNECTION.includes(name.toLowerCase()));
  if (wrong !== undefined) throw new HttpError(400, `No fault can set a header ${JSON.stringify(wrong)}.`);
}

/** The headers that several faults set: of one that is set twice the first counts. */
export function headersOf(faults: readonly { readonly headers?: FaultHeaders }[]): FaultHeaders {
  const entries = faults.toReversed().flatMap(({ headers }) => Object.entries(headers ?? {}));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}
