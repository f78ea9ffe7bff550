import type { Asked } from './asked.ts';
import type { HeaderFields } from './header-fields.ts';
import type { Parameter, ParameterDescription, StyleEncoder } from './operation.ts';
import { scalarText } from './scalar-text.ts';

/** The query that the given values make: percent-encoded, without `?` before it. */
export function writeQuery(asked: Asked<unknown>, parameters: readonly Parameter[]): string {
  return pairs(asked, parameters).join('&');
}

/** The header fields that the given values make. */
export function writeHeader(asked: Asked<unknown>, parameters: readonly Parameter[]): HeaderFields {
  return Object.fromEntries(
    valuesOf(asked, parameters).map(([{ name, encode = listed }, value]) => [
      name,
      encode(name, value, (text) => text),
    ]),
  );
}

/** The field of cookies that the given values make. */
export function writeCookie(asked: Asked<unknown>, parameters: readonly Parameter[]): HeaderFields {
  const cookie = pairs(asked, parameters).join('; ');
  return cookie === '' ? {} : { cookie };
}

function pairs(asked: Asked<unknown>, parameters: readonly Parameter[]): string[] {
  return valuesOf(asked, parameters)
    .map(([{ name, encode = repeated }, value]) => encode(name, value, encodeURIComponent))
    .filter(Boolean);
}

const listed: StyleEncoder = (name, value) =>
  [value]
    .flat()
    .map((item) => scalarText(name, item))
    .join(',');

const repeated: StyleEncoder = (name, value, write) =>
  [value]
    .flat()
    .map((item) => `${write(name)}=${write(scalarText(name, item))}`)
    .join('&');

/** The values that are given for the parameters: by the request, else by the call's options, else by the client's. */
function valuesOf(
  { connection, request, options }: Asked<unknown>,
  parameters: readonly Parameter[],
): (readonly [ParameterDescription, unknown])[] {
  return parameters
    .map((given): ParameterDescription => (typeof given === 'string' ? { name: given, property: given } : given))
    .map((parameter) => {
      const { property, option } = parameter;
      const fromOptions: unknown =
        option && (Reflect.get(options, property) ?? Reflect.get(connection.options, property));
      return [parameter, request[property] ?? fromOptions ?? undefined] as const;
    })
    .filter(([, value]) => value !== undefined);
}
