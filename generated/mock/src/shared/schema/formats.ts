import { isBase64, isFloat, isInt32, isInt64 } from '../validation/formats/data-types.ts';
import { isDate, isDateMonth, isDateTime, isDuration, isTime } from '../validation/formats/dates.ts';
import {
  isEmail,
  isHostname,
  isIp,
  isIpv4,
  isIpv6,
  isIri,
  isIriReference,
  isJsonPointer,
  isRegex,
  isRelativeJsonPointer,
  isUri,
  isUriReference,
  isUuid,
} from '../validation/formats/identifiers.ts';

/** The function that validates a format, and the module and the name that generated code imports it by. */
export type FormatFunction = { readonly module: string; readonly name: string } & (
  | { readonly of: 'string'; readonly test: (value: string) => boolean }
  | { readonly of: 'number'; readonly test: (value: number) => boolean }
);

type Test<Value> = (value: Value) => boolean;

const text = (module: string, name: string, test: Test<string>): FormatFunction => ({
  of: 'string',
  module: `formats/${module}`,
  name,
  test,
});
const number = (name: string, test: Test<number>): FormatFunction => ({
  of: 'number',
  module: 'formats/data-types',
  name,
  test,
});

/** Formats that are validated; any other describes and does not constrain, as JSON Schema has it. */
export const FORMATS: ReadonlyMap<string, FormatFunction> = new Map([
  ['date-time', text('dates', 'isDateTime', isDateTime)],
  ['date', text('dates', 'isDate', isDate)],
  ['date-month', text('dates', 'isDateMonth', isDateMonth)],
  ['time', text('dates', 'isTime', isTime)],
  ['duration', text('dates', 'isDuration', isDuration)],
  ['email', text('identifiers', 'isEmail', isEmail)],
  ['hostname', text('identifiers', 'isHostname', isHostname)],
  ['ip', text('identifiers', 'isIp', isIp)],
  ['ipv4', text('identifiers', 'isIpv4', isIpv4)],
  ['ipv6', text('identifiers', 'isIpv6', isIpv6)],
  ['uri', text('identifiers', 'isUri', isUri)],
  ['uri-reference', text('identifiers', 'isUriReference', isUriReference)],
  ['iri', text('identifiers', 'isIri', isIri)],
  ['iri-reference', text('identifiers', 'isIriReference', isIriReference)],
  ['uuid', text('identifiers', 'isUuid', isUuid)],
  ['json-pointer', text('identifiers', 'isJsonPointer', isJsonPointer)],
  ['relative-json-pointer', text('identifiers', 'isRelativeJsonPointer', isRelativeJsonPointer)],
  ['regex', text('identifiers', 'isRegex', isRegex)],
  ['byte', text('data-types', 'isBase64', isBase64)],
  ['int32', number('isInt32', isInt32)],
  ['int64', number('isInt64', isInt64)],
  ['float', number('isFloat', isFloat)],
]);
