import { type Keep, unkept } from '../memory.ts';
import type { Operation } from './api.ts';
import { camelName, NameScope } from './names.ts';

/** Operations that were placed before, by where. */
export type Placed = Keep<Map<string, Operation>>;

/** A collection of a group, and the methods that it has already. */
interface Collection {
  readonly name: string;
  readonly methods: NameScope;
}

/**
 * Where the facade offers the operations of one group: by collection and action where the specification names them
 * (`approvals.approve`), else by the name of the function, without the group where the id begins with it: `gists/list`
 * of the group gists is `gists.list`. No two share a place.
 */
export function placeInFacade(
  group: string,
  operations: readonly Operation[],
  placed: Placed = unkept,
): readonly Operation[] {
  const top = new NameScope();
  const collections = new Map<string, Collection>();
  for (const operation of operations) {
    const collection = operation.resource?.collection;
    if (collection !== undefined && !collections.has(collection)) {
      collections.set(collection, { name: top.claim(collection), methods: new NameScope() });
    }
  }
  const place = (operation: Operation, method: string, alone: string): readonly string[] => {
    const collection = operation.resource?.collection;
    const found = collection === undefined ? undefined : collections.get(collection);
    return found === undefined ? [top.claim(alone)] : [found.name, found.methods.claim(method)];
  };
  return operations.map((operation) => {
    const facade = place(operation, operation.resource?.method ?? operation.name, nameWithin(group, operation));
    if (operation.update === undefined) return placedAt(operation, facade, placed);
    return {
      ...operation,
      facade,
      update: { ...operation.update, facade: place(operation, 'update', operation.update.name) },
    };
  });
}

/** The same operation at the same place is the same object. */
function placedAt(operation: Operation, facade: readonly string[], placed: Placed): Operation {
  const places = placed(operation, () => new Map<string, Operation>());
  const place = facade.join('.');
  const known = places.get(place) ?? { ...operation, facade };
  places.set(place, known);
  return known;
}

/** The name of an operation where its group is known already. */
function nameWithin(group: string, { id, name }: Operation): string {
  const isGroupFirst = id.toLowerCase().startsWith(group.toLowerCase()) && /[/.:_]/.test(id.charAt(group.length));
  const rest = isGroupFirst ? id.slice(group.length + 1) : '';
  return /[a-z]/i.test(rest) ? camelName(rest) : name;
}
