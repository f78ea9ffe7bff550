import type { Content, Operation, Parameter, ParameterLocation } from '../../model/api.ts';
import { type Json, type JsonObject, below, type Pointer, at, decodePointer, textAt } from '../../model/json.ts';
import { readableContents, successes } from '../../model/responses.ts';
import type { Property, Schema } from '../../model/schema.ts';

/** The part of a call that one validator judges. */
type PartName = 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response';

/** A part, the schema that judges it, and its type. */
export interface Part {
  readonly name: PartName;
  /** Status of the response; only set if the operation has others. */
  readonly status?: string;
  /** Pointer of the schema; one of its own if it is composed of parameters. */
  readonly pointer: Pointer;
  /** The schema itself, where it stands nowhere in the document. */
  readonly schema?: Json;
  readonly type: Schema;
}

const LOCATED = ['path', 'query', 'header', 'cookie'] as const;

/** Returns the parts of an operation that are validated. */
export function operationParts(operation: Operation, document: JsonObject): readonly Part[] {
  return [
    ...LOCATED.flatMap((location) => parametersPart(location, operation, document)),
    ...(operation.body === undefined ? [] : [contentPart('body', operation.body.preferred, document)]),
    ...responsePart(operation, document),
  ];
}

/** The parameters of one place as an object, by the names that a request has them under. */
function parametersPart(
  location: ParameterLocation & PartName,
  operation: Operation,
  document: JsonObject,
): readonly Part[] {
  const parameters = operation.parameters.filter((parameter) => parameter.location === location);
  if (parameters.length === 0) return [];
  const properties = parameters.map(
    (parameter) => [parameter.identifier, at(document, schemaPointer(parameter)) ?? true] as const,
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ identifier }) => identifier);
  return [
    {
      name: location,
      pointer: below(operation.pointer, `~${location}`),
      schema: { type: 'object', properties: Object.fromEntries(properties), required },
      type: { kind: 'object', properties: parameters.map(parameterProperty) },
    },
  ];
}

/** Returns the pointer of the schema of a parameter. */
export function schemaPointer({ pointer, mediaType }: Parameter): Pointer {
  return mediaType === undefined ? below(pointer, 'schema') : below(pointer, 'content', mediaType, 'schema');
}

function parameterProperty({ identifier, pointer, schema, required, documentation }: Parameter): Property {
  return { name: identifier, pointer, schema, required, readOnly: false, writeOnly: false, documentation };
}

function contentPart(name: PartName, content: Content, document: JsonObject): Part {
  const { pointer, coding, schema, text } = content;
  if (coding === 'binary' || (coding === 'multipart' && name === 'response'))
    return { name, pointer, schema: { type: 'string', format: 'binary' }, type: { kind: 'binary' } };
  const isPassedOn = name === 'response' || (text === undefined && schema.kind === 'string');
  if (coding === 'events' || (['text', 'form'].includes(coding) && isPassedOn))
    return { name, pointer, schema: { type: 'string' }, type: { kind: 'string' } };
  const place = below(pointer, 'schema');
  const written = at(document, place) ?? (coding === 'text' ? { type: 'string' } : true);
  const reference = textAt(written, '$ref');
  const isPlain = reference !== undefined && typeof written === 'object' && Object.keys(written ?? {}).length === 1;
  return isPlain
    ? { name, pointer: decodePointer(reference), type: schema }
    : { name, pointer: place, schema: written, type: schema };
}

/** The data that a success gives: what the client's one reader can give. */
function responsePart(operation: Operation, document: JsonObject): readonly Part[] {
  const { contents } = readableContents(operation.responses);
  const parts = contents.map((content) => contentPart('response', content, document));
  const [only, ...others] = parts;
  if (only === undefined || others.length === 0) return parts;
  const schema = { anyOf: parts.map((part) => part.schema ?? { $ref: `#${encodeURI(part.pointer)}` }) };
  const type: Schema = { kind: 'union', variants: parts.map((part) => part.type) };
  return [
    { name: 'response', pointer: below(operation.pointer, '~response'), schema, type },
    ...statusParts(operation, contents, document),
  ];
}

/** The data of each status, where they differ. */
function statusParts({ responses }: Operation, readable: readonly Content[], document: JsonObject): readonly Part[] {
  const parts = successes(responses).flatMap(({ status, contents }) =>
    contents
      .filter((content) => readable.includes(content))
      .map((content): Part => ({ ...contentPart('response', content, document), status })),
  );
  return new Set(parts.map(({ pointer }) => pointer)).size > 1 ? parts : [];
}
