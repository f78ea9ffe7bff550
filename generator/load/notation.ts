import { Buffer } from 'node:buffer';
import { isObject, type JsonObject } from '../model/json.ts';
import { type Pointer, tokens } from '../model/pointer.ts';
import { skipContainer } from './json-offsets.ts';
import { parseJson } from './parse-json.ts';
import type { TextPart } from './text-parts.ts';
import { endOfBlock, parseBlock } from './yaml-block.ts';

/** How the parts of a document stand in its text. */
export interface Notation {
  /** What a part leaves behind that is taken out, from its first byte and its last. */
  readonly hollow: (bytes: Buffer, part: Standing) => readonly [Buffer, Buffer];
  /** Where a part ends that starts at an offset; `undefined` where none can start there. */
  readonly endOf: (bytes: Buffer, start: number) => number | undefined;
  /** What a part says; `undefined` where it is no object, has a fault, lies too deep, or means more than it says. */
  readonly read: (bytes: Buffer, part: Standing) => JsonObject | undefined;
}

type Standing = Pick<TextPart, 'within' | 'start' | 'end'>;

/** In JSON a part is what stands from a brace to the one that closes it. */
export const jsonNotation: Notation = {
  hollow: (bytes, { start, end }) => [bytes.subarray(start, start + 1), bytes.subarray(end - 1, end)],
  endOf: (bytes, start) => (bytes[start] === 0x7b ? skipContainer(bytes, start, new Map()) : undefined),
  read: (bytes, { within, start, end }) => {
    const own = bytes.subarray(start, end);
    const { value, faults } = parseJson({ text: own.toString(), bytes: own }, around(within));
    return isObject(value) && faults.length === 0 ? value : undefined;
  },
};

/** In YAML a part is what stands from the colon behind its key to the next line that is indented as far as the key. */
export const yamlNotation: Notation = {
  hollow: (bytes) => [bytes.subarray(0, 0), NEW_LINE],
  endOf: endOfBlock,
  read: (bytes, { within, start, end }) => parseBlock(bytes.toString('utf8', start, end), around(within)),
};

const NEW_LINE = Buffer.from('\n');

/** How many containers stand around a part. */
function around(within: Pointer): number {
  return tokens(within).length + 1;
}
