import {
  isObject,
  type Json,
  type JsonObject,
  member,
  below,
  follow,
  type Node,
  objectAt,
  textAt,
} from '../model/json.ts';
import { codingOf, classifySchema } from '../model/media-types.ts';
import { functionName, typeName } from '../model/names.ts';
import type { NamedSchema } from '../model/schema.ts';
import { documentationBeside } from './documentation.ts';
import type { SchemaBuilder } from './named-schemas.ts';
import { METHODS, type OperationSource } from './operations.ts';

/** Operation of a webhook or callback, with the preferred name of its payload. */
interface Incoming {
  readonly operation: Node;
  readonly wanted: string;
}

/**
 * Builds the inline payloads of webhooks and callbacks: `newPet` becomes `NewPetWebhook`. Referenced payloads already
 * have a name.
 */
export function buildPayloads(
  document: JsonObject,
  sources: readonly OperationSource[],
  schemas: SchemaBuilder,
): readonly NamedSchema[] {
  const calling = sources.filter(({ operation }) => member(operation.value, 'callbacks') !== undefined);
  const incoming = [...webhooks(document), ...calling.flatMap((source) => callbacks(document, source))];
  // A shared callback component occurs once per reference, so duplicates are removed by pointer.
  const each = new Map(incoming.map((one) => [one.operation.pointer, one] as const).reverse());
  return [...each.values()].reverse().flatMap((one) => payloadOf(one, document, schemas));
}

function webhooks(document: JsonObject): readonly Incoming[] {
  return Object.entries(objectAt(document, 'webhooks')).flatMap(([key, value]) =>
    operationsOf({ value, pointer: below('/webhooks', key) }, `${key} webhook`, document),
  );
}

function callbacks(document: JsonObject, { operation, method, path }: OperationSource): readonly Incoming[] {
  const id = functionName(textAt(operation.value, 'operationId') ?? `${method} ${path}`);
  return Object.entries(objectAt(operation.value, 'callbacks')).flatMap(([key, written]) => {
    const callback = follow(document, { value: written, pointer: below(operation.pointer, 'callbacks', key) });
    const items = Object.entries(isObject(callback.value) ? callback.value : {});
    return items.flatMap(([expression, value]) =>
      expression.startsWith('x-')
        ? []
        : operationsOf({ value, pointer: below(callback.pointer, expression) }, `${id} ${key} callback`, document),
    );
  });
}

/** Lists the operations of a path item. The name includes the method if there are several. */
function operationsOf(written: Node, wanted: string, document: JsonObject): readonly Incoming[] {
  const item = follow(document, written);
  const methods = METHODS.filter((method) => isObject(member(item.value, method)));
  return methods.map((method) => ({
    operation: { value: member(item.value, method) ?? {}, pointer: below(item.pointer, method) },
    wanted: methods.length > 1 ? `${wanted} ${method}` : wanted,
  }));
}

function payloadOf(
  { operation, wanted }: Incoming,
  document: JsonObject,
  schemas: SchemaBuilder,
): readonly NamedSchema[] {
  const written = member(operation.value, 'requestBody') ?? {};
  const body = follow(document, { value: written, pointer: below(operation.pointer, 'requestBody') });
  const contents = Object.entries(objectAt(body.value, 'content'));
  const media = contents.find(([mediaType, value]) => isDescribed(mediaType, member(value, 'schema'), document));
  if (media === undefined) return [];
  const json = member(media[1], 'schema') ?? true;
  const pointer = below(body.pointer, 'content', media[0], 'schema');
  const name = schemas.claim(typeName(wanted));
  const documentation = documentationBeside(json, operation.value);
  return [{ name, key: name, pointer, schema: schemas.inline(json, pointer), documentation, shape: 'read' }];
}

/** Checks if a payload has an inline schema for more than bytes. */
function isDescribed(mediaType: string, schema: Json | undefined, document: JsonObject): boolean {
  if (!isObject(schema) || Object.hasOwn(schema, '$ref')) return false;
  return ['json', 'form', 'multipart'].includes(codingOf(mediaType, classifySchema(schema, document)));
}
