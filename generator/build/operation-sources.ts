import { below, HTTP_METHODS, isObject, type JsonObject, member, type Node } from '../model/json.ts';

/** Locates an operation in the document. */
export interface OperationSource {
  readonly path: string;
  readonly method: (typeof HTTP_METHODS)[number];
  readonly item: Node;
  readonly operation: Node;
}

/** Lists every operation of the document in order. Keys of `paths` without a leading slash are extensions. */
export function operationSources(paths: JsonObject): readonly OperationSource[] {
  return Object.entries(paths).flatMap(([path, value]) => {
    if (!path.startsWith('/')) return [];
    const item: Node = { value, pointer: below('/paths', path) };
    return HTTP_METHODS.filter((method) => isObject(member(value, method))).map((method) => ({
      path,
      method,
      item,
      operation: { value: member(value, method) ?? {}, pointer: below(item.pointer, method) },
    }));
  });
}
