import { isEqual } from '../../../templates/runtime/shared/validation/assertions.ts';
import { follow, isObject, type Json, type JsonObject, member, type Node, ownAt } from '../../model/json.ts';
import { compareConstraints } from './constraints.ts';
import type { DiffContext, Pair } from './context.ts';
import { isAnnotation, reportRemaining, isSameData } from './members.ts';
import { compareAdditionalProperties, compareProperties } from './properties.ts';
import { BREAKS, defineRules, HARMLESS, NARROWS, WIDENS } from './rule.ts';
import { SchemaPair, type SchemaRole } from './schema-pair.ts';
import { type SchemaView, viewSchema } from './schema-view.ts';
import { subjectOf } from './subject.ts';
import { compareValues } from './values.ts';
import { compareTuples, compareVariants } from './variants.ts';

export const schemaRules = defineRules({
  'type-changed': [BREAKS, (subject, from, to) => `${subject} changed from ${from} to ${to}`],
  'type-widened': [WIDENS, (subject, from, to) => `${subject} was widened from ${from} to ${to}`],
  'type-narrowed': [NARROWS, (subject, from, to) => `${subject} was narrowed from ${from} to ${to}`],
  'became-nullable': [WIDENS, (subject) => `${subject} became nullable`],
  'became-not-nullable': [NARROWS, (subject) => `${subject} is no longer nullable`],
  'format-added': [NARROWS, (subject, to) => `${subject} got the format "${to}"`],
  'format-removed': [WIDENS, (subject, from) => `${subject} lost the format "${from}"`],
  'format-widened': [WIDENS, (subject, from, to) => `the format of ${subject} was widened from "${from}" to "${to}"`],
  'format-narrowed': [
    NARROWS,
    (subject, from, to) => `the format of ${subject} was narrowed from "${from}" to "${to}"`,
  ],
  'format-changed': [BREAKS, (subject, from, to) => `the format of ${subject} changed from "${from}" to "${to}"`],
  'default-added': [HARMLESS, (subject, to) => `${subject} got the default ${to}`],
  'default-removed': [HARMLESS, (subject, from) => `${subject} lost the default ${from}`],
  'default-changed': [HARMLESS, (subject, from, to) => `the default of ${subject} changed from ${from} to ${to}`],
  'parameter-default-added': [
    { request: 'breaking', response: 'non-breaking' },
    (subject, to) => `${subject} got the default ${to}`,
  ],
  'parameter-default-removed': [
    { request: 'breaking', response: 'non-breaking' },
    (subject, from) => `${subject} lost the default ${from}`,
  ],
  'parameter-default-changed': [
    { request: 'breaking', response: 'non-breaking' },
    (subject, from, to) => `the default of ${subject} changed from ${from} to ${to}`,
  ],
  'items-added': [NARROWS, (subject) => `the items of ${subject} got a schema`],
  'items-removed': [WIDENS, (subject) => `the items of ${subject} lost their schema`],
  deprecated: [HARMLESS, (subject) => `${subject} was deprecated`],
  reactivated: [HARMLESS, (subject) => `${subject} is no longer deprecated`],
});

interface SchemaOptions {
  readonly role?: SchemaRole;
  /** Names under which the tables state the values of a parameter. */
  readonly owners?: readonly string[] | undefined;
}

/** Compares two schemas, once for all places that use both. */
export function compareSchemas(context: DiffContext, pair: Pair, { role = 'value', owners }: SchemaOptions = {}): void {
  const { state } = context;
  compareWrappers(context, pair);
  const targets = { before: unwrap(state.before, pair.before), after: unwrap(state.after, pair.after) };
  context.compareData(`schema ${role}`, targets, (shared, { before, after }) => {
    const compared = new SchemaPair({
      context: shared,
      before: viewMerged(shared, before, 'before'),
      after: viewMerged(shared, after, 'after'),
      role,
      owners,
      compare: (inner) => compareSchemas(shared, inner, { role, owners }),
    });
    compareViews(compared);
  });
}

function viewMerged({ state }: DiffContext, node: Node, side: 'before' | 'after'): SchemaView {
  const view = viewSchema(state[side], node);
  for (const pointer of view.parts) state.merged[side].add(pointer);
  return view;
}

