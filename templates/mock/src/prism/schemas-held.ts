import { type Part, partsOf, type Placed, step } from '../impossible/parts.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, textsAt } from '../json.ts';

const CHOICES = ['oneOf', 'anyOf'];

/** The schemas that hold at once, with the first variant of each choice, which is the one that Prism makes; nothing where nothing is allowed. */
export function schemasHeld(schemas: readonly Placed[], root: JsonObject): readonly Part[] | undefined {
  const { parts, forbidding } = partsOf(schemas, root);
  if (forbidding !== undefined) return undefined;
  const known = new Set(schemas.map(({ pointer }) => pointer));
  const variants = parts.flatMap(firstVariants).filter(({ pointer }) => !known.has(pointer));
  return variants.length === 0 ? parts : schemasHeld([...schemas, ...variants], root);
}

function firstVariants({ pointer, schema }: Part): readonly Placed[] {
  return CHOICES.flatMap((choice) =>
    listAt(schema, choice)
      .slice(0, 1)
      .map((first) => ({ pointer: `${pointer}/${choice}/0`, schema: first })),
  );
}

/** The names of the members that must be there, in an object with those that are there. */
export function requiredNames(parts: readonly Part[], value: JsonObject): readonly string[] {
  const names = parts.flatMap(({ schema }) => [
    ...textsAt(schema, 'required'),
    ...Object.keys(value).flatMap((name) => textsAt(objectAt(schema, 'dependentRequired'), name)),
  ]);
  return [...new Set(names)];
}

/** How many items there must be. */
export function leastItems(parts: readonly Part[]): number {
  const least = parts.map(({ schema }) => member(schema, 'minItems'));
  return Math.max(0, ...least.filter((number) => typeof number === 'number'));
}

/** What holds for a member of an object, or an item of a list. */
export function schemasBelow(parts: readonly Part[], value: Json, name: string): readonly Placed[] {
  return parts.flatMap((part) => (isObject(value) ? membersIn(part, name) : itemsIn(part, Number(name))));
}

function membersIn({ pointer, schema }: Part, name: string): readonly Placed[] {
  const own = member(objectAt(schema, 'properties'), name);
  const patterns = Object.entries(objectAt(schema, 'patternProperties'))
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([pattern, inner]) => ({ pointer: `${pointer}/patternProperties${step(pattern)}`, schema: inner }));
  const named = own === undefined ? [] : [{ pointer: `${pointer}/properties${step(name)}`, schema: own }];
  const others = member(schema, 'additionalProperties');
  if (named.length + patterns.length > 0 || others === undefined) return [...named, ...patterns];
  return [{ pointer: `${pointer}/additionalProperties`, schema: others }];
}

function itemsIn({ pointer, schema }: Part, index: number): readonly Placed[] {
  const own = listAt(schema, 'prefixItems')[index];
  if (own !== undefined) return [{ pointer: `${pointer}/prefixItems/${index}`, schema: own }];
  const items = member(schema, 'items');
  return items === undefined ? [] : [{ pointer: `${pointer}/items`, schema: items }];
}
