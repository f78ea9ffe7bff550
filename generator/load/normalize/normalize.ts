import { type JsonObject, member, at, isObject, type Json, below, referencedPointer } from '../../model/json.ts';
import type { Reporter } from '../../diagnostics/diagnostics.ts';
import { setMember, removeMember, replaceMembers } from '../json-tree.ts';
import { isVersion30, upgradeObject, upgradeSchema, downgrade32, reportNewerMethods } from '../upgrade-versions.ts';
import { type Node, type Rule, rule, selectRulesByKind, visitDocument } from '../visitor.ts';
import { OBJECT_TYPES, SWAGGER_KEYWORDS, type ObjectKind } from '../object-types.ts';
import { readPathQuery } from './paths.ts';
import {
  type Repair,
  type RepairContext,
  binaryStringsInText,
  collectBinary,
  removeBinaryFormat,
  allowNullForAbsent,
  EXCLUSIVE_BOUNDS,
  repairBooleanBounds,
  repairBooleanRequired,
  readNegationOfAll,
  relaxDefaultMapping,
  repairDefinitionReferences,
  repairExamplesMap,
  repairLoneNullable,
  repairNullable,
  repairNullType,
  repairPatternKeyword,
  repairRecursiveReference,
  repairRepeatedNames,
} from './schemas.ts';

/** Upgrades OpenAPI 3.0 to 3.1 and repairs common faults of real documents, with a warning each, in place. */
export function normalize(document: JsonObject, diagnostics: Reporter): void {
  if (String(member(document, 'openapi')).startsWith('3.2')) {
    setMember(document, 'openapi', '3.1.1');
    downgrade32(document, diagnostics);
  } else reportNewerMethods(document, diagnostics);
  const isUpgraded = isVersion30(document);
  if (isUpgraded) setMember(document, 'openapi', '3.1.1');
  const repairsFor = selectRulesByKind((kind) =>
    kind === 'schema' ? schemaRules(isUpgraded) : objectRules(kind, isUpgraded),
  );
  const context: RepairContext = {
    document,
    diagnostics,
    binary: { strings: [], holders: [] },
    booleanBounds: [],
    uses: { nullable: false },
  };
  const visited = new Set<object>();
  visitDocument(document, (node) => {
    // One object may be inlined in several places.
    if (visited.has(node.value)) return false;
    visited.add(node.value);
    for (const repair of repairsFor(node)) repair(node, context);
    return true;
  });
  removeBinaryFormat(binaryStringsInText(context.binary, document));
  if (context.uses.nullable) for (const schema of context.booleanBounds) repairBooleanBounds(schema, context);
}

/** The members that make a schema nullable, or will once another rule has run. */
const NULLABLE_KEYS = ['nullable', 'allOf'];

/** The repairs of schemas, in the order in which they run: what one writes, the next may have to repair. */
function schemaRules(isUpgraded: boolean): readonly Rule<Repair>[] {
  const upgrade = rule<Repair>(
    (node, { diagnostics }) => upgradeSchema(node, diagnostics),
    ...['$ref', 'example', 'format', ...EXCLUSIVE_BOUNDS, ...NULLABLE_KEYS],
  );
  return [
    rule(removeNulls, ...removableWhenNull('schema')),
    rule(readNegationOfAll, 'not'),
    rule(repairDefinitionReferences, '$ref', 'discriminator'),
    rule(relaxDefaultMapping, 'discriminator'),
    rule(repairLoneNullable, 'anyOf', 'oneOf', 'allOf'),
    ...(isUpgraded ? [upgrade] : []),
    rule(noteNullable, ...NULLABLE_KEYS),
    rule(noteBooleanBounds, ...EXCLUSIVE_BOUNDS),
    rule(repairNullable, ...NULLABLE_KEYS),
    rule(repairNullType, 'type'),
    rule(repairBooleanRequired, 'required'),
    rule(repairRepeatedNames, 'required', 'type', 'dependentRequired'),
    rule(repairRecursiveReference, '$recursiveRef', '$recursiveAnchor'),
    rule(repairExamplesMap, 'examples'),
    rule(repairPatternKeyword, 'pattern'),
    rule(collectBinary, 'format', 'contentMediaType'),
    rule(allowNullForAbsent, 'properties'),
  ];
}

/** The repairs of all other objects. */
function objectRules(kind: Node['kind'], isUpgraded: boolean): readonly Rule<Repair>[] {
  return [
    rule(removeNulls, ...removableWhenNull(kind)),
    rule(collectBinary),
    ...(kind === 'path-item' ? [rule(readPathQuery)] : []),
    ...(isUpgraded ? [rule<Repair>(({ value }) => upgradeObject(kind, value))] : []),
    rule(repairExamples, 'examples'),
    rule(repairParameterType, 'type'),
    rule(repairContentKeys, 'content'),
  ];
}

function noteNullable({ value }: Node, { uses }: RepairContext): void {
  if (typeof member(value, 'nullable') === 'boolean') uses.nullable = true;
}

/** A nullable schema is certainly written for 3.0. For any other, that depends on the rest of the document. */
function noteBooleanBounds(schema: Node, context: RepairContext): void {
  if (typeof member(schema.value, 'nullable') === 'boolean') repairBooleanBounds(schema, context);
  else context.booleanBounds.push(schema);
}

