import { follow, isObject, type Node } from '../../model/json.ts';
import type { ChangePlace, DiffState, UnseenProperty } from './context.ts';
import { isSameData, reportRemaining } from './members.ts';
import { BREAKS, defineRules, HARMLESS, insteadText, NARROWS, WIDENS } from './rule.ts';
import type { SchemaPair } from './schema-pair.ts';
import type { PropertyView } from './schema-view.ts';

export const propertyRules = defineRules({
  'property-removed': [
    { request: 'warning', response: 'warning' },
    (name, owner, to) => `the property "${name}" of ${owner} was removed${insteadText(to)}`,
  ],
  'required-property-removed': [
    { request: 'warning', response: 'breaking' },
    (name, owner, to) => `the required property "${name}" of ${owner} was removed${insteadText(to)}`,
  ],
  'closed-property-removed': [
    { request: 'breaking', response: 'warning' },
    (name, owner, to) => `the property "${name}" of ${owner}, which allows no others, was removed${insteadText(to)}`,
  ],
  'property-renamed': [BREAKS, (name, owner, to) => `the property "${name}" of ${owner} was renamed to "${to}"`],
  'property-moved': [BREAKS, (name, owner, to) => `the property "${name}" of ${owner} moved to "${to}"`],
  'property-added': [HARMLESS, (name, owner) => `the property "${name}" was added to ${owner}`],
  'required-property-added': [NARROWS, (name, owner) => `the required property "${name}" was added to ${owner}`],
  'property-became-required': [NARROWS, (name, owner) => `the property "${name}" of ${owner} became required`],
  'property-became-optional': [WIDENS, (name, owner) => `the property "${name}" of ${owner} became optional`],
  'property-became-read-only': [
    { request: 'warning', response: 'non-breaking' },
    (name, owner) => `the property "${name}" of ${owner} became read-only`,
  ],
  'property-became-not-read-only': [
    HARMLESS,
    (name, owner) => `the property "${name}" of ${owner} is no longer read-only`,
  ],
  'required-property-became-not-read-only': [
    NARROWS,
    (name, owner) => `the required property "${name}" of ${owner} is no longer read-only`,
  ],
  'property-became-write-only': [
    { request: 'non-breaking', response: 'breaking' },
    (name, owner) => `the property "${name}" of ${owner} became write-only`,
  ],
  'property-became-not-write-only': [
    HARMLESS,
    (name, owner) => `the property "${name}" of ${owner} is no longer write-only`,
  ],
  'property-unused-changed': [
    'non-breaking',
    (name, owner) => `the property "${name}" of ${owner}, which is neither sent nor received, changed`,
  ],
  'additional-properties-closed': [NARROWS, (owner) => `${owner} no longer allows additional properties`],
  'additional-properties-opened': [
    { request: 'non-breaking', response: 'warning' },
    (owner) => `${owner} now allows additional properties`,
  ],
  'additional-properties-typed': [NARROWS, (owner) => `the additional properties of ${owner} got a schema`],
  'additional-properties-untyped': [WIDENS, (owner) => `the additional properties of ${owner} lost their schema`],
});

/** Compares the properties of two objects. A request has no read-only properties, a response no write-only ones. */
export function compareProperties(pair: SchemaPair): void {
  const { before, after } = pair;
  const taken = new Set<string>();
  for (const [name, old] of before.properties) {
    const target = counterpartOf(pair, name, old);
    if (target === undefined) reportRemoved(pair, name, old);
    else {
      taken.add(target.name);
      if (target.name !== name) reportRenamed(pair, name, old, target);
      if (target.property !== undefined)
        compareProperty(pair, { name, to: target.name, old, current: target.property });
    }
  }
  const added = [...after.properties].filter(([name]) => !taken.has(name) && !before.properties.has(name));
  for (const [name, current] of added) reportAdded(pair, name, current);
  compareRequiredNames(pair);
}

/** Compares the required names that no property has: they demand a property with any value. */
function compareRequiredNames(pair: SchemaPair): void {
  const { before, after } = pair;
  const isUndeclared = (name: string) => !before.properties.has(name) && !after.properties.has(name);
  for (const name of new Set([...before.required, ...after.required])) {
    if (!isUndeclared(name) || before.required.has(name) === after.required.has(name)) continue;
    const rule = propertyRules[after.required.has(name) ? 'property-became-required' : 'property-became-optional'];
    pair.context.report(rule, { before: before.node, after: after.node }, name, pair.subject);
  }
}

/** Notes a property that the direction does not have. It is compared as data if no direction has it. */
function noteUnseen({ context, subject }: SchemaPair, name: string, place: ChangePlace): void {
  context.state.unseen.push({ context, name, subject, place });
}

/** Reports the properties that differ and that no request and no response has. */
export function compareUnseen(state: DiffState): void {
  const { postponed, unseen, visited, before: from, after: to } = state;
  const isOpen = ({ place: { before, after } }: UnseenProperty): boolean => {
    if (before !== undefined && visited.before.has(follow(from, before).pointer)) return false;
    if (after !== undefined && visited.after.has(follow(to, after).pointer)) return false;
    return !isSameData({ before: from, after: to }, before?.value, after?.value);
  };
  // An unchanged part may have the property in the other direction.
  if (unseen.some(isOpen)) for (const compare of postponed) compare();
  for (const { context, name, subject, place } of unseen.filter(isOpen))
    context.report(propertyRules['property-unused-changed'], place, name, subject);
}

function reportAdded(pair: SchemaPair, name: string, current: PropertyView): void {
  if (!isVisible(pair, current)) return noteUnseen(pair, name, { after: current.node });
  pair.context.visit({ after: current.node });
  const rule = propertyRules[pair.after.required.has(name) ? 'required-property-added' : 'property-added'];
  pair.context.report(rule, { before: pair.before.node, after: current.node }, name, pair.subject);
}

