import { isJson, mediaTypeOf } from '../http/message.ts';
import { type Json, type JsonObject, member, objectAt } from '../json.ts';
import { type FormField, possibleSchemas, readFormFields } from './parameters.ts';
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
      isJson: isJson(mediaType) || isValueRange(root, mediaType, schema),
      schema,
      examples: readExamples(root, media),
      fields: readFormFields(root, mediaType, media),
    };
  });
}

/** Tests for any media type with the schema of objects or lists, which are JSON. */
function isValueRange(root: JsonObject, mediaType: string, schema: Json): boolean {
  if (mediaType !== '*/*' && mediaType !== 'application/*') return false;
  return possibleSchemas(root, schema).some(
    ({ type = [], properties }) => properties !== undefined || [type].flat().some((each) => VALUES.includes(each)),
  );
}

const VALUES: readonly Json[] = ['object', 'array'];

/** Reads the examples of a media type or a parameter. */
export function readExamples(root: JsonObject, holder: Json): ReadonlyMap<string, Json> {
  const example = member(holder, 'example');
  const named = Object.entries(objectAt(holder, 'examples')).flatMap(([name, entry]) => {
    const value = member(resolveReference(root, entry), 'value');
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Map([...(example === undefined ? [] : [['example', example] as const]), ...named]);
}
