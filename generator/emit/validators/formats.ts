/** A format that is judged: the kind of value, and the function of the runtime that tests it. */
interface FormatFunction {
  readonly of: 'string' | 'number';
  readonly module: string;
  readonly name: string;
}

const text = (module: string, name: string): FormatFunction => ({ of: 'string', module: `formats/${module}`, name });
const number = (name: string): FormatFunction => ({ of: 'number', module: 'formats/data-types', name });

/** Formats that are judged; any other describes and does not constrain, as JSON Schema has it. */
export const FORMATS: ReadonlyMap<string, FormatFunction> = new Map([
  ['date-time', text('dates', 'isDateTime')],
  ['date', text('dates', 'isDate')],
  ['date-month', text('dates', 'isDateMonth')],
  ['time', text('dates', 'isTime')],
  ['duration', text('dates', 'isDuration')],
  ['email', text('identifiers', 'isEmail')],
  ['hostname', text('identifiers', 'isHostname')],
  ['ip', text('identifiers', 'isIp')],
  ['ipv4', text('identifiers', 'isIpv4')],
  ['ipv6', text('identifiers', 'isIpv6')],
  ['uri', text('identifiers', 'isUri')],
  ['uri-reference', text('identifiers', 'isUriReference')],
  ['iri', text('identifiers', 'isIri')],
  ['iri-reference', text('identifiers', 'isIriReference')],
  ['uuid', text('identifiers', 'isUuid')],
  ['json-pointer', text('identifiers', 'isJsonPointer')],
  ['relative-json-pointer', text('identifiers', 'isRelativeJsonPointer')],
  ['regex', text('identifiers', 'isRegex')],
  ['byte', text('data-types', 'isBase64')],
  ['int32', number('isInt32')],
  ['int64', number('isInt64')],
  ['float', number('isFloat')],
]);
