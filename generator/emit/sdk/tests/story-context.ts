import type { Operation } from '../../../model/api.ts';
import type { InferredCollection } from '../../../model/inferred.ts';
import type { BodySchemas, Properties } from '../../../infer/schemas.ts';
import { at, isObject, type JsonObject, objectAt, textAt } from '../../../model/json.ts';
import type { GroupedOperation } from '../module-imports.ts';
import type { ValidExamples } from '../../source/valid-examples.ts';

/** Facts that the stories of an API share. */
export interface StoryContext {
  readonly document: JsonObject;
  readonly schemas: BodySchemas;
  readonly examples: ValidExamples;
  readonly operations: ReadonlyMap<string, GroupedOperation>;
  /** Collections by the name in `x-resource`. */
  readonly collections: ReadonlyMap<string, InferredCollection>;
}

/** Item that a story creates: variables with the identifiers of its parents and its own. */
export interface CreatedItem {
  readonly collection: InferredCollection;
  readonly scope: readonly string[];
  readonly id: string;
  /** Property of an item that identifies it. */
  readonly key: string;
  /** Members that a read returns as they were sent. */
  readonly stored: JsonObject;
}

/** Returns what a document implies or states about the resource of an operation. */
export function resourceOf({ pointer }: Operation, { document }: Pick<StoryContext, 'document'>): JsonObject {
  return objectAt(at(document, pointer), 'x-resource');
}

/** Returns the path of the item in the body of a request or a response of its resource. */
export function envelopeOf(resource: JsonObject, body: 'request' | 'response'): readonly string[] {
  return textAt(objectAt(resource, 'envelope'), body)?.split('/') ?? [];
}

/** Returns the operation that a method of a collection calls. */
export function operationOf(
  context: StoryContext,
  collection: InferredCollection | undefined,
  method: string,
): Operation | undefined {
  return collection && context.operations.get(idOf(collection, method))?.operation;
}

/** Returns the members of an item, at a path of what is read. */
export function readMembers(context: StoryContext, read: Operation, path: readonly string[]): Properties {
  const { document, schemas } = context;
  const operation = at(document, read.pointer);
  const { schema } = schemas.success(isObject(operation) ? operation : {});
  return schemas.properties(path.reduce((found, name) => schemas.properties(found).get(name), schema));
}

export function idOf({ methods }: InferredCollection, name: string): string {
  const isUpdate = name === 'update';
  return methods.find(({ name: own, kind }) => (isUpdate ? kind === 'update' : own === name))?.operation ?? '';
}
