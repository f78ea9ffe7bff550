import type { Answer, Coding, Content, Operation } from '../../model/api.ts';
import { preferredContent } from '../../model/preferred-content.ts';
import type { Schema } from '../../model/schema.ts';

/** How an operation's data is read, and what it is. */
export interface Data {
  /** The schema of the data; absent where there is none. */
  readonly schema?: Schema;
  /** How the bytes of the answer become data. */
  readonly reading: 'nothing' | 'json' | 'string' | 'text' | 'blob';
}

/** The data that a call gives: of all its successes, the answers that a client prefers. */
export function dataOf(operation: Operation): Data {
  const contents = successes(operation.answers).map(({ contents }) => preferredContent(contents));
  const present = contents.filter((content) => content !== undefined);
  if (present.length === 0) return { reading: 'nothing' };
  const schemas = present.map((content) => dataSchema(content));
  const all = present.length < contents.length ? [...schemas, UNDEFINED] : schemas;
  const [only, ...others] = all;
  const schema: Schema = others.length === 0 && only !== undefined ? only : { kind: 'union', variants: all };
  return { schema, reading: readingOf(present) };
}

/** Answers that mean success: 2xx ones, or the default where it is all there is. */
export function successes(answers: readonly Answer[]): readonly Answer[] {
  const stated = answers.filter(({ status }) => status.startsWith('2'));
  return stated.length > 0 ? stated : answers.filter(({ status }) => status === 'default');
}

/** No data, as one variant among others; a client reads an empty answer as undefined. */
const UNDEFINED: Schema = { kind: 'absent' };

function dataSchema({ coding, schema }: Content): Schema {
  if (coding === 'binary') return { kind: 'binary' };
  if (coding === 'text' || coding === 'events') return { kind: 'string' };
  return schema;
}

function readingOf(contents: readonly Content[]): Data['reading'] {
  const codings = new Set<Coding>(contents.map(({ coding }) => coding));
  if (codings.has('json')) return contents.every(({ schema }) => schema.kind === 'string') ? 'string' : 'json';
  if (codings.has('text') || codings.has('events')) return 'text';
  return 'blob';
}
