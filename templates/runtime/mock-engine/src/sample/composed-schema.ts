import { memoize } from '#shared/memoize.ts';
import { at, pointerTo } from '#shared/json.ts';
import { tagFinder } from '#shared/schema/constraints.ts';
import { CHOICES } from '#shared/schema/composition.ts';
import { isVersion30, targetOf } from '../document/references.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, textAt, textsAt } from '../json.ts';
import { toRegExp } from './pattern.ts';
import { type PlacedSchema, type SampleFailure, unsatisfiable } from './result.ts';

/** One of the schema objects that apply to a value at once. */
export interface SchemaPart {
  readonly pointer: string;
  readonly schema: JsonObject;
  /**
   * `true` if it describes the whole value: it is the schema itself or the target of its `$ref`, not a branch of an
   * `allOf`.
   */
  readonly isWhole: boolean;
}

/** All schema objects that apply to a value at once. */
export interface ComposedSchema {
  readonly parts: readonly SchemaPart[];
  /** The references that were resolved. */
  readonly references: readonly string[];
  /** A `false` schema among them, which no value satisfies. */
  readonly forbidding?: PlacedSchema;
}

interface OpenSchema extends PlacedSchema {
  readonly isWhole: boolean;
}

/** Resolves the references of schemas and lists the branches of their `allOf`, since all of them apply at once. */
export function composedSchema(schemas: readonly PlacedSchema[], root: JsonObject): ComposedSchema {
  const open: OpenSchema[] = schemas.map((placed) => ({ ...placed, isWhole: schemas.length === 1 }));
  const parts: SchemaPart[] = [];
  const references = new Set<string>();
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { pointer, schema, isWhole } = next;
    if (schema === false) return { parts, references: [...references], forbidding: next };
    if (!isObject(schema)) continue;
    const reference = textAt(schema, '$ref');
    if (reference !== undefined && !references.has(reference)) {
      references.add(reference);
      open.push({ pointer: reference.slice(1), schema: targetOf(root, reference) ?? true, isWhole });
    }
    // Before 3.1, keywords beside a reference are ignored.
    if (reference !== undefined && isVersion30(root)) continue;
    parts.push({ pointer, schema, isWhole });
    open.push(...branchesOf(pointer, schema));
  }
  return { parts, references: [...references] };
}

function branchesOf(pointer: string, schema: JsonObject): readonly OpenSchema[] {
  return listAt(schema, 'allOf').map((branch, index) => ({
    pointer: `${pointer}/allOf/${index}`,
    schema: branch,
    isWhole: false,
  }));
}

/** The schemas that apply to a property or an item. */
interface InnerSchemas {
  readonly schemas: readonly PlacedSchema[];
  /**
   * `false` if another variant of a choice may describe the value too, so that a failure does not prove it impossible.
   */
  readonly isProof: boolean;
}

/** The schemas that apply to a property of an object. */
export function schemasOfProperty(parts: readonly SchemaPart[], name: string): InnerSchemas {
  const described = parts.flatMap((part) => propertyIn(part, name));
  if (described.length > 0) return { schemas: described, isProof: true };
  return { schemas: parts.flatMap((part) => placedAt(part, 'unevaluatedProperties')), isProof: false };
}

/** The schemas that apply to an item of a list. */
export function schemasOfItem(parts: readonly SchemaPart[], index: number): InnerSchemas {
  const described = parts.flatMap((part) => itemIn(part, index));
  if (described.length > 0) return { schemas: described, isProof: true };
  return { schemas: parts.flatMap((part) => placedAt(part, 'unevaluatedItems')), isProof: false };
}

/** The names that must be there beside some others. */
export function requiredNames(parts: readonly SchemaPart[], present: Iterable<string>): ReadonlySet<string> {
  const names = new Set(parts.flatMap(({ schema }) => textsAt(schema, 'required')));
  const open = new Set([...names, ...present]);
  // A set visits what is added to it on the way.
  for (const name of open)
    for (const dependent of parts.flatMap(({ schema }) => textsAt(objectAt(schema, 'dependentRequired'), name))) {
      names.add(dependent);
      open.add(dependent);
    }
  return names;
}

/** The names of `properties`, in the order of the document. */
export function describedNames(parts: readonly SchemaPart[]): readonly string[] {
  return [...new Set(parts.flatMap(({ schema }) => Object.keys(objectAt(schema, 'properties'))))];
}