/** Follows the reference of a schema that adds at most explanations to it, also if the reference stands in `allOf`. */
function unwrap(document: JsonObject, node: Node): Node {
  const reference = wrappedReference(node.value);
  return reference === undefined ? node : follow(document, { value: reference, pointer: node.pointer });
}

function wrappedReference(value: Json): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value).filter((key) => !isExplaining(key));
  if (keys.length !== 1) return undefined;
  if (keys[0] === '$ref') return { $ref: value['$ref'] ?? null };
  const parts = member(value, 'allOf');
  return Array.isArray(parts) && parts.length === 1 ? wrappedReference(parts[0] ?? null) : undefined;
}

/** Tests whether a member beside a reference is compared with the property that has it, or only explains. */
function isExplaining(key: string): boolean {
  return isAnnotation(key) || key === 'readOnly' || key === 'writeOnly';
}

/** Compares what stands beside two references. */
function compareWrappers(context: DiffContext, pair: Pair): void {
  const sides = [pair.before.value, pair.after.value];
  if (!sides.every((value) => wrappedReference(value) !== undefined)) return;
  const keys = new Set(sides.flatMap((value) => Object.keys(isObject(value) ? value : {}).filter(isAnnotation)));
  const [before, after] = sides;
  const changed = [...keys].filter((key) => !isSameData(context.state, member(before, key), member(after, key)));
  if (changed.length > 0) reportRemaining(context, pair, subjectOf(context.state.after, pair.after.pointer), changed);
}

/** Compares what explains two schemas, which are compared as parts of others otherwise. */
export function compareAnnotations(context: DiffContext, pair: Pair): void {
  const { before, after } = context.state;
  const [old, current] = [viewSchema(before, pair.before), viewSchema(after, pair.after)];
  const keys = [...new Set([...old.keywords.keys(), ...current.keywords.keys()])].filter(isAnnotation);
  const changed = keys.filter(
    (key) => !isSameData(context.state, old.keywords.get(key)?.value, current.keywords.get(key)?.value),
  );
  if (changed.length > 0) reportRemaining(context, pair, subjectOf(context.state.after, pair.after.pointer), changed);
}

function compareViews(pair: SchemaPair): void {
  if (isNullOnly(pair.before) !== isNullOnly(pair.after)) {
    compareTypeSets(pair, allTypes(pair.before), allTypes(pair.after));
    return pair.compareRemaining(isAnnotation);
  }
  compareNullability(pair);
  pair.explain(['deprecated'], compareDeprecation);
  pair.explain(['default'], compareDefaults);
  const alternatives = compareVariants(pair);
  if (alternatives === 'all') return pair.compareRemaining(isAnnotation);
  const { evidence } = pair.context.state;
  const { count } = evidence;
  if (alternatives === 'none' && !compareTypes(pair)) return pair.compareRemaining(isAnnotation);
  const hasSameType = evidence.count === count;
  pair.explain(hasSameType ? ['format'] : [], compareFormats);
  compareValues(pair);
  compareConstraints(pair);
  compareProperties(pair);
  pair.explain(['additionalProperties'], compareAdditionalProperties);
  pair.explain(['prefixItems'], compareTuples);
  pair.explain(['items'], compareItems);
  // A change of access was reported with the property that has the schema.
  const isReported = pair.context.state.access.has(pair.after.node.pointer);
  pair.explain(
    ['readOnly', 'writeOnly'],
    () => undefined,
    (value) => value === true && !isReported,
  );
  pair.compareRemaining((key) => key !== 'format');
}

function compareItems(pair: SchemaPair): void {
  const [before, after] = pair.keyword('items');
  const [old, current] = [before, after].map((node) => (isRestricting(node) ? node : undefined));
  if (old !== undefined && current !== undefined) {
    if (isObject(old.value) && isObject(current.value)) pair.compare({ before: old, after: current });
  } else if (current !== undefined) pair.report(schemaRules['items-added'], 'items');
  else if (old !== undefined) pair.report(schemaRules['items-removed'], 'items');
}

