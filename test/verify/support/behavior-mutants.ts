import { HttpError, jsonResponse } from '../../../templates/runtime/mock-engine/src/http/message.ts';
import {
  type Action,
  type Behavior,
  type Call,
  type Platform,
  runAction,
} from '../../../templates/runtime/mock-engine/src/platform.ts';
import type { MockSource } from '../../../templates/runtime/mock-engine/src/start.ts';
import { changeBody, other, type PlatformMutant, without } from './mutants.ts';

/** Breaks every action, write, filter, source, precondition and table of the platform, one at a time. */
export function behaviorMutants(source: MockSource): readonly PlatformMutant[] {
  return [...actionMutants(source), ...tableMutants(source)];
}

function actionMutants(source: MockSource): readonly PlatformMutant[] {
  const { platform } = source;
  return platform.behaviors.flatMap((behavior, index) => {
    const replaced = (about: string, name: string, change: Partial<Behavior>): PlatformMutant => ({
      about,
      name: `${(behavior.rules ?? []).join('/')} ${name}`,
      source: { ...source, platform: withBehavior(platform, index, { ...behavior, ...change }) },
    });
    const { actions = {}, writes = {}, filters = {}, sources = {}, preconditions = {} } = behavior;
    return [
      ...Object.entries(actions).flatMap(([key, action]) => [
        ...(isReading(key)
          ? []
          : [
              replaced(key, `${key} accepts what it rejects`, { actions: { ...actions, [key]: accepting(action) } }),
              replaced(key, `${key} stores nothing`, { actions: { ...actions, [key]: storingNothing(action) } }),
              replaced(key, `${key} ignores its body`, {
                actions: { ...actions, [key]: (call) => runAction(action, { ...call, body: {} }) },
              }),
            ]),
        replaced(key, `${key} responds with another value`, {
          actions: { ...actions, [key]: respondingOther(action) },
        }),
      ]),
      ...Object.entries(writes)
        .filter(([key]) => key === '*' || isWritten(source, key))
        .flatMap(([key, write]) => [
          replaced(key, `writes of ${key} are not changed`, {
            writes: {
              ...writes,
              [key]: async (item, context) => Promise.resolve(write(item, context)).then(() => item),
            },
          }),
          replaced(key, `writes of ${key} are not rejected`, {
            writes: { ...writes, [key]: async (item, context) => swallow(() => write(item, context), item) },
          }),
        ]),
      ...Object.keys(filters).map((key) => replaced(key, `${key} is not filtered`, { filters: without(filters, key) })),
      ...Object.keys(sources).map((key) => replaced(key, `${key} searches all`, { sources: without(sources, key) })),
      ...Object.keys(preconditions).map((key) =>
        replaced(key, `${key} has no precondition`, { preconditions: without(preconditions, key) }),
      ),
    ];
  });
}

/** Rules of collections that no operation of the documents writes cannot be seen from outside: equivalent mutants. */
function isWritten({ documents, platform }: MockSource, collection: string): boolean {
  const names = [
    collection,
    ...Object.entries(platform.aliases).flatMap(([alias, of]) => (of === collection ? [alias] : [])),
  ];
  const text = documents.map(({ root }) => JSON.stringify(root)).join('');
  return names.some((name) => new RegExp(`"collection":"${name}","action":"(?:create|replace|patch)"`).test(text));
}

/** A reading action has nothing to reject, to store or to ignore. */
function isReading(key: string): boolean {
  return /\.(?:read|search|skeletonMessage|dashboard|preFill|isExpenseRebill|linkedExpenseReceipts)$/.test(key);
}

function withBehavior(platform: Platform, index: number, behavior: Behavior): Platform {
  return { ...platform, behaviors: platform.behaviors.map((each, at) => (at === index ? behavior : each)) };
}

async function swallow<Value>(run: () => Value | Promise<Value>, instead: Value): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof HttpError) return instead;
    throw error;
  }
}

function accepting(action: Action): Action {
  return (call) => swallow(() => runAction(action, call), jsonResponse(200, null));
}

/** The action runs, and its writes are lost. */
function storingNothing(action: Action): Action {
  return (call) => {
    const state = new Proxy(call.state, {
      get: (target, name) => {
        if (name === 'put' || name === 'remove') return () => undefined;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const crud: Call['crud'] = async (kind, instead) => {
      if (kind === 'read' || kind === 'search') return call.crud(kind, instead);
      return jsonResponse(200, '1');
    };
    return runAction(action, { ...call, state, crud });
  };
}

function respondingOther(action: Action): Action {
  return async (call) => {
    const response = await runAction(action, call);
    return response && changeBody(response, other);
  };
}

function tableMutants(source: MockSource): readonly PlatformMutant[] {
  const { platform } = source;
  const changed = (name: string, change: Partial<Platform>, about?: string): PlatformMutant => ({
    name,
    ...(about === undefined ? {} : { about }),
    source: { ...source, platform: { ...platform, ...change } },
  });
  const { criterion } = platform;
  return [
    changed('criteria are ignored', { criterion: () => undefined }),
    changed('criteria are inverted', {
      criterion: (given) => {
        const test = criterion?.(given);
        return test === undefined ? undefined : (item) => !test(item);
      },
    }),
    ...Object.keys(platform.keys).map((key) => changed(`key of ${key}`, { keys: without(platform.keys, key) }, key)),
    ...Object.entries(platform.options).flatMap(([collection, options]) =>
      Object.keys(options).map((option) =>
        changed(
          `${collection} always shows ${option}`,
          { options: { ...platform.options, [collection]: without(options, option) } },
          collection,
        ),
      ),
    ),
  ];
}
