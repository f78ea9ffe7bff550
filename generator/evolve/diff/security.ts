import { isEqual } from '../../../templates/runtime/shared/validation/assertions.ts';
import {
  below,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  member,
  type Node,
  objectAt,
  textAt,
} from '../../model/json.ts';
import type { DiffContext, DiffState, Pair } from './context.ts';
import { compareMembers, isSameData, type MemberComparison, memberRules } from './members.ts';
import { defineRules } from './rule.ts';

export const securityRules = defineRules({
  'security-required': ['breaking', (operation) => `${operation} now requires credentials`],
  'security-dropped': ['non-breaking', (operation) => `${operation} no longer requires credentials`],
  'security-alternative-removed': [
    'breaking',
    (operation, alternative) => `${operation} no longer accepts ${alternative}`,
  ],
  'security-alternative-added': [
    'non-breaking',
    (operation, alternative) => `${operation} also accepts ${alternative}`,
  ],
  'redundant-security-removed': [
    'non-breaking',
    (operation, alternative) => `${operation} no longer lists ${alternative}, of which a part is enough`,
  ],
  'optional-security-changed': [
    'warning',
    (operation) => `the credentials that ${operation} accepts, but does not require, changed`,
  ],
  'security-scope-added': [
    'breaking',
    (operation, scheme, scope) => `${operation} now requires the scope "${scope}" of ${scheme}`,
  ],
  'security-scope-removed': [
    'non-breaking',
    (operation, scheme, scope) => `${operation} no longer requires the scope "${scope}" of ${scheme}`,
  ],
  'security-scheme-added': ['non-breaking', (name) => `the security scheme "${name}" was added`],
  'security-scheme-renamed': ['non-breaking', (name, to) => `the security scheme "${name}" was renamed to "${to}"`],
  'security-scheme-removed': ['non-breaking', (name) => `the security scheme "${name}" was removed`],
  'security-scheme-changed': [
    'breaking',
    (name, key, change) => `${key} of the security scheme "${name}" changed ${change}`,
  ],
  'oauth-url-changed': ['warning', (name, key, change) => `${key} of the security scheme "${name}" changed ${change}`],
  'oauth-flow-removed': ['breaking', (name, flow) => `the flow ${flow} of the security scheme "${name}" was removed`],
  'oauth-flow-added': ['non-breaking', (name, flow) => `the flow ${flow} of the security scheme "${name}" was added`],
  'oauth-scope-removed': [
    'warning',
    (name, scope) => `the scope "${scope}" of the security scheme "${name}" was removed`,
  ],
  'oauth-scope-added': [
    'non-breaking',
    (name, scope) => `the scope "${scope}" of the security scheme "${name}" was added`,
  ],
});

/** Compares the credentials that an operation requires, which it inherits from the document if it states none. */
export function compareSecurity(context: DiffContext, pair: Pair, operation: string): void {
  const { before: from, after: to, schemes } = context.state;
  const before = requirementsOf(from, pair.before, schemes);
  const after = requirementsOf(to, pair.after);
  const [isOpenBefore, isOpenAfter] = [isOpen(before.list), isOpen(after.list)];
  const place = { before: before.node, after: after.node };
  const [old, current] = [byNames(before.list), byNames(after.list)];
  if (isOpenBefore && isOpenAfter) {
    const isSame = isEqual(sortedTexts(before.list), sortedTexts(after.list));
    return isSame ? undefined : context.report(securityRules['optional-security-changed'], place, operation);
  }
  if (isOpenBefore) return context.report(securityRules['security-required'], place, operation);
  if (isOpenAfter) return context.report(securityRules['security-dropped'], place, operation);
  for (const [names, requirement] of old) {
    const counterpart = current.get(names);
    const removed = hasWeaker(requirement, after.list) ? 'redundant-security-removed' : 'security-alternative-removed';
    if (counterpart === undefined) context.report(securityRules[removed], place, operation, names);
    else compareScopes(context, { before: requirement, after: counterpart }, place, operation);
  }
  for (const names of current.keys())
    if (!old.has(names)) context.report(securityRules['security-alternative-added'], place, operation, names);
}

