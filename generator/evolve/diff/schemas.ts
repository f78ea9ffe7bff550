import { isEqual } from '../../../templates/runtime/shared/validation/assertions.ts';
import { isObject, type Json } from '../../model/json.ts';
import { compareConstraints } from './constraints.ts';
import type { DiffContext, Pair } from './context.ts';
import { compareProperties } from './properties.ts';
import { BREAKS, defineRules, HARMLESS, NARROWS, WIDENS } from './rule.ts';
import { SchemaPair, type SchemaRole } from './schema-pair.ts';
import { viewSchema } from './schema-view.ts';
import { compareTuples, compareVariants } from './variants.ts';

export const schemaRules = defineRules({
  'type-changed': { severity: BREAKS, text: (subject, from, to) => `${subject} changed from ${from} to ${to}` },
  'type-widened': { severity: WIDENS, text: (subject, from, to) => `${subject} was widened from ${from} to ${to}` },
  'type-narrowed': { severity: NARROWS, text: (subject, from, to) => `${subject} was narrowed from ${from} to ${to}` },
  'became-nullable': { severity: WIDENS, text: (subject) => `${subject} became nullable` },
  'became-not-nullable': { severity: NARROWS, text: (subject) => `${subject} is no longer nullable` },
  'format-added': { severity: NARROWS, text: (subject, to) => `${subject} got the format "${to}"` },
  'format-removed': { severity: WIDENS, text: (subject, from) => `${subject} lost the format "${from}"` },
  'format-widened': {
    severity: WIDENS,
    text: (subject, from, to) => `the format of ${subject} was widened from "${from}" to "${to}"`,
  },
  'format-narrowed': {
    severity: NARROWS,
    text: (subject, from, to) => `the format of ${subject} was narrowed from "${from}" to "${to}"`,
  },
  'format-changed': {
    severity: BREAKS,
    text: (subject, from, to) => `the format of ${subject} changed from "${from}" to "${to}"`,
  },
  'enum-value-added': {
    severity: { request: 'non-breaking', response: 'warning' },
    text: (subject, value) => `${subject} may also be ${value}`,
  },
  'enum-value-removed': { severity: NARROWS, text: (subject, value) => `${subject} may no longer be ${value}` },
  'enum-value-renamed': {
    severity: BREAKS,
    text: (subject, from, to) => `the value ${from} of ${subject} was renamed to ${to}`,
  },
  'enum-added': { severity: NARROWS, text: (subject) => `${subject} became an enumeration` },
  'enum-removed': {
    severity: { request: 'non-breaking', response: 'warning' },
    text: (subject) => `${subject} is no longer an enumeration`,
  },
  'const-added': { severity: NARROWS, text: (subject, to) => `${subject} must now be ${to}` },
  'const-removed': { severity: WIDENS, text: (subject, from) => `${subject} need not be ${from} any more` },
  'const-changed': { severity: BREAKS, text: (subject, from, to) => `${subject} changed from ${from} to ${to}` },
  'extensible-enum-value-removed': {
    severity: NARROWS,
    text: (subject, value) => `${subject} may no longer be ${value}`,
  },
  'default-added': { severity: HARMLESS, text: (subject, to) => `${subject} got the default ${to}` },
  'default-removed': { severity: HARMLESS, text: (subject, from) => `${subject} lost the default ${from}` },
  'default-changed': {
    severity: HARMLESS,
    text: (subject, from, to) => `the default of ${subject} changed from ${from} to ${to}`,
  },
  'parameter-default-added': {
    severity: { request: 'breaking', response: 'non-breaking' },
    text: (subject, to) => `${subject} got the default ${to}`,
  },
  'parameter-default-removed': {
    severity: { request: 'breaking', response: 'non-breaking' },
    text: (subject, from) => `${subject} lost the default ${from}`,
  },
  'parameter-default-changed': {
    severity: { request: 'breaking', response: 'non-breaking' },
    text: (subject, from, to) => `the default of ${subject} changed from ${from} to ${to}`,
  },
  deprecated: { severity: HARMLESS, text: (subject) => `${subject} was deprecated` },
  reactivated: { severity: HARMLESS, text: (subject) => `${subject} is no longer deprecated` },
});

/** Compares two schemas, once for all places that use both. */
export function compareSchemas(context: DiffContext, pair: Pair, role: SchemaRole = 'value'): void {
  context.compareOnce(`schema ${role}`, pair, (shared) => {
    const { state } = shared;
    const compared = new SchemaPair({
      context: shared,
      before: viewSchema(state.before, pair.before),
      after: viewSchema(state.after, pair.after),
      role,
      compare: (inner) => compareSchemas(shared, inner, role),
    });
    compareViews(compared);
  });
}

function compareViews(pair: SchemaPair): void {
  compareNullability(pair);
  compareAnnotations(pair);
  if (compareVariants(pair)) return;
  if (!compareTypes(pair)) return;
  compareFormats(pair);
  compareValues(pair);
  compareConstraints(pair);
  compareProperties(pair);
  compareTuples(pair);
  const [before, after] = pair.keyword('items');
  if (isObject(before?.value) && isObject(after?.value) && before !== undefined && after !== undefined)
    pair.compare({ before, after });
}

