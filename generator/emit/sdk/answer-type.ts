import type { Content, Operation } from '../../model/api.ts';
import { isJsonType, isWildcard } from '../../model/coding.ts';
import { readableContents } from '../../model/readable-contents.ts';
import type { Schema } from '../../model/schema.ts';

/** How the bytes of an answer become data. */
export type Reading =
  'nothing' | 'json' | 'json-text' | 'string' | 'known-string' | 'string-or-null' | 'text' | 'page' | 'blob';

/** How an operation's data is read, and what it is. */
export interface Data {
  /** The schema of the data; absent where there is none. */
  readonly schema?: Schema;
  readonly reading: Reading;
  /** The media types that its answers are declared with. */
  readonly mediaTypes: readonly string[];
  /** Whether a success may come without data. */
  readonly mayBeEmpty: boolean;
}

/** No data, as one variant among others; a client reads an empty answer as undefined. */
const UNDEFINED: Schema = { kind: 'absent' };

/** The data that a call gives: of all its successes, what one reader can give. */
export function dataOf(operation: Operation): Data {
  const { contents, mayBeEmpty } = readableContents(operation.answers);
  if (contents.length === 0) return { reading: 'nothing', mediaTypes: [], mayBeEmpty };
  const all = [...contents.map(dataSchema), ...(mayBeEmpty ? [UNDEFINED] : [])];
  const [only, ...others] = all;
  const schema: Schema = others.length === 0 && only !== undefined ? only : { kind: 'union', variants: all };
  const mediaTypes = [...new Set(contents.map(({ mediaType }) => mediaType))];
  return { schema, reading: readingOf(contents), mediaTypes, mayBeEmpty };
}

function dataSchema({ coding, schema }: Content): Schema {
  switch (coding) {
    case 'json':
      return schema;
    case 'text':
    case 'events':
    case 'form':
      return { kind: 'string' };
    case 'binary':
    case 'multipart':
      return { kind: 'binary' };
  }
}

function readingOf(contents: readonly Content[]): Reading {
  const json = contents.filter(({ coding }) => coding === 'json');
  if (contents.some(({ coding }) => coding === 'binary' || coding === 'multipart')) return 'blob';
  if (json.length === 0) return contents.some(({ mediaType }) => /html/i.test(mediaType)) ? 'page' : 'text';
  if (json.every(({ text }) => text !== undefined)) return stringReading(json);
  const isDeclared = json.every(({ mediaType }) => isJsonType(mediaType) || isWildcard(mediaType));
  return isDeclared ? 'json' : 'json-text';
}

/** Strings that go by a name, or are some of all there are, are taken at the specification's word. */
function stringReading(contents: readonly Content[]): Reading {
  if (contents.some(({ text }) => text === 'string-or-null')) return 'string-or-null';
  return contents.every(({ schema }) => schema.kind === 'string') ? 'string' : 'known-string';
}
