import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { nearestName } from '../../nearest-name.ts';
import type { Context, Standing } from './context.ts';

/** Formats of JSON Schema 2020-12 and of the OpenAPI format registry. */
const formats: ReadonlySet<string> = new Set(
  `date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri
  iri-reference uuid uri-template json-pointer relative-json-pointer regex int8 int16 int32 int64 uint8
  uint16 uint32 uint64 float double decimal decimal128 byte binary base64url char commonmark html http-date
  media-range password sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token unixtime`.split(/\s+/),
);

/**
 * Warns once of formats that nobody knows, at the first of them: they are kept as remarks and check nothing. `x-formats`
 * at the root declares those that are meant to be there.
 */
export function checkFormats(schemas: readonly Standing[], { document, problems }: Context): void {
  const unknown = new Map<string, string>();
  for (const { value, pointer } of schemas) {
    const format = member(value, 'format');
    if (typeof format !== 'string' || formats.has(format) || unknown.has(format)) continue;
    if (member(member(document, 'x-formats'), format) === undefined) unknown.set(format, below(pointer, 'format'));
  }
  const [first] = unknown;
  if (first === undefined) return;
  const names = [...unknown.keys()].slice(0, 10).map((format) => `"${format}"`);
  problems.report('format-unknown', first[1], names.join(', '), nearestName(first[0], [...formats]) ?? '');
}
