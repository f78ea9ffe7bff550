import {
  at,
  enclosingPointers,
  isObject,
  type Json,
  type JsonObject,
  member,
  below,
  type Pointer,
  pointerOf,
  referencedPointer,
  referenceTo,
} from '../../model/json.ts';
import { patternError, repairPattern } from '../../../templates/runtime/shared/regexp/syntax.ts';
import { makeNullable } from '../../../templates/runtime/shared/schema/composition.ts';
import { mappedTargets } from '../reference-registry.ts';
import { removeMember, replaceMembers, setMember } from '../json-tree.ts';
import { upgradeExclusiveBounds, upgradeNullable } from '../upgrade-versions.ts';
import type { Reporter } from '../../diagnostics/diagnostics.ts';
import { isJsonType } from '../../model/media-types.ts';
import { isBytes } from '../../../templates/runtime/shared/schema/constraints.ts';
import type { Node } from '../visitor.ts';
import { memberType } from '../object-types.ts';

/** The context of a repair. Some faults can only be repaired once all objects are known. */
export interface RepairContext {
  readonly document: JsonObject;
  readonly diagnostics: Reporter;
  readonly binary: BinaryCandidates;
  /** Schemas with a boolean exclusive bound, a keyword of OpenAPI 3.0. */
  readonly booleanBounds: Node[];
  /** Features of OpenAPI 3.0 that the document uses although it says 3.1. */
  readonly uses: { nullable: boolean };
}

/** Changes an object in place. */
export type Repair = (node: Node, context: RepairContext) => void;

// Repairs of schemas whose meaning is beyond doubt, in place, with a warning each. A node builds its pointer on first
// use,
// so it is only read once there is something to report.

/**
 * Repairs `#/$defs/Name` in a schema that was pasted into the document: if the document has no such definition and an
 * enclosing schema has, the reference means that one.
 */
export const repairDefinitionReferences: Repair = (schema, context) => {
  repairDefinitionReference(schema.value, '$ref', () => schema.pointer, context);
  if (member(schema.value, 'discriminator') === undefined) return;
  for (const { holder, key, pointer } of mappedTargets(schema.value, schema.pointer))
    repairDefinitionReference(holder, key, () => pointer, context);
};

/** Reads `{ not: {} }` inside a schema, as TypeSpec writes what nothing fits, as `false`. */
export const readNegationOfAll: Repair = ({ value, parent, key }) => {
  const negated = value['not'];
  const isAll = negated === true || (isObject(negated) && Object.keys(negated).length === 0);
  if (!isAll || Object.keys(value).length > 1 || parent?.kind !== 'schema' || key === undefined) return;
  if (isObject(parent.value)) setMember(parent.value, key, false);
};

/**
 * Reads `oneOf` as `anyOf` if its discriminator has a `defaultMapping` (OpenAPI 3.2): the default variant takes all
 * values that name no other one, so that nothing has to keep it from accepting the others' too.
 */
export const relaxDefaultMapping: Repair = ({ value: schema }) => {
  if (member(member(schema, 'discriminator'), 'defaultMapping') === undefined) return;
  if (!Array.isArray(schema['oneOf']) || schema['anyOf'] !== undefined) return;
  setMember(schema, 'anyOf', schema['oneOf']);
  removeMember(schema, 'oneOf');
};

function repairDefinitionReference(
  holder: JsonObject,
  key: string,
  holderPointer: () => Pointer,
  { document, diagnostics }: RepairContext,
): void {
  const reference = member(holder, key);
  if (typeof reference !== 'string' || !/^#\/(\$defs|definitions)\//.test(reference)) return;
  const target = pointerOf(reference);
  if (target === undefined || at(document, target) !== undefined) return;
  const pointer = holderPointer();
  const schema = [...enclosingPointers(pointer)].find((outer) => at(document, outer + target) !== undefined);
  if (schema === undefined) return;
  diagnostics.report('definition-nested', below(pointer, key), reference, schema);
  setMember(holder, key, referenceTo(schema + target));
}

/**
 * Repairs `nullable: true` as the only member of a part of a composed schema. By the letter of 3.0 it has no effect, so
 * that `anyOf: [Usage, { nullable: true }]` would accept any value. Everybody who writes it, a well-known generator
 * among them, means null.
 */
export const repairLoneNullable: Repair = (node, { diagnostics }) => {
  const { value: schema } = node;
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const parts = member(schema, keyword);
    if (!Array.isArray(parts) || !parts.some(isLoneNullable)) continue;
    const all: readonly Json[] = parts;
    for (const [index, part] of all.entries())
      if (isLoneNullable(part)) diagnostics.report('nullable-alone', below(node.pointer, keyword, index, 'nullable'));
    // As an alternative it is null; beside other parts it applies to the whole schema.
    const repaired: Json = keyword === 'allOf' ? {} : { type: 'null' };
    setMember(
      schema,
      keyword,
      all.map((part) => (isLoneNullable(part) ? repaired : part)),
    );
    if (keyword === 'allOf') setMember(schema, 'nullable', true);
  }
};

