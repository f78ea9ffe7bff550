import { isJson, mediaTypeOf } from '../http/message.ts';
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
    // Where no media type is named, a schema of something else than text and bytes is that of JSON.
    const isValue = mediaType.endsWith('*') && schema !== true && resolveReference(root, schema)['type'] !== 'string';
    return {
      mediaType,
      isJson: isJson(mediaType) || isValue,
      schema,
      examples: readExamples(root, media),
      fields: readFormFields(root, mediaType, media),
    };
  });
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
