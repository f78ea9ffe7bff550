import type { AnswerReader } from './operation.ts';

/** The same reader, asking for other media types: those that the operation is declared with. */
export function readAs<Data>(accept: string, reader: AnswerReader<Data>): AnswerReader<Data> {
  return { ...reader, fields: { ...reader.fields, accept } };
}
