import type { CompileError } from '../compiler/compiler.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** The errors of a file in one of its states. */
export interface Compiled {
  readonly errors: readonly CompileError[];
  readonly text: string;
}

/**
 * The errors that a file did not have before. One that was there is known by its message, in which a type may bear its
 * new name; or, where the message tells a type in full, by its code and its line.
 */
export function newErrors(before: Compiled, after: Compiled, renamed: Knowledge['schemas']): readonly CompileError[] {
  const messageOf = ({ message }: CompileError): string =>
    message.replaceAll(/\w+/g, (word) => renamed.get(word)?.v3 ?? word);
  const { left, found } = withoutTwins(before.errors, after.errors, messageOf);
  if (lineCount(before.text) !== lineCount(after.text)) return found;
  const places = new Map([
    ...left.map((error) => [error, before.text] as const),
    ...found.map((error) => [error, after.text] as const),
  ]);
  const placeOf = (error: CompileError): string =>
    `${error.code}:${lineCount((places.get(error) ?? '').slice(0, error.start))}`;
  return withoutTwins(left, found, placeOf).found;
}

interface Apart {
  /** Errors of before that nothing stands for any more. */
  readonly left: readonly CompileError[];
  readonly found: readonly CompileError[];
}

/** Takes out of both lists what reads alike, one for one. */
function withoutTwins(
  before: readonly CompileError[],
  after: readonly CompileError[],
  read: (error: CompileError) => string,
): Apart {
  const left = [...before];
  const found = after.filter((error) => {
    const twin = left.findIndex((other) => read(other) === read(error));
    if (twin >= 0) left.splice(twin, 1);
    return twin < 0;
  });
  return { left, found };
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