function isLoneNullable(part: Json): boolean {
  return isObject(part) && part['nullable'] === true && Object.keys(part).length === 1;
}

/** Replaces `nullable`, a keyword of OpenAPI 3.0. */
export const repairNullable: Repair = (node, { diagnostics }) => {
  const { value } = node;
  if (typeof member(value, 'nullable') !== 'boolean') return;
  diagnostics.report('nullable-obsolete', below(node.pointer, 'nullable'));
  upgradeNullable(value);
};

/** Keywords that are booleans in OpenAPI 3.0 and numbers in 3.1. */
export const EXCLUSIVE_BOUNDS = ['exclusiveMinimum', 'exclusiveMaximum'];

/** Replaces boolean exclusive bounds of OpenAPI 3.0 in a document that says 3.1. */
export const repairBooleanBounds: Repair = (node, { diagnostics }) => {
  const { value } = node;
  const keyword = EXCLUSIVE_BOUNDS.find((bound) => typeof member(value, bound) === 'boolean');
  if (keyword === undefined) return;
  diagnostics.report('exclusive-obsolete', below(node.pointer, keyword));
  upgradeExclusiveBounds(value);
};

/** Repairs the type `null` that is not quoted in YAML, in a list of types and in an alternative. */
export const repairNullType: Repair = (node, { diagnostics }) => {
  const { value } = node;
  const type = member(value, 'type');
  const isAlternative = type === null && /\/(?:oneOf|anyOf)\/\d+$/.test(node.pointer);
  const isListed = Array.isArray(type) && type.includes(null);
  if (!isAlternative && !isListed) return;
  diagnostics.report('type-null', below(node.pointer, 'type'));
  setMember(value, 'type', Array.isArray(type) ? [...new Set(type.map((name: Json) => name ?? 'null'))] : 'null');
};

/** Removes a boolean `required`: older drafts, and parameters, have it on the property itself. */
export const repairBooleanRequired: Repair = (node, { diagnostics }) => {
  const { value } = node;
  if (typeof member(value, 'required') !== 'boolean') return;
  diagnostics.report('required-boolean', below(node.pointer, 'required'));
  removeMember(value, 'required');
};

/** Removes repeated names from `required`, `type` and `dependentRequired`, which JSON Schema forbids to repeat. */
export const repairRepeatedNames: Repair = ({ value, pointer }, { diagnostics }) => {
  const removeRepeated = (holder: JsonObject, key: string, at: Pointer): void => {
    const names = holder[key];
    if (!Array.isArray(names) || new Set<Json>(names).size === names.length) return;
    diagnostics.report('required-repeated', below(at, key), key);
    setMember(holder, key, [...new Set<Json>(names)]);
  };
  for (const keyword of ['required', 'type']) removeRepeated(value, keyword, pointer);
  const dependent = member(value, 'dependentRequired');
  if (!isObject(dependent)) return;
  for (const name of Object.keys(dependent)) removeRepeated(dependent, name, below(pointer, 'dependentRequired'));
};

/** Replaces `$recursiveRef`, which JSON Schema of 2019 has for what a plain reference is today. */
export const repairRecursiveReference: Repair = (node, { diagnostics }) => {
  const { value } = node;
  if (member(value, '$recursiveAnchor') === true) removeMember(value, '$recursiveAnchor');
  if (member(value, '$recursiveRef') !== '#' || member(value, '$ref') !== undefined) return;
  const [component] = /^\/components\/schemas\/[^/]+/.exec(node.pointer) ?? [];
  if (component === undefined) return;
  diagnostics.report('recursive-reference', below(node.pointer, '$recursiveRef'), component);
  removeMember(value, '$recursiveRef');
  setMember(value, '$ref', referenceTo(component));
};

/** Replaces a map of examples, as parameters and media types have it, by the list that a schema has. */
export const repairExamplesMap: Repair = (node, { diagnostics }) => {
  const { value } = node;
  const examples = member(value, 'examples');
  if (!isObject(examples)) return;
  diagnostics.report('examples-map', below(node.pointer, 'examples'));
  setMember(
    value,
    'examples',
    Object.values(examples).map((example) => member(example, 'value') ?? example),
  );
};

/** Translates patterns of other regular expression engines. */
export const repairPatternKeyword: Repair = (node, { diagnostics }) => {
  const { value } = node;
  const pattern = member(value, 'pattern');
  if (typeof pattern !== 'string' || patternError(pattern) === undefined) return;
  const repaired = repairPattern(pattern);
  if (repaired === undefined) return;
  diagnostics.report('pattern-repaired', below(node.pointer, 'pattern'), pattern, repaired);
  setMember(value, 'pattern', repaired);
};

