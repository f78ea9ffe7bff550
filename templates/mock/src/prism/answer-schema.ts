import type { ServedOperation } from '../document/operation.ts';
import { step } from '../document/json-pointer.ts';
import { targetOf } from '../document/resolve.ts';
import { mediaTypeOf, type MockResponse } from '../http/message.ts';
import type { Placed } from '../impossible/parts.ts';
import { type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';

const STATED = ['example', 'examples', 'default'];

/** One of the answers of an operation. */
export interface Which {
  readonly status: string;
  readonly mediaType: string;
  readonly isDynamic: boolean;
}

/** Which of its answers an operation gave. */
export function whichAnswer({ status, headers }: MockResponse, isDynamic: boolean): Which {
  return { status: String(status), mediaType: mediaTypeOf(headers['content-type']), isDynamic };
}

/**
 * The schema that an answer is made of; nothing where there is none, or an example stands for it, whatever the schema
 * says.
 */
export function answerSchema(operation: ServedOperation, { status, mediaType, isDynamic }: Which): Placed | undefined {
  const { root } = operation.document;
  const responses = below(responsesOf(operation), [], root);
  const name = [status, `${status.charAt(0)}XX`, 'default'].find((one) => member(responses.schema, one) !== undefined);
  const contents = below(responses, [name ?? '', 'content'], root);
  const types = Object.keys(objectAt({ contents: contents.schema }, 'contents'));
  const content = below(contents, [types.find((type) => mediaTypeOf(type) === mediaType) ?? types[0] ?? ''], root);
  const schema = member(content.schema, 'schema');
  if (schema === undefined || (!isDynamic && isStated(content.schema, root))) return undefined;
  return { pointer: `${content.pointer}/schema`, schema };
}

/** Whether the author of a schema says himself what a value of it is. */
function statesValue(schema: Json): boolean {
  return STATED.some((name) => member(schema, name) !== undefined);
}

function responsesOf({ document: { root }, path, method }: ServedOperation): Placed {
  const item = below({ pointer: '', schema: root }, ['paths', path], root);
  return below(item, [method.toLowerCase(), 'responses'], root);
}

/** What stands at a way below a place, with references followed. */
function below(start: Placed, way: readonly string[], root: JsonObject): Placed {
  let { pointer, schema } = start;
  for (const name of way) {
    schema = member(schema, name) ?? {};
    const reference = textAt(schema, '$ref');
    pointer = reference?.slice(1) ?? pointer + step(name);
    if (reference !== undefined) schema = targetOf(root, reference) ?? {};
  }
  return { pointer, schema };
}

/** Whether the document states a value, which stands whatever the schema says. */
function isStated(content: Json, root: JsonObject): boolean {
  const schema = below({ pointer: '', schema: content }, ['schema'], root).schema;
  return [content, schema].some(statesValue);
}
