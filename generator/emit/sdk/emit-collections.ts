import type { Group, Operation } from '../../model/api.ts';
import type { InferredCollection, InferredMethod } from '../../model/inferred.ts';
import { propertyKey } from '../source/literals.ts';
import { type InterfaceDeclarationStructure, KIND } from '../structures.ts';
import { descriptionName } from './describe-operation.ts';
import { pagingMethod } from './emit-paging.ts';
import { type FacadeModule, methodReference, methodType, moduleName } from './facade-methods.ts';
import { exampleRequest, memberChain } from './guide/samples.ts';
import type { GroupModule } from './module-imports.ts';
import { pointerDocumentation } from './operation-documentation.ts';

/** Documents a collection, whose operations are in their groups too. */
export const COLLECTION_NOTE = 'Inferred from the document: the same operations as in their groups, by action.';

/** Tests for a collection with an object of its own, and not that of a group of its name. */
export function isAlone({ group }: InferredCollection): boolean {
  return group === undefined;
}

/** Members of a collection: a method for each iteration, and the other operations by their type in their group. */
type CollectionMembers = Required<Pick<InterfaceDeclarationStructure, 'properties' | 'methods'>>;

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
    ...collectionMembers(collection, module),
  };
}

/** Declares the members of a collection. */
export function collectionMembers(
  { identifier, methods }: InferredCollection,
  module: CollectionModule,
): CollectionMembers {
  const members: CollectionMembers = { properties: [], methods: [] };
  for (const { name, operation: id, kind } of methods) {
    const found = module.operations.get(id);
    if (found === undefined) continue;
    const { operation, group } = found;
    const { facade } = kind === 'update' ? (operation.update ?? operation) : operation;
    const reference = methodReference(facade, group);
    const { paging } = operation;
    if (kind === 'pages' && paging !== undefined) {
      const request = exampleRequest(operation, module.schemas);
      const call = `${memberChain([module.variable, identifier, name])}(${request})`;
      members.methods.push(pagingMethod(operation, { ...module, group }, { name, paging, call, reference }));
    } else {
      const docs = kind === 'update' ? [`The same as ${reference}.`] : pointerDocumentation(operation, reference);
      members.properties.push({ name: propertyKey(name), isReadonly: true, type: methodType(facade, group), docs });
    }
  }
  return members;
}

/** Returns the methods of a collection as members of the facade's literal. */
export function collectionEntries(
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
