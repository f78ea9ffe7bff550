import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import { type Json, type JsonObject, member } from '#shared/json.ts';
import { allowedValues, NAME } from './value-variants.ts';

/** Path of a patch that leads nowhere. */
const UNKNOWN_PATH = '/verifyUnknown/inner';

/**
 * Returns lists of patch elements (RFC 6902) about each name of an item: one that changes it, the same before an
 * impossible one and after a test that fails, and the other operations.
 */
export function patchesOf(
  operation: ServedOperation,
  schema: Json | undefined,
  options: { readonly inspector: Inspector; readonly prefix: string },
): readonly Json[] {
  const items = member(options.inspector.resolveSchema(operation, schema), 'items');
  const element = items === undefined ? undefined : options.inspector.typeOf(operation, items)?.properties;
  if (element?.has('op') !== true || !element.has('path')) return [];
  const stated = allowedValues(options.inspector.resolveSchema(operation, element.get('op')?.schema)).map(String);
  const opOf = (op: string): string | undefined =>
    stated.length === 0 ? op : stated.find((each) => each.toLowerCase() === op);
  const names = [...(options.inspector.itemType(operation)?.properties ?? [])].filter(
    ([name, { isPreserved }]) => NAME.test(name) && !isPreserved,
  );
  const texts = [...(options.inspector.itemType(operation)?.properties ?? [])].filter(
    ([name, { isPreserved, schema }]) =>
      !isPreserved && !/name|title|label|id$/i.test(name) && isText(options.inspector.resolveSchema(operation, schema)),
  );
  const [free] = texts[0] ?? [];
  return names.flatMap(([name]): readonly Json[] => {
    const at = (op: string, more: JsonObject = {}): JsonObject => ({ op: opOf(op) ?? '', path: `/${name}`, ...more });
    const change = at('replace', { value: `${options.prefix} patched` });
    const lists = [
      [
        { ...change, value: `${options.prefix} patched in part` },
        { ...change, path: UNKNOWN_PATH },
      ],
      [at('test', { value: `${options.prefix} other` }), change],
      [at('remove')],
      [at('add', { value: `${options.prefix} added` })],
      [at('test', { value: `${options.prefix} added` }), at('copy', { from: `/${name}` })],
      ...(free === undefined ? [] : [[at('move', { from: `/${name}`, path: `/${free}` })]]),
      [change],
    ];
    // An element without its list must be rejected, although it could be applied.
    return [...lists, change].filter((list) => [list].flat().every(({ op }) => op !== ''));
  });
}

/** Tests for a text of any form. */
function isText({ type, format, enum: allowed }: JsonObject): boolean {
  return [type].flat().includes('string') && format === undefined && allowed === undefined;
}
