import { Buffer } from 'node:buffer';
import { type Keep, keeping } from '../memory.ts';
import { below, type Pointer, tokens } from '../model/pointer.ts';
import { linesOfBytes, type Starts } from './lines.ts';
import { plainOffsets, plainOffsetsWithin } from './plain-offsets.ts';
import { once, thoroughOffsets } from './positions.ts';
import type { Skeleton } from './reread.ts';
import type { Positions } from './source.ts';
import type { TextPart } from './text-parts.ts';

/** A YAML text with its parts. */
export interface YamlInParts {
  readonly bytes: Buffer;
  readonly parts: readonly TextPart[];
  readonly skeleton: Skeleton;
}

/**
 * Where the values of parts stand, and those of the text without them: this stays the same for each text that follows.
 */
export interface KnownOffsets {
  readonly skeleton: () => (pointer: Pointer) => number | undefined;
  readonly parts: Keep<ReturnType<typeof plainOffsetsWithin>>;
}

/** What is known of a text before anybody asks. */
export function knownOffsets({ text }: Skeleton): KnownOffsets {
  return { skeleton: once(() => plainOffsets(text)), parts: keeping() };
}

/** The positions of what stands in a YAML text: of each part by itself, when somebody asks. Offsets are in bytes. */
export function positionsInParts(
  name: string,
  text: YamlInParts,
  { known, starts }: { readonly known: KnownOffsets; readonly starts?: Starts | undefined },
): Positions {
  let started = starts;
  const lines = once(() => {
    const made = linesOfBytes(text.bytes, starts);
    started = made.starts;
    return made;
  });
  const offset = once(() => offsetsOf(text, known));
  return {
    offset: (pointer) => offset()(pointer),
    place: (at) => ({ file: name, ...lines().place(at) }),
    line: (line) => lines().line(line),
    starts: () => started,
  };
}

function offsetsOf({ bytes, parts, skeleton }: YamlInParts, known: KnownOffsets): (pointer: Pointer) => number {
  const whole = once(() => bytes.toString());
  const thorough = once(() => thoroughOffsets(whole()));
  return (pointer) => {
    const path = tokens(pointer);
    const depth = path[0] === 'components' ? 3 : 2;
    const within = below('', ...path.slice(0, depth - 1));
    const part = parts.find(({ key, within: holder }) => key === path[depth - 1] && holder === within);
    const inside = part === undefined ? undefined : offsetInPart(bytes, part, { path: path.slice(depth), known });
    if (inside !== undefined && inside !== 'empty') return inside;
    const outside = inside === 'empty' ? undefined : known.skeleton()(pointer);
    // An empty value is placed by the thorough parser alone.
    if (outside === undefined) return bytesTo(whole(), thorough()(pointer));
    return beyondParts(bytesTo(skeleton.text, outside), parts);
  };
}

/** Where a value of a part stands; nothing where the part has no such value. */
function offsetInPart(
  bytes: Buffer,
  { value, start, end }: TextPart,
  { path, known }: { readonly path: readonly string[]; readonly known: KnownOffsets },
): number | 'empty' | undefined {
  const text = bytes.toString('utf8', start, end);
  const offset = known.parts(value, () => plainOffsetsWithin(text))(path);
  return typeof offset === 'number' ? start + bytesTo(text, offset) : offset;
}

/** How many bytes stand before a character. */
function bytesTo(text: string, offset: number): number {
  return Buffer.byteLength(text.slice(0, offset));
}

/** The offset in a text of what stands at one in the text without its parts, of each of which a line end is left. */
function beyondParts(offset: number, parts: readonly TextPart[]): number {
  let shift = 0;
  for (const { start, end } of parts) {
    if (start - shift >= offset) break;
    shift += end - start - 1;
  }
  return offset + shift;
}
