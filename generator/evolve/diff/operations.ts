import {
  below,
  follow,
  HTTP_METHODS,
  type JsonObject,
  listAt,
  member,
  type Node,
  objectAt,
  textAt,
} from '../../model/json.ts';
import { createSection, DiffContext, type DiffState, type Pair, type Section } from './context.ts';
import { compareParameters } from './parameters.ts';
import { compareRequestBodies } from './request-bodies.ts';
import { compareResponses } from './responses.ts';
import { defineRules, insteadText } from './rule.ts';
import { compareSecurity } from './security.ts';

export const operationRules = defineRules({
  'operation-removed': {
    severity: 'breaking',
    text: (operation, replacement) => `${operation} was removed${insteadText(replacement)}`,
  },
  'deprecated-operation-removed': {
    severity: 'breaking',
    text: (operation, replacement) => `${operation}, which was deprecated, was removed${insteadText(replacement)}`,
  },
  'operation-added': { severity: 'non-breaking', text: (operation) => `${operation} was added` },
  'operation-renamed': { severity: 'breaking', text: (from, to) => `${from} was renamed to ${to}` },
  'path-parameter-renamed': {
    severity: 'non-breaking',
    text: (from, to) => `the names of path parameters changed from ${from} to ${to}`,
  },
  'operation-id-changed': {
    severity: 'non-breaking',
    text: (operation, from, to) => `the operationId of ${operation} changed from ${from} to ${to}`,
  },
  'operation-deprecated': { severity: 'non-breaking', text: (operation) => `${operation} was deprecated` },
  'operation-reactivated': {
    severity: 'non-breaking',
    text: (operation) => `${operation} is no longer deprecated`,
  },
  'tag-added': { severity: 'non-breaking', text: (operation, tag) => `the tag "${tag}" of ${operation} was added` },
  'tag-removed': {
    severity: 'non-breaking',
    text: (operation, tag) => `the tag "${tag}" of ${operation} was removed`,
  },
  'webhook-removed': { severity: 'breaking', text: (operation) => `the webhook ${operation} was removed` },
  'webhook-added': { severity: 'non-breaking', text: (operation) => `the webhook ${operation} was added` },
  'callback-removed': {
    severity: 'breaking',
    text: (operation, callback) => `the callback ${callback} of ${operation} was removed`,
  },
  'callback-added': {
    severity: 'warning',
    text: (operation, callback) => `the callback ${callback} of ${operation} was added`,
  },
});

/** An operation, a webhook or a callback of one version. */
interface OperationNode extends Node {
  /** Method and path: `GET /pets/{id}`. */
  readonly address: string;
  readonly pathItem: Node;
}

/** An operation of either version, and the comparison of everything that it uses. */
export interface OperationSection {
  readonly address: string;
  readonly section: Section;
}

/** Compares all operations and webhooks; one section for each. */
export function compareOperations(state: DiffState): readonly OperationSection[] {
  return [...compareAll(state, 'paths'), ...compareAll(state, 'webhooks')];
}

function compareAll(state: DiffState, holder: 'paths' | 'webhooks'): readonly OperationSection[] {
  const before = operationsIn(state.before, { value: member(state.before, holder) ?? {}, pointer: `/${holder}` });
  const after = operationsIn(state.after, { value: member(state.after, holder) ?? {}, pointer: `/${holder}` });
  const exact = new Map(after.map((operation) => [operation.address, operation]));
  const byAddress = new Map(after.map((operation) => [withoutNames(operation.address), operation]));
  const sameAddress = (address: string): OperationNode | undefined =>
    exact.get(address) ?? byAddress.get(withoutNames(address));
  const kept = new Set(before.flatMap(({ address }) => sameAddress(address) ?? []));
  const taken = new Set<OperationNode>();
  const compared = before.map((old): OperationSection => {
    const section = createSection();
    const context = new DiffContext(state, section);
    const moved = sameAddress(state.renames.operation(old.address) ?? '');
    const isExisting = moved !== undefined && kept.has(moved);
    const current = sameAddress(old.address) ?? (isExisting ? undefined : moved);
    const replacement = isExisting ? moved.address : undefined;
    if (current === undefined || taken.has(current)) reportRemoved(context, { old, replacement }, holder);
    else {
      taken.add(current);
      compareOperation(holder === 'webhooks' ? context.reversed() : context, { before: old, after: current });
    }
    return { address: old.address, section };
  });
  const added = after
    .filter((operation) => !taken.has(operation))
    .map((operation): OperationSection => {
      const section = createSection();
      const rule = operationRules[holder === 'webhooks' ? 'webhook-added' : 'operation-added'];
      new DiffContext(state, section).report(rule, { after: operation }, operation.address);
      return { address: operation.address, section };
    });
  return [...compared, ...added];
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

/** An operation that is gone, and the address of the one that replaces it. */
interface RemovedOperation {
  readonly old: OperationNode;
  readonly replacement: string | undefined;
}

function reportRemoved(
  context: DiffContext,
  { old, replacement }: RemovedOperation,
  holder: 'paths' | 'webhooks',
): void {
  const isDeprecated = member(old.value, 'deprecated') === true;
  const removed = isDeprecated ? 'deprecated-operation-removed' : 'operation-removed';
  const rule = operationRules[holder === 'webhooks' ? 'webhook-removed' : removed];
  context.report(rule, { before: old }, old.address, ...(replacement === undefined ? [] : [replacement]));
}

interface OperationPair extends Pair {
  readonly before: OperationNode;
  readonly after: OperationNode;
}

function compareOperation(context: DiffContext, pair: OperationPair): void {
  const { before, after } = pair;
  if (withoutNames(before.address) !== withoutNames(after.address))
    context.report(operationRules['operation-renamed'], pair, before.address, after.address);
  else if (before.address !== after.address)
    context.report(operationRules['path-parameter-renamed'], pair, before.address, after.address);
  compareAnnotations(context, pair);
  compareParameters(context, pair);
  compareRequestBodies(context, pair, before.address);
  compareResponses(context, pair, before.address);
  if (!context.isReversed) compareSecurity(context, pair, after.address);
  compareCallbacks(context, pair);
}

function compareAnnotations(context: DiffContext, pair: OperationPair): void {
  const { before, after } = pair;
  const [from, to] = [textAt(before.value, 'operationId'), textAt(after.value, 'operationId')];
  if (from !== to)
    context.report(operationRules['operation-id-changed'], pair, after.address, from ?? 'none', to ?? 'none');
  const [wasDeprecated, isDeprecated] = [before, after].map(({ value }) => member(value, 'deprecated') === true);
  if (wasDeprecated !== isDeprecated)
    context.report(
      operationRules[isDeprecated === true ? 'operation-deprecated' : 'operation-reactivated'],
      pair,
      after.address,
    );
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
    else compareOperation(context.reversed(), { before: old, after: current });
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
