import type { Api, Group, Operation, Update } from '../../model/api.ts';
import type { InferenceNote, InferredCollection, InferredDocument, InferredMethod } from '../../model/inferred.ts';
import { at, type JsonObject, objectAt, textAt } from '../../model/json.ts';
import { camelName, NameScope, typeName } from '../../model/names.ts';
import { planPaging } from './paging.ts';
import { placeOf, planUpdate, saysMerge, type UpdateContext, type UpdatePlan } from './updates.ts';

/** Claims names after all others, so that no name depends on what is inferred. */
interface NameClaims {
  readonly claimFunction: (wanted: string, suffixes?: readonly string[]) => string;
  readonly claim: (wanted: string) => string;
}

/**
 * Adds to an API what its document implies (`x-resource` with `inferred`): collections in the facade, iterations over
 * pages, and safe updates. Everything else keeps its name and place.
 */
export function addInferred(api: Api, { document, calls }: InferredDocument, names: NameClaims): Api {
  const operations = api.groups.flatMap((group) => group.operations);
  const schemas = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const byPlace = new Map(operations.map((operation) => [placeOf(operation, operation.method), operation]));
  const context: InferContext = { document, calls, schemas, byPlace, names, notes: [] };
  const groups = api.groups.map((group) => ({
    ...group,
    operations: group.operations.map((operation) => addUpdate(addPaging(operation, context), context)),
  }));
  const collections = collectionsOf(groups, context);
  return { ...api, groups, inferred: { collections, notes: context.notes } };
}

interface InferContext extends UpdateContext {
  readonly names: NameClaims;
  readonly calls: InferredDocument['calls'];
  /** Notes so far, which the passes add to. */
  readonly notes: InferenceNote[];
}

/** Returns the inferred resource of an operation; stated ones are in the facade already. */
function inferredResource({ pointer, resource }: Operation, { document }: InferContext): JsonObject | undefined {
  const found = objectAt(at(document, pointer), 'x-resource');
  return found['inferred'] === true && resource === undefined ? found : undefined;
}

/** Returns what an operation does for a caller. */
function inferredCall(operation: Operation, context: InferContext): JsonObject | undefined {
  const { pointer, resource } = operation;
  return (resource === undefined ? context.calls.get(pointer) : undefined) ?? inferredResource(operation, context);
}

function addPaging(operation: Operation, context: InferContext): Operation {
  const resource = inferredCall(operation, context);
  if (resource === undefined || textAt(resource, 'action') !== 'search') return operation;
  const plan = planPaging(operation, resource, context.schemas);
  // Without pages and without a method, there is nothing to add to the call itself.
  const isInferred = 'paging' in plan && (plan.paging.by !== 'none' || Object.hasOwn(resource, 'collection'));
  context.notes.push({ operation: operation.id, about: 'paging', isInferred, reason: plan.reason });
  if (!isInferred) return operation;
  const name = context.names.claimFunction(camelName(`iterate ${operation.name}`), ['Pages']);
  return { ...operation, paging: { name, ...plan.paging } };
}

/** Says what the mock does with a PUT that a caller sends without the method that updates. */
const KEEPS_OTHERS = '; the mock keeps what a PUT leaves out';
const WRITES = ['PUT', 'POST', 'PATCH'];

function addUpdate(operation: Operation, context: InferContext): Operation {
  const { method, update, id, name } = operation;
  if (update !== undefined || !WRITES.includes(method)) return operation;
  const plan = planOf(operation, context);
  const isInferred = 'replacement' in plan;
  const isPartial = method === 'PUT' && textAt(inferredResource(operation, context), 'action') === 'patch';
  const reason = isInferred && isPartial ? `${plan.reason}${KEEPS_OTHERS}` : plan.reason;
  context.notes.push({ operation: id, about: 'update', isInferred, reason });
  if (!isInferred) return operation;
  const updateName = claimUpdate(name, context.names);
  const inferred: Update = {
    name: updateName,
    requestName: context.names.claim(`${typeName(updateName)}Request`),
    facade: [updateName],
    reading: { read: plan.read.id },
    match: plan.match,
    replacement: plan.replacement,
  };
  return { ...operation, update: inferred };
}

function planOf(operation: Operation, context: InferContext): UpdatePlan {
  // A POST beside a GET usually adds to what that lists.
  if (textAt(inferredResource(operation, context), 'action') === 'create') return { reason: 'it creates items' };
  const isAlone = operation.method === 'POST' && !context.byPlace.has(placeOf(operation, 'GET'));
  return isAlone ? { reason: 'no GET at its path reads what it changes' } : planUpdate(operation, context);
}

