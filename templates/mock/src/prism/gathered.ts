import { CHOICES } from '../document/choices.ts';
import { isOld } from '../document/is-old.ts';
import { type JsonObject, listAt } from '../json.ts';
import { mapSchemas } from '../validation/map-schemas.ts';
import { saidInFull } from './unsaid.ts';

/** What a value is made of. */
const CONTENTS = ['properties', 'required', 'additionalProperties', 'patternProperties', 'items', 'prefixItems'];
const HOLDING = [...CONTENTS, ...CHOICES, 'allOf'];
/** What looks at all that holds at once: it stands where it stood, and nowhere else. */
const OVERALL = ['unevaluatedProperties', 'unevaluatedItems', 'discriminator', 'allOf'];

/**
 * The document with what stands beside a choice, or a reference, where Prism sees it: of a choice it makes the first
 * variant and nothing else, and of a reference with properties beside it the properties; and with what is left unsaid.
 * What is right stays right.
 */
export function gathered(document: JsonObject): JsonObject {
  const follow = isOld(document) ? withoutBeside : withReference;
  return mapSchemas(document, (schema) => saidInFull(withChoice(follow(schema))));
}

function withReference(schema: JsonObject): JsonObject {
  const { $ref, allOf = [], ...rest } = schema;
  if (typeof $ref !== 'string' || !Array.isArray(allOf) || !hasAny(schema, HOLDING)) return schema;
  return { ...rest, allOf: [{ $ref }, ...allOf] };
}

/** Before 3.1 nothing counts that stands beside a reference. */
function withoutBeside(schema: JsonObject): JsonObject {
  const { $ref } = schema;
  return typeof $ref === 'string' && hasAny(schema, HOLDING) ? { $ref } : schema;
}

function withChoice(schema: JsonObject): JsonObject {
  const { oneOf, anyOf, ...rest } = schema;
  if (oneOf !== undefined && anyOf !== undefined)
    return withChoice({ ...rest, oneOf, allOf: [...listAt(schema, 'allOf'), { anyOf }] });
  const choice = CHOICES.find((keyword) => listAt(schema, keyword).length > 0);
  if (choice === undefined) return schema;
  const [first = true, ...others] = listAt(schema, choice);
  const beside = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== choice && !OVERALL.includes(key)));
  if (!hasAny(beside, CONTENTS)) return schema;
  return { ...schema, [choice]: [{ ...beside, allOf: [first] }, ...others] };
}

function hasAny(schema: JsonObject, keywords: readonly string[]): boolean {
  return keywords.some((keyword) => schema[keyword] !== undefined);
}
