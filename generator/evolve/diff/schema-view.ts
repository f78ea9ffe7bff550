import { memoize } from '../../../templates/runtime/shared/memoize.ts';
import {
  at,
  below,
  follow,
  type Json,
  type JsonObject,
  isObject,
  listAt,
  member,
  type Node,
  objectAt,
  type Pointer,
} from '../../model/json.ts';
import { CHOICES, isNullSchema } from '../../../templates/runtime/shared/schema/composition.ts';
import { isEqual } from '../../../templates/runtime/shared/validation/assertions.ts';
import { isAnnotation } from './members.ts';

/** A schema with the schemas that it composes with `allOf` and `$ref` merged into it. */
export interface SchemaView {
  readonly node: Node;
  /** Allowed types without `null`; `undefined` if any type is allowed. */
  readonly types: ReadonlySet<string> | undefined;
  /** Types of all alternatives, where the schema states none. */
  readonly impliedTypes: ReadonlySet<string> | undefined;
  /** True if the schema states its types and `null` is one of them. */
  readonly isNullable: boolean;
  /** Keywords by name. Of a limit that several parts set, the strictest. */
  readonly keywords: ReadonlyMap<string, Node>;
  /** Other values of keywords that several parts set. */
  readonly others: ReadonlyMap<string, readonly Json[]>;
  readonly properties: ReadonlyMap<string, PropertyView>;
  readonly required: ReadonlySet<string>;
  /** Alternatives of `oneOf` and `anyOf`, of each list that has several. */
  readonly choices: readonly Choice[];
  /** Alternatives that are the only ones, and so a part of the schema. */
  readonly soles: readonly Node[];
  /** Schemas that extend this one, if it has a discriminator and lists no alternatives. */
  readonly subtypes: readonly Node[];
  /** Pointers of the merged schemas. */
  readonly parts: readonly Pointer[];
}

/** A list of alternatives, without `null`. */
export interface Choice extends Node {
  readonly keyword: (typeof CHOICES)[number];
  readonly variants: readonly Node[];
}

export interface PropertyView {
  readonly node: Node;
  /** Further definitions of the same property in other parts. */
  readonly others: readonly Node[];
  /** Key of the named schema that declares the property. */
  readonly owner: string | undefined;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
}

/** Keywords that the view has under other names, and those that only hold schemas for references. */
const COMPOSING = new Set([
  '$ref',
  'allOf',
  'oneOf',
  'anyOf',
  'type',
  'properties',
  'required',
  '$defs',
  'definitions',
]);
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
  const found: Composition = { parts: [], choices: [], soles: [], seen: new Set(), hasNull: false };
  const start = isObject(node.value) && isBareReference(node.value) ? follow(document, node) : node;
  collectParts(document, { ...start, isOwn: true }, found);
  const { parts, choices } = found;
  const types = typesOf(parts);
  const plain = types === undefined ? undefined : new Set([...types].filter((type) => type !== 'null'));
  const { keywords, others } = keywordsOf(parts);
  const own = parts.find(({ isOwn, value }) => isOwn && member(value, 'discriminator') !== undefined);
  return {
    node: start,
    types: plain,
    impliedTypes: types === undefined ? choiceTypes(document, choices) : undefined,
    isNullable: types?.has('null') === true || found.hasNull,
    keywords: plain?.size === 1 && plain.has('integer') ? withIntegerBounds(keywords) : keywords,
    others,
    properties: propertiesOf(document, parts),
    required: new Set(parts.flatMap(({ value }) => listAt(value, 'required').map(String))),
    choices,
    soles: found.soles,
    subtypes: own === undefined || choices.length + found.soles.length > 0 ? [] : subtypesOf(document, own.pointer),
    parts: parts.map(({ pointer }) => pointer),
  };
}

/** A schema that another one consists of. */
interface Part extends Node {
  /** False if a reference leads to it. What explains it to people explains another schema. */
  readonly isOwn: boolean;
}

interface Composition {
  readonly parts: Part[];
  readonly choices: Choice[];
  readonly soles: Node[];
  readonly seen: Set<Pointer>;
  hasNull: boolean;
}

/** Collects a schema and all that it composes; a recursive one only once. The only alternative is a part, too. */
function collectParts(document: JsonObject, part: Part, found: Composition): void {
  const { value, pointer } = part;
  if (found.seen.has(pointer) || !isObject(value)) return;
  found.seen.add(pointer);
  const target = follow(document, { value, pointer });
  if (target.pointer !== pointer) collectParts(document, { ...target, isOwn: false }, found);
  found.parts.push(part);
  for (const [index, inner] of listAt(value, 'allOf').entries())
    collectParts(document, { value: inner, pointer: below(pointer, 'allOf', index), isOwn: part.isOwn }, found);
  for (const keyword of CHOICES) collectAlternatives(document, part, keyword, found);
}

