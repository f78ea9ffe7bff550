import { below, type Json, type JsonObject, listAt, member, type Node, objectAt, textAt } from '../../model/json.ts';
import type { DiffContext, Pair } from './context.ts';
import { defineRules } from './rule.ts';

export const securityRules = defineRules({
  'security-required': {
    severity: 'breaking',
    text: (operation) => `${operation} now requires credentials`,
  },
  'security-dropped': {
    severity: 'non-breaking',
    text: (operation) => `${operation} no longer requires credentials`,
  },
  'security-alternative-removed': {
    severity: 'breaking',
    text: (operation, alternative) => `${operation} no longer accepts ${alternative}`,
  },
  'security-alternative-added': {
    severity: 'non-breaking',
    text: (operation, alternative) => `${operation} also accepts ${alternative}`,
  },
  'security-scope-added': {
    severity: 'breaking',
    text: (operation, scheme, scope) => `${operation} now requires the scope "${scope}" of ${scheme}`,
  },
  'security-scope-removed': {
    severity: 'non-breaking',
    text: (operation, scheme, scope) => `${operation} no longer requires the scope "${scope}" of ${scheme}`,
  },
  'security-scheme-added': { severity: 'non-breaking', text: (name) => `the security scheme "${name}" was added` },
  'security-scheme-removed': {
    severity: 'non-breaking',
    text: (name) => `the security scheme "${name}" was removed`,
  },
  'security-scheme-changed': {
    severity: 'breaking',
    text: (name, key, change) => `${key} of the security scheme "${name}" changed ${change}`,
  },
  'oauth-url-changed': {
    severity: 'warning',
    text: (name, key, change) => `${key} of the security scheme "${name}" changed ${change}`,
  },
  'oauth-flow-removed': {
    severity: 'breaking',
    text: (name, flow) => `the flow ${flow} of the security scheme "${name}" was removed`,
  },
  'oauth-flow-added': {
    severity: 'non-breaking',
    text: (name, flow) => `the flow ${flow} of the security scheme "${name}" was added`,
  },
  'oauth-scope-removed': {
    severity: 'warning',
    text: (name, scope) => `the scope "${scope}" of the security scheme "${name}" was removed`,
  },
  'oauth-scope-added': {
    severity: 'non-breaking',
    text: (name, scope) => `the scope "${scope}" of the security scheme "${name}" was added`,
  },
});

/** Compares the credentials that an operation requires, which it inherits from the document if it states none. */
export function compareSecurity(context: DiffContext, pair: Pair, operation: string): void {
  const before = requirementsOf(context.state.before, pair.before);
  const after = requirementsOf(context.state.after, pair.after);
  const [isOpenBefore, isOpenAfter] = [isOpen(before.list), isOpen(after.list)];
  const place = { before: before.node, after: after.node };
  if (isOpenBefore && isOpenAfter) return;
  if (isOpenBefore) return context.report(securityRules['security-required'], place, operation);
  if (isOpenAfter) return context.report(securityRules['security-dropped'], place, operation);
  const [old, current] = [byNames(before.list), byNames(after.list)];
  for (const [names, requirement] of old) {
    const counterpart = current.get(names);
    if (counterpart !== undefined) compareScopes(context, { requirement, counterpart }, { place, operation });
    else if (!hasWeaker(requirement, after.list))
      context.report(securityRules['security-alternative-removed'], place, operation, names);
  }
  for (const names of current.keys())
    if (!old.has(names)) context.report(securityRules['security-alternative-added'], place, operation, names);
}

function requirementsOf(
  document: JsonObject,
  { value, pointer }: Node,
): { readonly node: Node; readonly list: readonly Json[] } {
  const own = member(value, 'security');
  if (Array.isArray(own)) return { node: { value: own, pointer: below(pointer, 'security') }, list: own };
  const list = listAt(document, 'security');
  return { node: { value: list, pointer: list.length === 0 ? pointer : '/security' }, list };
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
  { requirement, counterpart }: { readonly requirement: Json; readonly counterpart: Json },
  { place, operation }: { readonly place: Pair; readonly operation: string },
): void {
  for (const scheme of schemesOf(requirement)) {
    const [before, after] = [listAt(requirement, scheme).map(String), listAt(counterpart, scheme).map(String)];
    for (const scope of after.filter((one) => !before.includes(one)))
      context.report(securityRules['security-scope-added'], place, operation, scheme, scope);
    for (const scope of before.filter((one) => !after.includes(one)))
      context.report(securityRules['security-scope-removed'], place, operation, scheme, scope);
  }
}

const SCHEMES = ['components', 'securitySchemes'] as const;

/** Compares the declared security schemes. */
export function compareSecuritySchemes(context: DiffContext): void {
  const [before, after] = [schemesIn(context.state.before), schemesIn(context.state.after)];
  for (const [name, node] of before) {
    const counterpart = after.get(name);
    if (counterpart === undefined) context.report(securityRules['security-scheme-removed'], { before: node }, name);
    else compareScheme(context, context.follow({ before: node, after: counterpart }), name);
  }
  for (const [name, node] of after)
    if (!before.has(name)) context.report(securityRules['security-scheme-added'], { after: node }, name);
}

function schemesIn(document: JsonObject): ReadonlyMap<string, Node> {
  const schemes = objectAt(objectAt(document, SCHEMES[0]), SCHEMES[1]);
  return new Map(
    Object.entries(schemes).map(([name, value]) => [name, { value, pointer: below('', ...SCHEMES, name) }]),
  );
}

function compareScheme(context: DiffContext, pair: Pair, name: string): void {
  for (const key of ['type', 'in', 'name', 'scheme'])
    reportChange(context, pair, { rule: securityRules['security-scheme-changed'], name, key });
  reportChange(context, pair, { rule: securityRules['oauth-url-changed'], name, key: 'openIdConnectUrl' });
  const [before, after] = [objectAt(pair.before.value, 'flows'), objectAt(pair.after.value, 'flows')];
  for (const flow of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, current] = [member(before, flow), member(after, flow)];
    if (current === undefined) context.report(securityRules['oauth-flow-removed'], pair, name, flow);
    else if (old === undefined) context.report(securityRules['oauth-flow-added'], pair, name, flow);
    else compareFlow(context, { before: at(pair.before, flow, old), after: at(pair.after, flow, current) }, name);
  }
}

function at({ pointer }: Node, flow: string, value: Json): Node {
  return { value, pointer: below(pointer, 'flows', flow) };
}

function compareFlow(context: DiffContext, pair: Pair, name: string): void {
  for (const key of ['authorizationUrl', 'tokenUrl', 'refreshUrl'])
    reportChange(context, pair, { rule: securityRules['oauth-url-changed'], name, key });
  const [before, after] = [objectAt(pair.before.value, 'scopes'), objectAt(pair.after.value, 'scopes')];
  for (const scope of Object.keys(before))
    if (!Object.hasOwn(after, scope)) context.report(securityRules['oauth-scope-removed'], pair, name, scope);
  for (const scope of Object.keys(after))
    if (!Object.hasOwn(before, scope)) context.report(securityRules['oauth-scope-added'], pair, name, scope);
}

interface NamedChange {
  readonly rule: (typeof securityRules)[keyof typeof securityRules];
  readonly name: string;
  readonly key: string;
}

function reportChange(context: DiffContext, pair: Pair, { rule, name, key }: NamedChange): void {
  const [from, to] = [textAt(pair.before.value, key), textAt(pair.after.value, key)];
  if (from !== to) context.report(rule, pair, name, key, `from ${from ?? 'none'} to ${to ?? 'none'}`);
}
