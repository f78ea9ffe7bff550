import { CHOICES } from '../document/choices.ts';
import { step } from '../document/json-pointer.ts';
import { type Part, partsOf, type Placed } from '../impossible/parts.ts';
import { isObject, type Json, type JsonObject, member, objectAt, textsAt } from '../json.ts';
import { expressionOf } from '../validation/expression-of.ts';
import { tellVariants } from '../validation/tell-variants.ts';

/**
 * The schemas that hold at once, with the first variant of each choice, which is the one that Prism makes; nothing
 * where nothing is allowed.
 */
export function schemasHeld(schemas: readonly Placed[], root: JsonObject): readonly Part[] | undefined {
  const { parts, forbidding } = partsOf(schemas, root);
  if (forbidding !== undefined) return undefined;
  const seen = new Set(schemas.map(({ pointer }) => pointer));
  const variants = parts.flatMap((part) => firstVariants(part, root)).filter(({ pointer }) => !seen.has(pointer));
  return variants.length === 0 ? parts : schemasHeld([...schemas, ...variants], root);
}

const known = new WeakMap<JsonObject, JsonObject>();

/** As a discriminator tells them; each is the same object each time. */
function firstVariants({ pointer, schema }: Part, root: JsonObject): readonly Placed[] {
  const told = known.get(schema) ?? tellVariants(schema, root);
  known.set(schema, told);
  return CHOICES.flatMap((choice) => placedAt({ pointer, schema: told }, [choice, 0]));
}

/** The schemas that hold because of what a value is: by its members, or a condition. */
export function schemasMet(
  parts: readonly Part[],
  value: Json,
  isMet: (condition: Json) => boolean,
): readonly Placed[] {
  return parts.flatMap(({ pointer, schema }) => {
    const condition = member(schema, 'if');
    const names = Object.keys(objectAt(schema, 'dependentSchemas')).filter((name) => member(value, name) !== undefined);
    const ways = names.map((name) => ['dependentSchemas', name]);
    if (condition !== undefined) ways.push([isMet(condition) ? 'then' : 'else']);
    return ways.flatMap((way) => placedAt({ pointer, schema }, way));
  });
}

/** The names of the members that must be there, in an object with those that are there. */
export function requiredNames(parts: readonly Part[], value: JsonObject): readonly string[] {
  const names = parts.flatMap(({ schema }) => [
    ...textsAt(schema, 'required'),
    ...Object.keys(value).flatMap((name) => textsAt(objectAt(schema, 'dependentRequired'), name)),
  ]);
  return [...new Set(names)];
}

/** How many there must be. */
export function leastIn(parts: readonly Part[], keyword: 'minItems' | 'minProperties'): number {
  const least = parts.map(({ schema }) => member(schema, keyword));
  return Math.max(0, ...least.filter((number) => typeof number === 'number'));
}

/** Items that a list must have among others. */
export function containedIn(parts: readonly Part[]): readonly { readonly contained: Placed; readonly least: number }[] {
  return parts.flatMap((part) => {
    const least = member(part.schema, 'minContains');
    return placedAt(part, ['contains']).map((contained) => ({
      contained,
      least: typeof least === 'number' ? least : 1,
    }));
  });
}

/** What the names of all members must be. */
export function namingIn(parts: readonly Part[]): readonly Placed[] {
  return parts.flatMap((part) => placedAt(part, ['propertyNames']));
}

/** What holds for a member of an object, or an item of a list. */
export function schemasBelow(parts: readonly Part[], value: Json, name: string): readonly Placed[] {
  const isMember = isObject(value);
  const described = parts.flatMap((part) => (isMember ? membersIn(part, name) : itemsIn(part, Number(name))));
  if (described.length > 0) return described;
  return parts.flatMap((part) => placedAt(part, [isMember ? 'unevaluatedProperties' : 'unevaluatedItems']));
}

function membersIn(part: Part, name: string): readonly Placed[] {
  const patterns = Object.keys(objectAt(part.schema, 'patternProperties')).filter((pattern) =>
    expressionOf(pattern).test(name),
  );
  const own = [
    ...placedAt(part, ['properties', name]),
    ...patterns.flatMap((pattern) => placedAt(part, ['patternProperties', pattern])),
  ];
  return own.length > 0 ? own : placedAt(part, ['additionalProperties']);
}

function itemsIn(part: Part, index: number): readonly Placed[] {
  const own = placedAt(part, ['prefixItems', index]);
  return own.length > 0 ? own : placedAt(part, ['items']);
}

/** What stands at a way in a schema, if anything does. */
function placedAt({ pointer, schema }: Placed, way: readonly (string | number)[]): readonly Placed[] {
  let found: Json | undefined = schema;
  for (const name of way) found = Array.isArray(found) ? found[Number(name)] : member(found, String(name));
  return found === undefined ? [] : [{ pointer: pointer + way.map(step).join(''), schema: found }];
}
