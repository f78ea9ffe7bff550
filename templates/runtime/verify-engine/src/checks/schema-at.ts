import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member, tokens } from '#shared/json.ts';
import { variantsOf } from '#shared/schema/composition.ts';

/** Variants of a union within each other that are followed. */
const MAX_DEPTH = 8;

/** Returns the schema that applies at a place of a value; `undefined` where the document states none. */
export function schemaAt(
  inspector: Inspector,
  operation: ServedOperation,
  schema: Json | undefined,
  steps: readonly string[],
): Json | undefined {
  let at = schema;
  for (const step of steps) at = memberSchema(inspector, operation, { schema: at, step });
  return at;
}

/** Tests whether a place is that of a member which a schema does not name: one of a map, such as `/k1`. */
export function isOfMap(
  inspector: Inspector,
  operation: ServedOperation,
  schema: Json | undefined,
  steps: readonly string[],
): boolean {
  const parent = schemaAt(inspector, operation, schema, steps.slice(0, -1));
  const values = member(inspector.resolveSchema(operation, parent), 'additionalProperties');
  return (
    isObject(values) && memberSchema(inspector, operation, { schema: parent, step: steps.at(-1) ?? '' }) === values
  );
}

/** Returns the place of an issue: among the members of a map, that of the first with the same cause. */
export function firstPlace(
  places: Map<string, string>,
  cause: string,
  {
    inspector,
    operation,
    schema,
    path,
  }: {
    readonly inspector: Inspector;
    readonly operation: ServedOperation;
    readonly schema: Json | undefined;
    readonly path: string;
  },
): string {
  if (!isOfMap(inspector, operation, schema, tokens(path))) return path;
  const first = places.get(cause) ?? path;
  places.set(cause, first);
  return first;
}

function memberSchema(
  inspector: Inspector,
  operation: ServedOperation,
  { schema, step, depth = 0 }: { readonly schema: Json | undefined; readonly step: string; readonly depth?: number },
): Json | undefined {
  if (schema === undefined || depth > MAX_DEPTH) return undefined;
  const property = inspector.typeOf(operation, schema)?.properties.get(step)?.schema;
  if (property !== undefined) return property;
  const items = /^\d+$/.test(step) ? inspector.itemsOf(operation, schema) : undefined;
  if (items !== undefined) return items;
  const resolved = inspector.resolveSchema(operation, schema);
  for (const variant of variantsOf(resolved)) {
    const found = memberSchema(inspector, operation, { schema: variant, step, depth: depth + 1 });
    if (found !== undefined) return found;
  }
  const values = member(resolved, 'additionalProperties');
  return isObject(values) ? values : undefined;
}

/**
 * Returns the type and format at a place of a value, with what holds for the members on the way: `readOnly`,
 * `deprecated`, and `reference` for an object and its identifier beside each other.
 */
export function constraintsAt(
  inspector: Inspector,
  operation: ServedOperation,
  { schema, steps }: { readonly schema: Json | undefined; readonly steps: readonly string[] },
): readonly string[] {
  const suffix = operation.document.referenceSuffix;
  const found: string[] = [];
  let at = schema;
  for (const step of steps) {
    const properties = inspector.typeOf(operation, at)?.properties;
    const own = properties?.get(step);
    if (own?.isPreserved === true) found.push('readOnly');
    if (member(own?.schema, 'deprecated') === true) found.push('deprecated');
    const pair = suffix !== undefined && step.endsWith(suffix) ? step.slice(0, -suffix.length) : step + suffix;
    if (suffix !== undefined && properties?.has(pair) === true) found.push('reference');
    at = memberSchema(inspector, operation, { schema: at, step });
  }
  const { type, format } = inspector.resolveSchema(operation, at);
  return [...found, ...[type, format].flat().filter((each) => typeof each === 'string')];
}

/** Returns the resolved schema that applies at a place of a request. */
export function requestConstraintsAt(inspector: Inspector, operation: ServedOperation, pointer: string): JsonObject {
  const { schema, path } = requestSchemaOf(operation, pointer);
  return inspector.resolveSchema(operation, schemaAt(inspector, operation, schema, tokens(path)));
}

/** Returns the pointers to the members of a value that the document calls write-only, once for all items of a list. */
export function writeOnlyMembers(
  inspector: Inspector,
  operation: ServedOperation,
  schema: Json,
  value: Json,
): readonly string[] {
  const found = new Map<string, string>();
  const note = (pointer: string): void => {
    const key = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    if (!found.has(key)) found.set(key, pointer);
  };
  const visit = (at: Json | undefined, inner: Json, pointer: string, depth: number): void => {
    if (at === undefined || depth > MAX_DEPTH || typeof inner !== 'object' || inner === null) return;
    const type = Array.isArray(inner) ? undefined : inspector.typeOf(operation, at);
    for (const [step, each] of Object.entries<Json>(inner)) {
      const own = type?.properties.get(step);
      // Schemas of responses are derived without what is write-only.
      const isWriteOnly = own?.isWriteOnly === true || (own === undefined && type?.omitted.has(step) === true);
      if (isWriteOnly && each !== null) note(`${pointer}/${step}`);
      visit(memberSchema(inspector, operation, { schema: at, step }), each, `${pointer}/${step}`, depth + 1);
    }
  };
  visit(schema, value, '', 0);
  return [...found.values()];
}

/** Returns the schema at the start of an issue's path, and the rest of the path. */
export function requestSchemaOf(
  { body, parameters }: ServedOperation,
  path: string,
): { readonly schema: Json | undefined; readonly path: string } {
  const [, place, name = ''] = path.split('/');
  if (place === 'body') return { schema: body?.contents[0]?.schema, path: path.slice('/body'.length) };
  const parameter = parameters.find((each) => each.place === place && each.name === name);
  return isObject(parameter?.schema) ? { schema: parameter.schema, path: '' } : { schema: undefined, path };
}
