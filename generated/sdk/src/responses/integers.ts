import { type ActiveCall, createCallError } from '../client/active-call.ts';
import type { ResponseReader, StreamReader } from '../client/operation.ts';
import { isObject } from '../json.ts';

type Reader = ResponseReader<unknown> | StreamReader<unknown>;

/**
 * Replaces integers that a number cannot hold, which are read as `bigint`: by their digits as text, or by an error.
 *
 * @param replace - `string` or `error`
 */
export function readIntegers<Given extends Reader>(replace: 'string' | 'error', reader: Given): Given {
  const convert = (data: unknown): unknown => replaceIntegers(data, replace);
  if (reader.open === undefined)
    return { ...reader, read: (bytes: Uint8Array<ArrayBuffer>, type: string) => convert(reader.read(bytes, type)) };
  const open = (call: ActiveCall, response: Response): unknown => {
    const checked = (data: unknown): unknown => {
      try {
        return convert(data);
      } catch (thrown) {
        throw createCallError(call, ['ResponseParse', Object(thrown).message]);
      }
    };
    const data = reader.open(call, response);
    // One of several formats may arrive as a whole.
    return data instanceof Promise
      ? data.then(checked)
      : { ...Object(data), [Symbol.asyncIterator]: () => each(data, checked) };
  };
  return { ...reader, open };
}

async function* each(stream: unknown, convert: (item: unknown) => unknown): AsyncGenerator {
  for await (const item of stream as AsyncIterable<unknown>) yield convert(item);
}

/** Replaces the integers in place: the data was just read, and nobody else has it. */
function replaceIntegers(value: unknown, replace: 'string' | 'error'): unknown {
  if (typeof value === 'bigint') {
    if (replace === 'error') throw new TypeError('an integer is too large for a number');
    return `${value}`;
  }
  if (isObject(value))
    for (const key of Object.keys(value)) {
      const member: unknown = Reflect.get(value, key);
      if (typeof member === 'bigint' || isObject(member)) Reflect.set(value, key, replaceIntegers(member, replace));
    }
  return value;
}
