import type { Alias, Document, Pair, ParsedNode, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isObject, type Json } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import { setMember } from './json-tree.ts';
import { limits } from './limits.ts';
import type { ParsedText, TextFault } from './source.ts';

interface Context {
  readonly yaml: typeof import('yaml');
  readonly faults: TextFault[];
  /** The nodes with an anchor, as far as the document has been converted. */
  readonly anchors: Map<string, unknown>;
  /** The anchored nodes that an alias is being expanded to, which detects an alias inside its own anchor. */
  readonly open: Set<unknown>;
  readonly budget: { aliasedValues: number; aliasDepth: number };
}

/**
 * Converts a YAML document to JSON. An alias becomes a copy of its node; a merge key (`<<`, YAML 1.1) adds the members
 * that the map itself does not have; keys become strings.
 */
export function yamlToJson(document: Document.Parsed<ParsedNode>, yaml: Context['yaml']): ParsedText {
  const context: Context = {
    yaml,
    faults: [],
    anchors: new Map(),
    open: new Set(),
    budget: { aliasedValues: 0, aliasDepth: 0 },
  };
  const value = convert(document.contents, '', context);
  return context.faults.some((fault) => fault.code === 'aliases-too-many')
    ? { faults: context.faults }
    : { value, faults: context.faults };
}

function convert(node: unknown, pointer: Pointer, context: Context): Json {
  const { budget, yaml } = context;
  if (budget.aliasDepth > 0) budget.aliasedValues += 1;
  if (budget.aliasedValues > limits.aliasedValues) return null;
  if (yaml.isAlias(node)) return convertAlias(node, pointer, context);
  recordAnchor(node, context);
  if (yaml.isScalar(node)) return convertScalar(node, pointer, context);
  if (yaml.isMap(node)) return convertMap(node, pointer, context);
  if (yaml.isSeq(node)) return convertSequence(node, pointer, context);
  return null;
}

function recordAnchor(node: unknown, { anchors, budget, yaml }: Context): void {
  if (!(yaml.isScalar(node) || yaml.isMap(node) || yaml.isSeq(node)) || node.anchor === undefined) return;
  if (budget.aliasDepth === 0) anchors.set(node.anchor, node);
}

function convertScalar(node: Scalar, pointer: Pointer, context: Context): Json {
  const { value } = node;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    const offset = offsetOf(node, context);
    context.faults.push({ code: 'number-not-finite', offset, pointer, details: [String(value)] });
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return Number(value);
  return null;
}

function convertSequence(node: YAMLSeq, pointer: Pointer, context: Context): Json {
  return node.items.map((item, index) => convert(item, below(pointer, index), context));
}

function convertMap(node: YAMLMap, pointer: Pointer, context: Context): Json {
  const object: Record<string, Json> = {};
  const merged: Json[] = [];
  for (const pair of node.items) {
    const key = keyOf(pair, pointer, context);
    if (key === undefined) continue;
    const inner = below(pointer, key);
    const value = convert(pair.value, inner, context);
    if (key === '<<') merged.push(value);
    else if (Object.hasOwn(object, key)) {
      const offset = offsetOf(pair.key, context);
      context.faults.push({ code: 'key-duplicate', offset, pointer: inner, details: [key] });
    } else if (key === '__proto__') setMember(object, key, value);
    else object[key] = value;
  }
  for (const source of merged.flat()) mergeMissing(object, source);
  return object;
}

function mergeMissing(object: Record<string, Json>, source: Json): void {
  if (!isObject(source)) return;
  for (const [key, value] of Object.entries(source)) {
    if (!Object.hasOwn(object, key)) setMember(object, key, value);
  }
}

function keyOf(pair: Pair, pointer: Pointer, context: Context): string | undefined {
  recordAnchor(pair.key, context);
  const key = context.yaml.isAlias(pair.key) ? context.anchors.get(pair.key.source) : pair.key;
  if (context.yaml.isScalar(key) && key.value !== null) return String(key.value);
  context.faults.push({ code: 'key-not-scalar', offset: offsetOf(pair.key, context), pointer, details: [] });
  return undefined;
}

function convertAlias(alias: Alias, pointer: Pointer, context: Context): Json {
  const { anchors, budget, faults, open } = context;
  const node = anchors.get(alias.source);
  const offset = offsetOf(alias, context);
  if (node === undefined || open.has(node)) {
    const code = node === undefined ? 'alias-unknown' : 'alias-cycle';
    faults.push({ code, offset, pointer, details: [alias.source] });
    return null;
  }
  open.add(node);
  budget.aliasDepth += 1;
  const value = convert(node, pointer, context);
  budget.aliasDepth -= 1;
  open.delete(node);
  const isFirst = budget.aliasDepth === 0 && !faults.some((fault) => fault.code === 'aliases-too-many');
  if (budget.aliasedValues > limits.aliasedValues && isFirst)
    faults.push({ code: 'aliases-too-many', offset, pointer, details: [String(limits.aliasedValues)] });
  return value;
}

function offsetOf(node: unknown, { yaml }: Context): number {
  return (yaml.isNode(node) ? node.range?.[0] : undefined) ?? 0;
}
