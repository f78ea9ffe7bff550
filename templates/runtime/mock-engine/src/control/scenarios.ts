import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { HttpError } from '../http/message.ts';
import { isObject, type Json, type JsonObject, objectAt, textAt } from '../json.ts';
import type { Action } from '../platform.ts';
import type { Change, Store } from '../state/store.ts';
import { requireNumber } from './faults.ts';
import { requireKnownMembers, requireObject, requireStated } from './input.ts';
import { listReplies, parseReply, type ReplyContext, REPLIES, type ReplyOptions, type StatedReply } from './replies.ts';

/** Reply of one state of a scenario, for every call while it is in that state. */
export interface ScenarioReply extends StatedReply, Pick<ReplyOptions, 'strict' | 'when'> {
  /** State that follows. @default none, it stays */
  readonly to?: string;
  /** Number of calls after which that state follows. @default 1 */
  readonly times?: number;
  /** Handles the calls by code, in place of a reply; only in the process. */
  readonly handler?: Action;
}

/** States that an API goes through in a test, with the replies of their own. */
export interface Scenario<Id extends string = string> {
  /** State that it begins in. @default the first */
  readonly start?: string;
  /** Replies by state and operation; a function handles the calls. */
  readonly states: Readonly<Record<string, { readonly [Operation in Id]?: ScenarioReply | Action }>>;
}

/** Scenario of a space, with the state that it is in. */
export interface CurrentScenario {
  readonly scenario: string;
  readonly state: string;
}

/** Everything that a scenario is checked and stored with. */
interface ScenarioContext {
  readonly store: Store;
  readonly space: string;
  /** Returns an operation. @throws HttpError 400 for an unknown one */
  readonly operationOf: (id: string) => ReplyContext;
  /** Handlers of scenarios in this process, by their names. */
  readonly handlers: Map<string, Action>;
}

/**
 * Stores a scenario in place of an older one of the name.
 *
 * @throws HttpError 400 for a state or an operation that does not exist, or a reply that the document does not allow
 */
export async function storeScenario(name: string, scenario: Scenario, context: ScenarioContext): Promise<void> {
  const states = Object.keys(scenario.states);
  const { start = states[0] ?? '' } = scenario;
  requireState(start, states);
  const replies = Object.entries(scenario.states).flatMap(([state, byOperation]) =>
    Object.entries(byOperation).map(([operation, stated]): JsonObject => {
      const { handler, ...given } = typeof stated === 'function' ? { handler: stated } : (stated ?? {});
      const id = JSON.stringify([name, state, operation]);
      if (handler !== undefined) context.handlers.set(id, handler);
      const parsed = parseScenarioReply({ ...given }, context.operationOf(operation), states);
      return { ...parsed, ...(handler === undefined ? {} : { isHandled: true }), id, scenario: name, state };
    }),
  );
  const current = { id: stateId(name), scenario: name, state: start };
  const { store, space } = context;
  const known = await listReplies(store, space);
  const removed = known.filter((reply) => reply['scenario'] === name).map(({ id }) => removal(String(id)));
  const added = [current, ...replies].map((item) => ({ collection: REPLIES, id: String(item['id']), item }));
  await store.commit(space, [...removed, ...added]);
}

function removal(id: string): Change {
  return { collection: REPLIES, id };
}

function stateId(name: string): string {
  return JSON.stringify([name]);
}

/** Parses a reply of a state; one that a handler gives is checked when it is sent. */
function parseScenarioReply(given: object, operation: ReplyContext, states: readonly string[]): JsonObject {
  if ('when' in given) requireStated('when', given.when);
  const { to, times, ...reply }: JsonObject = JSON.parse(JSON.stringify(given));
  if (to !== undefined) requireState(to, states);
  requireNumber('times', times, [1, 1e9]);
  const isStated = Object.keys(reply).some((member) => !['strict', 'when'].includes(member));
  const parsed = parseReply(isStated ? reply : { ...reply, strict: false }, operation);
  return {
    ...parsed,
    ...(reply['strict'] === undefined ? { strict: true } : {}),
    always: true,
    ...(to === undefined ? {} : { to }),
    ...(times === undefined ? {} : { times }),
  };
}

function requireState(state: Json, states: readonly string[]): void {
  if (typeof state === 'string' && states.includes(state)) return;
  const advice = didYouMean(closestMatch(String(state), states)) || ` States: ${states.join(', ')}.`;
  throw new HttpError(400, `The scenario has no state ${JSON.stringify(state)}.${advice}`);
}

/** Puts a scenario into a state. @throws HttpError for an unknown scenario or state */
export async function enterState(name: string, state: string, { store, space }: ScenarioContext): Promise<void> {
  const replies = await listReplies(store, space);
  const own = replies.filter((reply) => reply['scenario'] === name);
  if (own.length === 0) throw new HttpError(400, `There is no scenario ${JSON.stringify(name)}.`);
  requireState(state, [...new Set(own.flatMap((reply) => [reply['state'], reply['to']]).map(String))]);
  const item = { id: stateId(name), scenario: name, state };
  await store.commit(space, [{ collection: REPLIES, id: item.id, item }]);
}

/** Returns the scenarios among the replies of a space. */
export function scenariosIn(replies: readonly JsonObject[]): readonly CurrentScenario[] {
  return replies.flatMap((reply) => {
    const [scenario, state] = [textAt(reply, 'scenario'), textAt(reply, 'state')];
    return scenario === undefined || state === undefined || reply['operation'] !== undefined
      ? []
      : [{ scenario, state }];
  });
}

/** Parses the body of a control request that sets a scenario, or puts one into a state. */
export function parseScenario(body: Json): { readonly name: string; readonly scenario: Scenario | string } {
  requireKnownMembers(body, ['name', 'start', 'states', 'state']);
  const [name, state] = [textAt(body, 'name'), textAt(body, 'state')];
  if (name === undefined) throw new HttpError(400, 'A scenario needs a "name".');
  if (state !== undefined) return { name, scenario: state };
  const start = textAt(body, 'start');
  // `requireScenario` checks the states, and each reply is parsed when the scenario is stored.
  const states = objectAt(body, 'states') as Scenario['states'];
  return { name, scenario: { states, ...(start === undefined ? {} : { start }) } };
}

/** @throws HttpError 400 for what is no scenario */
export function requireScenario(scenario: Scenario): void {
  requireKnownMembers(requireObject('scenario', scenario), ['start', 'states']);
  const isReply = (reply: unknown): boolean => typeof reply === 'function' || isObject(reply);
  const isRight =
    isObject(scenario.states) &&
    Object.values(scenario.states).every((replies) => isObject(replies) && Object.values(replies).every(isReply));
  if (!isRight) throw new HttpError(400, '"states" must hold replies by state and operation.');
}
