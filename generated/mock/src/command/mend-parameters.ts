import { step } from '../document/json-pointer.ts';
import { mappedObject } from '../document/mapped.ts';
import { resolved } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../json.ts';

/** A document without what it gets wrong, and what that was, each with its place. */
interface Mended {
  readonly document: JsonObject;
  readonly remarks: readonly string[];
}

/**
 * Leaves out parameters of a path for which it has no place: nobody could send them, and each request would be refused.
 */
export function mendParameters(root: JsonObject): Mended {
  const remarks: string[] = [];
  const paths = mappedObject(objectAt(root, 'paths'), (item, path) => {
    const within = (holder: Json, pointer: string): Json => withoutUnplaced(holder, { root, path, pointer, remarks });
    const pointer = `#/paths${step(path)}`;
    if (!isObject(item)) return item;
    return within(
      mappedObject(item, (operation, key) => within(operation, pointer + step(key))),
      pointer,
    );
  });
  return { document: remarks.length === 0 ? root : { ...root, paths }, remarks };
}

interface Mending {
  readonly root: JsonObject;
  readonly path: string;
  readonly pointer: string;
  readonly remarks: string[];
}

/** What has parameters, without those for which the path has no place. */
function withoutUnplaced(holder: Json, { root, path, pointer, remarks }: Mending): Json {
  if (!isObject(holder) || !Array.isArray(holder['parameters'])) return holder;
  const kept = listAt(holder, 'parameters').filter((entry, index) => {
    const parameter = resolved(root, entry);
    const name = textAt(parameter, 'name') ?? '';
    // Prism takes names in any case.
    const isPlaced = textAt(parameter, 'in') !== 'path' || path.toLowerCase().includes(`{${name.toLowerCase()}}`);
    if (!isPlaced) remarks.push(`${pointer}/parameters/${index}: the path has no {${name}}; left out`);
    return isPlaced;
  });
  return kept.length === holder['parameters'].length ? holder : { ...holder, parameters: kept };
}
