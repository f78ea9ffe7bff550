import { isEqual } from '../../../templates/runtime/shared/validation/assertions.ts';
import { type Json, listAt, member, type Node, objectAt, textAt } from '../../model/json.ts';
import { defineRules, HARMLESS, NARROWS, WIDENS } from './rule.ts';
import type { SchemaPair } from './schema-pair.ts';
import type { SchemaView } from './schema-view.ts';

export const variantRules = defineRules({
  'variant-added': { severity: WIDENS, text: (subject, variant) => `${subject} may also be ${variant}` },
  'variant-removed': { severity: NARROWS, text: (subject, variant) => `${subject} may no longer be ${variant}` },
  'variants-added': { severity: NARROWS, text: (subject) => `${subject} must now be one of several alternatives` },
  'variants-removed': {
    severity: WIDENS,
    text: (subject) => `${subject} need not be one of several alternatives any more`,
  },
  'discriminator-added': { severity: HARMLESS, text: (subject, name) => `${subject} got the discriminator "${name}"` },
  'discriminator-removed': {
    severity: HARMLESS,
    text: (subject, name) => `${subject} lost the discriminator "${name}"`,
  },
  'discriminator-property-changed': {
    severity: { request: 'breaking', response: 'breaking' },
    text: (subject, from, to) => `the discriminator of ${subject} changed from "${from}" to "${to}"`,
  },
  'discriminator-mapping-added': {
    severity: HARMLESS,
    text: (subject, value) => `the discriminator of ${subject} got the value "${value}"`,
  },
  'discriminator-mapping-removed': {
    severity: { request: 'warning', response: 'non-breaking' },
    text: (subject, value) => `the discriminator of ${subject} lost the value "${value}"`,
  },
  'discriminator-mapping-changed': {
    severity: { request: 'warning', response: 'warning' },
    text: (subject, value) => `the discriminator of ${subject} maps "${value}" to another schema`,
  },
});

/**
 * Compares the alternatives of `oneOf` and `anyOf`.
 *
 * @returns true if the alternatives are all that the schemas consist of
 */
export function compareVariants(pair: SchemaPair): boolean {
  const { before, after } = pair;
  if (before.variants.length === 0 && after.variants.length === 0) return false;
  compareDiscriminators(pair);
  const [old, current] = [alternativesOf(before), alternativesOf(after)];
  if (old === undefined) pair.report(variantRules['variants-added'], undefined);
  else if (current === undefined) pair.report(variantRules['variants-removed'], undefined);
  else compareAlternatives(pair, old, current);
  return old !== undefined && current !== undefined && !(hasOwnMembers(before) && hasOwnMembers(after));
}

/** Returns the alternatives. A schema without any is its own, unless it allows everything. */
function alternativesOf(view: SchemaView): readonly Node[] | undefined {
  if (view.variants.length > 0) return view.variants;
  return hasOwnMembers(view) ? [view.node] : undefined;
}

function hasOwnMembers({ properties, types, keywords, required }: SchemaView): boolean {
  return (
    properties.size > 0 || types !== undefined || required.size > 0 || keywords.has('enum') || keywords.has('const')
  );
}

function compareAlternatives(pair: SchemaPair, old: readonly Node[], current: readonly Node[]): void {
  const counterparts = pairAlternatives(pair, old, current);
  const taken = new Set(counterparts.values());
  for (const before of old) {
    const after = counterparts.get(before);
    if (after !== undefined) pair.compare({ before, after });
    else
      pair.context.report(
        variantRules['variant-removed'],
        { before, after: pair.after.node },
        pair.subject,
        nameOf(before),
      );
  }
  for (const after of current)
    if (!taken.has(after))
      pair.context.report(
        variantRules['variant-added'],
        { before: pair.before.node, after },
        pair.subject,
        nameOf(after),
      );
}

/** Pairs alternatives by the named schema, then by title, by equality, and at last the only ones that are left. */
function pairAlternatives(pair: SchemaPair, old: readonly Node[], current: readonly Node[]): ReadonlyMap<Node, Node> {
  const { renames } = pair.context.state;
  const pairs = new Map<Node, Node>();
  const taken = new Set<Node>();
  const pairBy = (isSame: (before: Node, after: Node) => boolean): void => {
    for (const before of old) {
      if (pairs.has(before)) continue;
      const after = current.find((one) => !taken.has(one) && isSame(before, one));
      if (after === undefined) continue;
      pairs.set(before, after);
      taken.add(after);
    }
  };
  pairBy((before, after) => {
    const key = keyOf(before);
    return key !== undefined && renames.schema(key) === keyOf(after);
  });
  pairBy(
    (before, after) =>
      textAt(before.value, 'title') !== undefined && textAt(before.value, 'title') === textAt(after.value, 'title'),
  );
  pairBy((before, after) => isEqual(before.value, after.value));
  const isInline = (node: Node) => keyOf(node) === undefined;
  pairBy((before, after) => isInline(before) && isInline(after) && isAlike(before.value, after.value));
  return pairs;
}

/** Tests whether two inline schemas can be the same alternative: they have the same type and a property in common. */
function isAlike(one: Json, other: Json): boolean {
  if (!isEqual(member(one, 'type'), member(other, 'type'))) return false;
  const [before, after] = [objectAt(one, 'properties'), objectAt(other, 'properties')];
  const names = Object.keys(before);
  return names.length === 0 ? Object.keys(after).length === 0 : names.some((name) => Object.hasOwn(after, name));
}

function keyOf({ pointer }: Node): string | undefined {
  return /^\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
}

function nameOf(node: Node): string {
  const types = member(node.value, 'type');
  return (
    keyOf(node) ?? textAt(node.value, 'title') ?? (types === undefined ? 'another schema' : `of type ${String(types)}`)
  );
}

function compareDiscriminators(pair: SchemaPair): void {
  const [before, after] = pair.keyword('discriminator');
  const [from, to] = [textAt(before?.value, 'propertyName'), textAt(after?.value, 'propertyName')];
  if (from === undefined && to === undefined) return;
  if (from === undefined) return pair.report(variantRules['discriminator-added'], 'discriminator', to ?? '');
  if (to === undefined) return pair.report(variantRules['discriminator-removed'], 'discriminator', from);
  if (from !== to) pair.report(variantRules['discriminator-property-changed'], 'discriminator', from, to);
  const [old, current] = [objectAt(before?.value, 'mapping'), objectAt(after?.value, 'mapping')];
  for (const [value, target] of Object.entries(old)) {
    const other = member(current, value);
    if (other === undefined) pair.report(variantRules['discriminator-mapping-removed'], 'discriminator', value);
    else if (pair.context.state.renames.schema(schemaKey(target)) !== schemaKey(other))
      pair.report(variantRules['discriminator-mapping-changed'], 'discriminator', value);
  }
  for (const value of Object.keys(current))
    if (!Object.hasOwn(old, value)) pair.report(variantRules['discriminator-mapping-added'], 'discriminator', value);
}

function schemaKey(reference: Json): string {
  return String(reference).replace('#/components/schemas/', '');
}

/** Compares the items of tuples; a further item allows more values. */
export const tupleRules = defineRules({
  'prefix-items-added': { severity: WIDENS, text: (subject) => `${subject} may have further items` },
  'prefix-items-removed': { severity: NARROWS, text: (subject) => `${subject} has fewer items` },
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
