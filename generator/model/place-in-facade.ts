import type { Operation } from './api.ts';
import { NameScope } from './names.ts';

/**
 * Where the facade offers the operations of one group: by collection and action where the specification names them
 * (`approvals.approve`), else by the name of the function. No two share a place.
 */
export function placeInFacade(operations: readonly Operation[]): readonly Operation[] {
  const top = new NameScope();
  const collections = new Map<string, NameScope>();
  for (const operation of operations) {
    const collection = operation.resource?.collection;
    if (collection !== undefined && !collections.has(collection))
      collections.set(top.claim(collection), new NameScope());
  }
  const place = (operation: Operation, method: string, alone: string): readonly string[] => {
    const collection = operation.resource?.collection;
    const scope = collection === undefined ? undefined : collections.get(collection);
    if (collection === undefined || scope === undefined) return [top.claim(alone)];
    return [collection, scope.claim(method)];
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
