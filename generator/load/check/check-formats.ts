import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { nearestName } from '../suggest-pointer.ts';
import type { Check } from './context.ts';

/** Formats of JSON Schema 2020-12 and of the OpenAPI format registry. */
const formats = [
  'date-time', 'date', 'time', 'duration', 'email', 'idn-email', 'hostname', 'idn-hostname', 'ipv4', 'ipv6', 'uri',
  'uri-reference', 'iri', 'iri-reference', 'uuid', 'uri-template', 'json-pointer', 'relative-json-pointer', 'regex',
  'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float', 'double', 'double-int', 'decimal', 'decimal128',
  'byte', 'binary', 'base64url', 'char', 'commonmark', 'html', 'http-date', 'media-range', 'password', 'sf-binary',
  'sf-boolean', 'sf-decimal', 'sf-integer', 'sf-string', 'sf-token', 'unixtime',
];

/** Warns of a format that nobody knows, once for each: it is kept as a remark and checks nothing. `x-formats` at the root may declare one. */
export function formatCheck(): Check {
  const told = new Set<string>(formats);
  return ({ value, pointer }, { document, problems }) => {
    const format = member(value, 'format');
    if (typeof format !== 'string' || told.has(format)) return;
    told.add(format);
    if (member(member(document, 'x-formats'), format) !== undefined) return;
    problems.report('format-unknown', below(pointer, 'format'), format, nearestName(format, formats) ?? '');
  };
}
