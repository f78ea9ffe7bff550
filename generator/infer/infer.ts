import {
  below,
  HTTP_METHODS,
  isObject,
  type JsonObject,
  listAt,
  member,
  objectAt,
  optional,
  textAt,
} from '../model/json.ts';
import type { InferredDocument } from '../model/inferred.ts';
import { planAction } from './actions.ts';
import { callOf } from './calls.ts';
import type { Collection } from './collections.ts';
import { planAct } from './item-changes.ts';
import { planBulk } from './many-items.ts';
import { createPlanContext, type PlanContext } from './nested-lists.ts';
import { readContext, type SourceOperation } from './operations.ts';
import { planByProperty } from './other-keys.ts';
import { parentElsewhere } from './parents.ts';
import { parsePath, patternOf } from './paths.ts';
import { type Plan, planFile } from './plans.ts';
import { findNamedActions, type NamedAction } from './rpc.ts';

/** Inference for one operation. */
export interface InferredOperation {
  /** In lower case, as in the document. */
  readonly method: string;
  readonly path: string;
  /**
   * Part that the operation plays in the state: an `action` on a collection, something with one `item`, what the
   * document has `stated`, or `none`.
   */
  readonly kind: 'action' | 'item' | 'stated' | 'none';
  /** Value of `x-resource`. */
  readonly resource?: JsonObject;
  /** Resource for callers only, where a mock would hold no items. */
  readonly call?: JsonObject;
  /** Explains the inference, or why there is none. */
  readonly reason: string;
}

/** State that the paths, verbs and schemas of a document imply. */
export interface Inference {
  readonly operations: readonly InferredOperation[];
  /** Names of the collections that hold items. */
  readonly collections: readonly string[];
}

/**
 * Infers the state of a document: its collections, and which operation creates, reads, lists, changes and deletes their
 * items. Operations with `x-resource` are left as they are.
 */
export function inferResources(document: JsonObject): Inference {
  const inferred = readContext(document);
  const { operations } = inferred;
  const context = createPlanContext(inferred);
  const plans = new Map(operations.map((operation) => [operation, planAction(operation, context)]));
  const held = heldCollections(plans, context);
  const named = findNamedActions(context);
  const decided = operations.map((operation) => {
    const plan = plans.get(operation);
    const ownName =
      plan?.kind === 'none' && !isObject(operation.value['x-resource']) ? named.get(operation) : undefined;
    return ownName === undefined ? decide(operation, plan, context, held) : namedOperation(operation, ownName);
  });
  const names = decided.map(({ kind, resource }) => (kind === 'action' ? textAt(resource, 'collection') : undefined));
  return {
    operations: [...decided, ...unreachableOperations(document)],
    collections: [...new Set(names.filter((name) => name !== undefined))],
  };
}

/**
 * Adds the inferred resources to a document (`x-resource`), unless it states any itself. Takes the document of a
 * contract as it is, since emitters cannot read its members.
 */
export function addInferredResources(document: JsonObject): JsonObject;
export function addInferredResources(document: object): object;
export function addInferredResources(document: object): object {
  if (!isObject(document)) return document;
  const inference = inferResources(document);
  return isStated(inference) ? document : withResources(document, inference);
}

/** Adds the inferred resources to a document, unless it states any itself, and lists what else callers can use. */
export function inferDocument(document: JsonObject): InferredDocument {
  const inference = inferResources(document);
  if (isStated(inference)) return { document, calls: new Map() };
  const calls = inference.operations.flatMap(({ method, path, call }) =>
    call === undefined ? [] : [[below('/paths', path, method), call] as const],
  );
  return { document: withResources(document, inference), calls: new Map(calls) };
}

function isStated({ operations }: Inference): boolean {
  return operations.some(({ kind }) => kind === 'stated');
}