/** Collects one list of alternatives: the only one and listed values are parts, others a choice. */
function collectAlternatives(document: JsonObject, part: Part, keyword: Choice['keyword'], found: Composition): void {
  const { value, isOwn } = part;
  const pointer = below(part.pointer, keyword);
  const all = alternativesOf(document, part, keyword);
  const variants = all.filter((variant) => !isNullSchema(variant.value)).map(withoutNullType);
  if (variants.length < all.length || variants.some((variant) => !all.includes(variant))) found.hasNull = true;
  const [sole, ...more] = variants;
  if (sole === undefined) return;
  if (more.length === 0) {
    found.soles.push(sole);
    collectParts(document, { ...sole, isOwn: isOwn && sole.pointer.startsWith(`${part.pointer}/`) }, found);
    return;
  }
  const listed = listedValues(variants);
  if (listed === undefined) found.choices.push({ value, pointer, keyword, variants });
  else found.parts.push({ value: listed, pointer, isOwn });
}

/** Returns alternatives that only list values as one list, if they are of one type or state none. */
function listedValues(variants: readonly Node[]): JsonObject | undefined {
  const types = new Set<Json>();
  const values = variants.flatMap(({ value }) => {
    const keys = Object.keys(isObject(value) ? value : {}).filter((key) => !isAnnotation(key));
    const fixed = member(value, 'const');
    const own = fixed === undefined ? listAt(value, 'enum') : [fixed];
    types.add(member(value, 'type') ?? '');
    return keys.every((key) => ['type', 'enum', 'const'].includes(key)) && own.length > 0 ? [own] : [];
  });
  const [type = '', ...others] = types;
  if (values.length < variants.length || others.length > 0) return undefined;
  return { ...(type === '' ? {} : { type }), enum: values.flat() };
}

/** Returns an alternative without null, which the whole schema allows then. */
function withoutNullType(variant: Node): Node {
  const types = listAt(variant.value, 'type');
  if (!types.includes('null') || !isObject(variant.value)) return variant;
  const [type = 'null', ...others] = types.filter((one) => one !== 'null');
  return { ...variant, value: { ...variant.value, type: others.length === 0 ? type : [type, ...others] } };
}

function isBareReference(value: JsonObject): boolean {
  return Object.keys(value).length === 1;
}

/** Lists alternatives with references followed. A list inside of a list of the same kind is part of it. */
function alternativesOf(document: JsonObject, { value, pointer }: Node, keyword: Choice['keyword']): readonly Node[] {
  return listAt(value, keyword).flatMap((variant, index) => {
    const node = { value: variant, pointer: below(pointer, keyword, index) };
    const isNested = isObject(variant) && isBareReference(variant) && member(variant, keyword) !== undefined;
    return isNested ? alternativesOf(document, node, keyword) : [follow(document, node)];
  });
}

/** Returns the schema behind lists of one alternative. */
export function soleAlternative(document: JsonObject, node: Node): Node {
  const { value } = node;
  const keyword = CHOICES.find((one) => member(value, one) !== undefined);
  if (
    keyword === undefined ||
    !isObject(value) ||
    !Object.keys(value).every((key) => key === keyword || key === 'discriminator' || isAnnotation(key))
  )
    return node;
  const [sole, ...others] = alternativesOf(document, node, keyword).filter((one) => !isNullSchema(one.value));
  return sole === undefined || others.length > 0 ? node : sole;
}

/** Returns the types that all parts allow. */
function typesOf(parts: readonly Node[]): ReadonlySet<string> | undefined {
  let types: ReadonlySet<string> | undefined;
  for (const { value } of parts) {
    const own = ownTypes(value);
    if (own === undefined) continue;
    types = types === undefined ? own : new Set([...types].filter((one) => own.has(one)));
  }
  return types;
}