interface Counterpart {
  readonly name: string;
  /** Absent if the property moved into another object. */
  readonly property?: PropertyView;
}

/** Finds the property of the new version: of the same name, or of the name that it was renamed to. */
function counterpartOf(
  { context, before, after }: SchemaPair,
  name: string,
  old: PropertyView,
): Counterpart | undefined {
  const same = after.properties.get(name);
  if (same !== undefined) return { name, property: same };
  const to = old.owner === undefined ? undefined : context.state.renames.field(old.owner, name);
  if (to === undefined || before.properties.has(to)) return undefined;
  const property = after.properties.get(to);
  if (property !== undefined) return { name: to, property };
  return to.includes('.') && after.properties.has(to.split('.')[0] ?? '') ? { name: to } : undefined;
}

function isVisible({ context }: SchemaPair, { isReadOnly, isWriteOnly }: PropertyView): boolean {
  return context.direction === 'request' ? !isReadOnly : !isWriteOnly;
}

function reportRemoved(pair: SchemaPair, name: string, old: PropertyView): void {
  if (!isVisible(pair, old)) return noteUnseen(pair, name, { before: old.node });
  const { context, before, after, subject } = pair;
  context.visit({ before: old.node });
  const rule = propertyRules[removalOf(pair, name)];
  const to = old.owner === undefined ? undefined : context.state.renames.field(old.owner, name);
  const replacement = to !== undefined && before.properties.has(to) ? [to] : [];
  context.report(rule, { before: old.node, after: after.node }, name, subject, ...replacement);
}

function removalOf({ context, before, after }: SchemaPair, name: string): keyof typeof propertyRules {
  const isRequired = before.required.has(name);
  const isClosed = ['additionalProperties', 'unevaluatedProperties'].some(
    (key) => after.keywords.get(key)?.value === false,
  );
  if (isClosed && (context.direction === 'request' || !isRequired)) return 'closed-property-removed';
  return isRequired ? 'required-property-removed' : 'property-removed';
}

function reportRenamed(pair: SchemaPair, name: string, old: PropertyView, target: Counterpart): void {
  if (!isVisible(pair, old)) return;
  const rule = propertyRules[target.property === undefined ? 'property-moved' : 'property-renamed'];
  const place = { before: old.node, after: target.property?.node ?? pair.after.node };
  pair.context.report(rule, place, name, pair.subject, target.name);
}

interface PropertyPair {
  readonly name: string;
  readonly to: string;
  readonly old: PropertyView;
  readonly current: PropertyView;
}

function compareProperty(pair: SchemaPair, { name, to, old, current }: PropertyPair): void {
  const { context, before, after, subject } = pair;
  const place = { before: old.node, after: current.node };
  compareAccess(pair, { name, to, old, current });
  if (!isVisible(pair, old) || !isVisible(pair, current)) return noteUnseen(pair, name, place);
  const [wasRequired, isRequired] = [before.required.has(name), after.required.has(to)];
  if (wasRequired !== isRequired) {
    const rule = propertyRules[isRequired ? 'property-became-required' : 'property-became-optional'];
    context.report(rule, place, to, subject);
  }
  pair.compare(place);
  compareOtherDefinitions(pair, { name, to, old, current });
}

/** Compares further definitions of a property, in other parts of its schema. */
function compareOtherDefinitions(pair: SchemaPair, { to, old, current }: PropertyPair): void {
  for (const [index, before] of old.others.entries()) {
    const after = current.others[index];
    if (after !== undefined) pair.compare({ before, after });
  }
  if (old.others.length === current.others.length) return;
  const sides = { before: pair.before.node, after: pair.after.node };
  reportRemaining(pair.context, sides, pair.subject, [`properties.${to}`]);
}

/** Compares `readOnly` and `writeOnly`. */
function compareAccess({ context, after, subject }: SchemaPair, { to, old, current }: PropertyPair): void {
  const place = { before: old.node, after: current.node };
  if (old.isReadOnly !== current.isReadOnly || old.isWriteOnly !== current.isWriteOnly)
    context.state.access.add(follow(context.state.after, current.node).pointer);
  if (old.isReadOnly !== current.isReadOnly) {
    const released = after.required.has(to)
      ? 'required-property-became-not-read-only'
      : 'property-became-not-read-only';
    const rule = propertyRules[current.isReadOnly ? 'property-became-read-only' : released];
    context.report(rule, place, to, subject);
  }
  if (old.isWriteOnly !== current.isWriteOnly) {
    const rule = propertyRules[current.isWriteOnly ? 'property-became-write-only' : 'property-became-not-write-only'];
    context.report(rule, place, to, subject);
  }
}

/** Compares what an object allows beside its properties. */
export function compareAdditionalProperties(pair: SchemaPair): void {
  const [before, after] = pair.keyword('additionalProperties');
  const [wasClosed, isClosed] = [before?.value === false, after?.value === false];
  if (wasClosed !== isClosed)
    return pair.report(
      propertyRules[isClosed ? 'additional-properties-closed' : 'additional-properties-opened'],
      'additionalProperties',
    );
  const [old, current] = [before, after].map((node) => (isRestricting(node) ? node : undefined));
  if (old !== undefined && current !== undefined) pair.compare({ before: old, after: current });
  else if (current !== undefined) pair.report(propertyRules['additional-properties-typed'], 'additionalProperties');
  else if (old !== undefined) pair.report(propertyRules['additional-properties-untyped'], 'additionalProperties');
}

/** Tests for a schema that does not allow everything. */
function isRestricting(node: Node | undefined): boolean {
  return isObject(node?.value) && Object.keys(node.value).length > 0;
}
