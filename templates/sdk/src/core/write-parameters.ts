import type { CallInput } from './asked.ts';
import { addFields } from './header-fields.ts';
import type { Parameter, ParameterDescription, PartSerializer, StyleEncoder } from './operation.ts';
import { scalarText } from './scalar-text.ts';

/** Writes the given values into the query, percent-encoded. */
export const serializeQuery: PartSerializer = ({ query }, asked, parameters) => {
  query.push(...pairs(asked, parameters));
};

/** Writes the given values as header fields. */
export const serializeHeaders: PartSerializer = ({ headers }, asked, parameters) => {
  const fields = valuesOf(asked, parameters).map(([{ name, encode = listed }, value]) => [
    name,
    encode(name, value, (text) => text),
  ]);
  addFields(headers, Object.fromEntries(fields));
};

/** Writes the given values as one field of cookies. */
export const serializeCookies: PartSerializer = ({ headers }, asked, parameters) => {
  addFields(headers, { cookie: pairs(asked, parameters).join('; ') || undefined });
};

function pairs(asked: CallInput<unknown>, parameters: readonly Parameter[]): string[] {
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
  { connection, request, options }: CallInput<unknown>,
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
