import { isEqual } from '../../../templates/runtime/shared/validation/assertions.ts';
import { below, isObject, type Json, listAt, member, type Node, objectAt, textAt } from '../../model/json.ts';
import { isAnnotation, isSameData } from './members.ts';
import { BREAKS, defineRules, HARMLESS, NARROWS, WIDENS } from './rule.ts';
import type { SchemaPair } from './schema-pair.ts';
import { type Choice, soleAlternative, type SchemaView } from './schema-view.ts';

export const variantRules = defineRules({
  'variant-added': [WIDENS, (subject, variant) => `${subject} may also be ${variant}`],
  'variant-removed': [NARROWS, (subject, variant) => `${subject} may no longer be ${variant}`],
  'variants-added': [NARROWS, (subject) => `${subject} must now be one of several alternatives`],
  'variants-removed': [WIDENS, (subject) => `${subject} need not be one of several alternatives any more`],
  'one-of-became-any-of': [
    { request: 'non-breaking', response: 'warning' },
    (subject) => `${subject} may now fit several alternatives at once`,
  ],
  'any-of-became-one-of': [
    { request: 'warning', response: 'non-breaking' },
    (subject) => `${subject} may no longer fit several alternatives at once`,
  ],
  'discriminator-added': [HARMLESS, (subject, name) => `${subject} got the discriminator "${name}"`],
  'discriminator-removed': [HARMLESS, (subject, name) => `${subject} lost the discriminator "${name}"`],
  'discriminator-property-changed': [
    BREAKS,
    (subject, from, to) => `the discriminator of ${subject} changed from "${from}" to "${to}"`,
  ],
  'discriminator-value-changed': [
    BREAKS,
    (subject, from, to) => `the discriminator value "${from}" of ${subject} changed to "${to}"`,
  ],
  'discriminator-mapping-added': [
    { request: 'non-breaking', response: 'warning' },
    (subject, value) => `the discriminator of ${subject} got the value "${value}"`,
  ],
  'discriminator-mapping-removed': [
    NARROWS,
    (subject, value) => `the discriminator of ${subject} lost the value "${value}"`,
  ],
  'discriminator-mapping-changed': [
    { request: 'warning', response: 'warning' },
    (subject, value) => `the discriminator of ${subject} maps "${value}" to another schema`,
  ],
});

/**
 * Compares the alternatives of `oneOf` and `anyOf`.
 *
 * @returns `all` if the alternatives are all that the schemas consist of, `presence` if only one side has any, and
 *   `none` if the rest remains to be compared
 */
export function compareVariants(pair: SchemaPair): 'all' | 'presence' | 'none' {
  const { before, after } = pair;
  pair.explain(['discriminator'], compareDiscriminators, readDiscriminator);
  if (before.subtypes.length + after.subtypes.length > 0) compareSubtypes(pair);
  const [first, current] = [before.choices[0], after.choices[0]];
  if (first === undefined && current === undefined) return 'none';
  compareFurtherChoices(pair);
  if (first !== undefined && current !== undefined) {
    compareAlternatives(pair, first.variants, current.variants);
    compareExclusiveness(pair, first, current);
    return 'none';
  }
  const [old, next] = [alternativesOf(pair, 'before'), alternativesOf(pair, 'after')];
  const areWhole = old !== undefined && next !== undefined && !(hasOwnMembers(before) && hasOwnMembers(after));
  if (areWhole) compareAlternatives(pair, old, next);
  else pair.report(variantRules[first === undefined ? 'variants-added' : 'variants-removed'], undefined);
  return areWhole ? 'all' : 'presence';
}

/** Compares lists of alternatives beside the first, which `allOf` combines with it. */
function compareFurtherChoices(pair: SchemaPair): void {
  const [old, current] = [pair.before.choices.slice(1), pair.after.choices.slice(1)];
  for (const [index, before] of old.entries()) {
    const after = current[index];
    if (after === undefined) pair.report(variantRules['variants-removed'], undefined);
    else compareAlternatives(pair, before.variants, after.variants);
  }
  if (current.length > old.length) pair.report(variantRules['variants-added'], undefined);
}

