import type { Operation, Parameter } from '../../../model/api.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../../../model/json.ts';
import { jsonLiteral, objectLiteral, stringLiteral } from '../../source/literals.ts';
import { isDescription, type ValidExample } from '../../source/valid-examples.ts';
import {
  type CreatedItem,
  envelopeOf,
  operationOf,
  readMembers,
  resourceOf,
  type StoryContext,
} from './story-context.ts';
import type { StoryRequests } from './story-requests.ts';

/** Word in no text: a filter may search for each word of its value. */
const UNKNOWN_WORD = 'qzxjkvwpy';
/** Values that no item has, by their format. */
const ABSENT = new Map([
  ['email', ['nobody@example.com']],
  ['uuid', ['00000000-0000-4000-8000-000000000000']],
]);

/** Lists the descriptions and switches of a new item that its read documents. */
export function storedMembers(
  context: StoryContext,
  example: ValidExample,
  read: Operation,
  envelope: readonly string[],
): JsonObject {
  const sent = envelope.reduce<Json>((inner, name) => objectAt(inner, name), example.body?.value ?? null);
  const path = envelopeOf(resourceOf(read, context), 'response');
  const documented = readMembers(context, read, path);
  const members = Object.entries(isObject(sent) ? sent : {}).filter(([name, value]) => {
    const member = documented.get(name);
    const { format, writeOnly } = context.schemas.resolve(member);
    const isPlain = typeof value === 'boolean' || (typeof value === 'string' && isDescription(name));
    return (
      isPlain &&
      context.schemas.types(member).includes(typeof value) &&
      format === undefined &&
      writeOnly !== true &&
      !example.unique?.includes(name)
    );
  });
  return Object.fromEntries(members);
}

/** Prints the read of a new item, which has what was sent. */
export function planStored(context: StoryContext, item: CreatedItem, read: string): string {
  const reader = operationOf(context, item.collection, 'read');
  if (reader === undefined || Object.keys(item.stored).length === 0) return `await ${read};`;
  const path = envelopeOf(resourceOf(reader, context), 'response').map(stringLiteral);
  return `expectStored(${[`await ${read}`, jsonLiteral(item.stored), ...path].join(', ')});`;
}

/** Prints checks of filters by texts: each finds an item by its own value, and by no other. */
export function planFilters(
  requests: StoryRequests,
  item: CreatedItem,
  search: Operation,
  read: string,
): readonly string[] {
  const { context } = requests;
  const request = requests.members(search, item.scope);
  const reader = operationOf(context, item.collection, 'read');
  if (request === undefined || reader === undefined) return [];
  const path = envelopeOf(resourceOf(reader, context), 'response');
  const members = readMembers(context, reader, path);
  const filters = objectAt(resourceOf(search, context), 'filters');
  return search.parameters.flatMap((parameter) => {
    const property = parameter.location === 'query' ? textAt(filters, parameter.name) : undefined;
    const values = property === undefined ? [] : filterValues(context, parameter, property, members.get(property));
    if (property === undefined || values.length === 0) return [];
    const given = objectLiteral([...request, [parameter.identifier, 'value']]);
    const list = `client.${item.collection.identifier}.search(${given})`;
    const own = objectLiteral([
      ['path', jsonLiteral([...path, property])],
      ['values', jsonLiteral([...values])],
      ['key', stringLiteral(item.key)],
      ['id', item.id],
    ]);
    return [`await expectFiltered((value) => ${list}, await ${read}, ${own});`];
  });
}

/** Lists values for a filter that its property lists too, or one that no item has. */
function filterValues(
  context: StoryContext,
  parameter: Parameter,
  property: string,
  schema: Json | undefined,
): readonly Json[] {
  const member = context.schemas.resolve(schema);
  const listed = listAt(member, 'enum').filter((value) => typeof value === 'string');
  const absent = ABSENT.get(textAt(member, 'format') ?? '') ?? (isDescription(property) ? [UNKNOWN_WORD] : []);
  const values = listed.length > 0 ? listed : absent;
  const isText = context.schemas.types(schema).includes('string');
  return isText ? values.filter((value) => context.examples.allows(parameter, value)) : [];
}
