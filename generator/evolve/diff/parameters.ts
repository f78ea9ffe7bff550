import {
  below,
  follow,
  type Json,
  type JsonObject,
  listAt,
  member,
  type Node,
  objectAt,
  textAt,
} from '../../model/json.ts';
import { compareContents, memberNode } from './contents.ts';
import type { DiffContext, OperationNode, Pair } from './context.ts';
import { compareMembers } from './members.ts';
import { defineRules, insteadText } from './rule.ts';
import { compareSchemas } from './schemas.ts';

export const parameterRules = defineRules({
  'parameter-removed': ['warning', (name, operation, to) => `${name} of ${operation} was removed${insteadText(to)}`],
  'parameter-renamed': ['breaking', (from, operation, to) => `${from} of ${operation} was renamed to ${to}`],
  'parameter-moved': ['breaking', (from, operation, to) => `${from} of ${operation} became ${to}`],
  'required-parameter-added': [
    'breaking',
    (name, operation) => `${name}, which is required, was added to ${operation}`,
  ],
  'parameter-added': ['non-breaking', (name, operation) => `${name} was added to ${operation}`],
  'parameter-became-required': ['breaking', (name, operation) => `${name} of ${operation} became required`],
  'parameter-became-optional': ['non-breaking', (name, operation) => `${name} of ${operation} became optional`],
  'parameter-deprecated': ['non-breaking', (name, operation) => `${name} of ${operation} was deprecated`],
  'parameter-reactivated': ['non-breaking', (name, operation) => `${name} of ${operation} is no longer deprecated`],
  'empty-value-allowed': ['non-breaking', (name, operation) => `${name} of ${operation} may now be empty`],
  'empty-value-disallowed': ['breaking', (name, operation) => `${name} of ${operation} may no longer be empty`],
  'parameter-serialization-changed': [
    'breaking',
    (name, operation, change) => `${name} of ${operation} is serialized in another way: ${change}`,
  ],
});

