import type { Group, Operation } from '../../model/api.ts';
import type { InferredCollection, InferredMethod } from '../../model/inferred.ts';
import { type InterfaceDeclarationStructure, KIND, type MethodSignature } from '../structures.ts';
import { descriptionName } from './describe-operation.ts';
import { pagingMethod } from './emit-paging.ts';
import { type FacadeModule, methodSignature, moduleName, updateSignatures } from './facade-methods.ts';
import { memberChain } from './guide/samples.ts';
import type { GroupModule } from './module-imports.ts';

/** Documents a collection, whose operations are in their groups too. */
export const COLLECTION_NOTE = 'Inferred from the document: the same operations as in their groups, by action.';

/** Tests for a collection with an object of its own, and not that of a group of its name. */
export function isAlone({ group }: InferredCollection): boolean {
  return group === undefined;
}

/** Module of any group, to which a collection adds its own. */
type CollectionModule = Omit<FacadeModule, 'group'>;

/** Declares the interface of a collection with an object of its own. */
export function collectionInterface(
  collection: InferredCollection,
  module: CollectionModule,
): InterfaceDeclarationStructure {
  return {
    kind: KIND.Interface,
    name: collection.facadeName,
    isExported: true,
    docs: [COLLECTION_NOTE],
    methods: collectionMethods(collection, module),
  };
}

/** Declares the methods of a collection. */
export function collectionMethods(
  { identifier, methods }: InferredCollection,
  module: CollectionModule,
): MethodSignature[] {
  return methods.flatMap(({ name, operation: id, kind }): readonly MethodSignature[] => {
    const found = module.operations.get(id);
    if (found === undefined) return [];
    // The module of its group exports its types; the call goes by the name of the collection.
    const placed = { ...module, group: { ...found.group, identifier } };
    const operation: Operation = { ...found.operation, facade: [name] };
    if (kind === 'update') return updateSignatures(found.operation, placed, [name]);
    const { paging } = operation;
    if (kind === 'call' || paging === undefined) return [methodSignature(operation, placed)];
    return [
      pagingMethod(operation, placed, { name, call: `${memberChain([module.variable, identifier, name])}(`, paging }),
    ];
  });
}

/** Returns the methods of a collection as members of the facade's literal. */
export function collectionMembers(
  { methods }: InferredCollection,
  operations: GroupModule['operations'],
): readonly (readonly [string, string])[] {
  return methods.flatMap((method) => {
    const found = operations.get(method.operation);
    return found === undefined
      ? []
      : [[method.name, `${moduleName(found.group)}.${valueName(method, found)}`] as const];
  });
}

function valueName(
  { kind }: InferredMethod,
  { operation }: { readonly operation: Operation; readonly group: Group },
): string {
  if (kind === 'update' && operation.update !== undefined) return operation.update.name;
  return kind === 'pages' && operation.paging !== undefined ? operation.paging.name : descriptionName(operation);
}