/** Returns the stated types, or those of listed values. A number includes the integers. */
function ownTypes(schema: Json): ReadonlySet<string> | undefined {
  const [type, fixed] = [member(schema, 'type'), member(schema, 'const')];
  if (type !== undefined) {
    const types = new Set((Array.isArray(type) ? type : [type]).map(String));
    if (types.has('number')) types.delete('integer');
    return types;
  }
  const listed = fixed === undefined ? member(schema, 'enum') : [fixed];
  return Array.isArray(listed) && listed.length > 0 ? new Set(listed.map(typeOf)) : undefined;
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Returns the types of all alternatives, if each states its own. */
function choiceTypes(document: JsonObject, choices: readonly Choice[]): ReadonlySet<string> | undefined {
  const [first] = choices;
  if (first === undefined) return undefined;
  const types = first.variants.map((variant) => {
    const found: Composition = { parts: [], choices: [], soles: [], seen: new Set(), hasNull: false };
    collectParts(document, { ...variant, isOwn: true }, found);
    return typesOf(found.parts);
  });
  return types.includes(undefined) ? undefined : new Set(types.flatMap((one) => [...(one ?? [])]));
}

interface Keywords {
  readonly keywords: ReadonlyMap<string, Node>;
  readonly others: ReadonlyMap<string, readonly Json[]>;
}

function keywordsOf(parts: readonly Part[]): Keywords {
  const keywords = new Map<string, Node>();
  const others = new Map<string, readonly Json[]>();
  const entries = parts.flatMap((part) =>
    Object.entries(isObject(part.value) ? part.value : {}).flatMap(([key, value]) =>
      isKeyword(part, key) ? [{ key, value, pointer: below(part.pointer, key) }] : [],
    ),
  );
  for (const { key, ...node } of entries) {
    const known = keywords.get(key)?.value;
    if (known === undefined || isStricter(key, node.value, known)) keywords.set(key, node);
    else if (!STRICTEST.has(key) && !isEqual(known, node.value))
      others.set(key, [...(others.get(key) ?? []), node.value]);
  }
  return { keywords, others };
}

/** Tests for a keyword of the merged schema. What explains a referenced schema to people is no keyword of this one. */
function isKeyword({ isOwn }: Part, key: string): boolean {
  return !COMPOSING.has(key) && (isOwn || (!isAnnotation(key) && key !== 'discriminator'));
}

function isStricter(key: string, value: Json, known: Json): boolean {
  const strictest = STRICTEST.get(key);
  if (strictest === undefined || typeof value !== 'number' || typeof known !== 'number') return false;
  return strictest(known, value) !== known;
}

/** Replaces exclusive bounds of integers by inclusive ones: more than 0 is at least 1. */
function withIntegerBounds(keywords: ReadonlyMap<string, Node>): ReadonlyMap<string, Node> {
  const result = new Map(keywords);
  for (const [inclusive, exclusive, step] of INTEGER_BOUNDS) {
    const [node, other] = [keywords.get(inclusive), keywords.get(exclusive)];
    if (typeof other?.value !== 'number') continue;
    const bound = step > 0 ? Math.floor(other.value) + 1 : Math.ceil(other.value) - 1;
    result.delete(exclusive);
    if (node === undefined || isStricter(inclusive, bound, node.value))
      result.set(inclusive, { value: bound, pointer: other.pointer });
  }
  return result;
}

const INTEGER_BOUNDS = [
  ['minimum', 'exclusiveMinimum', 1],
  ['maximum', 'exclusiveMaximum', -1],
] as const;

function propertiesOf(document: JsonObject, parts: readonly Part[]): ReadonlyMap<string, PropertyView> {
  const properties = new Map<string, PropertyView>();
  for (const { value, pointer } of parts) {
    const owner = /^\/components\/schemas\/([^/]+)(?:\/allOf\/\d+)*$/.exec(pointer)?.[1];
    for (const [name, property] of Object.entries(objectAt(value, 'properties'))) {
      const node = { value: property, pointer: below(pointer, 'properties', name) };
      const target = follow(document, node).value;
      const isMarked = (key: string) => hasMark(property, key) || hasMark(target, key);
      const known = properties.get(name);
      const others = known === undefined || isEqual(known.node.value, property) ? [] : [...known.others, known.node];
      properties.set(name, {
        node,
        others,
        owner,
        isReadOnly: isMarked('readOnly') || known?.isReadOnly === true,
        isWriteOnly: isMarked('writeOnly') || known?.isWriteOnly === true,
      });
    }
  }
  return properties;
}

function hasMark(schema: Json, key: string): boolean {
  return member(schema, key) === true || listAt(schema, 'allOf').some((part) => member(part, key) === true);
}

/** Returns the direct subtypes of all schemas of a document, which does not change. */
const subtypesIn = memoize(collectSubtypes);

/** Lists the named schemas that extend a schema with `allOf`, directly or through another one. */
function subtypesOf(document: JsonObject, pointer: Pointer): readonly Node[] {
  const direct = subtypesIn(document);
  const found = new Map<Pointer, Node>();
  const open = [pointer];
  for (const parent of open)
    for (const node of direct.get(parent) ?? []) {
      if (found.has(node.pointer)) continue;
      found.set(node.pointer, node);
      open.push(node.pointer);
    }
  return [...found.values()];
}

function collectSubtypes(document: JsonObject): ReadonlyMap<Pointer, readonly Node[]> {
  const subtypes = new Map<Pointer, Node[]>();
  const schemas = at(document, '/components/schemas');
  for (const [name, value] of Object.entries(isObject(schemas) ? schemas : {}))
    for (const part of listAt(value, 'allOf')) {
      const node = { value, pointer: below('', 'components', 'schemas', name) };
      const parent = follow(document, { value: part, pointer: '' }).pointer;
      if (parent !== '' && parent !== node.pointer) subtypes.set(parent, [...(subtypes.get(parent) ?? []), node]);
    }
  return subtypes;
}
