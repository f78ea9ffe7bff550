import type { AnswerReader } from './operation.ts';

/** The same reader for an operation that may answer nothing (204): an empty body is `undefined`. */
export function readIfAny<Data>(reader: AnswerReader<Data>): AnswerReader<Data | undefined> {
  return { ...reader, read: (bytes, type) => (bytes.length > 0 ? reader.read(bytes, type) : undefined) };
}