function isRestricting(node: Node | undefined): boolean {
  return node !== undefined && node.value !== true && !isEqual(node.value, {});
}

function compareNullability(pair: SchemaPair): void {
  const { before, after } = pair;
  if (before.isNullable === after.isNullable) return;
  // A schema without a type allows null anyway.
  const isAny =
    (after.isNullable ? before : after).types === undefined && before.choices.length + after.choices.length === 0;
  if (!isAny) pair.report(schemaRules[after.isNullable ? 'became-nullable' : 'became-not-nullable'], undefined);
}

/** Compares types; returns false if they have nothing in common. */
function compareTypes(pair: SchemaPair): boolean {
  const { before, after } = pair;
  if (before.types === undefined && after.types === undefined) return true;
  return compareTypeSets(pair, before.types ?? before.impliedTypes, after.types ?? after.impliedTypes);
}

type Types = ReadonlySet<string> | undefined;

function compareTypeSets(pair: SchemaPair, from: Types, to: Types): boolean {
  const [isWider, isNarrower] = [includesTypes(to, from, pair), includesTypes(from, to, pair)];
  if (isWider && isNarrower) return true;
  const rule = schemaRules[isWider ? 'type-widened' : isNarrower ? 'type-narrowed' : 'type-changed'];
  pair.report(rule, undefined, typeText(from), typeText(to));
  return isWider || isNarrower;
}

/** Tests whether a schema allows nothing but null. */
function isNullOnly({ types, isNullable, choices }: SchemaView): boolean {
  return isNullable && types?.size === 0 && choices.length === 0;
}

function allTypes({ types, impliedTypes, isNullable }: SchemaView): Types {
  const own = types ?? impliedTypes;
  return own === undefined || !isNullable ? own : new Set([...own, 'null']);
}

/** Tests whether a set of types allows all values of another. */
function includesTypes(wider: Types, narrower: Types, { role }: SchemaPair): boolean {
  if (wider === undefined) return true;
  if (narrower === undefined) return false;
  const isText = role === 'parameter' && wider.has('string');
  return [...narrower].every(
    (type) =>
      wider.has(type) ||
      (type === 'integer' && wider.has('number')) ||
      (isText && ['integer', 'number', 'boolean'].includes(type)),
  );
}

function typeText(types: Types): string {
  return types === undefined ? 'any type' : [...types].sort().join(' or ') || 'null';
}

/** Formats whose values are all values of another format. */
const WIDER_FORMATS: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

function compareFormats(pair: SchemaPair): void {
  const [from, to] = pair.keyword('format').map((node) => (typeof node?.value === 'string' ? node.value : undefined));
  if (from === to || !isEqual([...(pair.before.types ?? [])], [...(pair.after.types ?? [])])) return;
  if (from === undefined) pair.report(schemaRules['format-added'], 'format', to ?? '');
  else if (to === undefined) pair.report(schemaRules['format-removed'], 'format', from);
  else {
    const code =
      ownAt(WIDER_FORMATS, from) === to
        ? 'format-widened'
        : ownAt(WIDER_FORMATS, to) === from
          ? 'format-narrowed'
          : 'format-changed';
    pair.report(schemaRules[code], 'format', from, to);
  }
}

function compareDeprecation(pair: SchemaPair): void {
  const [wasDeprecated, isDeprecated] = pair.keyword('deprecated').map((node) => node?.value === true);
  if (wasDeprecated !== isDeprecated)
    pair.report(schemaRules[isDeprecated === true ? 'deprecated' : 'reactivated'], 'deprecated');
}

function compareDefaults(pair: SchemaPair): void {
  const [from, to] = pair.keyword('default').map((node) => node?.value);
  if (from === to || isEqual(from, to)) return;
  const prefix = pair.role === 'parameter' ? 'parameter-' : '';
  if (from === undefined) pair.report(schemaRules[`${prefix}default-added`], 'default', JSON.stringify(to));
  else if (to === undefined) pair.report(schemaRules[`${prefix}default-removed`], 'default', JSON.stringify(from));
  else pair.report(schemaRules[`${prefix}default-changed`], 'default', JSON.stringify(from), JSON.stringify(to));
}
