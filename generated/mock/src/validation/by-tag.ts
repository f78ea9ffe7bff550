import { CHOICES } from '../document/choices.ts';
import { resolved } from '../document/resolve.ts';
import { type Json, type JsonObject, listAt, objectAt } from '../json.ts';
import { ownValues } from './tell-variants.ts';

/**
 * A choice whose variants each name values of one property that no other names, so that of a value only the variant is
 * judged that it means. For telling what is wrong, not whether anything is.
 */
export function byTag(schema: JsonObject, root: JsonObject): JsonObject {
  const choice = CHOICES.find((keyword) => listAt(schema, keyword).length > 1);
  if (choice === undefined) return schema;
  const variants = listAt(schema, choice);
  const tag = tagOf(variants, root);
  if (tag === undefined) return schema;
  const { [choice]: _, ...rest } = schema;
  const branches = variants.map((variant, index) => branch(named(tag.name, tag.values[index] ?? []), variant));
  const told = { type: 'object', ...named(tag.name, tag.values.flat()), allOf: branches };
  return { ...rest, allOf: [...listAt(rest, 'allOf'), told] };
}

interface Tag {
  readonly name: string;
  /** Those of each variant. */
  readonly values: readonly (readonly Json[])[];
}

function tagOf(variants: readonly Json[], root: JsonObject): Tag | undefined {
  const [first = null] = variants;
  for (const name of namesIn(first, root)) {
    const values = variants.map((variant) => ownValues(variant, { name, root }));
    const known = values.filter((own) => own !== undefined);
    const all = known.flat();
    if (known.length === variants.length && new Set(all).size === all.length) return { name, values: known };
  }
  return undefined;
}

/** Properties of a variant, and of what it is made of. */
function namesIn(variant: Json, root: JsonObject): readonly string[] {
  const parts = new Set<Json>([resolved(root, variant) ?? null]);
  // What is added meanwhile is met too.
  for (const part of parts) for (const inner of listAt(part, 'allOf')) parts.add(resolved(root, inner) ?? null);
  return [...parts].flatMap((part) => Object.keys(objectAt(part, 'properties')));
}

function named(name: string, values: readonly Json[]): JsonObject {
  return { required: [name], properties: { [name]: { enum: [...values] } } };
}

/** In pairs, because an object with a `then` written out looks like a promise. */
function branch(condition: JsonObject, variant: Json): JsonObject {
  return Object.fromEntries([
    ['if', condition],
    ['then', variant],
  ]);
}
