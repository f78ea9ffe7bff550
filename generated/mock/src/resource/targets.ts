import type { ServedOperation } from '../document/operation.ts';
import { type JsonObject, member } from '../json.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { State } from '../store/state.ts';
import { camelCase, collectionOf } from './collections.ts';

/** What a path leads to. */
export interface Targets {
  readonly operation: ServedOperation;
  readonly path: Readonly<Record<string, string>>;
  readonly state: State;
  readonly platform: Platform;
}

/** Refuses a path that names what is not there, or what does not belong together: 404. */
export async function requireTargets(targets: Targets): Promise<void> {
  const { operation, path, state, platform } = targets;
  const item = await ownItem(targets);
  for (const [name, value] of Object.entries(path)) {
    const property = camelCase(name);
    const collection = platform.references[property.replace(/(Id|Code)$/, '')];
    if (collection !== undefined && property.endsWith('Id') && (await state.get(collection, value)) === undefined)
      throw notThere(name, value);
    if (name === operation.resource?.id) continue;
    const stated = member(item, property);
    if (stated !== undefined && stated !== null && stated !== value) throw notThere(name, value);
  }
}

async function ownItem({ operation, path, state, platform }: Targets): Promise<JsonObject | undefined> {
  const parameter = operation.resource?.id;
  const parent = platform.references[camelCase(parameter ?? '').replace(/Id$/, '')];
  if (parent !== undefined && parent !== collectionOf(operation, platform)) return undefined;
  const id = parameter === undefined ? undefined : path[parameter];
  if (parameter === undefined || id === undefined || !parameter.endsWith('_id')) return undefined;
  const item = await state.get(collectionOf(operation, platform), id);
  if (item === undefined) throw notThere(parameter, id);
  return item;
}

function notThere(name: string, value: string): Refusal {
  return new Refusal(404, `There is nothing with the ${name} ${JSON.stringify(value.slice(0, 100))}.`);
}
