import {
  isBase64,
  isDate,
  isDateMonth,
  isDateTime,
  isDuration,
  isEmail,
  isFloat,
  isHostname,
  isInt32,
  isInt64,
  isIp,
  isIpv4,
  isIpv6,
  isIri,
  isIriReference,
  isJsonPointer,
  isRegex,
  isRelativeJsonPointer,
  isTime,
  isUri,
  isUriReference,
  isUuid,
} from '../validation/formats.ts';

/** The function that validates a format, and the name that generated code imports it by. */
export type FormatFunction =
  | { readonly of: 'string'; readonly name: string; readonly test: (value: string) => boolean }
  | { readonly of: 'number'; readonly name: string; readonly test: (value: number | bigint) => boolean };

function text(name: string, test: (value: string) => boolean): FormatFunction {
  return { of: 'string', name, test };
}

function number(name: string, test: (value: number | bigint) => boolean): FormatFunction {
  return { of: 'number', name, test };
}

/** Formats that are validated; any other describes and does not constrain, as JSON Schema has it. */
export const FORMATS: ReadonlyMap<string, FormatFunction> = new Map([
  ['date-time', text('isDateTime', isDateTime)],
  ['date', text('isDate', isDate)],
  ['date-month', text('isDateMonth', isDateMonth)],
  ['time', text('isTime', isTime)],
  ['duration', text('isDuration', isDuration)],
  ['email', text('isEmail', isEmail)],
  ['hostname', text('isHostname', isHostname)],
  ['ip', text('isIp', isIp)],
  ['ipv4', text('isIpv4', isIpv4)],
  ['ipv6', text('isIpv6', isIpv6)],
  ['uri', text('isUri', isUri)],
  ['uri-reference', text('isUriReference', isUriReference)],
  ['iri', text('isIri', isIri)],
  ['iri-reference', text('isIriReference', isIriReference)],
  ['uuid', text('isUuid', isUuid)],
  ['json-pointer', text('isJsonPointer', isJsonPointer)],
  ['relative-json-pointer', text('isRelativeJsonPointer', isRelativeJsonPointer)],
  ['regex', text('isRegex', isRegex)],
  ['byte', text('isBase64', isBase64)],
  ['int32', number('isInt32', isInt32)],
  ['int64', number('isInt64', isInt64)],
  ['float', number('isFloat', isFloat)],
]);