/** Compares `oneOf` with `anyOf`. They differ only where a value can fit several alternatives. */
function compareExclusiveness(pair: SchemaPair, before: Choice, after: Choice): void {
  if (before.keyword === after.keyword || areDisjoint(after.variants) || pair.after.keywords.has('discriminator'))
    return;
  pair.context.report(
    variantRules[after.keyword === 'anyOf' ? 'one-of-became-any-of' : 'any-of-became-one-of'],
    { before, after },
    pair.subject,
  );
}

/** Tests whether each alternative has a type of its own. */
function areDisjoint(variants: readonly Node[]): boolean {
  const types = variants.flatMap(({ value }) => {
    const type = member(value, 'type');
    return typeof type === 'string' ? [type === 'integer' ? 'number' : type] : [];
  });
  return new Set(types).size === variants.length;
}

/** Compares the schemas that extend a schema with a discriminator: each of them may stand in its place. */
function compareSubtypes(pair: SchemaPair): void {
  const { before, after } = pair;
  if (before.keywords.has('discriminator') && after.keywords.has('discriminator'))
    compareAlternatives(pair, before.subtypes, after.subtypes);
}

/** Returns the alternatives. A schema without any is its own, or one for each of its types. */
function alternativesOf(pair: SchemaPair, side: 'before' | 'after'): readonly Node[] | undefined {
  const view = pair[side];
  const [choice] = view.choices;
  if (choice !== undefined) return choice.variants;
  if (!hasOwnMembers(view) && view.types === undefined) return undefined;
  return splitTypes(soleAlternative(pair.context.state[side], view.node));
}

/** Keywords that only apply to values of one type. */
const KEYWORDS_OF_TYPES: Readonly<Record<string, RegExp>> = {
  string: /^(?:(?:min|max)Length|pattern|content\w+)$/,
  number: /^(?:(?:exclusive)?(?:min|max)imum|multipleOf)$/i,
  array: /^(?:(?:min|max)Items|items|prefixItems|uniqueItems|unevaluatedItems|\w*[cC]ontains)$/,
  object: /^(?:(?:min|max)Properties|properties|required|\w+Properties|propertyNames|dependent\w+)$/,
};

/** Splits a schema of several types into one for each. */
function splitTypes(node: Node): readonly Node[] {
  const types = listAt(node.value, 'type');
  if (types.length < 2) return [node];
  return types.flatMap((type, index): readonly Node[] => {
    if (type === 'null') return [];
    const own = type === 'integer' ? 'number' : String(type);
    const isForeign = (key: string) =>
      Object.entries(KEYWORDS_OF_TYPES).some(([other, keywords]) => other !== own && keywords.test(key));
    const entries = Object.entries(isObject(node.value) ? node.value : {});
    const kept = entries.filter(([key]) => !isForeign(key) && !isAnnotation(key));
    return [{ value: { ...Object.fromEntries(kept), type }, pointer: below(node.pointer, 'type', index) }];
  });
}

/** Tests whether a schema restricts values by more than a type and alternatives. */
function hasOwnMembers({ properties, keywords, required }: SchemaView): boolean {
  return properties.size > 0 || required.size > 0 || keywords.has('enum') || keywords.has('const');
}

function compareAlternatives(pair: SchemaPair, old: readonly Node[], current: readonly Node[]): void {
  const counterparts = pairAlternatives(pair, old, current);
  const taken = new Set(counterparts.values());
  const { context, subject } = pair;
  for (const before of old) {
    const after = counterparts.get(before);
    if (after !== undefined) pair.compare({ before, after });
    else context.report(variantRules['variant-removed'], { before, after: pair.after.node }, subject, nameOf(before));
  }
  for (const after of current)
    if (!taken.has(after))
      context.report(variantRules['variant-added'], { before: pair.before.node, after }, subject, nameOf(after));
}