/** A parameter and the words for it: `the query parameter "limit"`. */
interface ParameterNode extends Node {
  readonly key: string;
  readonly label: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** Compares the parameters of two operations, with those of their paths. Path parameters correspond by position. */
export function compareParameters(
  context: DiffContext,
  pair: { readonly before: OperationNode; readonly after: OperationNode },
): void {
  const { address } = pair.before;
  const before = parametersOf(context.state.before, pair.before);
  const after = parametersOf(context.state.after, pair.after);
  const byKey = new Map(after.map((one) => [one.key, one]));
  const taken = new Set<ParameterNode>();
  for (const old of before) {
    const to = context.state.renames.parameter(address, old.name);
    const wanted = to ?? old.name;
    const moved = after.find(({ key, name }) => name === wanted && !before.some((one) => one.key === key));
    const current = byKey.get(old.key) ?? moved;
    if (current === undefined || taken.has(current)) {
      const replacement = [to].filter((name) => name !== undefined);
      context.report(
        parameterRules['parameter-removed'],
        context.visit({ before: old }),
        old.label,
        address,
        ...replacement,
      );
      continue;
    }
    taken.add(current);
    const both = { before: old, after: current };
    const rule = parameterRules[current.name === old.name ? 'parameter-moved' : 'parameter-renamed'];
    if (current.key !== old.key) context.report(rule, both, old.label, address, current.label);
    context.compareChanged(both, () => compareParameter(context, both, address));
  }
  for (const current of after) {
    if (taken.has(current)) continue;
    const rule = parameterRules[current.isRequired ? 'required-parameter-added' : 'parameter-added'];
    context.report(rule, context.visit({ after: current }), current.label, address);
  }
}

function parametersOf(document: JsonObject, operation: OperationNode): readonly ParameterNode[] {
  const slots = [...operation.address.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const found = new Map<string, ParameterNode>();
  for (const holder of [operation.pathItem, operation])
    for (const [index, value] of listAt(holder.value, 'parameters').entries()) {
      const node = follow(document, { value, pointer: below(holder.pointer, 'parameters', index) });
      const [name = '', location = ''] = [textAt(node.value, 'name'), textAt(node.value, 'in')];
      // Header names are case-insensitive; a name of the path appears in no request.
      const wireName =
        location === 'header' ? name.toLowerCase() : location === 'path' ? String(slots.indexOf(name)) : name;
      const label = `the ${location} parameter "${name}"`;
      const key = `${location} ${wireName}`;
      found.set(key, { ...node, key, label, name, isRequired: isRequired(node.value) });
    }
  return [...found.values()];
}

function compareParameter(context: DiffContext, pair: ParameterPair, address: string): void {
  const { before, after } = pair;
  const request = context.toward('request');
  const { label } = before;
  compareMembers(context, pair, `${label} of ${address}`, [
    // The callers of this function compare names and places.
    { keys: ['name', 'in'], read: () => null, compare: () => undefined },
    {
      keys: ['required'],
      read: ({ value }) => isRequired(value),
      compare: () => compareRequired(context, pair, address),
    },
    { keys: ['deprecated'], compare: () => context.compareFlag(pair, 'deprecated', DEPRECATION, label, address) },
    {
      keys: ['style', 'x-style', 'explode', 'allowReserved'],
      read: () => null,
      compare: () => {
        for (const change of serializationChanges(pair))
          context.report(parameterRules['parameter-serialization-changed'], pair, label, address, change);
      },
    },
    {
      keys: ['allowEmptyValue'],
      compare: () => request.compareFlag(pair, 'allowEmptyValue', EMPTINESS, label, address),
    },
    {
      keys: ['schema', 'content'],
      compare: () => {
        const [old, current] = [memberNode(before, 'schema'), memberNode(after, 'schema')];
        const owners = [`${context.state.renames.operationName(address) ?? ''}.${before.name}`];
        if ((old === undefined) !== (current === undefined)) {
          const change = `${formOf(before)} → ${formOf(after)}`;
          context.report(parameterRules['parameter-serialization-changed'], pair, label, address, change);
        } else if (old === undefined || current === undefined) compareContents(request, pair, label);
        else compareSchemas(request, { before: old, after: current }, { role: 'parameter', owners });
      },
    },
  ]);
}

interface ParameterPair {
  readonly before: ParameterNode;
  readonly after: ParameterNode;
}

function compareRequired(context: DiffContext, pair: ParameterPair, address: string): void {
  const { before, after } = pair;
  if (before.isRequired === after.isRequired) return;
  const rule = parameterRules[after.isRequired ? 'parameter-became-required' : 'parameter-became-optional'];
  context.report(rule, pair, before.label, address);
}

const DEPRECATION = { set: parameterRules['parameter-deprecated'], unset: parameterRules['parameter-reactivated'] };
const EMPTINESS = { set: parameterRules['empty-value-allowed'], unset: parameterRules['empty-value-disallowed'] };

function isRequired(value: Json): boolean {
  return member(value, 'required') === true || textAt(value, 'in') === 'path';
}

/** Returns how a parameter describes its value: by a schema, or by a media type. */
function formOf({ value }: Node): string {
  return Object.keys(objectAt(value, 'content'))[0] ?? 'schema';
}

function serializationChanges({ before, after }: Pair): readonly string[] {
  // Another place implies another style.
  if (textAt(before.value, 'in') !== textAt(after.value, 'in')) return [];
  const [old, current] = [serializationOf(before.value), serializationOf(after.value)];
  return Object.entries(old).flatMap(([key, from]) => {
    const to = current[key];
    return to === undefined || to === from ? [] : [`${key} ${from} → ${to}`];
  });
}

const SCALARS = new Set(['string', 'number', 'integer', 'boolean']);

/** Returns how a parameter is written, with the defaults of OpenAPI. `explode` matters for lists and objects only. */
function serializationOf(value: Json): Readonly<Record<string, string>> {
  const location = textAt(value, 'in');
  const stated = textAt(value, 'x-style') ?? textAt(value, 'style');
  const style = stated ?? (location === 'query' || location === 'cookie' ? 'form' : 'simple');
  const type = member(member(value, 'schema'), 'type');
  const explode = member(value, 'explode') ?? style === 'form';
  return {
    style,
    ...(SCALARS.has(String(type)) ? {} : { explode: String(explode) }),
    allowReserved: String(member(value, 'allowReserved') ?? false),
  };
}