function sortedTexts(requirements: readonly Json[]): readonly string[] {
  return requirements.map((one) => JSON.stringify(one)).sort();
}

const NO_NAMES: DiffState['schemes'] = new Map();

function requirementsOf(
  document: JsonObject,
  { value, pointer }: Node,
  names = NO_NAMES,
): { readonly node: Node; readonly list: readonly Json[] } {
  const own = member(value, 'security');
  const stated = Array.isArray(own) ? own : listAt(document, 'security');
  const isInherited = !Array.isArray(own) && stated.length > 0;
  const place = isInherited ? '/security' : Array.isArray(own) ? below(pointer, 'security') : pointer;
  const list = stated.map((requirement: Json) =>
    Object.fromEntries(
      Object.entries(isObject(requirement) ? requirement : {}).map(([name, scopes]) => [
        names.get(name) ?? name,
        scopes,
      ]),
    ),
  );
  return { node: { value: list, pointer: place }, list };
}

/** Tests whether a request needs no credential: nothing is required, or an alternative is empty. */
function isOpen(requirements: readonly Json[]): boolean {
  return requirements.length === 0 || requirements.some((one) => schemesOf(one).length === 0);
}

function schemesOf(requirement: Json): readonly string[] {
  return Object.keys(typeof requirement === 'object' && requirement !== null ? requirement : {}).sort();
}

function byNames(requirements: readonly Json[]): ReadonlyMap<string, Json> {
  return new Map(requirements.map((one) => [schemesOf(one).join(' and '), one]));
}

/** Tests whether the credentials of a requirement also satisfy one of the others. */
function hasWeaker(requirement: Json, others: readonly Json[]): boolean {
  const schemes = new Set(schemesOf(requirement));
  return others.some((other) => schemesOf(other).every((scheme) => schemes.has(scheme)));
}

function compareScopes(
  context: DiffContext,
  requirements: Readonly<Record<'before' | 'after', Json>>,
  place: Pair,
  operation: string,
): void {
  for (const scheme of schemesOf(requirements.before)) {
    const before = listAt(requirements.before, scheme).map(String);
    const after = listAt(requirements.after, scheme).map(String);
    for (const scope of after.filter((one) => !before.includes(one)))
      context.report(securityRules['security-scope-added'], place, operation, scheme, scope);
    for (const scope of before.filter((one) => !after.includes(one)))
      context.report(securityRules['security-scope-removed'], place, operation, scheme, scope);
  }
}

const SCHEMES = ['components', 'securitySchemes'] as const;

/** Compares the declared security schemes. */
export function compareSecuritySchemes(context: DiffContext): void {
  const { schemes } = context.state;
  const [before, after] = [schemesIn(context.state.before), schemesIn(context.state.after)];
  for (const [name, node] of before) {
    const to = schemes.get(name) ?? name;
    const counterpart = after.get(to);
    if (counterpart === undefined) {
      context.report(securityRules['security-scheme-removed'], context.visit({ before: node }), name);
      continue;
    }
    const pair = context.visit({ before: node, after: counterpart });
    if (to !== name) context.report(securityRules['security-scheme-renamed'], pair, name, to);
    compareScheme(context, context.follow(pair), to);
  }
  const renamed = new Set(schemes.values());
  for (const [name, node] of after)
    if (!before.has(name) && !renamed.has(name))
      context.report(securityRules['security-scheme-added'], context.visit({ after: node }), name);
}

/** Finds security schemes that only got another name: the definition of one that is gone equals that of a new one. */
export function findRenamedSchemes(state: Pick<DiffState, 'before' | 'after'>): ReadonlyMap<string, string> {
  const [before, after] = [schemesIn(state.before), schemesIn(state.after)];
  const gone = [...before].filter(([name]) => !after.has(name));
  const added = [...after].filter(([name]) => !before.has(name));
  const definitionOf = ({ value }: Node): Json => ({ ...(isObject(value) ? value : {}), description: null });
  const pairs = gone.flatMap(([name, node]) => {
    const equal = ([, other]: readonly [string, Node]) => isSameData(state, definitionOf(node), definitionOf(other));
    const [found, ...others] = added.filter(equal);
    return found === undefined || others.length > 0 ? [] : [[name, found[0]] as const];
  });
  // Of several schemes with one definition, none is known to have got the name.
  const isSole = (to: string) => pairs.filter(([, other]) => other === to).length === 1;
  return new Map(pairs.filter(([, to]) => isSole(to)));
}