/** Pairs alternatives by the named schema, then by equality, by title, and at last by what they have in common. */
function pairAlternatives(pair: SchemaPair, old: readonly Node[], current: readonly Node[]): ReadonlyMap<Node, Node> {
  const { renames, before: from, after: to } = pair.context.state;
  const pairs = new Map<Node, Node>();
  const taken = new Set<Node>();
  const pairBy = (likeness: (before: Node, after: Node) => number): void => {
    for (const before of old.filter((one) => !pairs.has(one))) {
      const best = mostAlike(
        before,
        current.filter((one) => !taken.has(one)),
        likeness,
      );
      if (best === undefined) continue;
      pairs.set(before, best);
      taken.add(best);
    }
  };
  const titleOf = ({ value }: Node) => textAt(value, 'title');
  pairBy((before, after) => {
    const key = keyOf(before);
    return Number(key !== undefined && renames.schema(key) === keyOf(after));
  });
  pairBy((before, after) => Number(isSameData({ before: from, after: to }, before.value, after.value)));
  pairBy((before, after) => Number(titleOf(before) !== undefined && titleOf(before) === titleOf(after)));
  const areNamed = (before: Node, after: Node) => keyOf(before) !== undefined && keyOf(after) !== undefined;
  pairBy((before, after) => (areNamed(before, after) ? 0 : likenessOf(before.value, after.value)));
  return pairs;
}

function mostAlike(
  before: Node,
  candidates: readonly Node[],
  likeness: (before: Node, after: Node) => number,
): Node | undefined {
  const rated = candidates.map((after) => ({ after, score: likeness(before, after) })).filter(({ score }) => score > 0);
  return rated.sort((one, other) => other.score - one.score)[0]?.after;
}

/**
 * Rates whether two schemas can be the same alternative: they have the same type, and properties or values in common.
 */
function likenessOf(one: Json, other: Json): number {
  if (!isEqual(member(one, 'type'), member(other, 'type'))) return 0;
  const [before, after] = [objectAt(one, 'properties'), objectAt(other, 'properties')];
  const names = Object.keys(before);
  const total = new Set([...names, ...Object.keys(after)]).size;
  if (total === 0) return haveCommonValues(one, other) ? 1 : 0.5;
  const common = names.filter((name) => Object.hasOwn(after, name));
  const isOther = common.some((name) => !haveCommonValues(before[name] ?? null, after[name] ?? null));
  return isOther ? 0 : common.length / total;
}

/** Tests whether two schemas without values, or with common ones, can describe the same value. */
function haveCommonValues(one: Json, other: Json): boolean {
  const [before, after] = [one, other].map((schema) => {
    const fixed = member(schema, 'const');
    return fixed === undefined ? listAt(schema, 'enum') : [fixed];
  });
  if (before === undefined || after === undefined || before.length === 0 || after.length === 0) return true;
  return before.some((value) => after.some((same) => isEqual(value, same)));
}

function keyOf({ pointer }: Node): string | undefined {
  return /^\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
}

function nameOf(node: Node): string {
  return keyOf(node) ?? textAt(node.value, 'title') ?? describeUnnamed(node.value);
}

/** Describes an alternative without a name: an object by a constant or its first properties, any other by its type. */
function describeUnnamed(schema: Json): string {
  const properties = Object.entries(objectAt(schema, 'properties'));
  for (const [name, property] of properties) {
    const value = member(property, 'const') ?? onlyItem(listAt(property, 'enum'));
    if (value !== undefined) return `an object whose ${name} is ${JSON.stringify(value)}`;
  }
  if (properties.length > 0)
    return `an object with ${properties
      .slice(0, 3)
      .map(([name]) => name)
      .join(', ')}`;
  const types = member(schema, 'type');
  return types === undefined ? 'another schema' : `of type ${String(types)}`;
}

function onlyItem(list: readonly Json[]): Json | undefined {
  return list.length === 1 ? list[0] : undefined;
}

