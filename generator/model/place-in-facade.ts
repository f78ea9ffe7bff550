import type { Operation } from './api.ts';
import { camelName, NameScope } from './names.ts';

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
export function placeInFacade(group: string, operations: readonly Operation[]): readonly Operation[] {
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
    if (operation.update === undefined) return { ...operation, facade };
    return {
      ...operation,
      facade,
      update: { ...operation.update, facade: place(operation, 'update', operation.update.name) },
    };
  });
}

/** The name of an operation where its group is known already. */
function nameWithin(group: string, { id, name }: Operation): string {
  const isGroupFirst = id.toLowerCase().startsWith(group.toLowerCase()) && /[/.:_]/.test(id.charAt(group.length));
  const rest = isGroupFirst ? id.slice(group.length + 1) : '';
  return /[a-z]/i.test(rest) ? camelName(rest) : name;
}
