import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Check } from './context.ts';

/** A keyword that no type expresses: when it says anything, and what the type lets pass for lack of it. */
interface Inexpressible {
  readonly says: (value: Json, schema: JsonObject) => boolean;
  readonly widened: string;
}

const KEYWORDS: Readonly<Record<string, Inexpressible>> = {
  not: { says: isRestriction, widened: 'values that it excludes fit the type' },
  if: {
    says: (value, schema) => value !== true && (isRestriction(schema['then']) || isRestriction(schema['else'])),
    widened: 'neither of its branches is asked for',
  },
  dependentSchemas: { says: hasMembers, widened: 'what a property brings with it is not asked for' },
  dependentRequired: { says: hasMembers, widened: 'what a property brings with it is not asked for' },
  propertyNames: { says: isNameRestriction, widened: 'properties of any name fit the type' },
  unevaluatedProperties: { says: hasMembers, widened: 'other properties are not told of' },
  unevaluatedItems: { says: isRestriction, widened: 'other items may be anything' },
  contains: { says: isRestriction, widened: 'an array without such an item fits the type' },
  maxItems: { says: isTupleBound, widened: 'a longer tuple fits the type' },
};

/** The keywords that no type expresses. */
export const inexpressible: readonly string[] = Object.keys(KEYWORDS);

/** Warns where the type of a schema is wider than the schema, once a keyword and schema. */
export const checkExpressible: Check = (schema, { problems }) => {
  const { value } = schema;
  for (const [keyword, written] of Object.entries(value)) {
    const entry = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (entry?.says(written, value))
      problems.report('not-expressible', below(schema.pointer, keyword), `"${keyword}"`, entry.widened);
  }
};

function isRestriction(schema: Json | undefined): boolean {
  return schema === false || hasMembers(schema);
}

function hasMembers(value: Json | undefined): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

/** A name is a string anyway. */
function isNameRestriction(schema: Json): boolean {
  return isObject(schema) && Object.keys(schema).some((keyword) => keyword !== 'type');
}

/** The length of a list is nobody's type; of a tuple it is the number of its places. */
function isTupleBound(limit: Json, { prefixItems, items }: JsonObject): boolean {
  if (!Array.isArray(prefixItems) || typeof limit !== 'number') return false;
  return items === false ? limit < prefixItems.length : true;
}
