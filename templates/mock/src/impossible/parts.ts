import { isOld } from '../document/is-old.ts';
import { targetOf } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, listAt, textAt } from '../json.ts';

/** A schema, and where it stands in the document. */
export interface Placed {
  readonly pointer: string;
  readonly schema: Json;
  /** Whether its references and choices are left out, because they are looked at already. */
  readonly isAlone?: true;
}

/** One of the schemas that hold at once. */
export interface Part extends Placed {
  readonly schema: JsonObject;
}

/** Schemas that hold at once. */
export interface Parts {
  readonly parts: readonly Part[];
  /** One among them that allows nothing. */
  readonly forbidding?: Placed;
}

/** All that holds at once with some schemas: what they refer to, and what their `allOf` lists. */
export function partsOf(schemas: readonly Placed[], root: JsonObject): Parts {
  const open = [...schemas];
  const parts: Part[] = [];
  const references = new Set<string>();
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { pointer, schema } = next;
    if (schema === false) return { parts, forbidding: next };
    if (!isObject(schema)) continue;
    const reference = textAt(schema, '$ref');
    if (reference !== undefined && !references.has(reference)) {
      references.add(reference);
      open.push({ pointer: reference.slice(1), schema: targetOf(root, reference) ?? true });
    }
    if (reference !== undefined && isOld(root)) continue;
    parts.push({ pointer, schema });
    open.push(...listAt(schema, 'allOf').map((inner, at) => ({ pointer: `${pointer}/allOf/${at}`, schema: inner })));
  }
  return { parts };
}