// Repairs of objects other than schemas whose meaning is beyond doubt, in place, with a warning each. A node builds its
// pointer on first use, so it is only read once there is something to report.

const DOCUMENTATION = ['summary', 'description', 'externalDocs'];

/**
 * Lists the members of a kind of object that are removed if they are null: documentation, lists and maps. Of a schema
 * only `properties`, because its other keywords affect validation.
 */
function removableWhenNull(kind: ObjectKind): readonly string[] {
  if (kind === 'schema') return [...DOCUMENTATION, 'properties'];
  const members = [...OBJECT_TYPES[kind].members];
  const collections = members
    .filter(([, { type }]) => type !== undefined && type.holds !== 'one')
    .map(([name]) => name);
  return [...DOCUMENTATION, ...collections];
}

/** Removes members that are null because there is no value: programs write them, and YAML keys without a value. */
const removeNulls: Repair = (node, { diagnostics }) => {
  const { value, kind } = node;
  for (const name of hasNull(value) ? nullMembers(value, removableWhenNull(kind)) : []) {
    diagnostics.report('member-null', below(node.pointer, name), name);
    removeMember(value, name);
  }
};

function hasNull(holder: JsonObject): boolean {
  for (const name in holder) if (holder[name] === null) return true;
  return false;
}

function nullMembers(holder: JsonObject, names: readonly string[]): readonly string[] {
  return names.filter((name) => member(holder, name) === null);
}

/** Moves the type of a parameter into a schema, if it is written as in Swagger 2.0. */
const repairParameterType: Repair = (node, { diagnostics }) => {
  const { kind, value } = node;
  if (kind !== 'parameter' || typeof member(value, 'type') !== 'string') return;
  if (['$ref', 'schema', 'content'].some((name) => Object.hasOwn(value, name))) return;
  diagnostics.report('parameter-type', below(node.pointer, 'type'));
  const keywords = SWAGGER_KEYWORDS.split(' ').filter((keyword) => Object.hasOwn(value, keyword));
  const schema: Json = Object.fromEntries(keywords.map((keyword) => [keyword, value[keyword] ?? null]));
  for (const keyword of keywords) removeMember(value, keyword);
  setMember(value, 'schema', schema);
};

/** Members of a media type that authors put one level too high, among the media types themselves. */
const MEDIA_TYPE_MEMBERS = ['schema', 'example', 'examples', 'encoding'];

/** Removes misplaced keys of `content`, and reads a comma before a parameter of a media type as a semicolon. */
const repairContentKeys: Repair = ({ value, pointer }, { diagnostics }) => {
  const content = member(value, 'content');
  if (!isObject(content)) return;
  for (const key of MEDIA_TYPE_MEMBERS.filter((name) => Object.hasOwn(content, name))) {
    diagnostics.report('media-type-misplaced', below(pointer, 'content', key), key);
    removeMember(content, key);
  }
  if (!Object.keys(content).some((key) => MEDIA_TYPE_WITH_COMMA.test(key))) return;
  const repaired = Object.entries(content).map(([key, media]) => ({ key, media, fixed: fixComma(key, content) }));
  for (const { key, fixed } of repaired)
    if (fixed !== key) diagnostics.report('media-type-comma', below(pointer, 'content', key), key, fixed);
  replaceMembers(
    content,
    repaired.map(({ fixed, media }) => [fixed, media]),
  );
};

const MEDIA_TYPE_WITH_COMMA = /^([^,;\s]+\/[^,;\s]+)\s*,\s*([^,;=\s/]+=[^,;\s]+)$/;

/** Returns the key as it is if the repaired key exists already. */
function fixComma(key: string, content: JsonObject): string {
  const fixed = key.replace(MEDIA_TYPE_WITH_COMMA, '$1; $2');
  return Object.hasOwn(content, fixed) ? key : fixed;
}

const KINDS_WITH_EXAMPLES: readonly ObjectKind[] = ['media-type', 'parameter', 'header', 'components'];

/** The members of an Example Object. An object with any other member is a bare value. */
const EXAMPLE_MEMBER = /^(?:\$ref|summary|description|value|externalValue|dataValue|serializedValue|x-.*)$/;

/** Removes references to examples that do not exist, and wraps bare values into Example Objects. */
const repairExamples: Repair = ({ kind, value, pointer }, { document, diagnostics }) => {
  const examples = KINDS_WITH_EXAMPLES.includes(kind) ? member(value, 'examples') : undefined;
  if (!isObject(examples)) return;
  for (const [name, example] of Object.entries(examples)) {
    const at = below(pointer, 'examples', name);
    const dangling = danglingReference(example, document);
    if (dangling !== undefined) {
      diagnostics.report('example-missing', below(at, '$ref'), dangling);
      removeMember(examples, name);
    } else if (isBareValue(example)) {
      diagnostics.report('example-bare', at);
      setMember(examples, name, { value: example });
    }
  }
};

function danglingReference(example: Json, document: JsonObject): string | undefined {
  const target = referencedPointer(example);
  return target === undefined || at(document, target) !== undefined ? undefined : String(member(example, '$ref'));
}

function isBareValue(example: Json): boolean {
  if (!isObject(example)) return true;
  const hasValue = ['$ref', 'value', 'externalValue'].some((name) => Object.hasOwn(example, name));
  return !hasValue && Object.keys(example).some((name) => !EXAMPLE_MEMBER.test(name));
}
