import type { Asked } from './asked.ts';
import { buildPath } from './build-path.ts';
import { queryText } from './query-text.ts';
import { addFields, type HeaderFields } from './header-fields.ts';
import type { EncodedBody, Parameter, ParameterDescription } from './operation.ts';
import { scalarText } from './scalar-text.ts';

/** A request that lacks nothing but its authorization. */
export interface PreparedRequest {
  /** The path below the base URL, without the query. */
  readonly path: string;
  readonly url: string;
  readonly fields: HeaderFields;
  readonly body: EncodedBody | undefined;
}

/**
 * Fills an operation's description with values.
 *
 * @throws {TypeError} where a value cannot stand in its place; the message names the parameter, never the value
 */
export function prepareRequest(asked: Asked<unknown>): PreparedRequest {
  const { connection, operation, request, options } = asked;
  const { auth, pathPrefixes } = connection.options;
  const credential = operation.public ? undefined : auth;
  const fields: HeaderFields = { ...connection.fields, accept: operation.answer.accept };
  if (operation.answer.uncoded) fields['accept-encoding'] = 'identity';
  const body = request['body'] === undefined ? undefined : operation.body?.(request['body']);
  if (body?.type) addFields(fields, { 'content-type': body.type });
  for (const [parameter, value] of valuesOf(operation.header, asked)) {
    addFields(fields, { [parameter.name]: fieldText(parameter, value) });
  }
  const cookies = valuesOf(operation.cookie, asked).map(([parameter, value]) => queryText(parameter, value));
  if (cookies.length > 0) addFields(fields, { cookie: cookies.join('; ') });
  if (options.headers) addFields(fields, options.headers);

  const prefix = operation.prefix && (pathPrefixes?.[operation.prefix.name] ?? operation.prefix.path);
  const path = (credential?.selector ?? '') + (prefix ?? '') + buildPath(operation, request);
  // Not after a slash, "@elsewhere" or ":80" would become a part of the origin.
  if (path[0] !== '/') throw new TypeError('path, prefix and selector must begin with a slash');
  const query = valuesOf(operation.query, asked).map(([parameter, value]) => queryText(parameter, value));
  for (const [name, value] of Object.entries(credential?.query?.() ?? {})) query.push(queryText({ name }, value));
  const search = query.filter(Boolean).join('&');
  return { path, url: connection.baseUrl + path + (search && `?${search}`), fields, body };
}

/** The values that are given for the parameters: by the request, else by the call's options, else by the client's. */
function valuesOf(
  parameters: readonly Parameter[] = [],
  { connection, request, options }: Asked<unknown>,
): [ParameterDescription, unknown][] {
  const values: [ParameterDescription, unknown][] = [];
  for (const given of parameters) {
    const parameter = typeof given === 'string' ? { name: given, property: given } : given;
    const { property, option } = parameter as ParameterDescription;
    let value = request[property];
    if (option) value ??= Reflect.get(options, property) ?? Reflect.get(connection.options, property);
    if (value !== undefined && value !== null) values.push([parameter, value]);
  }
  return values;
}

function fieldText({ name, encode }: ParameterDescription, value: unknown): string {
  if (encode) return encode(name, value, (text) => text);
  return [value]
    .flat()
    .map((item) => scalarText(name, item))
    .join(',');
}