/** The patterns of `patternProperties`. */
export function namePatterns(parts: readonly SchemaPart[]): readonly string[] {
  return parts.flatMap(({ schema }) => Object.keys(objectAt(schema, 'patternProperties')));
}

/** The schema at a keyword of a part, if there is one. */
export function placedAt(part: SchemaPart, ...names: readonly (string | number)[]): readonly PlacedSchema[] {
  let found: Json | undefined = part.schema;
  for (const name of names) found = Array.isArray(found) ? found[Number(name)] : member(found, String(name));
  return found === undefined ? [] : [{ pointer: pointerBelow(part, ...names), schema: found }];
}

function propertyIn(part: SchemaPart, name: string): readonly PlacedSchema[] {
  const patterns = Object.keys(objectAt(part.schema, 'patternProperties')).filter((pattern) => matches(pattern, name));
  const own = [
    ...placedAt(part, 'properties', name),
    ...patterns.flatMap((pattern) => placedAt(part, 'patternProperties', pattern)),
  ];
  return own.length > 0 ? own : placedAt(part, 'additionalProperties');
}

function matches(pattern: string, name: string): boolean {
  try {
    return toRegExp(pattern).test(name);
  } catch {
    return false;
  }
}

function itemIn(part: SchemaPart, index: number): readonly PlacedSchema[] {
  const own = placedAt(part, 'prefixItems', index);
  return own.length > 0 ? own : placedAt(part, 'items');
}

const LARGE: readonly string[] = ['$ref', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'additionalProperties'];

/** Tests if schemas describe a plain value, which costs nothing to sample. */
export function arePlain(schemas: readonly PlacedSchema[]): boolean {
  return schemas.every(({ schema }) => LARGE.every((keyword) => member(schema, keyword) === undefined));
}

/** Tests if a property is `writeOnly`, so that a response never has it. */
export function isWriteOnly(parts: readonly SchemaPart[]): boolean {
  return parts.some(({ schema }) => schema['writeOnly'] === true);
}

/** The examples that a schema states, `example` first. */
export function statedExamples(schema: JsonObject): readonly Json[] {
  const example = member(schema, 'example');
  return [...(example === undefined ? [] : [example]), ...listAt(schema, 'examples')];
}

/** A keyword that applies one of several sets of schemas to the same value. */
export interface SchemaChoice {
  /** Identifies the keyword where it stands, so that it is decided once. */
  readonly key: string;
  readonly alternatives: readonly (readonly PlacedSchema[])[];
}

