import type { ResponseReader } from './operation.ts';

/** The same reader for an operation that may answer nothing (204): an empty body is `undefined`. */
export function readOptional<Data>(reader: ResponseReader<Data>): ResponseReader<Data | undefined> {
  return { ...reader, read: (bytes, type) => (bytes.length > 0 ? reader.read(bytes, type) : undefined) };
}
