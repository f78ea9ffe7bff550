import { setHeaders } from '../client/headers.ts';
import type {
  SerializerInput,
  OperationDescription,
  Parameter,
  ParameterDescription,
  PartSerializer,
  StyleEncoder,
} from '../client/operation.ts';
import { scalarToString } from './styles.ts';

/**
 * Fills the path template with the values of the request. Values that would change the path are rejected: empty, `.`
 * and `..`, which URL parsers remove.
 *
 * @throws {TypeError} if a value is missing or would change the path
 */
export function buildPath(
  template: string,
  styles: OperationDescription<unknown>['pathStyles'],
  request: Readonly<Record<string, unknown>>,
): string {
  const [prefix = '', ...pieces] = template.split('{');
  let path = prefix;
  // A loop, because replacing by a pattern takes twice as long.
  for (const piece of pieces) {
    const [property = '', rest = ''] = piece.split('}');
    const value = request[property] ?? '';
    const text =
      styles?.[property]?.(property, value, encodeURIComponent) ?? encodeURIComponent(scalarToString(property, value));
    if (value === '' || /^\.{0,2}$/.test(text)) {
      throw new TypeError(`${property} is missing, empty, "." or ".."`);
    }
    path += text + rest;
  }
  return path;
}

/** Serializes query parameters, percent-encoded. */
export const serializeQuery: PartSerializer = ({ query }, input, parameters) => {
  query.push(...encodePairs(input, parameters));
};

/** Adds the query that every request of the operation has. */
export const fixedQuery: PartSerializer = ({ query }, _, pairs) => {
  query.push(...pairs.map(String));
};

/** Serializes header parameters. */
export const serializeHeaders: PartSerializer = ({ headers }, input, parameters) => {
  const fields = givenValues(input, parameters).map(([{ name, encode = scalarToString }, value]) => [
    name,
    // A list without items is left out.
    encode(name, value, (text) => text) || (value === '' ? '' : undefined),
  ]);
  setHeaders(headers, Object.fromEntries(fields));
};

/** Serializes cookie parameters into one `cookie` header. */
export const serializeCookies: PartSerializer = ({ headers }, input, parameters) => {
  setHeaders(headers, { cookie: encodePairs(input, parameters).join('; ') || undefined });
};

/**
 * Adds a new idempotency key where the caller gives none. A request is built once per call, so its retries have the
 * same key.
 */
export const idempotencyKey: PartSerializer = ({ headers }, _, [name]) => {
  if (typeof name === 'string') headers[name] ??= crypto.randomUUID();
};

function encodePairs(input: SerializerInput, parameters: readonly Parameter[]): string[] {
  return givenValues(input, parameters)
    .map(([{ name, encode = repeatedName }, value]) => encode(name, value, encodeURIComponent))
    .filter(Boolean);
}

const repeatedName: StyleEncoder = (name, value, encodeText) =>
  [value]
    .flat()
    .map((item) => `${encodeText(name)}=${encodeText(scalarToString(name, item))}`)
    .join('&');

/**
 * Returns the parameters that have a value: from the request, else the options of the call, else those of the client.
 */
function givenValues(
  { connection, request, options }: SerializerInput,
  parameters: readonly Parameter[],
): (readonly [ParameterDescription, unknown])[] {
  return parameters.flatMap((given) => {
    const parameter: ParameterDescription = typeof given === 'string' ? { name: given, property: given } : given;
    const { property, option } = parameter;
    const fromOptions: unknown =
      option && (Reflect.get(options, property) ?? Reflect.get(connection.options, property));
    const value = request[property] ?? fromOptions ?? undefined;
    // Not `undefined` alone: every object has a `constructor`, and a parameter may be called like that.
    return value === Reflect.get({}, property) ? [] : [[parameter, value]];
  });
}