/** The first choice among parts that is not decided yet. */
export function nextChoice(
  parts: readonly SchemaPart[],
  decided: ReadonlySet<string>,
  root: JsonObject,
): SchemaChoice | undefined {
  for (const part of parts) {
    const found = choicesIn(part, parts, root).find(({ key }) => !decided.has(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function choicesIn(part: SchemaPart, parts: readonly SchemaPart[], root: JsonObject): readonly SchemaChoice[] {
  return [...variantsIn(part, root), ...conditionIn(part), ...dependentIn(part, parts)];
}

const discriminated = memoize(applyDiscriminator);

/** `oneOf` and `anyOf`; where a discriminator tells the variants apart, each names itself. */
function variantsIn(part: SchemaPart, root: JsonObject): readonly SchemaChoice[] {
  if (CHOICES.every((keyword) => part.schema[keyword] === undefined)) return [];
  const schema = discriminated(part.schema, root);
  return CHOICES.filter((keyword) => listAt(schema, keyword).length > 0).map((keyword) => ({
    key: pointerBelow(part, keyword),
    alternatives: listAt(schema, keyword).map((variant, index) => [placed(part, variant, keyword, index)]),
  }));
}

/** Levels of members below a variant that can tell it from others. */
const MAX_APART_LEVELS = 3;

/**
 * Describes members that the other variants of a choice do not allow, as far as one of them describes a member that the
 * variant itself leaves open, and forbids those that only others require: such a value is of this variant only. Where
 * both describe the same members, those of their objects and lists may tell them apart.
 */
export function excludingMembers(
  variant: readonly PlacedSchema[],
  others: readonly (readonly PlacedSchema[])[],
  root: JsonObject,
): readonly PlacedSchema[] {
  const { parts } = composedSchema(variant, root);
  return others.flatMap((other): readonly PlacedSchema[] => {
    const schema = excludingMember(parts, composedSchema(other, root).parts, { root, level: 1 });
    return schema === undefined ? [] : [{ pointer: `${other[0]?.pointer ?? ''}/not`, schema }];
  });
}

/** Document of two variants, and the number of levels from their values to the members that are compared. */
interface VariantContext {
  readonly root: JsonObject;
  readonly level: number;
}

function excludingMember(
  own: readonly SchemaPart[],
  other: readonly SchemaPart[],
  context: VariantContext,
): JsonObject | undefined {
  const found = memberOfOther(own, other, context.root) ?? memberRequiredByOther(own, other);
  return found ?? (context.level < MAX_APART_LEVELS ? innerMember(own, other, context) : undefined);
}

/** Requires a member that only the other variant describes, with a type that it does not allow. */
function memberOfOther(
  own: readonly SchemaPart[],
  other: readonly SchemaPart[],
  root: JsonObject,
): JsonObject | undefined {
  const names = new Set(describedNames(own));
  for (const name of describedNames(other).filter((each) => !names.has(each))) {
    const types = allowedTypes(composedSchema(schemasOfProperty(other, name).schemas, root).parts);
    const type = ['string', 'number', 'boolean'].find((each) => !types.some((allowed) => allowed === each));
    if (type !== undefined) return { required: [name], properties: { [name]: { type } } };
  }
  return undefined;
}

/** Forbids a member that only the other variant requires. */
function memberRequiredByOther(own: readonly SchemaPart[], other: readonly SchemaPart[]): JsonObject | undefined {
  const required = requiredNames(own, []);
  const forbidden = [...requiredNames(other, [])].find((name) => !required.has(name));
  return forbidden === undefined ? undefined : { properties: { [forbidden]: false } };
}

/** Requires an object or a list that both variants describe, with a member that the other one does not allow. */
function innerMember(
  own: readonly SchemaPart[],
  other: readonly SchemaPart[],
  { root, level }: VariantContext,
): JsonObject | undefined {
  const names = new Set(describedNames(other));
  for (const name of describedNames(own).filter((each) => names.has(each))) {
    const [inner, outer] = [own, other].map(
      (parts) => composedSchema(schemasOfProperty(parts, name).schemas, root).parts,
    );
    const [type, otherType] = [inner, outer].map((parts = []) => allowedTypes(parts)[0]);
    if (inner === undefined || outer === undefined || type !== otherType || areSame(inner, outer)) continue;
    const itemsOf = (parts: readonly SchemaPart[]): readonly SchemaPart[] =>
      composedSchema(schemasOfItem(parts, 0).schemas, root).parts;
    const deeper = { root, level: level + 1 };
    const found =
      type === 'array'
        ? excludingMember(itemsOf(inner), itemsOf(outer), deeper)
        : type === 'object'
          ? excludingMember(inner, outer, deeper)
          : undefined;
    if (found === undefined) continue;
    return { required: [name], properties: { [name]: type === 'array' ? { minItems: 1, items: found } : found } };
  }
  return undefined;
}

function areSame(own: readonly SchemaPart[], other: readonly SchemaPart[]): boolean {
  return own.length === other.length && own.every(({ schema }, index) => schema === other[index]?.schema);
}

/** Adds to each variant the values of the discriminator that name it (OpenAPI 3.1, section 4.8.25). */
function applyDiscriminator(schema: JsonObject, root: JsonObject): JsonObject {
  const findTag = tagFinder(objectAt(schema, 'discriminator'), (pointer) => at(root, pointer));
  const addTag = (variant: Json): Json => {
    const tag = findTag(variant);
    if (tag === undefined) return variant;
    const { name, values } = tag;
    return { allOf: [{ required: [name], properties: { [name]: { enum: values } } }, variant] };
  };
  const choices = CHOICES.filter((choice) => Array.isArray(schema[choice]));
  return { ...schema, ...Object.fromEntries(choices.map((choice) => [choice, listAt(schema, choice).map(addTag)])) };
}

/** `if`: its condition with `then`, or `else` alone, whose value the condition must not accept. */
function conditionIn(part: SchemaPart): readonly SchemaChoice[] {
  const condition = member(part.schema, 'if');
  if (condition === undefined) return [];
  const [met, unmet] = ['then', 'else'].map((keyword) => {
    const schema = member(part.schema, keyword);
    return schema === undefined ? [] : [placed(part, schema, keyword)];
  });
  return [
    { key: pointerBelow(part, 'if'), alternatives: [[placed(part, condition, 'if'), ...(met ?? [])], unmet ?? []] },
  ];
}

/** `dependentSchemas` of a member that will be there: with the member, or without it. */
function dependentIn(part: SchemaPart, parts: readonly SchemaPart[]): readonly SchemaChoice[] {
  const dependent = objectAt(part.schema, 'dependentSchemas');
  return Object.keys(dependent)
    .filter((name) => parts.some(({ schema }) => describes(schema, name)))
    .map((name) => ({
      key: pointerBelow(part, 'dependentSchemas', name),
      alternatives: [
        [placed(part, dependent[name] ?? true, 'dependentSchemas', name)],
        [
          {
            pointer: pointerBelow(part, 'dependentSchemas', name, 'absent'),
            schema: { properties: { [name]: false } },
          },
        ],
      ],
    }));
}

function describes(schema: JsonObject, name: string): boolean {
  return member(objectAt(schema, 'properties'), name) !== undefined || textsAt(schema, 'required').includes(name);
}

function placed(part: SchemaPart, schema: Json, ...names: readonly (string | number)[]): PlacedSchema {
  return { pointer: pointerBelow(part, ...names), schema };
}

/** A JSON type; integers are numbers. */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

const TYPES: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The type that a keyword suggests where no type is stated; the first that is there counts. */
const SUGGESTED: readonly (readonly [type: JsonType, keywords: readonly string[]])[] = [
  ['number', ['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum']],
  ['string', ['maxLength', 'minLength', 'pattern']],
  ['array', ['items', 'prefixItems', 'contains', 'maxItems', 'minItems', 'uniqueItems']],
  ['object', ['maxProperties', 'minProperties', 'required', 'additionalProperties', 'properties', 'patternProperties']],
];

/** The types that all parts allow: the stated order first, then those that keywords suggest, then the rest. */
export function allowedTypes(parts: readonly SchemaPart[]): readonly JsonType[] {
  const allowed = new Set(TYPES.filter((type) => parts.every(({ schema }) => allows(schema, type))));
  const stated = parts
    .flatMap(({ schema }) => statedTypes(schema))
    .map((type) => (type === 'integer' ? 'number' : type));
  const suggested = SUGGESTED.filter(([, keywords]) =>
    keywords.some((keyword) => parts.some(({ schema }) => schema[keyword] !== undefined)),
  ).map(([type]) => type);
  const preferred = [...stated, ...suggested].filter((type): type is JsonType => allowed.has(type as JsonType));
  return [...new Set([...preferred, ...allowed])];
}

/** Tests if numbers must be integers. */
export function isInteger(parts: readonly SchemaPart[]): boolean {
  return parts.some(({ schema }) => {
    const types = statedTypes(schema);
    return types.includes('integer') && !types.includes('number');
  });
}

/** Explains why the parts have no type in common: the first that excludes what those before it allow. */
export function noCommonType(parts: readonly SchemaPart[]): SampleFailure {
  const last = parts.findIndex((_, index) => allowedTypes(parts.slice(0, index + 1)).length === 0);
  return unsatisfiable(parts[last]?.pointer ?? '', 'the rest of the schema allows none of its types');
}

/** The values that all `const` and `enum` keywords list; `undefined` where there are none. */
export function listedValues(
  parts: readonly SchemaPart[],
  types: readonly JsonType[],
): readonly Json[] | SampleFailure | undefined {
  let common: readonly Json[] | undefined;
  for (const { pointer, schema } of parts) {
    const fixed = member(schema, 'const');
    const listed = fixed === undefined ? member(schema, 'enum') : [fixed];
    if (!Array.isArray(listed)) continue;
    const texts = new Set(listed.map(canonical));
    common = common?.filter((value) => texts.has(canonical(value))) ?? listed;
    common = common.filter((value) => types.includes(typeOf(value)));
    if (common.length === 0) return unsatisfiable(pointer, 'none of the values that it lists is allowed');
  }
  return common;
}

/** The type of a value. */
export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isObject(value) ? 'object' : (typeof value as 'boolean' | 'number' | 'string');
}

/** JSON with the members of objects in one order, so that equal values have the same text. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

function allows(schema: JsonObject, type: JsonType): boolean {
  const types = statedTypes(schema);
  if (types.length === 0 || (type === 'null' && schema['nullable'] === true)) return true;
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

function statedTypes(schema: JsonObject): readonly Json[] {
  const type = member(schema, 'type');
  return typeof type === 'string' ? [type] : listAt(schema, 'type');
}

/** A part's pointer with the steps below it. */
export function pointerBelow(
  { pointer }: { readonly pointer: string },
  ...names: readonly (string | number)[]
): string {
  return pointer + pointerTo(names);
}
