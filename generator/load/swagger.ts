import { type Json, type JsonObject, isObject, type Pointer } from '../model/json.ts';
import type { Source } from './source.ts';

/**
 * Upgrades a Swagger 2.0 document to OpenAPI 3.0. The upgrader is loaded on first use: few documents need it.
 *
 * @returns the upgraded source, whose positions still are those of the text; `undefined` if the upgrader fails
 */
export async function upgradeSwagger(source: Source): Promise<Source | undefined> {
  const { upgradeFromTwoToThree } = await import('@scalar/openapi-upgrader/2.0-to-3.0');
  const document = isObject(source.value) ? source.value : {};
  const value = tryUpgrade(() => upgradeFromTwoToThree({ ...document, swagger: '2.0' }));
  if (value === undefined) return undefined;
  const { positions } = source;
  return {
    ...source,
    value,
    positions: { ...positions, offset: (pointer) => positions.offset(swaggerPointer(pointer)) },
  };
}

/** The upgrader fails on some faulty documents, and its result may share values with the input. */
function tryUpgrade(upgrade: () => unknown): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(JSON.stringify(upgrade()));
    return isObject(value) ? { ...value, openapi: '3.0.4' } : undefined;
  } catch {
    return undefined;
  }
}

/** The members of Swagger 2.0 that moved into `components`. */
const SECTIONS: readonly (readonly [Pointer, Pointer])[] = [
  ['/components/schemas', '/definitions'],
  ['/components/parameters', '/parameters'],
  ['/components/requestBodies', '/parameters'],
  ['/components/responses', '/responses'],
  ['/components/securitySchemes', '/securityDefinitions'],
  ['/servers', '/host'],
];

function swaggerPointer(pointer: Pointer): Pointer {
  const moved = SECTIONS.find(([section]) => pointer === section || pointer.startsWith(`${section}/`));
  if (moved !== undefined) return moved[1] + pointer.slice(moved[0].length);
  return pointer.replace(/\/content\/[^/]+\/schema/, '/schema').replace(/^(.*)\/requestBody\/schema/, '$1/parameters');
}
