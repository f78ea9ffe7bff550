import type { OperationResponse, Body, Content } from '../model/api.ts';
import { readPartEncoding } from '../model/form-encoding.ts';
import { isBodiless } from '../model/http.ts';
import { type Json, type JsonObject, member, below, at, follow, type Node, objectAt, textAt } from '../model/json.ts';
import { acceptsNull, codingOf, holdsBytes, isXmlType, schemaOfMedia, classifySchema } from '../model/media-types.ts';
import { preferredContent } from '../model/responses.ts';
import type { Schema } from '../model/schema.ts';
import { documentationBeside } from './documentation.ts';
import type { SchemaBuilder } from './named-schemas.ts';

/** Builds the body of an operation; returns `undefined` if it has none. */
export function buildBody(document: JsonObject, operation: Node, schemas: SchemaBuilder): Body | undefined {
  const written = member(operation.value, 'requestBody');
  if (written === undefined) return undefined;
  const node = follow(document, { value: written, pointer: below(operation.pointer, 'requestBody') });
  const contents = buildContents(document, node, schemas);
  const preferred = preferredContent(withoutLoss(contents, document));
  if (preferred === undefined) return undefined;
  return {
    required: member(node.value, 'required') === true,
    documentation: documentationBeside(written, node.value),
    pointer: node.pointer,
    contents,
    preferred,
  };
}

/** Removes JSON contents with bytes if a multipart form is offered, since JSON cannot hold bytes. */
function withoutLoss(contents: readonly Content[], document: JsonObject): readonly Content[] {
  if (!contents.some(({ coding }) => coding === 'multipart')) return contents;
  return contents.filter(
    ({ coding, pointer }) => coding !== 'json' || !holdsBytes(at(document, below(pointer, 'schema')), document),
  );
}

/** Node of an operation with its method. */
interface MethodNode extends Node {
  readonly method: string;
}

/** Builds the responses of an operation, in document order. */
export function buildResponses(
  document: JsonObject,
  operation: MethodNode,
  schemas: SchemaBuilder,
): readonly OperationResponse[] {
  return Object.entries(objectAt(operation.value, 'responses')).map(([status, value]) => {
    const node = follow(document, { value, pointer: below(operation.pointer, 'responses', status) });
    return {
      status: status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
      description: textAt(value, 'description') ?? textAt(node.value, 'description') ?? '',
      pointer: node.pointer,
      contents: isBodiless(operation.method, status) ? [] : buildContents(document, node, schemas),
    };
  });
}

function buildContents(document: JsonObject, holder: Node, schemas: SchemaBuilder): readonly Content[] {
  return Object.entries(objectAt(holder.value, 'content')).map(([mediaType, media]) => {
    const pointer = below(holder.pointer, 'content', mediaType);
    const json = schemaOfMedia(media, mediaType);
    const substance = classifySchema(json, document);
    const isMarkup = isXmlType(mediaType) && substance === 'value';
    return {
      mediaType,
      coding: codingOf(mediaType, substance),
      schema: isMarkup ? TEXT : schemaAt(json, below(pointer, 'schema'), schemas),
      ...(substance === 'text' ? { text: textKind(json, document) } : {}),
      ...partsOf({ media, mediaType, json }, document),
      pointer,
    };
  });
}

interface Form {
  readonly media: Json;
  readonly mediaType: string;
  readonly json: Json | undefined;
}

/** Reads the encodings of form members that have an effect. */
function partsOf({ media, mediaType, json }: Form, document: JsonObject): Pick<Content, 'parts'> {
  const properties = objectAt(follow(document, { value: json ?? true, pointer: '' }).value, 'properties');
  const parts = Object.entries(objectAt(media, 'encoding')).flatMap(([name, encoding]) => {
    const property = member(properties, name);
    return readPartEncoding({ name, encoding, property, mediaType }, document).encoding ?? [];
  });
  return parts.length === 0 ? {} : { parts };
}

/** Schema of XML, which is passed through as text. */
const TEXT: Schema = { kind: 'string' };

function textKind(json: Json | undefined, document: JsonObject): NonNullable<Content['text']> {
  return acceptsNull(json, document) ? 'string-or-null' : 'string';
}

function schemaAt(json: Json | undefined, pointer: string, schemas: SchemaBuilder): Schema {
  return json === undefined ? { kind: 'unknown' } : schemas.inline(json, pointer);
}
