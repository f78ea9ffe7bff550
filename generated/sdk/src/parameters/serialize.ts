import { addFields } from '../client/headers.ts';
import type {
  CallInput,
  OperationDescription,
  Parameter,
  ParameterDescription,
  PartSerializer,
  StyleEncoder,
} from '../client/operation.ts';
import { scalarText } from './styles.ts';

const plain: StyleEncoder = (name, value, write) => write(scalarText(name, value));

/**
 * The operation's path with the request's values in it, each kept inside its segment: none is written as nothing, `.`
 * or `..`, so that no segment that holds one is what a URL parser takes away.
 *
 * @throws {TypeError} where a value is missing or would be written so
 */
export function buildPath(
  operation: Pick<OperationDescription<unknown>, 'path' | 'pathStyles'>,
  request: Readonly<Record<string, unknown>>,
): string {
  const [beginning = '', ...pieces] = operation.path.split('{');
  let written = beginning;
  // By hand, because a replacement by a pattern takes twice as long.
  for (const piece of pieces) {
    const [property = '', rest = ''] = piece.split('}');
    const value = request[property] ?? '';
    const text = (operation.pathStyles?.[property] ?? plain)(property, value, encodeURIComponent);
    if (value === '' || /^\.{0,2}$/.test(text)) throw new TypeError(`${property} must not be empty, "." or ".."`);
    written += text + rest;
  }
  return written;
}

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
