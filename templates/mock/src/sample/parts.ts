import { isOld } from '../document/is-old.ts';
import { targetOf } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, listAt, textAt } from '../json.ts';

/** A schema, and the JSON pointer to it in the document. */
export interface PlacedSchema {
  readonly pointer: string;
  readonly schema: Json;
}

/** One of the schema objects that apply to a value at once. */
export interface SchemaPart {
  readonly pointer: string;
  readonly schema: JsonObject;
  /** Whether it describes the whole value: it was given, or referred to, and is not a branch of an `allOf`. */
  readonly isWhole: boolean;
}

/** All schema objects that apply to a value at once. */
export interface ComposedSchema {
  readonly parts: readonly SchemaPart[];
  /** The references that were resolved. */
  readonly references: readonly string[];
  /** A `false` schema among them, which no value satisfies. */
  readonly forbidding?: PlacedSchema;
}

interface OpenSchema extends PlacedSchema {
  readonly isWhole: boolean;
}

/** Resolves the references of schemas and lists the branches of their `allOf`, since all of them apply at once. */
export function composedSchema(schemas: readonly PlacedSchema[], root: JsonObject): ComposedSchema {
  const open: OpenSchema[] = schemas.map((placed) => ({ ...placed, isWhole: schemas.length === 1 }));
  const parts: SchemaPart[] = [];
  const references = new Set<string>();
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { pointer, schema, isWhole } = next;
    if (schema === false) return { parts, references: [...references], forbidding: next };
    if (!isObject(schema)) continue;
    const reference = textAt(schema, '$ref');
    if (reference !== undefined && !references.has(reference)) {
      references.add(reference);
      open.push({ pointer: reference.slice(1), schema: targetOf(root, reference) ?? true, isWhole });
    }
    // Before 3.1, keywords beside a reference are ignored.
    if (reference !== undefined && isOld(root)) continue;
    parts.push({ pointer, schema, isWhole });
    open.push(...branchesOf(pointer, schema));
  }
  return { parts, references: [...references] };
}

function branchesOf(pointer: string, schema: JsonObject): readonly OpenSchema[] {
  return listAt(schema, 'allOf').map((branch, index) => ({
    pointer: `${pointer}/allOf/${index}`,
    schema: branch,
    isWhole: false,
  }));
}
