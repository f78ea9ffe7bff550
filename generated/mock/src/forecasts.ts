import type { ServedOperation } from './document/operation.ts';
import type { Awaitable } from './json.ts';
import type { Route } from './router.ts';
import type { Wanted } from './store/store.ts';
import type { State } from './store/state.ts';

/** What the last call of an operation asked of the state; items by the parameter of the path that named them. */
interface Forecast {
  readonly items: readonly { readonly collection: string; readonly parameter: string }[];
  readonly lists: readonly string[];
  readonly numbers: readonly string[];
}

/**
 * What calls will ask of the state, foreseen from the last one of the same operation: read at once, before the work
 * begins, so that a store that has to be waited for is not waited for again and again.
 */
export class Forecasts {
  readonly #forecasts = new WeakMap<ServedOperation, Forecast>();

  prepare({ operation, path }: Route, state: State): Awaitable<void> {
    const forecast = state.isWaiting ? this.#forecasts.get(operation) : undefined;
    if (forecast === undefined) return undefined;
    const { items, lists, numbers } = forecast;
    const named = items.map(({ collection, parameter }) => ({ collection, id: path[parameter] ?? '' }));
    return state.readAhead({ items: named, lists, numbers });
  }

  /** To be told of calls that succeeded: a number is taken by being asked for, and others may not need it. */
  learn({ operation, path }: Route, state: State): void {
    if (state.isWaiting && !state.isForeseen)
      this.#forecasts.set(operation, { ...state.asked, items: namedBy(path, state.asked) });
  }
}

function namedBy(path: Route['path'], { items }: Wanted): Forecast['items'] {
  const parameters = Object.entries(path);
  return items.flatMap(({ collection, id }) => {
    const [parameter] = parameters.find(([, value]) => value === id) ?? [];
    return parameter === undefined ? [] : [{ collection, parameter }];
  });
}