function schemesIn(document: JsonObject): ReadonlyMap<string, Node> {
  const schemes = objectAt(objectAt(document, SCHEMES[0]), SCHEMES[1]);
  return new Map(
    Object.entries(schemes).map(([name, value]) => [name, { value, pointer: below('', ...SCHEMES, name) }]),
  );
}

function compareScheme(context: DiffContext, pair: Pair, name: string): void {
  const changed = (keys: readonly string[], rule: NamedChange['rule']): MemberComparison => ({
    keys,
    read: ({ value }) => keys.map((key) => wireText(value, key) ?? null),
    compare: () => {
      for (const key of keys) reportChange(context, pair, { rule, name, key });
    },
  });
  compareMembers(context, pair, `the security scheme "${name}"`, [
    changed(['type', 'in', 'name', 'scheme'], securityRules['security-scheme-changed']),
    changed(['openIdConnectUrl', 'oauth2MetadataUrl'], securityRules['oauth-url-changed']),
    { keys: ['flows'], compare: () => compareFlows(context, pair, name) },
  ]);
}

function compareFlows(context: DiffContext, pair: Pair, name: string): void {
  const [before, after] = [objectAt(pair.before.value, 'flows'), objectAt(pair.after.value, 'flows')];
  for (const flow of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, current] = [member(before, flow), member(after, flow)];
    if (old !== undefined && current !== undefined)
      compareFlow(context, { before: at(pair.before, flow, old), after: at(pair.after, flow, current) }, name, flow);
    else if (current === undefined) context.report(securityRules['oauth-flow-removed'], pair, name, flow);
    else context.report(securityRules['oauth-flow-added'], pair, name, flow);
  }
}

function at({ pointer }: Node, flow: string, value: Json): Node {
  return { value, pointer: below(pointer, 'flows', flow) };
}

function compareFlow(context: DiffContext, pair: Pair, name: string, flow: string): void {
  const urls = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];
  compareMembers(context, pair, `the flow ${flow} of the security scheme "${name}"`, [
    {
      keys: urls,
      compare: () => {
        for (const key of urls) reportChange(context, pair, { rule: securityRules['oauth-url-changed'], name, key });
      },
    },
    { keys: ['scopes'], compare: () => compareFlowScopes(context, pair, name) },
  ]);
}

function compareFlowScopes(context: DiffContext, pair: Pair, name: string): void {
  const [before, after] = [objectAt(pair.before.value, 'scopes'), objectAt(pair.after.value, 'scopes')];
  for (const scope of Object.keys(before))
    if (!Object.hasOwn(after, scope)) context.report(securityRules['oauth-scope-removed'], pair, name, scope);
  for (const [scope, text] of Object.entries(after)) {
    const old = member(before, scope);
    if (old === undefined) context.report(securityRules['oauth-scope-added'], pair, name, scope);
    else if (old !== text) context.report(memberRules['documentation-changed'], pair, `the scope "${scope}"`, 'text');
  }
}

interface NamedChange {
  readonly rule: (typeof securityRules)[keyof typeof securityRules];
  readonly name: string;
  readonly key: string;
}

function reportChange(context: DiffContext, pair: Pair, { rule, name, key }: NamedChange): void {
  const [from, to] = [textAt(pair.before.value, key), textAt(pair.after.value, key)];
  if (wireText(pair.before.value, key) !== wireText(pair.after.value, key))
    context.report(rule, pair, name, key, `from ${from ?? 'none'} to ${to ?? 'none'}`);
}

/** Returns a member in the spelling that counts: case does not, in the name of an HTTP scheme or of a header. */
function wireText(scheme: Json, key: string): string | undefined {
  const text = textAt(scheme, key);
  const isCaseless = key === 'scheme' || (key === 'name' && textAt(scheme, 'in') === 'header');
  return isCaseless ? text?.toLowerCase() : text;
}