function compareNullability(pair: SchemaPair): void {
  const { before, after } = pair;
  if (before.isNullable === after.isNullable) return;
  // A schema without a type allows null anyway.
  const isAny =
    (after.isNullable ? before : after).types === undefined && before.variants.length + after.variants.length === 0;
  if (!isAny) pair.report(schemaRules[after.isNullable ? 'became-nullable' : 'became-not-nullable'], undefined);
}

/** Compares types; returns false if they have nothing in common. */
function compareTypes(pair: SchemaPair): boolean {
  const [from, to] = [pair.before.types, pair.after.types];
  if (from === undefined && to === undefined) return true;
  const [isWider, isNarrower] = [includesTypes(to, from, pair), includesTypes(from, to, pair)];
  if (isWider && isNarrower) return true;
  const rule = schemaRules[isWider ? 'type-widened' : isNarrower ? 'type-narrowed' : 'type-changed'];
  pair.report(rule, undefined, typeText(from), typeText(to));
  return isWider || isNarrower;
}

/** Tests whether a set of types allows all values of another. */
function includesTypes(
  wider: ReadonlySet<string> | undefined,
  narrower: ReadonlySet<string> | undefined,
  { role }: SchemaPair,
): boolean {
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

function typeText(types: ReadonlySet<string> | undefined): string {
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
      WIDER_FORMATS[from] === to ? 'format-widened' : WIDER_FORMATS[to] === from ? 'format-narrowed' : 'format-changed';
    pair.report(schemaRules[code], 'format', from, to);
  }
}

function compareValues(pair: SchemaPair): void {
  const [constBefore, constAfter] = pair.keyword('const');
  if (constBefore !== undefined && constAfter !== undefined) {
    if (!isEqual(constBefore.value, constAfter.value))
      pair.report(
        schemaRules['const-changed'],
        'const',
        JSON.stringify(constBefore.value),
        JSON.stringify(constAfter.value),
      );
    return;
  }
  const [before, after] = pair.keyword('enum');
  if (constBefore !== undefined && after === undefined)
    return pair.report(schemaRules['const-removed'], 'const', JSON.stringify(constBefore.value));
  if (constAfter !== undefined && before === undefined)
    return pair.report(schemaRules['const-added'], 'const', JSON.stringify(constAfter.value));
  const [old, current] = [before?.value ?? single(constBefore?.value), after?.value ?? single(constAfter?.value)];
  if (old === undefined && current === undefined) return compareExtensible(pair);
  if (old === undefined) return pair.report(schemaRules['enum-added'], 'enum');
  if (current === undefined) return pair.report(schemaRules['enum-removed'], 'enum');
  compareEnumerations(pair, withoutNull(old), withoutNull(current));
}

function single(value: Json | undefined): Json | undefined {
  return value === undefined ? undefined : [value];
}

/** Lists the values of an enumeration as JSON texts. Null is compared with the types. */
function withoutNull(values: Json): readonly string[] {
  return (Array.isArray(values) ? values : []).filter((value) => value !== null).map((value) => JSON.stringify(value));
}

function compareEnumerations(pair: SchemaPair, old: readonly string[], current: readonly string[]): void {
  const [removed, added] = [
    old.filter((value) => !current.includes(value)),
    new Set(current.filter((value) => !old.includes(value))),
  ];
  const owner = /^\/components\/schemas\/([^/]+)$/.exec(pair.before.node.pointer)?.[1];
  for (const value of removed) {
    const name: unknown = JSON.parse(value);
    const to = owner === undefined ? undefined : JSON.stringify(pair.context.state.renames.value(owner, String(name)));
    if (to !== undefined && added.delete(to)) pair.report(schemaRules['enum-value-renamed'], 'enum', value, to);
    else pair.report(schemaRules['enum-value-removed'], 'enum', value);
  }
  for (const value of added) pair.report(schemaRules['enum-value-added'], 'enum', value);
}

function compareExtensible(pair: SchemaPair): void {
  const [before, after] = pair
    .keyword('x-extensible-enum')
    .map((node) => (node === undefined ? [] : withoutNull(node.value)));
  if (before === undefined || after === undefined || after.length === 0) return;
  for (const value of before)
    if (!after.includes(value)) pair.report(schemaRules['extensible-enum-value-removed'], 'x-extensible-enum', value);
}

function compareAnnotations(pair: SchemaPair): void {
  const [wasDeprecated, isDeprecated] = pair.keyword('deprecated').map((node) => node?.value === true);
  if (wasDeprecated !== isDeprecated)
    pair.report(schemaRules[isDeprecated === true ? 'deprecated' : 'reactivated'], 'deprecated');
  const [from, to] = pair.keyword('default').map((node) => node?.value);
  if (from === to || isEqual(from, to)) return;
  const prefix = pair.role === 'parameter' ? 'parameter-' : '';
  if (from === undefined) pair.report(schemaRules[`${prefix}default-added`], 'default', JSON.stringify(to));
  else if (to === undefined) pair.report(schemaRules[`${prefix}default-removed`], 'default', JSON.stringify(from));
  else pair.report(schemaRules[`${prefix}default-changed`], 'default', JSON.stringify(from), JSON.stringify(to));
}
