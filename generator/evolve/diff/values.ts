import { isEqual } from '../../../templates/runtime/shared/validation/assertions.ts';
import type { Json } from '../../model/json.ts';
import { BREAKS, defineRules, HARMLESS, NARROWS, WIDENS } from './rule.ts';
import type { SchemaPair } from './schema-pair.ts';
import type { SchemaView } from './schema-view.ts';

export const valueRules = defineRules({
  'enum-value-added': [
    { request: 'non-breaking', response: 'warning' },
    (subject, value) => `${subject} may also be ${value}`,
  ],
  'enum-value-removed': [NARROWS, (subject, value) => `${subject} may no longer be ${value}`],
  'enum-value-renamed': [BREAKS, (subject, from, to) => `the value ${from} of ${subject} was renamed to ${to}`],
  'enum-replaced': [BREAKS, (subject, from, to) => `all values of ${subject} were replaced: ${from} by ${to}`],
  'enum-added': [NARROWS, (subject) => `${subject} became an enumeration`],
  'enum-removed': [
    { request: 'non-breaking', response: 'warning' },
    (subject) => `${subject} is no longer an enumeration`,
  ],
  'const-added': [NARROWS, (subject, to) => `${subject} must now be ${to}`],
  'const-removed': [WIDENS, (subject, from) => `${subject} need not be ${from} any more`],
  'const-changed': [BREAKS, (subject, from, to) => `${subject} changed from ${from} to ${to}`],
  'extensible-enum-value-added': [HARMLESS, (subject, value) => `${subject} may also be ${value}`],
  'extensible-enum-value-removed': [NARROWS, (subject, value) => `${subject} may no longer be ${value}`],
});

/** Compares the values that two schemas list. */
export function compareValues(pair: SchemaPair): void {
  pair.explain(['const', 'enum'], compareLists, readValues);
  pair.explain(['x-extensible-enum'], compareExtensible);
}

function compareLists(pair: SchemaPair): void {
  const [constBefore, constAfter] = pair.keyword('const').map((node) => node?.value);
  if (constBefore !== undefined && constAfter !== undefined) {
    const [from, to] = [JSON.stringify(constBefore), JSON.stringify(constAfter)];
    if (!isEqual(constBefore, constAfter)) pair.report(valueRules['const-changed'], 'const', from, to);
    return;
  }
  const [before, after] = pair.keyword('enum').map((node) => node?.value);
  if (constBefore !== undefined && after === undefined)
    return pair.report(valueRules['const-removed'], 'const', JSON.stringify(constBefore));
  if (constAfter !== undefined && before === undefined)
    return pair.report(valueRules['const-added'], 'const', JSON.stringify(constAfter));
  const [old, current] = [listedValues(pair.before), listedValues(pair.after)];
  if (old === undefined && current === undefined) return;
  if (old === undefined) return pair.report(valueRules['enum-added'], 'enum');
  if (current === undefined) return pair.report(valueRules['enum-removed'], 'enum');
  compareEnumerations(pair, old, current);
}

/** Lists the values that a schema allows, as JSON texts. Null is compared with the types. */
function listedValues({ keywords, types }: SchemaView): readonly string[] | undefined {
  const fixed = keywords.get('const')?.value;
  const listed = fixed === undefined ? keywords.get('enum')?.value : [fixed];
  if (!Array.isArray(listed)) return undefined;
  const values = listed.filter((value) => value !== null).map((value) => JSON.stringify(value));
  // The two values of a boolean restrict nothing.
  return types?.size === 1 && types.has('boolean') && new Set(values).size === 2 ? undefined : [...new Set(values)];
}

/** Returns the values in a fixed order, and null if it is one of them. A constant is an enumeration of one value. */
function readValues(_: Json | undefined, view: SchemaView): Json | undefined {
  const values = listedValues(view);
  const listed = view.keywords.get('enum')?.value;
  return values === undefined ? undefined : [[...values].sort(), Array.isArray(listed) && listed.includes(null)];
}

function compareEnumerations(pair: SchemaPair, old: readonly string[], current: readonly string[]): void {
  const removed = old.filter((value) => !current.includes(value));
  const added = new Set(current.filter((value) => !old.includes(value)));
  const gone = removed.filter((value) => {
    const to = renamedValue(pair, value, added);
    if (to === undefined) return true;
    added.delete(to);
    pair.report(valueRules['enum-value-renamed'], 'enum', value, to);
    return false;
  });
  if (gone.length === old.length && added.size === current.length && old.length > 0 && current.length > 0)
    return pair.report(valueRules['enum-replaced'], 'enum', old.join(', '), current.join(', '));
  for (const value of gone) pair.report(valueRules['enum-value-removed'], 'enum', value);
  for (const value of added) pair.report(valueRules['enum-value-added'], 'enum', value);
}

/** Returns the new name of a value: the one that the evidence names, or the one that is spelled in another way. */
function renamedValue(pair: SchemaPair, value: string, added: ReadonlySet<string>): string | undefined {
  const name: unknown = JSON.parse(value);
  const { renames } = pair.context.state;
  const owners = valueOwners(pair);
  const stated = owners.flatMap((owner) => renames.value(owner, String(name)) ?? []).map((to) => JSON.stringify(to));
  const known = stated.find((to) => added.has(to));
  if (known !== undefined || typeof name !== 'string') return known;
  const alike = [...added].filter((one) => spelling(one) === spelling(value));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Returns the names under which the tables state the values of a schema: `Pet.state` for those of a property. */
function valueOwners({ before: { node }, owners = [] }: SchemaPair): readonly string[] {
  const [, schema, property] = VALUES_PLACE.exec(node.pointer) ?? [];
  if (schema === undefined) return owners;
  return [...owners, property === undefined ? schema : `${schema}.${property}`];
}

const VALUES_PLACE = /^\/components\/schemas\/([^/]+)(?:\/allOf\/\d+)*(?:\/properties\/([^/]+))?(?:\/items)?$/;

/** Spells a value without case and separators. */
function spelling(value: string): string {
  return value.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

function compareExtensible(pair: SchemaPair): void {
  const [before, after] = pair.keyword('x-extensible-enum').map((node) => extensibleValues(node?.value));
  if (before === undefined || after === undefined) return;
  for (const value of before)
    if (!after.includes(value)) pair.report(valueRules['extensible-enum-value-removed'], 'x-extensible-enum', value);
  for (const value of after)
    if (!before.includes(value)) pair.report(valueRules['extensible-enum-value-added'], 'x-extensible-enum', value);
}

function extensibleValues(values: Json | undefined): readonly string[] | undefined {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : undefined;
}
