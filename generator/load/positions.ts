import type { Buffer } from 'node:buffer';
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
import { enclosingPointers, type Pointer, tokens } from '../model/json.ts';
import type { Place } from '../diagnostics/diagnostics.ts';
import { type JsonMember, membersAt, skipSpace } from './json.ts';
import type { ContainerEnds, Text } from './parsed-text.ts';
import type { ParsedSource, Positions, Source, SourceLocation } from './source.ts';
import { yamlEvents } from './yaml.ts';

/** Creates the positions of a text. Nothing is computed before the first call. */
export function createPositions(
  name: string,
  { text, bytes }: Text,
  { syntax, ends = new Map() }: Pick<ParsedSource, 'syntax' | 'ends'>,
): Positions {
  // A JSON text may have megabytes: only its bytes are kept, which take half the memory of its characters.
  const content = syntax === 'json' ? { bytes } : { text };
  const lines = once(() => ('bytes' in content ? linesOfBytes(content.bytes) : linesOfText(content.text)));
  const offset = once(() => ('bytes' in content ? jsonOffsets(content.bytes, ends) : yamlOffsets(content.text)));
  return {
    offset: (pointer) => offset()(pointer),
    place: (at) => ({ file: name, ...lines().place(at) }),
    line: (line) => lines().line(line),
  };
}

function once<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

function jsonOffsets(bytes: Buffer, ends: ContainerEnds): (pointer: Pointer) => number {
  const containers = new Map<number, ReadonlyMap<string, JsonMember>>();
  const membersOf = (offset: number) => {
    const members =
      containers.get(offset) ?? new Map(membersAt(bytes, offset, ends).map((member) => [member.key, member]));
    containers.set(offset, members);
    return members;
  };
  return (pointer) => {
    let at = { keyOffset: skipSpace(bytes, 0), valueOffset: skipSpace(bytes, 0) };
    for (const token of tokens(pointer)) {
      const member = membersOf(at.valueOffset).get(token);
      if (member === undefined) return at.keyOffset;
      at = member;
    }
    return at.keyOffset;
  };
}

/** Locates the values of a YAML text: the offset of the key, or of the value itself in a list. */
export function yamlOffsets(text: string): (pointer: Pointer) => number {
  const events = yamlEvents(text);
  const root = events && buildTree(events, text).members.get('0');
  return (pointer) => (root === undefined ? 0 : closestNode(root, tokens(pointer)).offset);
}

/** Returns the place of a value of a file. */
export function placeOf({ source: { positions }, pointer }: SourceLocation): Place {
  return { ...positions.place(offsetOf(pointer, positions)), pointer };
}

/** Maps `/examples/0` back to `/example` if the upgrade from OpenAPI 3.0 has made the list. */
function offsetOf(pointer: Pointer, positions: Positions): number {
  const offset = positions.offset(pointer);
  const [whole, schema = '', rest = ''] = /^(.*)\/examples\/0(\/.*)?$/.exec(pointer) ?? [];
  return whole === undefined || offset !== positions.offset(schema)
    ? offset
    : positions.offset(`${schema}/example${rest}`);
}

/** The source locations of the parts of the bundled document that came from elsewhere, by their pointers in it. */
export type Origins = ReadonlyMap<Pointer, SourceLocation>;

/** Finds positions in the files of a specification. */
export interface Locator {
  /** Returns the place of a pointer into the document. */
  readonly locate: (pointer: Pointer) => Place;
  /** Returns the line of a file, for the code frame of a diagnostic. */
  readonly line: (place: Place) => string | undefined;
}

/** Creates the locator of a bundled document. */
export function createLocator(origins: Origins, sources: readonly Source[]): Locator {
  return {
    locate: (pointer) => ({ ...placeOf(originOf(pointer, origins)), pointer }),
    line: ({ file, line }) => sources.find(({ name }) => name === file)?.positions.line(line),
  };
}

/** Finds the closest ancestor with a known origin and appends the rest of the pointer. */
export function originOf(pointer: Pointer, origins: Origins): SourceLocation {
  for (const outer of enclosingPointers(pointer)) {
    const origin = origins.get(outer);
    if (origin !== undefined) return { source: origin.source, pointer: origin.pointer + pointer.slice(outer.length) };
  }
  const root = origins.get('');
  if (root === undefined) throw new Error('the root of a document has an origin');
  return { source: root.source, pointer };
}

/** The lines of a text, counted from 1. */
interface Lines {
  /** The line and the column of an offset. Columns count UTF-16 code units, as editors do. */
  readonly place: (offset: number) => Pick<Place, 'line' | 'column'>;
  /** A line without its line end. */
  readonly line: (line: number) => string | undefined;
}

/** Splits a text into lines. Offsets are in characters. */
export function linesOfText(text: string): Lines {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return createLines(starts, {
    end: text.length,
    slice: (from, to) => text.slice(from, to),
    count: (from, to) => to - from,
  });
}

const NEWLINE = 0x0a;

