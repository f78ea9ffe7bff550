import { CHOICES, resolveReference, targetOf, variantsOf } from '../document/references.ts';
import { type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';

/**
 * Makes the variants of a schema exclusive by its discriminator (OpenAPI 3.1, section 4.8.25): a value belongs to the
 * variant that it names, and to no other. Inline variants, and those that list their values themselves, stay unchanged.
 */
export function applyDiscriminator(schema: JsonObject, root: JsonObject): JsonObject {
  const name = textAt(objectAt(schema, 'discriminator'), 'propertyName');
  if (name === undefined) return schema;
  const mapping = objectAt(objectAt(schema, 'discriminator'), 'mapping');
  const told = CHOICES.filter((choice) => Array.isArray(schema[choice])).map(
    (choice) => [choice, listAt(schema, choice).map((variant) => tell(variant, { name, mapping, root }))] as const,
  );
  return { ...schema, ...Object.fromEntries(told) };
}

interface Discriminator {
  readonly name: string;
  readonly mapping: JsonObject;
  readonly root: JsonObject;
}

function tell(variant: Json, discriminator: Discriminator): Json {
  const { name, root } = discriminator;
  const reference = textAt(variant, '$ref');
  if (reference === undefined || choosesItself(targetOf(root, reference), name)) return variant;
  const values = valuesOf(reference, discriminator);
  const own = discriminatorValues({ $ref: reference }, discriminator) ?? valuesOfChoice(reference, discriminator);
  // A variant that inherits the values of all others is told apart by its own.
  if (own !== undefined && (own.length <= values.length || !values.every((value) => own.includes(value))))
    return variant;
  return { allOf: [{ required: [name], properties: { [name]: { enum: values } } }, variant] };
}

/** Tests whether a variant is itself a choice by the same property, with the values of its own variants. */
function choosesItself(target: Json | undefined, name: string): boolean {
  return variantsOf(target).length > 0 && textAt(objectAt(target, 'discriminator'), 'propertyName') === name;
}

/** The values that the mapping has for a variant, by reference or by name; its name without any. */
function valuesOf(reference: string, { mapping }: Discriminator): readonly string[] {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const mapped = Object.keys(mapping).filter((value) => mapping[value] === reference || mapping[value] === name);
  return mapped.length > 0 ? mapped : [name];
}

/** The values that a variant itself lists for the property: the shortest list among its parts, since all apply. */
function discriminatorValues(
  variant: Json,
  { name, root }: Pick<Discriminator, 'name' | 'root'>,
): readonly Json[] | undefined {
  const found: (readonly Json[])[] = [];
  const parts = new Set<Json>([variant]);
  // A set visits what is added to it on the way.
  for (const part of parts) {
    const reference = textAt(part, '$ref');
    if (reference !== undefined) parts.add(targetOf(root, reference) ?? true);
    for (const inner of listAt(part, 'allOf')) parts.add(inner);
    const property = member(objectAt(part, 'properties'), name);
    const value = member(property, 'const');
    if (value !== undefined) found.push([value]);
    else if (Array.isArray(member(property, 'enum'))) found.push(listAt(property, 'enum'));
  }
  return found.toSorted((one, other) => one.length - other.length)[0];
}

/** The values of all variants of a variant, where each of them lists its own. */
function valuesOfChoice(reference: string, discriminator: Discriminator): readonly Json[] | undefined {
  const values = variantsOf(targetOf(discriminator.root, reference)).map((inner) =>
    discriminatorValues(inner, discriminator),
  );
  const named = values.filter((own) => own !== undefined);
  return named.length === 0 || named.length < values.length ? undefined : named.flat();
}

/**
 * Rewrites a choice whose variants list distinct values of one property, so that a value is validated only against the
 * variant that it names. It improves issues; the result of validation stays the same.
 */
export function selectVariantByTag(schema: JsonObject, root: JsonObject): JsonObject {
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
  /** The values of each variant. */
  readonly values: readonly (readonly Json[])[];
}

function tagOf(variants: readonly Json[], root: JsonObject): Tag | undefined {
  const [first = null] = variants;
  for (const name of namesIn(first, root)) {
    const values = variants.map((variant) => discriminatorValues(variant, { name, root }));
    const known = values.filter((own) => own !== undefined);
    const all = known.flat();
    if (known.length === variants.length && new Set(all).size === all.length) return { name, values: known };
  }
  return undefined;
}

/** The property names of a variant and of the schemas that it is composed of. */
function namesIn(variant: Json, root: JsonObject): readonly string[] {
  const parts = new Set<Json>([resolveReference(root, variant) ?? null]);
  // A set visits what is added to it on the way.
  for (const part of parts) for (const inner of listAt(part, 'allOf')) parts.add(resolveReference(root, inner) ?? null);
  return [...parts].flatMap((part) => Object.keys(objectAt(part, 'properties')));
}

function named(name: string, values: readonly Json[]): JsonObject {
  return { required: [name], properties: { [name]: { enum: [...values] } } };
}

/** Built from pairs, because an object literal with `then` looks like a promise. */
function branch(condition: JsonObject, variant: Json): JsonObject {
  return Object.fromEntries([
    ['if', condition],
    ['then', variant],
  ]);
}
