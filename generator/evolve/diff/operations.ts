import {
  below,
  follow,
  HTTP_METHODS,
  type Json,
  type JsonObject,
  listAt,
  member,
  type Node,
  objectAt,
  textAt,
} from '../../model/json.ts';
import { createSection, DiffContext, type DiffState, type OperationNode, type Pair, type Section } from './context.ts';
import { compareMembers, type MemberComparison } from './members.ts';
import { compareParameters } from './parameters.ts';
import { compareRequestBodies } from './request-bodies.ts';
import { compareResponses } from './responses.ts';
import { defineRules, insteadText } from './rule.ts';
import { compareServers, serverPrefix } from './servers.ts';
import { compareSecurity } from './security.ts';

export const operationRules = defineRules({
  'operation-removed': ['breaking', (operation, replacement) => `${operation} was removed${insteadText(replacement)}`],
  'deprecated-operation-removed': [
    'breaking',
    (operation, replacement) => `${operation}, which was deprecated, was removed${insteadText(replacement)}`,
  ],
  'sunset-operation-removed': [
    'non-breaking',
    (operation, replacement) => `${operation} was removed after its sunset date${insteadText(replacement)}`,
  ],
  'operation-added': ['non-breaking', (operation) => `${operation} was added`],
  'operation-renamed': ['breaking', (from, to) => `${from} was renamed to ${to}`],
  'path-parameter-renamed': [
    'non-breaking',
    (from, to) => `the names of path parameters changed from ${from} to ${to}`,
  ],
  // Requests stay as they are, but generators name the functions of clients by it.
  'operation-id-changed': [
    'warning',
    (operation, from, to) => `the operationId of ${operation} changed from ${from} to ${to}`,
  ],
  'operation-deprecated': ['non-breaking', (operation) => `${operation} was deprecated`],
  'operation-reactivated': ['non-breaking', (operation) => `${operation} is no longer deprecated`],
  'tag-added': ['non-breaking', (operation, tag) => `the tag "${tag}" of ${operation} was added`],
  'tag-removed': ['non-breaking', (operation, tag) => `the tag "${tag}" of ${operation} was removed`],
  'webhook-removed': ['breaking', (operation) => `the webhook ${operation} was removed`],
  'webhook-added': ['non-breaking', (operation) => `the webhook ${operation} was added`],
  'callback-removed': ['breaking', (operation, callback) => `the callback ${callback} of ${operation} was removed`],
  'callback-added': ['warning', (operation, callback) => `the callback ${callback} of ${operation} was added`],
});

/** An operation of either version, and the comparison of everything that it uses. */
export interface OperationSection {
  readonly address: string;
  readonly section: Section;
}

/** Compares all operations and webhooks; one section for each. */
export function compareOperations(state: DiffState): readonly OperationSection[] {
  return HOLDERS.flatMap((holder) => compareAll(state, holder));
}

/** Members of a document that hold operations. Documents of OpenAPI 3.0 have their webhooks in an extension. */
const HOLDERS = ['paths', 'webhooks', 'x-webhooks'] as const;

type Holder = (typeof HOLDERS)[number];

function compareAll(state: DiffState, holder: Holder): readonly OperationSection[] {
  const before = operationsIn(state.before, { value: member(state.before, holder) ?? {}, pointer: `/${holder}` });
  const after = operationsIn(state.after, { value: member(state.after, holder) ?? {}, pointer: `/${holder}` });
  const find = findCounterpart(after, holder === 'paths' ? state.prefixes : NO_PREFIXES);
  const kept = new Set(before.flatMap(({ address }) => find(address) ?? []));
  const taken = new Set<OperationNode>();
  const compared = before.map((old): OperationSection => {
    const section = createSection();
    const context = new DiffContext(state, section);
    const moved = findMoved(after, state.renames.operation(old.address));
    const isExisting = moved !== undefined && kept.has(moved);
    const current = find(old.address) ?? (isExisting ? undefined : moved);
    const replacement = isExisting ? moved.address : undefined;
    if (current === undefined || taken.has(current)) reportRemoved(context, old, replacement, holder);
    else {
      taken.add(current);
      compareOperation(holder === 'paths' ? context : context.reversed(), { before: old, after: current });
    }
    return { address: old.address, section };
  });
  const added = after
    .filter((operation) => !taken.has(operation))
    .map((operation): OperationSection => {
      const section = createSection();
      const rule = operationRules[holder === 'paths' ? 'operation-added' : 'webhook-added'];
      new DiffContext(state, section).report(rule, { after: operation }, operation.address);
      return { address: operation.address, section };
    });
  return [...compared, ...added];
}

