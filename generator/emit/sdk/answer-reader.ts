import type { Operation } from '../../model/api.ts';
import { isWildcard } from '../../model/coding.ts';
import { string } from '../source/literal.ts';
import { dataOf, type Reading } from './answer-type.ts';
import type { ModuleImports } from './module-imports.ts';

/** A reader of the client's core, the media types that it asks for by itself, and whether it takes others too. */
interface Reader {
  readonly name: string;
  readonly asks: readonly string[];
  readonly takesOthers: boolean;
}

const READERS: Readonly<Record<Reading, Reader>> = {
  nothing: { name: 'readNoContent', asks: [], takesOthers: false },
  json: { name: 'readJson', asks: ['application/json'], takesOthers: false },
  'json-text': { name: 'readJsonText', asks: [], takesOthers: false },
  string: { name: 'readString', asks: ['application/json', 'text/plain'], takesOthers: false },
  'known-string': { name: 'readTypedString', asks: ['application/json', 'text/plain'], takesOthers: false },
  'string-or-null': { name: 'readNullableString', asks: ['application/json', 'text/plain'], takesOthers: false },
  text: { name: 'readText', asks: ['text/plain'], takesOthers: true },
  page: { name: 'readHtml', asks: ['text/html'], takesOthers: true },
  blob: { name: 'readBlob', asks: [], takesOthers: true },
};

/** The module of the client's core that readers come from. */
const RUNTIME = './runtime.ts';

/** The expression that reads an operation's answer: it asks for the media types that are declared. */
export function answerReader(operation: Operation, imports: ModuleImports): string {
  const { reading, mediaTypes, mayBeEmpty } = dataOf(operation);
  const { name, asks, takesOthers } = READERS[reading];
  const reader = imports.value(RUNTIME, name);
  const declared = mediaTypes.filter((mediaType) => !isWildcard(mediaType));
  const isUsual = declared.every((mediaType) => asks.includes(mediaType.toLowerCase()));
  const accept = [...declared, ...(takesOthers ? ['*/*;q=0.5'] : [])].join(', ');
  const asking = isUsual ? reader : `${imports.value(RUNTIME, 'readAccepting')}(${string(accept)}, ${reader})`;
  return mayBeEmpty && reading !== 'nothing' ? `${imports.value(RUNTIME, 'readOptional')}(${asking})` : asking;
}
