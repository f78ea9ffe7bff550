import {
  below,
  follow,
  type Json,
  type JsonObject,
  isObject,
  listAt,
  member,
  type Node,
  objectAt,
} from '../../model/json.ts';
import { isNullSchema, soleVariant } from '../../../templates/runtime/shared/schema/composition.ts';

/** A schema with the schemas that it composes with `allOf` and `$ref` merged into it. */
export interface SchemaView {
  readonly node: Node;
  /** Allowed types without `null`; `undefined` if any type is allowed. */
  readonly types: ReadonlySet<string> | undefined;
  /** True if the schema states its types and `null` is one of them. */
  readonly isNullable: boolean;
  /** Keywords by name. Of a limit that several parts set, the strictest. */
  readonly keywords: ReadonlyMap<string, Node>;
  readonly properties: ReadonlyMap<string, PropertyView>;
  readonly required: ReadonlySet<string>;
  /** Alternatives of `oneOf` or `anyOf`, without `null`; empty if there are none. */
  readonly variants: readonly Node[];
}

export interface PropertyView {
  readonly node: Node;
  /** Key of the named schema that declares the property. */
  readonly owner: string | undefined;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
}

const COMPOSING = new Set(['$ref', 'allOf', 'oneOf', 'anyOf', 'type', 'properties', 'required']);
/** Keywords of which the smallest value is the strictest, and those of which the greatest is. */
const STRICTEST = new Map<string, (one: number, other: number) => number>([
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'].map(
    (key) => [key, Math.min] as const,
  ),
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'].map(
    (key) => [key, Math.max] as const,
  ),
]);

/** Merges the parts of a schema. */
export function viewSchema(document: JsonObject, node: Node): SchemaView {
  const parts = partsOf(document, node, new Set());
  const variants = parts.map((part) => variantsOf(document, part)).find(({ length }) => length > 0) ?? [];
  const alternatives = variants.filter((variant) => !isNull(variant));
  // An alternative of one schema and null is that schema, nullable.
  const sole = soleVariant(variants, isNull);
  const all =
    sole !== undefined ? [...parts, ...partsOf(document, sole, new Set(parts.map(({ pointer }) => pointer)))] : parts;
  const inner =
    sole !== undefined
      ? variantsOf(document, follow(document, sole)).filter((variant) => !isNull(variant))
      : alternatives;
  const types = typesOf(all);
  return {
    node: follow(document, node),
    types: types === undefined ? undefined : new Set([...types].filter((type) => type !== 'null')),
    isNullable: types?.has('null') === true || alternatives.length < variants.length,
    keywords: keywordsOf(all),
    properties: new Map(all.flatMap((part) => propertiesOf(document, part))),
    required: new Set(all.flatMap(({ value }) => listAt(value, 'required').map(String))),
    variants: inner,
  };
}

/** Lists a schema and all that it composes; a recursive one only once. */
function partsOf(document: JsonObject, node: Node, seen: Set<string>): readonly Node[] {
  if (seen.has(node.pointer) || !isObject(node.value)) return [];
  seen.add(node.pointer);
  const target = follow(document, node);
  const referenced = target.pointer === node.pointer ? [] : partsOf(document, target, seen);
  const composed = listAt(node.value, 'allOf').flatMap((value, index) =>
    partsOf(document, { value, pointer: below(node.pointer, 'allOf', index) }, seen),
  );
  return [...referenced, node, ...composed];
}

function variantsOf(document: JsonObject, { value, pointer }: Node): readonly Node[] {
  return ['oneOf', 'anyOf'].flatMap((key) =>
    listAt(value, key).map((variant, index) =>
      follow(document, { value: variant, pointer: below(pointer, key, index) }),
    ),
  );
}

function isNull({ value }: Node): boolean {
  return isNullSchema(value);
}

/** Returns the types that all parts allow. */
function typesOf(parts: readonly Node[]): ReadonlySet<string> | undefined {
  let types: ReadonlySet<string> | undefined;
  for (const { value } of parts) {
    const type = member(value, 'type');
    if (type === undefined) continue;
    const own = new Set((Array.isArray(type) ? type : [type]).map(String));
    types = types === undefined ? own : new Set([...types].filter((one) => own.has(one)));
  }
  return types;
}

function keywordsOf(parts: readonly Node[]): ReadonlyMap<string, Node> {
  const keywords = new Map<string, Node>();
  for (const { value, pointer } of parts) {
    for (const [key, inner] of Object.entries(isObject(value) ? value : {})) {
      if (COMPOSING.has(key)) continue;
      const known = keywords.get(key)?.value;
      const strictest = STRICTEST.get(key);
      const isStricter =
        strictest !== undefined &&
        typeof known === 'number' &&
        typeof inner === 'number' &&
        strictest(known, inner) !== known;
      if (known === undefined || isStricter) keywords.set(key, { value: inner, pointer: below(pointer, key) });
    }
  }
  return keywords;
}

function propertiesOf(document: JsonObject, { value, pointer }: Node): readonly (readonly [string, PropertyView])[] {
  const owner = /^\/components\/schemas\/([^/]+)(?:\/allOf\/\d+)*$/.exec(pointer)?.[1];
  return Object.entries(objectAt(value, 'properties')).map(([name, property]) => {
    const node = { value: property, pointer: below(pointer, 'properties', name) };
    const target = follow(document, node).value;
    const isMarked = (key: string) => hasMark(property, key) || hasMark(target, key);
    return [name, { node, owner, isReadOnly: isMarked('readOnly'), isWriteOnly: isMarked('writeOnly') }];
  });
}

function hasMark(schema: Json, key: string): boolean {
  return member(schema, key) === true || listAt(schema, 'allOf').some((part) => member(part, key) === true);
}