function findMoved(after: readonly OperationNode[], address: string | undefined): OperationNode | undefined {
  if (address === undefined) return undefined;
  const exact = after.find((one) => one.address === address);
  return exact ?? after.find((one) => withoutNames(one.address) === withoutNames(address));
}

type Prefixes = DiffState['prefixes'];

/** Returns a function that finds the operation with the same address, but for the names of path parameters. */
function findCounterpart(
  after: readonly OperationNode[],
  prefixes: Prefixes,
): (address: string) => OperationNode | undefined {
  const exact = new Map(after.map((operation) => [withPrefix(operation.address, prefixes.after), operation]));
  const byAddress = new Map([...exact].map(([address, operation]) => [withoutNames(address), operation]));
  return (given) => {
    const address = withPrefix(given, prefixes.before);
    return exact.get(address) ?? byAddress.get(withoutNames(address));
  };
}

function withPrefix(address: string, prefix: string): string {
  return prefix === '' ? address : address.replace(' ', ` ${prefix}`);
}

const NO_PREFIXES: Prefixes = { before: '', after: '' };

/**
 * Returns the paths of the servers, if they are parts of the addresses: a part of all paths moved to the servers, or
 * the reverse. Where the operations have the same paths below other servers, they are the same.
 */
export function sharedPrefixes(before: JsonObject, after: JsonObject): Prefixes {
  const prefixes = { before: serverPrefix(before), after: serverPrefix(after) };
  if (prefixes.before === prefixes.after) return NO_PREFIXES;
  const [old, current] = [before, after].map((document) =>
    operationsIn(document, { value: member(document, 'paths') ?? {}, pointer: '/paths' }),
  );
  if (old === undefined || current === undefined) return NO_PREFIXES;
  const countOf = (given: Prefixes): number => {
    const find = findCounterpart(current, given);
    return old.filter(({ address }) => find(address) !== undefined).length;
  };
  return countOf(prefixes) > countOf(NO_PREFIXES) ? prefixes : NO_PREFIXES;
}

function operationsIn(document: JsonObject, { value: items, pointer }: Node): readonly OperationNode[] {
  return Object.entries(typeof items === 'object' && items !== null ? items : {}).flatMap(([path, item]) => {
    const pathItem = follow(document, { value: item, pointer: below(pointer, path) });
    return HTTP_METHODS.flatMap((method): readonly OperationNode[] => {
      const value = member(pathItem.value, method);
      if (value === undefined) return [];
      const address = `${method.toUpperCase()} ${path}`;
      return [{ value, pointer: below(pathItem.pointer, method), address, pathItem }];
    });
  });
}

