import type { Alias, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isObject, type Json } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import { put } from './edit.ts';
import { limits } from './limits.ts';
import type { YamlDocument } from './parse-yaml.ts';
import type { Fault, Parsed } from './parsed.ts';
import { type YamlLibrary, yamlLibrary } from './yaml-library.ts';

interface Context {
  readonly yaml: YamlLibrary;
  readonly faults: Fault[];
  /** Nodes by their anchor, as far as the document has been read. */
  readonly anchors: Map<string, unknown>;
  /** Nodes being read, to notice an alias inside its own anchor. */
  readonly open: Set<unknown>;
  readonly budget: { aliasedValues: number; aliasDepth: number };
}

/**
 * The plain value of a YAML document. An alias becomes a copy of what it stands for; a merge key (`<<`, YAML 1.1) adds
 * the members of its map that the map itself does not have. Keys are strings, as in JSON.
 */
export function yamlToJson(document: YamlDocument): Parsed {
  const context: Context = {
    yaml: yamlLibrary(),
    faults: [],
    anchors: new Map(),
    open: new Set(),
    budget: { aliasedValues: 0, aliasDepth: 0 },
  };
  const value = toJson(document.contents, '', context);
  return context.faults.some((fault) => fault.code === 'aliases-too-many')
    ? { faults: context.faults }
    : { value, faults: context.faults };
}

function toJson(node: unknown, pointer: Pointer, context: Context): Json {
  const { budget, yaml } = context;
  if (budget.aliasDepth > 0) budget.aliasedValues += 1;
  if (budget.aliasedValues > limits.aliasedValues) return null;
  if (yaml.isAlias(node)) return aliased(node, pointer, context);
  remember(node, context);
  if (yaml.isScalar(node)) return scalar(node, pointer, context);
  if (yaml.isMap(node)) return map(node, pointer, context);
  if (yaml.isSeq(node)) return sequence(node, pointer, context);
  return null;
}

function remember(node: unknown, { anchors, budget, yaml }: Context): void {
  if (!(yaml.isScalar(node) || yaml.isMap(node) || yaml.isSeq(node)) || node.anchor === undefined) return;
  if (budget.aliasDepth === 0) anchors.set(node.anchor, node);
}

function scalar(node: Scalar, pointer: Pointer, { faults, yaml }: Context): Json {
  const { value } = node;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    faults.push({ code: 'number-not-finite', offset: offsetOf(node, { yaml }), pointer, details: [String(value)] });
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return Number(value);
  return null;
}

function sequence(node: YAMLSeq, pointer: Pointer, context: Context): Json {
  return node.items.map((item, index) => toJson(item, below(pointer, index), context));
}

function map(node: YAMLMap, pointer: Pointer, context: Context): Json {
  const object: Record<string, Json> = {};
  const merged: Json[] = [];
  for (const pair of node.items) {
    const key = keyOf(pair, pointer, context);
    if (key === undefined) continue;
    const value = toJson(pair.value, below(pointer, key), context);
    if (key === '<<') merged.push(value);
    else if (Object.hasOwn(object, key))
      context.faults.push({
        code: 'key-duplicate',
        offset: offsetOf(pair.key, context),
        pointer: below(pointer, key),
        details: [key],
      });
    else if (key === '__proto__') put(object, key, value);
    else object[key] = value;
  }
  for (const source of merged.flat()) merge(object, source);
  return object;
}

function merge(object: Record<string, Json>, source: Json): void {
  if (!isObject(source)) return;
  for (const [key, value] of Object.entries(source)) {
    if (!Object.hasOwn(object, key)) put(object, key, value);
  }
}

function keyOf(pair: Pair, pointer: Pointer, context: Context): string | undefined {
  remember(pair.key, context);
  const key = context.yaml.isAlias(pair.key) ? context.anchors.get(pair.key.source) : pair.key;
  if (context.yaml.isScalar(key) && key.value !== null) return String(key.value);
  context.faults.push({ code: 'key-not-scalar', offset: offsetOf(pair.key, context), pointer, details: [] });
  return undefined;
}

function aliased(alias: Alias, pointer: Pointer, context: Context): Json {
  const { anchors, budget, faults, open } = context;
  const node = anchors.get(alias.source);
  if (node === undefined || open.has(node)) {
    faults.push({
      code: node === undefined ? 'alias-unknown' : 'alias-cycle',
      offset: offsetOf(alias, context),
      pointer,
      details: [alias.source],
    });
    return null;
  }
  open.add(node);
  budget.aliasDepth += 1;
  const value = toJson(node, pointer, context);
  budget.aliasDepth -= 1;
  open.delete(node);
  const isFirst = budget.aliasDepth === 0 && !faults.some((fault) => fault.code === 'aliases-too-many');
  if (budget.aliasedValues > limits.aliasedValues && isFirst) {
    faults.push({
      code: 'aliases-too-many',
      offset: offsetOf(alias, context),
      pointer,
      details: [String(limits.aliasedValues)],
    });
  }
  return value;
}

function offsetOf(node: unknown, { yaml }: Pick<Context, 'yaml'>): number {
  return (yaml.isNode(node) ? node.range?.[0] : undefined) ?? 0;
}