function withResources(document: JsonObject, { operations }: Inference): JsonObject {
  const resources = new Map(operations.map(({ method, path, resource }) => [`${method} ${path}`, resource]));
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, item]) => {
    const added = HTTP_METHODS.flatMap((method) => {
      const operation = member(item, method);
      const resource = resources.get(`${method} ${path}`);
      return resource === undefined || !isObject(operation) ? [] : [[method, { ...operation, 'x-resource': resource }]];
    });
    return [path, added.length === 0 || !isObject(item) ? item : { ...item, ...Object.fromEntries(added) }];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Returns an operation whose name gives its action. */
function namedOperation({ method, template }: SourceOperation, { resource, reason }: NamedAction): InferredOperation {
  return { method, path: template.path, kind: 'action', resource, reason };
}

/** Collections whose items an operation creates, and those whose items it only lists and addresses. */
interface HeldCollections {
  readonly filled: ReadonlySet<Collection>;
  readonly seeded: ReadonlySet<Collection>;
  /** Names of both. */
  readonly names: ReadonlySet<string>;
}

function heldCollections(
  plans: ReadonlyMap<SourceOperation, Plan>,
  { collections, schemas, byPattern }: PlanContext,
): HeldCollections {
  const { filled, listed, addressed, read } = collectionsByUse(plans);
  // What no operation reads may be another view of the items of a collection: `/sessions` beside `/admin/sessions`.
  const isView = ({ schema, within }: Collection): boolean =>
    [...filled, ...read].some(
      (other) =>
        schemas.resolve(other.schema) === schemas.resolve(schema) &&
        (within.length === 0 || other.within.length < within.length),
    );
  const seeded = new Set<Collection>();
  const isHeld = (collection: Collection | undefined): boolean =>
    collection !== undefined && (filled.has(collection) || seeded.has(collection));
  // Something may create the items in a way of its own.
  const isStatic = ({ listPattern, item }: Collection): boolean =>
    [listPattern, item?.template.pattern ?? ''].every((pattern) =>
      (byPattern.get(pattern) ?? []).every(
        (operation) => !['post', 'put'].includes(operation.method) || plans.get(operation)?.kind === 'action',
      ),
    );
  // The account of `/accounts/{account}/labels` is no item, if no path reads it.
  const isWithinHeld = (each: Collection): boolean => {
    const parent = parentCollection(each, collections);
    return parent === undefined ? read.has(each) : isHeld(parent);
  };
  const isSeeded = (each: Collection): boolean =>
    each.within.length === 0
      ? read.has(each) || (addressed.has(each) && !isView(each))
      : (read.has(each) || addressed.has(each)) && !isView(each) && isStatic(each) && isWithinHeld(each);
  // Parents come before what is nested in them.
  for (const each of collections) if (!filled.has(each) && listed.has(each) && isSeeded(each)) seeded.add(each);
  return { filled, seeded, names: new Set([...filled, ...seeded].map(({ name }) => name)) };
}

/** Sorts collections by what operations do with their items. */
function collectionsByUse(plans: ReadonlyMap<SourceOperation, Plan>) {
  const [filled, listed] = [new Set<Collection>(), new Set<Collection>()];
  const [addressed, read] = [new Set<Collection>(), new Set<Collection>()];
  for (const [{ template }, plan] of plans) {
    if (plan.kind !== 'action') continue;
    const { collection, resource, fills } = plan;
    if (fills) filled.add(collection);
    if (resource['action'] === 'read') read.add(collection);
    if (collection.item?.template.pattern === template.pattern) addressed.add(collection);
    if (resource['action'] === 'search' && template.pattern === collection.listPattern) listed.add(collection);
  }
  return { filled, listed, addressed, read };
}

/** Returns the collection of the items within which the identifiers of a nested one are unique. */
function parentCollection({ within, item }: Collection, collections: readonly Collection[]): Collection | undefined {
  const { segments = [] } = item?.template ?? {};
  const own = collections.find(({ item: other, key }) => {
    if (other === undefined || key === undefined || other.template.parameters.length !== within.length) return false;
    return patternOf(segments.slice(0, other.template.segments.length)) === other.template.pattern;
  });
  return own ?? parentElsewhere(segments.slice(0, segments.indexOf(`{${within.at(-1)}}`) + 1), collections);
}

/** Decides the part of an operation. Without items in its collection, it only works on an item that its path names. */
function decide(
  operation: SourceOperation,
  plan: Plan | undefined,
  context: PlanContext,
  held: HeldCollections,
): InferredOperation {
  const { method, template, value } = operation;
  const place = { method, path: template.path };
  if (plan === undefined || isObject(value['x-resource']))
    return { ...place, kind: 'stated', reason: 'the document states its x-resource' };
  const isHeld = (collection: Collection): boolean => held.filled.has(collection) || held.seeded.has(collection);
  if (plan.kind === 'action' && isHeld(plan.collection)) return { ...place, ...heldAction(operation, plan, held) };
  const found = planByProperty(operation, context, isHeld);
  if (found?.kind === 'action') return { ...place, ...heldAction(operation, found, held) };
  const call = optional('call', callOf(operation, plan, context));
  const bulk = planBulk(operation, context, isHeld);
  const acting = bulk ?? planAct(operation, context, isHeld);
  if (acting !== undefined && acting.kind !== 'none')
    return {
      ...place,
      kind: acting.kind,
      resource: withHeldParents(acting.resource, held.names),
      reason: acting.reason,
      ...(acting.kind === 'item' ? call : {}),
    };
  const file = planFile(operation, context);
  if (file !== undefined)
    return { ...place, kind: 'action', resource: file, reason: 'its bodies are the bytes of a file' };
  const reason = plan.kind === 'action' ? `nothing creates items of "${plan.collection.name}"` : plan.reason;
  return { ...place, kind: 'none', reason, ...call };
}

/** Returns an action on a collection that holds items. */
function heldAction(
  { template }: SourceOperation,
  { collection, resource: planned, reason }: Extract<Plan, { readonly kind: 'action' }>,
  { seeded, names }: HeldCollections,
): Pick<InferredOperation, 'kind' | 'resource' | 'reason'> {
  const { inferred = true, ...resource } = withHeldParents(planned, names);
  const isSeeded = seeded.has(collection) && planned['action'] === 'search';
  if (!isSeeded || collection.listPattern !== template.pattern)
    return { kind: 'action', resource: { ...resource, inferred }, reason };
  return {
    kind: 'action',
    resource: { ...resource, seed: true, inferred },
    reason: `${reason}, which begins with samples: nothing creates them`,
  };
}

/** Requires only those parents and related items to exist whose collection holds items. */
function withHeldParents(
  { parents, relates, inferred = true, ...resource }: JsonObject,
  held: ReadonlySet<string>,
): JsonObject {
  const within = listAt(resource, 'within');
  const required = listAt({ parents: parents ?? [] }, 'parents').flatMap((parent) => {
    if (!isObject(parent)) return [];
    const { collection = '', ...unheld } = parent;
    if (held.has(String(collection))) return [{ collection, ...unheld }];
    const isScope = listAt(parent, 'parameters').every((name) => within.includes(name));
    return isScope ? [] : [unheld];
  });
  const isRelated = held.has(textAt(relates, 'collection') ?? '');
  return {
    ...resource,
    ...(required.length === 0 ? {} : { parents: required }),
    ...(isRelated ? optional('relates', relates) : {}),
    inferred,
  };
}

function unreachableOperations(document: JsonObject): readonly InferredOperation[] {
  const paths = Object.entries(objectAt(document, 'paths')).filter(([path]) => parsePath(path) === undefined);
  return paths.flatMap(([path, item]) =>
    HTTP_METHODS.filter((method) => isObject(member(item, method))).map((method): InferredOperation => ({
      method,
      path,
      kind: 'none',
      reason: 'its path has a query, or no request reaches it',
    })),
  );
}
