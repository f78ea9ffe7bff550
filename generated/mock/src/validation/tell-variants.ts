import { isObject, type Json, listAt, objectAt, textAt } from '../json.ts';

/**
 * A schema in which a value may fit several variants of `oneOf` where a discriminator says which of them it is: the
 * client takes it for that one, and is not to be refused what it rightly sends.
 */
export function tellVariants(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(tellVariants);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, tellVariants(value)]));
  const { oneOf, ...rest } = inner;
  const isTold = textAt(objectAt(inner, 'discriminator'), 'propertyName') !== undefined;
  if (!isTold || !Array.isArray(oneOf)) return inner;
  return { ...rest, allOf: [...listAt(rest, 'allOf'), { anyOf: oneOf }] };
}