/** Splits a UTF-8 text into lines. Offsets are in bytes; only the requested lines are decoded. */
export function linesOfBytes(bytes: Buffer): Lines {
  const starts = [0];
  // A loop takes a quarter of the time of `indexOf`, since lines are short.
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === NEWLINE) starts.push(at + 1);
  return createLines(starts, {
    end: bytes.length,
    slice: (from, to) => bytes.toString('utf8', from, to),
    count: characterCounter(bytes),
  });
}

/** Bytes of a block, whose characters are counted once: a text on a single line may have thousands of diagnostics. */
const BLOCK_BYTES = 1_024;

function characterCounter(bytes: Buffer): LineText['count'] {
  const counts = [0];
  const countTo = (offset: number): number => {
    const block = Math.floor(offset / BLOCK_BYTES);
    for (let known = counts.length; known <= block; known += 1)
      counts.push((counts[known - 1] ?? 0) + countCodeUnits(bytes, (known - 1) * BLOCK_BYTES, known * BLOCK_BYTES));
    return (counts[block] ?? 0) + countCodeUnits(bytes, block * BLOCK_BYTES, offset);
  };
  return (from, to) => (to - from < BLOCK_BYTES ? countCodeUnits(bytes, from, to) : countTo(to) - countTo(from));
}

/** Counts the UTF-16 code units of the characters that begin in a range of bytes: two for a character of four bytes. */
function countCodeUnits(bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80 || byte >= 0xc0) count += byte < 0xf0 ? 1 : 2;
  }
  return count;
}

interface LineText {
  readonly end: number;
  readonly slice: (from: number, to: number) => string;
  /** Counts the characters between two offsets. */
  readonly count: (from: number, to: number) => number;
}

function createLines(starts: readonly number[], { end, slice, count }: LineText): Lines {
  return {
    place: (offset) => {
      const index = lineIndex(starts, offset);
      return { line: index + 1, column: count(starts[index] ?? 0, offset) + 1 };
    },
    line: (line) => {
      const start = starts[line - 1];
      return start === undefined ? undefined : slice(start, starts[line] ?? end).replace(/[\r\n]+$/, '');
    },
  };
}

/** Returns the index of the line that contains an offset, by binary search. */
function lineIndex(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A value of a YAML text, with the offset of its key (of itself, in a list) and the values in it. */
interface OffsetNode {
  offset: number;
  readonly isMap: boolean;
  readonly members: Map<string, OffsetNode>;
  /** The key whose value comes next. */
  key?: { readonly name: string; readonly offset: number } | undefined;
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

type ValueEvent = Exclude<Event, { readonly type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;

/** Builds the tree of values below a list that holds the one document. */
function buildTree(events: readonly Event[], text: string): OffsetNode {
  const top: OffsetNode = { offset: 0, isMap: false, members: new Map() };
  const anchors = new Map<string, OffsetNode>();
  const open = [top];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) open.pop();
    else if (event.type === EVENT_ID.DOCUMENT) open.push(top);
    else {
      const node = createNode(event, text, anchors);
      addNode(open.at(-1) ?? top, node, event.type === EVENT_ID.SCALAR ? keyName(event, text) : '');
      if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) open.push(node);
    }
  }
  return top;
}

/** Creates the node of a value. An alias has the members of its anchor. */
function createNode(event: ValueEvent, text: string, anchors: Map<string, OffsetNode>): OffsetNode {
  const anchor = text.slice(event.anchorStart, event.anchorEnd);
  const members = event.type === EVENT_ID.ALIAS ? anchors.get(anchor)?.members : undefined;
  const isMap = event.type === EVENT_ID.MAPPING;
  const node: OffsetNode = { offset: startOf(event, text), isMap, members: members ?? new Map() };
  if (event.type !== EVENT_ID.ALIAS) anchors.set(anchor, node);
  return node;
}

/** Adds the next value of a list, or the next key or value of a map. */
function addNode(parent: OffsetNode, node: OffsetNode, name: string): void {
  const { key, members, offset } = parent;
  parent.key = parent.isMap && key === undefined ? { name, offset: node.offset } : undefined;
  if (parent.key !== undefined) return;
  // An empty item has no place of its own.
  node.offset = key?.offset ?? (node.offset === -1 ? offset : node.offset);
  const member = key?.name ?? String(members.size);
  if (!members.has(member)) members.set(member, node);
}

/** Resolves a key to its name: `+5` and `0x5` are the key `5`. */
function keyName(event: ScalarEvent, text: string): string {
  const source = getScalarValue(text, event);
  const tags = event.style === SCALAR_STYLE.PLAIN ? [boolCoreTag, intCoreTag, floatCoreTag] : [];
  const values = tags.map((tag) => tag.resolve(source, false, tag.tagName));
  return String(values.find((value) => value !== NOT_RESOLVED) ?? source);
}

/** Returns the offset of a value, of a scalar with its quote or block indicator; -1 for an empty one. */
function startOf(event: ValueEvent, text: string): number {
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  if (event.type !== EVENT_ID.SCALAR) return event.start;
  const { style, valueStart } = event;
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
