import type { SerializedParameter, TextFormat } from '#shared/validation/parameters/parameter-text.ts';
import { isJson, mediaTypeOf } from '../http/message.ts';
import { type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';
import { readingOf, textReading } from './read-parameters.ts';
import { possibleProperties, statedItems, statedTypes } from './stated-types.ts';

/** How one member of a form is read: from the texts of its name, a list from as many as it has items. */
export interface FormField extends TextFormat {
  readonly name: string;
  readonly isJson: boolean;
  /** How it is read, where it is written as a parameter of a query is. */
  readonly styled?: SerializedParameter;
}

/** Whether a media type is one of those that forms are sent as. */
export function isForm(mediaType: string): boolean {
  return mediaType.startsWith('multipart/') || mediaType === 'application/x-www-form-urlencoded';
}

/** How the members of a form are read that its schema knows (OpenAPI 3.1, 4.8.15). */
export function formFields(root: JsonObject, mediaType: string, media: Json): readonly FormField[] {
  if (!isForm(mediaType)) return [];
  const encodings = objectAt(media, 'encoding');
  const properties = possibleProperties(root, member(media, 'schema'));
  return Object.entries(properties).map(([name, schema]) => {
    const encoding = objectAt(encodings, name);
    const isStyled = !mediaType.startsWith('multipart/') && STYLED.some((word) => Object.hasOwn(encoding, word));
    const described = { name, schema, encoding };
    return { ...fieldOf(root, described), ...(isStyled ? { styled: styleOf(root, described) } : {}) };
  });
}

/** Where none of these stands, the encoding says nothing of a style. */
const STYLED = ['style', 'explode', 'allowReserved'];

interface FormMember {
  readonly name: string;
  readonly schema: Json;
  readonly encoding: JsonObject;
}

function styleOf(root: JsonObject, { name, schema, encoding }: FormMember): SerializedParameter {
  return { name, location: 'query', ...readingOf(root, { parameter: encoding, place: 'query', schema }) };
}

/** Objects are JSON, and so is what the encoding calls so; a list is by its items. */
function fieldOf(root: JsonObject, { name, schema, encoding }: FormMember): FormField {
  const reading = textReading(root, schema);
  const item = reading.isList ? statedItems(root, schema) : schema;
  const contentType = textAt(encoding, 'contentType');
  const isJsonItem =
    contentType === undefined ? statedTypes(root, item).includes('object') : isJson(mediaTypeOf(contentType));
  return { name, ...reading, isJson: isJsonItem };
}
