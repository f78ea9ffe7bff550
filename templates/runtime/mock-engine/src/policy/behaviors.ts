import { memoize } from '#shared/memoize.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { ownAt } from '../json.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { type Action, type Behavior, collectionOf, CRUD_ACTIONS, type CrudAction, type Platform } from '../platform.ts';

export interface BehaviorAction {
  readonly action: Action;
  readonly isChecked: boolean;
}

/** Function of an operation and the platform of its document. */
type OperationLookup<Found> = (operation: ServedOperation, platform: Platform) => Found;

/** Returns the action that a behavior defines for an operation. */
export const actionOf: OperationLookup<BehaviorAction | undefined> = memoize((operation, platform) => {
  const { resource } = operation;
  const named =
    resource === undefined ? [] : [`${collectionOf(operation, platform)}.${resource.action}`, `*.${resource.action}`];
  const names = [operation.id, ...named];
  const found = platform.behaviors.flatMap(({ actions: own, isChecked = false }) =>
    names.map((name) => ({ action: ownAt(own, name), isChecked })),
  );
  return found.find((each): each is BehaviorAction => each.action !== undefined);
});

/**
 * Requires that the actions of behaviors are those of operations or collections of the documents.
 *
 * @throws TypeError with the closest name
 */
export function requireKnownActions({ behaviors }: Platform, operations: readonly ServedOperation[]): void {
  const ids = operations.map(({ id }) => id);
  const isOfResource = (name: string): boolean =>
    operations.some(({ resource }) => {
      const { collection = '', action = '' } = resource ?? {};
      return [`${collection}.${action}`, `*.${action}`].includes(name);
    });
  for (const { actions: own = {}, isChecked = false } of behaviors)
    for (const name of isChecked ? Object.keys(own) : []) {
      if (ids.includes(name) || isOfResource(name)) continue;
      const advice = didYouMean(closestMatch(name, ids));
      throw new TypeError(`The behavior of ${JSON.stringify(name)} belongs to no operation.${advice}`);
    }
}

/** Returns the CRUD action that the document names for an operation. */
export function crudActionOf({ resource }: ServedOperation): CrudAction | undefined {
  return CRUD_ACTIONS.find((action) => action === resource?.action);
}

/** Describes what decides the response of an operation: its action, and the documented rules that take part in it. */
export const describeAction: OperationLookup<string> = memoize((operation, platform) => {
  const { resource, id } = operation;
  const action = resource === undefined ? id : `${resource.action} ${collectionOf(operation, platform)}`;
  const inferred = resource?.isInferred === true ? ['inferred'] : [];
  const rules = rulesOf(operation, platform);
  const sentences = rules.slice(0, MAX_RULES).map((rule) => sentenceOf(rule, platform));
  const more = rules.length > MAX_RULES ? [`and ${rules.length - MAX_RULES} more rules`] : [];
  return [action, ...inferred, ...sentences, ...more].join(' · ');
});

/** Rules of an action that are named; those of its own collection come first. */
const MAX_RULES = 3;

function sentenceOf(rule: string, { ruleSentences = {} }: Platform): string {
  const sentence = ownAt(ruleSentences, rule);
  return sentence === undefined ? rule : `${sentence} (${rule})`;
}

/** Returns the documented rules that take part in an operation, those of behaviors for every collection last. */
export function rulesOf(operation: ServedOperation, platform: Platform): readonly string[] {
  const collection = collectionOf(operation, platform);
  const parts = platform.behaviors.filter((each) => takesPart(each, operation, collection));
  const isGeneral = ({ writes }: Behavior): number => (ownAt(writes, '*') === undefined ? 0 : 1);
  const sorted = parts.toSorted((one, other) => isGeneral(one) - isGeneral(other));
  return [...new Set(sorted.flatMap(({ rules = [] }) => rules))];
}

function takesPart(behavior: Behavior, { id, method, resource }: ServedOperation, collection: string): boolean {
  const { actions: own, writes, filters, sources, preconditions } = behavior;
  const { action = '' } = resource ?? {};
  const isWrite = method !== 'GET' && ['create', 'replace', 'patch'].includes(action);
  return (
    [id, `${collection}.${action}`, `*.${action}`].some((name) => ownAt(own, name) !== undefined) ||
    (isWrite && [collection, '*'].some((name) => ownAt(writes, name) !== undefined)) ||
    [filters, sources, preconditions].some((table) => ownAt<unknown>(table, id) !== undefined)
  );
}