/**
 * Writes null into the types of optional properties where the document says that null counts as absent
 * (`x-null-means-absent` at its root), so that every tool that reads the bundled document agrees. Required and boolean
 * properties stay as they are.
 */
export const allowNullForAbsent: Repair = ({ value: schema }, { document }) => {
  if (member(document, 'x-null-means-absent') !== true) return;
  const properties = member(schema, 'properties');
  const required = member(schema, 'required');
  const names: readonly Json[] = Array.isArray(required) ? required : [];
  if (!isObject(properties)) return;
  for (const [name, property] of Object.entries(properties))
    if (isObject(property) && !names.includes(name) && !isBoolean(property, document))
      replaceMembers(property, Object.entries(makeNullable(property)));
};

/** Returns whether a schema, or the one that it refers to, is a boolean. */
function isBoolean(schema: JsonObject, document: JsonObject): boolean {
  const type = member(schema, 'type');
  if (type === 'boolean' || (Array.isArray(type) && type.includes('boolean'))) return true;
  const resolved = targetOf(schema, document);
  return isObject(resolved) && member(resolved, '$ref') === undefined && isBoolean(resolved, document);
}

/** The schemas of binary strings and the objects whose schemas may lead to them. */
export interface BinaryCandidates {
  readonly strings: JsonObject[];
  readonly holders: SchemaHolder[];
}

/** A media type or a parameter. */
interface SchemaHolder {
  readonly value: JsonObject;
  /** The key of a media type; absent for a parameter. */
  readonly mediaType?: string;
}

/** Collects the objects that {@link binaryStringsInText} needs. */
export const collectBinary: Repair = ({ kind, value, key = '' }, { binary }) => {
  if (kind === 'parameter') binary.holders.push({ value });
  if (kind === 'media-type') binary.holders.push({ value, mediaType: key });
  if (kind === 'schema' && isBytes(value)) binary.strings.push(value);
};

/**
 * Finds binary strings that occur only in JSON and in parameters, which cannot hold bytes. In a form, and as a whole
 * body, a string can be binary.
 */
export function binaryStringsInText(
  { strings, holders }: BinaryCandidates,
  document: JsonObject,
): readonly JsonObject[] {
  if (strings.length === 0) return [];
  const inForms = reachableSchemas(
    holders.filter((holder) => !isText(holder)),
    document,
  );
  const candidates = strings.filter((schema) => !inForms.has(schema));
  // JSON bodies reach most schemas, so they are only searched if something can be found.
  if (candidates.length === 0) return [];
  const inText = reachableSchemas(holders.filter(isText), document);
  return candidates.filter((schema) => inText.has(schema));
}

/** Removes the keyword that makes a string binary. */
export function removeBinaryFormat(schemas: readonly JsonObject[]): void {
  for (const schema of schemas) removeMember(schema, schema['format'] === 'binary' ? 'format' : 'contentMediaType');
}

function isText({ mediaType }: SchemaHolder): boolean {
  return mediaType === undefined || isJsonType(mediaType);
}

/** Collects all schemas that the schemas of some holders lead to, except a binary body as a whole. */
function reachableSchemas(holders: readonly SchemaHolder[], document: JsonObject): ReadonlySet<Json> {
  const reachable = new Set<Json>();
  const queue: Json[] = holders.map(({ value, mediaType }) => {
    const schema = member(value, 'schema') ?? true;
    return mediaType !== undefined && isBinaryBody(schema, document) ? true : schema;
  });
  // The loop also visits what is added to the queue meanwhile.
  for (const schema of queue) {
    if (!isObject(schema) || reachable.has(schema)) continue;
    reachable.add(schema);
    pushSubschemas(schema, queue);
    const target = targetOf(schema, document);
    if (target !== undefined) queue.push(target);
  }
  return reachable;
}

function isBinaryBody(schema: Json, document: JsonObject): boolean {
  return [schema, targetOf(schema, document)].some((part) => isObject(part) && isBytes(part));
}

function targetOf(schema: Json, document: JsonObject): Json | undefined {
  const pointer = referencedPointer(schema);
  return pointer === undefined ? undefined : at(document, pointer);
}

function pushSubschemas(schema: JsonObject, queue: Json[]): void {
  for (const keyword in schema) {
    const inner = schema[keyword];
    if (typeof inner !== 'object' || inner === null) continue;
    const type = memberType('schema', keyword);
    if (type?.holds === 'one') queue.push(inner);
    else if (type !== undefined) queue.push(...Object.values<Json>(inner));
  }
}
