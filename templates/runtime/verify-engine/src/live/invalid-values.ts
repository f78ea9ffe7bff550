import { isObject, type Json, type JsonObject, listAt, member } from '#shared/json.ts';

/** Longer texts and lists are not built to exceed a limit. */
const MAX_LENGTH = 10_000;
/** Text that no enumeration, pattern or format is likely to allow. */
const INVALID_TEXT = '%verify%';

/** Returns values of which each breaks one constraint of a schema. The caller tests that they are invalid. */
export function invalidValues(schema: JsonObject): readonly Json[] {
  const variants = [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')].filter(isObject);
  const own = [...wrongTypes(schema), ...beyondBounds(schema), ...beyondLengths(schema)];
  if (['enum', 'const', 'pattern', 'format'].some((name) => Object.hasOwn(schema, name))) own.push(INVALID_TEXT);
  return [...own, ...variants.filter((one) => member(one, 'type') !== 'null').flatMap(invalidValues)];
}

function wrongTypes(schema: JsonObject): readonly Json[] {
  const types = [member(schema, 'type') ?? []].flat();
  const wrong: Json[] = types.includes('null') ? [] : [null];
  if (types.includes('string')) wrong.push({ verify: [1] });
  if (types.includes('integer')) wrong.push(1.5);
  return types.some((type) => ['integer', 'number', 'boolean', 'array', 'object'].includes(String(type)))
    ? [...wrong, INVALID_TEXT]
    : wrong;
}

function beyondBounds(schema: JsonObject): readonly Json[] {
  const bounds = [
    ['minimum', -1],
    ['maximum', 1],
    ['exclusiveMinimum', 0],
    ['exclusiveMaximum', 0],
  ] as const;
  return bounds.flatMap(([name, step]) => {
    const bound = member(schema, name);
    return typeof bound === 'number' ? [bound + step] : [];
  });
}

function beyondLengths(schema: JsonObject): readonly Json[] {
  const found: Json[] = [];
  const sizeOf = (name: string, change: number): number => Number(member(schema, name) ?? Number.NaN) + change;
  for (const size of [sizeOf('minLength', -1), sizeOf('maxLength', 1)])
    if (size >= 0 && size <= MAX_LENGTH) found.push('x'.repeat(size));
  for (const size of [sizeOf('minItems', -1), sizeOf('maxItems', 1)])
    if (size >= 0 && size <= MAX_LENGTH) found.push(Array.from({ length: size }, () => 1));
  return found;
}