/** First words of operations that replace. */
const VERB = /^(?:update|replace|put|set|edit|modify|change|save|overwrite|upsert)(?=[A-Z])/;

/** Claims the name of a safe update: `updatePet` of `replacePet`; `safeUpdatePet` where an operation has that name. */
function claimUpdate(name: string, names: NameClaims): string {
  const subject = name.replace(VERB, '');
  const wanted = camelName(`update ${subject}`);
  return names.claimFunction(VERB.exec(name)?.[0] === 'update' ? camelName(`safe update ${subject}`) : wanted, [
    'Plan',
  ]);
}

/** Actions that are methods of collections. */
const ACTIONS = ['search', 'read', 'create', 'replace', 'patch', 'delete'];

/** Operation of a collection, with the group whose module exports it. */
interface Member {
  readonly operation: Operation;
  readonly method: string;
}

/** Collects the collections of all groups, and names their methods. */
function collectionsOf(groups: readonly Group[], context: InferContext): readonly InferredCollection[] {
  const members = new Map<string, Member[]>();
  for (const operation of groups.flatMap((group) => group.operations)) {
    const resource = inferredCall(operation, context);
    const [action = '', collection] = [textAt(resource, 'action'), textAt(resource, 'collection')];
    if (!ACTIONS.includes(action) || collection === undefined) continue;
    const found = members.get(collection) ?? [];
    members.set(collection, [...found, { operation, method: methodOf(operation, action) }]);
  }
  const identifiers = new NameScope(['client', ...groups.map(({ identifier }) => identifier)]);
  return [...members].flatMap(([name, own]) => {
    const wanted = camelName(name);
    const group = groups.find(({ identifier, operations }) => identifier === wanted && operations.length > 0);
    const identifier = group === undefined ? identifiers.claim(wanted) : wanted;
    const methods = methodsOf(own, group, identifier, context);
    if (methods.length === 0) return [];
    const facadeName = group?.facadeName ?? context.names.claim(`${typeName(identifier)}Collection`);
    return [{ identifier, facadeName, methods, ...(group === undefined ? {} : { group: group.slug }) }];
  });
}

/**
 * Returns the name of the method for a write. PUT replaces (RFC 9110, section 9.3.4) unless its description says
 * otherwise; a mock may merge what need not be complete, but a caller must not rely on that.
 */
function methodOf(operation: Operation, action: string): string {
  return action === 'patch' && operation.method === 'PUT' && !saysMerge(operation) ? 'replace' : action;
}

/** Names the methods of a collection. Of several operations with the same action, the one with the shortest path. */
function methodsOf(
  members: readonly Member[],
  group: Group | undefined,
  identifier: string,
  context: InferContext,
): readonly InferredMethod[] {
  const taken = new Map(
    (group?.operations ?? []).flatMap(({ facade, id, update }) => [
      [facade[0] ?? '', id] as const,
      ...(update === undefined ? [] : [[update.facade[0] ?? '', `${id} (update)`] as const]),
    ]),
  );
  const note = (operation: Operation, isInferred: boolean, reason: string): void => {
    context.notes.push({ operation: operation.id, about: 'facade', isInferred, reason });
  };
  const sorted = members.toSorted((one, other) => lengthOf(one.operation) - lengthOf(other.operation));
  return sorted.flatMap(({ operation, method }): readonly InferredMethod[] => {
    const place = `${identifier}.${method}`;
    const holder = taken.get(method);
    if (holder !== undefined) {
      note(operation, holder === operation.id, holder === operation.id ? `is ${place}` : `${place} is ${holder}`);
      return [];
    }
    taken.set(method, operation.id);
    note(operation, true, `is ${place} too`);
    const call: InferredMethod = {
      name: method,
      operation: operation.id,
      kind: operation.paging === undefined ? 'call' : 'pages',
    };
    const name = updateName(operation, taken);
    if (name === undefined) return [call];
    taken.set(name, operation.id);
    return [call, { name, operation: operation.id, kind: 'update' }];
  });
}

function lengthOf({ path }: Operation): number {
  return path.split(/\/|\}:/).length;
}

/** Returns the name of the method for a safe update: `update`, or `safeUpdate` where the group has that. */
function updateName({ update }: Operation, taken: ReadonlyMap<string, string>): string | undefined {
  if (update === undefined) return undefined;
  return ['update', 'safeUpdate'].find((name) => !taken.has(name));
}
