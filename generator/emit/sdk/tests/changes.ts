import type { Operation } from '../../../model/api.ts';
import { at, isObject, type Json, listAt, objectAt, ownAt, textAt } from '../../../model/json.ts';
import { jsonLiteral, objectLiteral } from '../../source/literals.ts';
import type { EditableMember, EditPlace } from '../../source/valid-examples.ts';
import {
  type CreatedItem,
  envelopeOf,
  operationOf,
  readMembers,
  resourceOf,
  type StoryContext,
} from './story-context.ts';
import type { Member, StoryRequests } from './story-requests.ts';

/** Prints a PATCH that changes one member and keeps others; a server may derive the rest from them. */
export function planPatch(
  requests: StoryRequests,
  created: CreatedItem,
  path: readonly string[],
  read: string,
): string | undefined {
  const { context } = requests;
  const [operation, reader] = ['patch', 'read'].map((method) => operationOf(context, created.collection, method));
  const request = operation && requests.members(operation, path);
  if (operation === undefined || reader === undefined || request === undefined) return undefined;
  const [sent, item] = [
    envelopeOf(resourceOf(operation, context), 'request'),
    envelopeOf(resourceOf(reader, context), 'response'),
  ];
  const edited = editableMember(context, operation, reader, { path: sent, but: [], isAlone: true });
  if (edited === undefined || !readMembers(context, reader, item).has(edited.name)) return undefined;
  const body = [...sent, edited.name].reduceRight((inner, name) => objectLiteral([[name, inner]]), 'value');
  const patch = `client.${created.collection.identifier}.patch(${objectLiteral([...request, ['body', body]])})`;
  const member = objectLiteral([
    ['path', jsonLiteral([...item, edited.name])],
    ['values', jsonLiteral([...edited.values])],
    ['kept', jsonLiteral(Object.keys(created.stored).filter((name) => name !== edited.name))],
  ]);
  return `await expectPatched(() => ${read}, (value) => ${patch}, ${member})`;
}

/**
 * Prints an update that changes one member, where two values of it are known, and states what cannot be read. It
 * returns `false` if the item does not exist.
 *
 * @param update - Call of the update, up to its change.
 */
export function roundTrip(
  context: StoryContext,
  operation: Operation,
  read: string,
  update: string,
): string | undefined {
  const stated = statedMembers(context, operation);
  if (stated === undefined) return undefined;
  const { unread = [], sent = [], item = [] } = operation.update?.replacement ?? {};
  const reader = context.operations.get(operation.update?.reading?.read ?? '')?.operation ?? operation;
  const edited = editableMember(context, operation, reader, { path: sent, but: unread });
  if (edited === undefined) {
    const ignored = unread.length === 0 ? '' : `, ${jsonLiteral([...unread])}`;
    return `await expectKept(() => ${read}, () => ${update}, ${objectLiteral(stated)})${ignored})`;
  }
  const ignored = [...unread, ...changedWith(context, operation, sent, [reader, item])];
  const change = objectLiteral([[edited.name, 'value'], ...stated]);
  return `await expectUpdated(() => ${read}, (value) => ${update}, ${change}), ${changedMember(edited, item, ignored)})`;
}

/** Finds what a change must state since it cannot be read; `undefined` if no value of a required one is known. */
function statedMembers(context: StoryContext, operation: Operation): readonly Member[] | undefined {
  const { unread = [], sent = [], rules = {} } = operation.update?.replacement ?? {};
  const example = context.examples.find(operation);
  const body = sent.reduce((found, name) => objectAt(found, name), example?.body?.value ?? null);
  const stated = unread.flatMap((name) => {
    const value = isObject(body) ? ownAt(body, name) : undefined;
    if (!listAt(rules, 'required').includes(name)) return [[name, 'undefined'] as const];
    return value === undefined ? [] : [[name, jsonLiteral(value)] as const];
  });
  return stated.length < unread.length ? undefined : stated;
}

/** Finds a member that an update may change; a mock without state reads the same as before. */
function editableMember(
  context: StoryContext,
  operation: Operation,
  reader: Operation,
  place: EditPlace,
): EditableMember | undefined {
  const example = context.examples.find(operation);
  if (example === undefined || Object.keys(resourceOf(operation, context)).length === 0) return undefined;
  const given = operation.parameters.flatMap(({ name, identifier }) => [name, identifier]);
  const keys = [reader, operation].map((each) => textAt(resourceOf(each, context), 'key') ?? 'id');
  return context.examples.editable(operation, example, { ...place, but: [...place.but, ...given, ...keys] });
}

/** Lists members that a server may change with others: those that are only read, such as a revision. */
function changedWith(
  context: StoryContext,
  operation: Operation,
  sent: readonly string[],
  [read, item]: readonly [read: Operation, item: readonly string[]],
): readonly string[] {
  const { document, schemas } = context;
  const written = at(document, operation.pointer);
  const body = schemas.request(isObject(written) ? written : {});
  const writable = schemas.properties(sent.reduce((found, name) => schemas.properties(found).get(name), body));
  const isOnlyRead = ([name, property]: readonly [string, Json]): boolean =>
    !writable.has(name) || schemas.resolve(property)['readOnly'] === true;
  return [...readMembers(context, read, item)].filter(isOnlyRead).map(([name]) => name);
}

/** Prints the change of a member of an item, and what a server may change with it. */
function changedMember(edited: EditableMember, item: readonly string[], ignored: readonly string[]): string {
  return objectLiteral([
    ['path', jsonLiteral([...item, edited.name])],
    ['values', jsonLiteral([...edited.values])],
    ...(ignored.length === 0 ? [] : [['ignored', jsonLiteral([...ignored])] as const]),
  ]);
}
