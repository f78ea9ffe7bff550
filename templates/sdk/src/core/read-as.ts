import type { ResponseReader } from './operation.ts';

/** The same reader, asking for other media types: those that the operation is declared with. */
export function readAccepting<Data>(accept: string, reader: ResponseReader<Data>): ResponseReader<Data> {
  return { ...reader, fields: { ...reader.fields, accept } };
}
