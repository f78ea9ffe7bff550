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
import { type Pointer, tokens } from '../model/pointer.ts';
import { plainEvents } from './plain-events.ts';

/** A value, by where its key stands (itself, in a list), with the values in it. */
interface Spot {
  readonly offset: number;
  readonly isMap: boolean;
  readonly members: Map<string, Spot>;
  /** The key whose value comes next. */
  key?: { readonly name: string; readonly offset: number } | undefined;
}

/**
 * Where the values of a plain YAML text stand: the offset of the key, of the value itself in a list. Nothing where the
 * text is not plain, and for an empty value, which no event places.
 */
export function plainOffsets(text: string): (pointer: Pointer) => number | undefined {
  const root = rootOf(text);
  return (pointer) => {
    const offset = root && spotAt(root, tokens(pointer)).offset;
    return offset === -1 ? undefined : offset;
  };
}

function rootOf(text: string): Spot | undefined {
  const events = plainEvents(text);
  return events && spotsOf(events, text).members.get('0');
}

/** The value that a path leads to, or the nearest around it. */
function spotAt(root: Spot, path: readonly string[]): Spot {
  let spot = root;
  for (const token of path) {
    const member = spot.members.get(token);
    if (member === undefined) return spot;
    spot = member;
  }
  return spot;
}

/** The values of a text as a tree, below a list that holds its one document. */
function spotsOf(events: readonly Event[], text: string): Spot {
  const top: Spot = { offset: 0, isMap: false, members: new Map() };
  const open = [top];
  for (const event of events) {
    const holder = open.at(-1) ?? top;
    if (event.type === EVENT_ID.POP) open.pop();
    else if (event.type === EVENT_ID.DOCUMENT) open.push(top);
    else if (event.type === EVENT_ID.SCALAR) addScalar(holder, event, text);
    else if (event.type !== EVENT_ID.ALIAS) open.push(add(holder, event.start, event.type === EVENT_ID.MAPPING));
  }
  return top;
}

function addScalar(holder: Spot, event: ScalarEvent, text: string): void {
  const offset = startOf(event, text);
  if (!holder.isMap || holder.key !== undefined) add(holder, offset, false);
  else holder.key = { name: nameOf(event, text), offset };
}

/** A key as a name: `+5` and `0x5` are the key `5`. */
function nameOf(event: ScalarEvent, text: string): string {
  const source = getScalarValue(text, event);
  const tags = event.style === SCALAR_STYLE.PLAIN ? [boolCoreTag, intCoreTag, floatCoreTag] : [];
  const values = tags.map((tag) => tag.resolve(source, false, tag.tagName));
  return String(values.find((value) => value !== NOT_RESOLVED) ?? source);
}

/** Where a scalar starts, with the quote or the sign that says how it is written. */
function startOf({ style, valueStart }: ScalarEvent, text: string): number {
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

function add(holder: Spot, offset: number, isMap: boolean): Spot {
  const { key, members } = holder;
  const spot: Spot = { offset: key?.offset ?? offset, isMap, members: new Map() };
  const name = key?.name ?? String(members.size);
  if (!members.has(name)) members.set(name, spot);
  holder.key = undefined;
  return spot;
}
