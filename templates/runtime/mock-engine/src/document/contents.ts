import { isJson, isRange, mediaTypeOf } from '../http/message.ts';
import { type Json, type JsonObject, member, objectAt } from '../json.ts';
import { type FormField, readFormFields } from './parameters.ts';
import { resolveReference } from './references.ts';

/** Body of one media type that a request or a response is documented with. */
export interface ServedContent {
  readonly mediaType: string;
  /** Says that it is sent as JSON: by its media type, or as a range such as `application/*` of objects or lists. */
  readonly isJson: boolean;
  readonly schema: Json;
  /** Stated examples, by name; a single one has the name of the keyword. */
  readonly examples: ReadonlyMap<string, Json>;
  /** The syntax of its members, if it is a form. */
  readonly fields: readonly FormField[];
}

/** Reads the bodies of a request or a response, by their media types. */
export function readContents(root: JsonObject, content: JsonObject): readonly ServedContent[] {
  return Object.entries(content).map(([name, media]) => {
    const mediaType = mediaTypeOf(name);
    const schema = member(media, 'schema') ?? true;
    return {
      mediaType,
      isJson: isJson(mediaType) || (isRange(mediaType) && holdsValue(root, schema)),
      schema,
      examples: readExamples(root, media),
      fields: readFormFields(root, mediaType, media),
    };
  });
}

/** Tests for a schema of objects or lists: where a document names no media type, those are JSON. */
function holdsValue(root: JsonObject, schema: Json): boolean {
  const resolved = resolveReference(root, schema);
  const isStated = [resolved['type'] ?? []].flat().some((type) => type === 'object' || type === 'array');
  return isStated || ['properties', 'items', 'allOf', 'oneOf', 'anyOf'].some((keyword) => keyword in resolved);
}

/** Reads the examples of a media type or a parameter. */
export function readExamples(root: JsonObject, holder: Json): ReadonlyMap<string, Json> {
  const example = member(holder, 'example');
  const named = Object.entries(objectAt(holder, 'examples')).flatMap(([name, entry]) => {
    const value = member(resolveReference(root, entry), 'value');
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Map([...(example === undefined ? [] : [['example', example] as const]), ...named]);
}
