import type { ServedOperation } from '../document/operation.ts';
import { after, type Awaitable, type JsonObject, member } from '../json.ts';
import { ownAt } from '../own-at.ts';
import type { Demand, Platform } from '../platform.ts';
import { HttpError } from '../http/errors.ts';
import type { State } from '../store/state.ts';
import { camelCase, collectionOf, referenceOf } from './collections.ts';
import { notThere } from './not-there.ts';

/** What a path leads to. */
export interface Targets {
  readonly operation: ServedOperation;
  readonly path: Readonly<Record<string, string>>;
  readonly state: State;
  readonly platform: Platform;
}

/** One parameter of a path: what it names, and what the item of the path must say of it. */
interface Target {
  readonly name: string;
  readonly property: string;
  /** Where what it names must be. */
  readonly collection: string | undefined;
  /** Whether it names the item of the path itself. */
  readonly isOwn: boolean;
}

/** A parameter of a path that names an item by its code. */
interface Coded {
  readonly name: string;
  readonly collection: string;
}

interface Plan {
  readonly targets: readonly Target[];
  readonly coded: readonly Coded[];
  /** What the platform asks of the path beyond that. */
  readonly demands: readonly Demand[];
  /** The parameter that names the item of the path, and where that must be. */
  readonly own?: { readonly name: string; readonly collection: string };
}

/** Refuses a path that names what is not there, or what does not belong together: 404. */
export function requireTargets(targets: Targets): Awaitable<void> {
  const plan = planOf(targets.operation, targets.platform);
  if (plan.targets.length === 0) return undefined;
  lookAhead(plan, targets);
  const known = targets.state.whenKnown(() => requireNow(plan, targets));
  return plan.coded.length + plan.demands.length === 0 ? known : after(known, () => requireMore(plan, targets));
}

async function requireMore({ coded, demands }: Plan, { path, state }: Targets): Promise<void> {
  for (const demand of demands) await demand({ path, state });
  for (const { name, collection } of coded) {
    const value = path[name] ?? '';
    if (!(await state.all(collection)).some(({ code }) => code === value)) throw notThere(name, value);
  }
}

/** Asks for all at once, so that a store that waits is waited for once. */
function lookAhead({ own, targets }: Plan, { path, state }: Targets): void {
  if (own !== undefined) state.peek(own.collection, path[own.name] ?? '');
  for (const { name, collection } of targets) if (collection !== undefined) state.peek(collection, path[name] ?? '');
}

function requireNow({ own, targets }: Plan, { path, state }: Targets): void {
  const item = own === undefined ? undefined : found(state, own, path[own.name] ?? '');
  for (const { name, property, collection, isOwn } of targets) {
    const value = path[name] ?? '';
    if (collection !== undefined) found(state, { name, collection }, value);
    const stated = isOwn ? undefined : member(item, property);
    if (stated !== undefined && stated !== null && stated !== value) throw notOf(own?.name, { name, value });
  }
}

function found(
  state: State,
  { name, collection }: { readonly name: string; readonly collection: string },
  id: string,
): JsonObject {
  const item = state.peek(collection, id);
  if (item === undefined) throw notThere(name, id);
  return item;
}

const plans = new WeakMap<ServedOperation, Plan>();

/** Made once, because a document is served by one platform. */
function planOf(operation: ServedOperation, platform: Platform): Plan {
  const known = plans.get(operation);
  if (known !== undefined) return known;
  const plan = newPlan(operation, platform);
  plans.set(operation, plan);
  return plan;
}

function newPlan(operation: ServedOperation, platform: Platform): Plan {
  const id = operation.resource?.id;
  const collection = collectionOf(operation, platform);
  const names = [...operation.path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
  const targets = names.map((name) => targetOf(name, name === id, platform));
  const parent = referenceOf(camelCase(id ?? '').replace(/Id$/, ''), platform);
  const isOwn = id !== undefined && names.includes(id) && id.endsWith('_id');
  const isItsOwn = isOwn && (parent === undefined || parent === collection);
  const coded = names.flatMap((name) => codedOf(name, platform) ?? []);
  const demands = platform.behaviours.flatMap((behaviour) => ownAt(behaviour.demands, operation.id) ?? []);
  return { targets, coded, demands, ...(isItsOwn ? { own: { name: id, collection } } : {}) };
}

function codedOf(name: string, platform: Platform): Coded | undefined {
  const collection = name.endsWith('_code') ? referenceOf(camelCase(name.slice(0, -5)), platform) : undefined;
  return collection === undefined ? undefined : { name, collection };
}

function targetOf(name: string, isOwn: boolean, platform: Platform): Target {
  const property = camelCase(name);
  const collection = property.endsWith('Id') ? referenceOf(property.replace(/Id$/, ''), platform) : undefined;
  return { name, property, collection, isOwn };
}

/** Where both are there, but do not belong together. */
function notOf(own: string | undefined, { name, value }: { readonly name: string; readonly value: string }): HttpError {
  const shown = JSON.stringify(value.slice(0, 100));
  return new HttpError(404, `What the ${own ?? 'path'} names is not of the ${name} ${shown}.`);
}
