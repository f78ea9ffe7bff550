import {
  boolCoreTag,
  EVENT_ID,
  type Event,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  NOT_RESOLVED,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import { type Pointer, tokens } from '../model/json.ts';
import { composeYaml, plainEvents, type YamlLibrary, yamlLibrary } from './yaml.ts';

/** A value of a YAML text, with the offset of its key (of itself, in a list) and the values in it. */
interface OffsetNode {
  readonly offset: number;
  readonly isMap: boolean;
  readonly members: Map<string, OffsetNode>;
  /** The key whose value comes next. */
  key?: { readonly name: string; readonly offset: number } | undefined;
}

/**
 * Locates the values of a plain YAML text: the offset of the key, or of the value itself in a list. Returns `undefined`
 * for every pointer if the text is not plain, and for an empty value, which has no event of its own.
 */
export function plainOffsets(text: string): (pointer: Pointer) => number | undefined {
  const events = plainEvents(text);
  const root = events && buildTree(events, text).members.get('0');
  return (pointer) => {
    const offset = root && closestNode(root, tokens(pointer)).offset;
    return offset === -1 ? undefined : offset;
  };
}

/** Returns the node at a path, or its closest ancestor. */
function closestNode(root: OffsetNode, path: readonly string[]): OffsetNode {
  let node = root;
  for (const token of path) {
    const member = node.members.get(token);
    if (member === undefined) return node;
    node = member;
  }
  return node;
}

/** Builds the tree of values below a list that holds the one document. */
function buildTree(events: readonly Event[], text: string): OffsetNode {
  const top: OffsetNode = { offset: 0, isMap: false, members: new Map() };
  const open = [top];
  for (const event of events) {
    const parent = open.at(-1) ?? top;
    if (event.type === EVENT_ID.POP) open.pop();
    else if (event.type === EVENT_ID.DOCUMENT) open.push(top);
    else if (event.type === EVENT_ID.SCALAR) addScalar(parent, event, text);
    else if (event.type !== EVENT_ID.ALIAS) open.push(addValue(parent, event.start, event.type === EVENT_ID.MAPPING));
  }
  return top;
}

function addScalar(parent: OffsetNode, event: ScalarEvent, text: string): void {
  const offset = scalarStart(event, text);
  if (!parent.isMap || parent.key !== undefined) addValue(parent, offset, false);
  else parent.key = { name: keyName(event, text), offset };
}

/** Resolves a key to its name: `+5` and `0x5` are the key `5`. */
function keyName(event: ScalarEvent, text: string): string {
  const source = getScalarValue(text, event);
  const tags = event.style === SCALAR_STYLE.PLAIN ? [boolCoreTag, intCoreTag, floatCoreTag] : [];
  const values = tags.map((tag) => tag.resolve(source, false, tag.tagName));
  return String(values.find((value) => value !== NOT_RESOLVED) ?? source);
}

/** Returns the offset of a scalar with its quote or block indicator. */
function scalarStart({ style, valueStart }: ScalarEvent, text: string): number {
  switch (style) {
    case SCALAR_STYLE.PLAIN:
      return valueStart;
    case SCALAR_STYLE.SINGLE_QUOTED:
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return valueStart - 1;
    case SCALAR_STYLE.LITERAL_BLOCK:
      return text.lastIndexOf('|', valueStart - 1);
    case SCALAR_STYLE.FOLDED_BLOCK:
      return text.lastIndexOf('>', valueStart - 1);
  }
}

function addValue(parent: OffsetNode, offset: number, isMap: boolean): OffsetNode {
  const { key, members } = parent;
  const node: OffsetNode = { offset: key?.offset ?? offset, isMap, members: new Map() };
  const name = key?.name ?? String(members.size);
  if (!members.has(name)) members.set(name, node);
  parent.key = undefined;
  return node;
}

/** Locates the values of any YAML text in its syntax tree. */
export function syntaxTreeOffsets(text: string): (pointer: Pointer) => number {
  const composed = composeYaml(text);
  if ('faults' in composed) return () => 0;
  const yaml = yamlLibrary();
  return (pointer) => {
    let node: unknown = composed.document.contents;
    let offset = nodeStart(node, yaml) ?? 0;
    for (const token of tokens(pointer)) {
      const child = childNode(node, token, yaml);
      if (child === undefined) return offset;
      offset = child.offset;
      node = yaml.isAlias(child.value) ? child.value.resolve(composed.document) : child.value;
    }
    return offset;
  };
}

function childNode(
  node: unknown,
  token: string,
  yaml: YamlLibrary,
): { readonly offset: number; readonly value: unknown } | undefined {
  if (yaml.isSeq(node)) {
    const item = node.items[Number(token)];
    return item === undefined ? undefined : { offset: nodeStart(item, yaml) ?? 0, value: item };
  }
  if (!yaml.isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => yaml.isScalar(key) && String(key.value) === token);
  return pair === undefined ? undefined : { offset: nodeStart(pair.key, yaml) ?? 0, value: pair.value };
}

function nodeStart(node: unknown, yaml: YamlLibrary): number | undefined {
  return yaml.isNode(node) ? node.range?.[0] : undefined;
}
