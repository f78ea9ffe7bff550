import { CHOICES } from '../document/choices.ts';
import { resolved } from '../document/resolve.ts';
import { type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';
import { mapSchemas } from '../validation/map-schemas.ts';

/**
 * The document with its discriminators in words that Prism knows: the first variant of a choice, which it makes
 * examples of, holds the value that names it. Where the variant lists its values itself, these stand.
 */
export function tagged(document: JsonObject): JsonObject {
  return mapSchemas(document, (schema) => withTag(document, schema));
}

function withTag(document: JsonObject, schema: JsonObject): JsonObject {
  const discriminator = objectAt(schema, 'discriminator');
  const property = textAt(discriminator, 'propertyName');
  const choice = CHOICES.find((key) => listAt(schema, key).length > 0);
  if (property === undefined || choice === undefined) return schema;
  const [first, ...others] = listAt(schema, choice);
  const reference = textAt(first, '$ref');
  if (first === undefined || reference === undefined || lists(document, first, property)) return schema;
  const tag = { properties: { [property]: { const: tagOf(reference, objectAt(discriminator, 'mapping')) } } };
  return { ...schema, [choice]: [{ allOf: [first, { type: 'object', required: [property], ...tag }] }, ...others] };
}

/** The value that the mapping leads to a schema from, else the name of the schema. */
function tagOf(reference: string, mapping: JsonObject): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return Object.keys(mapping).find((key) => [reference, name].includes(textAt(mapping, key) ?? '')) ?? name;
}

/** Whether a schema, or one that it is made of, says which values a property may have. */
function lists(document: JsonObject, schema: Json, property: string): boolean {
  const seen = new Set<JsonObject>();
  const open: Json[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const found = resolved(document, next);
    if (seen.has(found)) continue;
    seen.add(found);
    const own = resolved(document, objectAt(found, 'properties')[property]);
    if (member(own, 'const') !== undefined || member(own, 'enum') !== undefined) return true;
    open.push(...listAt(found, 'allOf'));
  }
  return false;
}