function compareDiscriminators(pair: SchemaPair): void {
  const [before, after] = pair.keyword('discriminator');
  const [from, to] = [textAt(before?.value, 'propertyName'), textAt(after?.value, 'propertyName')];
  if (from === undefined && to === undefined) return;
  if (from === undefined) return pair.report(variantRules['discriminator-added'], 'discriminator', to ?? '');
  if (to === undefined) return pair.report(variantRules['discriminator-removed'], 'discriminator', from);
  if (from !== to) pair.report(variantRules['discriminator-property-changed'], 'discriminator', from, to);
  compareMappings(pair);
}

/**
 * Compares the values that select a schema. A value that stands for the same schema as another did is its new name.
 * What comes and goes with an alternative is not reported twice.
 */
function compareMappings(pair: SchemaPair): void {
  const [old, current] = [mappingOf(pair.before), mappingOf(pair.after)];
  const { renames } = pair.context.state;
  const added = new Map([...current].filter(([value]) => !old.has(value)));
  const [known, present] = [new Set(variantKeys(pair.before)), new Set(variantKeys(pair.after))];
  for (const [value, target] of old) {
    const key = renames.schema(target);
    const other = current.get(value);
    if (other === key || (other === undefined && known.has(target) && !present.has(key))) continue;
    const [renamed] = [...added].find(([, schema]) => schema === key) ?? [];
    if (other !== undefined) pair.report(variantRules['discriminator-mapping-changed'], 'discriminator', value);
    else if (renamed === undefined) pair.report(variantRules['discriminator-mapping-removed'], 'discriminator', value);
    else {
      added.delete(renamed);
      pair.report(variantRules['discriminator-value-changed'], 'discriminator', value, renamed);
    }
  }
  const kept = new Set([...known].map((key) => renames.schema(key)));
  for (const [value, target] of added)
    if (kept.has(target) || !present.has(target))
      pair.report(variantRules['discriminator-mapping-added'], 'discriminator', value);
}

/** Returns what a discriminator has beside the values, which are compared one by one. */
function readDiscriminator(value: Json | undefined): Json | undefined {
  return isObject(value) ? { ...value, mapping: null } : undefined;
}

/** Returns the schema that each value selects. Without an entry of the mapping, it is the name of the schema. */
function mappingOf(view: SchemaView): ReadonlyMap<string, string> {
  const mapping = Object.entries(objectAt(view.keywords.get('discriminator')?.value, 'mapping'));
  const stated = new Map(
    mapping.map(([value, target]) => [value, String(target).replace('#/components/schemas/', '')]),
  );
  const targets = new Set(stated.values());
  const implied = variantKeys(view).filter((key) => !targets.has(key));
  return new Map([...stated, ...implied.map((key) => [key, key] as const)]);
}

/** Returns the names of the alternatives, of the only one, or of the subtypes. */
function variantKeys({ choices: [choice], subtypes, soles }: SchemaView): readonly string[] {
  return [...(choice?.variants ?? soles), ...subtypes].flatMap((node) => keyOf(node) ?? []);
}

/** Compares the items of tuples; a further item allows more values. */
export const tupleRules = defineRules({
  'prefix-items-added': [WIDENS, (subject) => `${subject} may have further items`],
  'prefix-items-removed': [NARROWS, (subject) => `${subject} has fewer items`],
});

export function compareTuples(pair: SchemaPair): void {
  const [before, after] = pair
    .keyword('prefixItems')
    .map((node) => ({ node, items: listAt({ items: node?.value ?? [] }, 'items') }));
  if (before === undefined || after === undefined) return;
  const { length } = before.items;
  if (after.items.length > length) pair.report(tupleRules['prefix-items-added'], 'prefixItems');
  if (after.items.length < length) pair.report(tupleRules['prefix-items-removed'], 'prefixItems');
  for (const [index, value] of before.items.entries()) {
    const other = after.items[index];
    if (other === undefined) continue;
    const pointerOf = (node: Node | undefined) => `${node?.pointer ?? ''}/${index}`;
    pair.compare({
      before: { value, pointer: pointerOf(before.node) },
      after: { value: other, pointer: pointerOf(after.node) },
    });
  }
}
