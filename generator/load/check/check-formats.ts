import { member } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { closestMatch } from '../../../templates/shared/closest-match.ts';
import type { Context } from './context.ts';

/** Formats of JSON Schema 2020-12 and of the OpenAPI format registry. */
const formats: ReadonlySet<string> = new Set(
  `date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri
  iri-reference uuid uri-template json-pointer relative-json-pointer regex int8 int16 int32 int64 uint8
  uint16 uint32 uint64 float double decimal decimal128 byte binary base64url char commonmark html http-date
  media-range password sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token unixtime`.split(/\s+/),
);

/**
 * Warns once of formats that nobody knows, at the first of them: they are kept as remarks and check nothing.
 * `x-formats` at the root declares those that are meant to be there.
 */
export function checkFormats(found: ReadonlyMap<string, Pointer>, { document, problems }: Context): void {
  const declared = member(document, 'x-formats');
  const unknown = [...found].filter(([format]) => !formats.has(format) && member(declared, format) === undefined);
  const [first] = unknown;
  if (first === undefined) return;
  const names = unknown.slice(0, 10).map(([format]) => `"${format}"`);
  problems.report('format-unknown', first[1], names.join(', '), closestMatch(first[0], [...formats]) ?? '');
}
