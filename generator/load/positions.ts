import { type Pointer, tokens } from '../model/pointer.ts';
import type { Place } from '../problems.ts';
import { type Member, membersAt, skipSpace } from './json-offsets.ts';
import { linesOfBytes, linesOfText } from './lines.ts';
import { composeYaml } from './parse-yaml.ts';
import { plainOffsets } from './plain-offsets.ts';
import type { Content, JsonContent, Positions, Target } from './source.ts';
import { type YamlLibrary, yamlLibrary } from './yaml-library.ts';

/** The positions of what stands in a text. */
export function positionsOf(name: string, content: Content): Positions {
  const lines = once(() => (content.syntax === 'json' ? linesOfBytes(content.bytes) : linesOfText(content.text)));
  const offset = once(() => (content.syntax === 'json' ? jsonOffsets(content) : yamlOffsets(content.text)));
  return {
    offset: (pointer) => offset()(pointer),
    place: (at) => ({ file: name, ...lines().place(at) }),
    line: (line) => lines().line(line),
  };
}

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function jsonOffsets({ bytes, ends }: JsonContent): (pointer: Pointer) => number {
  const known = new Map<number, ReadonlyMap<string, Member>>();
  const inside = (offset: number) => {
    const members = known.get(offset) ?? new Map(membersAt(bytes, offset, ends).map((member) => [member.key, member]));
    known.set(offset, members);
    return members;
  };
  return (pointer) => {
    let at = { keyOffset: skipSpace(bytes, 0), valueOffset: skipSpace(bytes, 0) };
    for (const token of tokens(pointer)) {
      const member = inside(at.valueOffset).get(token);
      if (member === undefined) return at.keyOffset;
      at = member;
    }
    return at.keyOffset;
  };
}

function yamlOffsets(text: string): (pointer: Pointer) => number {
  const plain = plainOffsets(text);
  const thorough = once(() => thoroughOffsets(text));
  return (pointer) => plain(pointer) ?? thorough()(pointer);
}

/** Where the values of any YAML text stand, as the thorough parser knows it. */
export function thoroughOffsets(text: string): (pointer: Pointer) => number {
  const composed = composeYaml(text);
  if ('faults' in composed) return () => 0;
  const yaml = yamlLibrary();
  return (pointer) => {
    let node: unknown = composed.document.contents;
    let offset = startOf(node, yaml) ?? 0;
    for (const token of tokens(pointer)) {
      const child = childOf(node, token, yaml);
      if (child === undefined) return offset;
      offset = child.offset;
      node = yaml.isAlias(child.value) ? child.value.resolve(composed.document) : child.value;
    }
    return offset;
  };
}

interface Child {
  readonly offset: number;
  readonly value: unknown;
}

function childOf(node: unknown, token: string, yaml: YamlLibrary): Child | undefined {
  if (yaml.isSeq(node)) {
    const item = node.items[Number(token)];
    return item === undefined ? undefined : { offset: startOf(item, yaml) ?? 0, value: item };
  }
  if (!yaml.isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => yaml.isScalar(key) && String(key.value) === token);
  return pair === undefined ? undefined : { offset: startOf(pair.key, yaml) ?? 0, value: pair.value };
}

function startOf(node: unknown, yaml: YamlLibrary): number | undefined {
  return yaml.isNode(node) ? node.range?.[0] : undefined;
}

/** Where a value of a file stands. */
export function placeOf({ source: { positions }, pointer }: Target): Place {
  return { ...positions.place(offsetOf(pointer, positions)), pointer };
}

/**
 * The first of `examples` that are not written there is the `example` of OpenAPI 3.0, which the upgrade made a list.
 */
function offsetOf(pointer: Pointer, positions: Positions): number {
  const offset = positions.offset(pointer);
  const [whole, schema = '', rest = ''] = /^(.*)\/examples\/0(\/.*)?$/.exec(pointer) ?? [];
  return whole === undefined || offset !== positions.offset(schema)
    ? offset
    : positions.offset(`${schema}/example${rest}`);
}