/** Leaves out the names of path parameters, which no request contains. */
function withoutNames(address: string): string {
  return address.replaceAll(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
}

function reportRemoved(
  context: DiffContext,
  old: OperationNode,
  replacement: string | undefined,
  holder: Holder,
): void {
  const isDeprecated = member(old.value, 'deprecated') === true;
  const sunset = /^\d{4}-\d{2}-\d{2}/.exec(textAt(old.value, 'x-sunset') ?? '')?.[0];
  const isOver = sunset !== undefined && sunset < context.state.today;
  const deprecated = isOver ? 'sunset-operation-removed' : 'deprecated-operation-removed';
  const removed = isDeprecated ? deprecated : 'operation-removed';
  const rule = operationRules[holder === 'paths' ? removed : 'webhook-removed'];
  context.report(rule, { before: old }, old.address, ...(replacement === undefined ? [] : [replacement]));
}

interface OperationPair extends Pair {
  readonly before: OperationNode;
  readonly after: OperationNode;
}

function compareOperation(context: DiffContext, pair: OperationPair): void {
  const { before, after } = pair;
  const prefixes = context.isReversed ? NO_PREFIXES : context.state.prefixes;
  const [from, to] = [withPrefix(before.address, prefixes.before), withPrefix(after.address, prefixes.after)];
  if (withoutNames(from) !== withoutNames(to))
    context.report(operationRules['operation-renamed'], pair, before.address, after.address);
  else if (from !== to) context.report(operationRules['path-parameter-renamed'], pair, before.address, after.address);
  compareMembers(context, pair, after.address, [
    { keys: ['operationId'], compare: () => compareOperationIds(context, pair) },
    { keys: ['deprecated'], compare: () => context.compareFlag(pair, 'deprecated', DEPRECATION, after.address) },
    { keys: ['tags'], read: readTags, compare: () => compareTags(context, pair) },
    { keys: ['parameters'], compare: () => compareParameters(context, pair) },
    { keys: ['requestBody'], compare: () => compareRequestBodies(context, pair, before.address) },
    { keys: ['responses'], compare: () => compareResponses(context, pair, before.address) },
    securityComparison(context, pair, after.address),
    { keys: ['servers'], compare: () => compareServers(context, pair, after.address, prefixes) },
    { keys: ['callbacks'], compare: () => compareCallbacks(context, pair) },
  ]);
  comparePathItems(context, { before: before.pathItem, after: after.pathItem }, after.address);
}

/** The client receives what a webhook requires, so that no rule is about it. */
function securityComparison(context: DiffContext, pair: OperationPair, address: string): MemberComparison {
  const keys = ['security'];
  if (context.isReversed) return { keys, compare: () => undefined };
  return { keys, read: () => null, compare: () => compareSecurity(context, pair, address) };
}

/** Compares what a path says about all of its operations. */
function comparePathItems(context: DiffContext, items: Pair, address: string): void {
  context.compareOnce('path', items, (shared, pair) => {
    const place = address.replace(/^\S+ /, '');
    const { prefixes } = context.state;
    compareMembers(shared, pair, place, [
      { keys: ['parameters', ...HTTP_METHODS], read: () => null, compare: () => undefined },
      { keys: ['servers'], compare: () => compareServers(shared, pair, place, prefixes) },
    ]);
  });
}

function compareOperationIds(context: DiffContext, pair: OperationPair): void {
  const { before, after } = pair;
  const [from, to] = [textAt(before.value, 'operationId'), textAt(after.value, 'operationId')];
  if (from !== to)
    context.report(operationRules['operation-id-changed'], pair, after.address, from ?? 'none', to ?? 'none');
}

const DEPRECATION = {
  set: operationRules['operation-deprecated'],
  unset: operationRules['operation-reactivated'],
};

function readTags({ value }: Node): Json {
  return listAt(value, 'tags').map(String).sort();
}

function compareTags(context: DiffContext, pair: OperationPair): void {
  const { before, after } = pair;
  const [old, current] = [listAt(before.value, 'tags').map(String), listAt(after.value, 'tags').map(String)];
  for (const tag of current)
    if (!old.includes(tag)) context.report(operationRules['tag-added'], pair, after.address, tag);
  for (const tag of old)
    if (!current.includes(tag)) context.report(operationRules['tag-removed'], pair, after.address, tag);
}

function compareCallbacks(context: DiffContext, pair: OperationPair): void {
  const [before, after] = [
    callbacksOf(context.state.before, pair.before),
    callbacksOf(context.state.after, pair.after),
  ];
  for (const [name, old] of before) {
    const current = after.get(name);
    if (current === undefined)
      context.report(operationRules['callback-removed'], { before: old }, pair.before.address, name);
    else context.reversed().compareOnce('callback', { before: old, after: current }, compareOperation);
  }
  for (const [name, current] of after)
    if (!before.has(name))
      context.report(operationRules['callback-added'], { after: current }, pair.after.address, name);
}

function callbacksOf(document: JsonObject, operation: OperationNode): ReadonlyMap<string, OperationNode> {
  const callbacks = Object.entries(objectAt(operation.value, 'callbacks')).flatMap(([name, value]) => {
    const callback = follow(document, { value, pointer: below(operation.pointer, 'callbacks', name) });
    return operationsIn(document, callback).map((one) => [`${name} ${one.address}`, one] as const);
  });
  return new Map(callbacks);
}
