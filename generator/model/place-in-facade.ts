import type { Operation } from './api.ts';
import { NameScope } from './names.ts';

/** A collection of a group, and the methods that it has already. */
interface Collection {
  readonly name: string;
  readonly methods: NameScope;
}

/**
 * Where the facade offers the operations of one group: by collection and action where the specification names them
 * (`approvals.approve`), else by the name of the function. No two share a place.
 */
export function placeInFacade(operations: readonly Operation[]): readonly Operation[] {
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
    const facade = place(operation, operation.resource?.method ?? operation.name, operation.name);
    if (operation.update === undefined) return { ...operation, facade };
    return {
      ...operation,
      facade,
      update: { ...operation.update, facade: place(operation, 'update', operation.update.name) },
    };
  });
}
