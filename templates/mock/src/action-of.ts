import type { ServedOperation } from './document/operation.ts';
import { ownAt } from './own-at.ts';
import type { Action, PlainAction, Platform } from './platform.ts';
import { collectionOf } from './resource/collections.ts';

const PLAIN: readonly PlainAction[] = ['read', 'search', 'create', 'replace', 'patch', 'delete'];

/** Whether an operation is answered from the state: it has a behaviour, or a plain action. */
export function decidesByState(operation: ServedOperation, platform: Platform): boolean {
  if (operation.resource === undefined) return false;
  return actionOf(operation, platform) !== undefined || plainAction(operation) !== undefined;
}

/** Whether the answer follows from the path, the query and the items alone. */
export function isPlainRead(operation: ServedOperation, platform: Platform): boolean {
  return (
    operation.method === 'GET' &&
    operation.resource?.action === 'read' &&
    actionOf(operation, platform) === undefined &&
    operation.parameters.every(({ place }) => place === 'path' || place === 'query')
  );
}

const actions = new WeakMap<ServedOperation, Action | null>();

/** What a behaviour does for an operation; found once, because a document is served by one platform. */
export function actionOf(operation: ServedOperation, platform: Platform): Action | undefined {
  const known = actions.get(operation);
  if (known !== undefined) return known ?? undefined;
  const found = findAction(operation, platform);
  actions.set(operation, found ?? null);
  return found;
}

function findAction(operation: ServedOperation, platform: Platform): Action | undefined {
  const { action = '' } = operation.resource ?? {};
  const names = [operation.id, `${collectionOf(operation, platform)}.${action}`, `*.${action}`];
  const found = platform.behaviours.flatMap(({ actions: own }) => names.map((name) => ownAt(own, name)));
  return found.find((action) => action !== undefined);
}

/** The plain action that an operation says it is; nothing where it is none. */
export function plainAction({ resource }: ServedOperation): PlainAction | undefined {
  return PLAIN.find((action) => action === resource?.action);
}
