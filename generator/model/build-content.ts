import type { Answer, Body, Coding, Content } from './api.ts';
import { buildDocumentation } from './build-documentation.ts';
import type { SchemaBuilder } from './build-schemas.ts';
import { type Json, type JsonObject, member } from './json.ts';
import { below } from './pointer.ts';
import { preferredContent } from './preferred-content.ts';
import { follow, type Node, objectAt, textAt } from './resolve.ts';

/** The body of an operation, or nothing where it has none. */
export function buildBody(document: JsonObject, operation: Node, schemas: SchemaBuilder): Body | undefined {
  const written = member(operation.value, 'requestBody');
  if (written === undefined) return undefined;
  const node = follow(document, { value: written, pointer: below(operation.pointer, 'requestBody') });
  const contents = buildContents(node, schemas);
  const preferred = preferredContent(contents);
  if (preferred === undefined) return undefined;
  return {
    required: member(node.value, 'required') === true,
    documentation: buildDocumentation(node.value),
    pointer: node.pointer,
    contents,
    preferred,
  };
}

/** The answers of an operation, in the order of the document. */
export function buildAnswers(document: JsonObject, operation: Node, schemas: SchemaBuilder): readonly Answer[] {
  return Object.entries(objectAt(operation.value, 'responses')).map(([status, value]) => {
    const node = follow(document, { value, pointer: below(operation.pointer, 'responses', status) });
    return {
      status: status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
      description: textAt(node.value, 'description') ?? '',
      pointer: node.pointer,
      contents: buildContents(node, schemas),
    };
  });
}

function buildContents(holder: Node, schemas: SchemaBuilder): readonly Content[] {
  return Object.entries(objectAt(holder.value, 'content')).map(([mediaType, media]) => {
    const pointer = below(holder.pointer, 'content', mediaType);
    const schema = schemaOf(media, mediaType);
    return {
      mediaType,
      coding: codingOf(mediaType, schema),
      schema: schema === undefined ? { kind: 'unknown' } : schemas.inline(schema, below(pointer, 'schema')),
      pointer,
    };
  });
}

function schemaOf(media: Json, mediaType: string): Json | undefined {
  return member(media, 'schema') ?? (/^text\//i.test(mediaType) ? { type: 'string' } : undefined);
}

/** How the bytes are made: by the media type; a text type whose schema is not a plain string carries JSON. */
function codingOf(mediaType: string, schema: Json | undefined): Coding {
  const type = mediaType.toLowerCase().split(';')[0]?.trim() ?? '';
  if (type === 'application/json' || type === '*/*' || type.endsWith('+json') || type === 'text/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data') return 'multipart';
  if (type === 'text/event-stream') return 'events';
  if (type.startsWith('text/') || type.endsWith('xml')) return 'text';
  return textAt(schema, 'type') === 'object' || member(schema, '$ref') !== undefined ? 'json' : 'binary';
}
