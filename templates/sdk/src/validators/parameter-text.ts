import type { TextReading } from './text-parameter.ts';

/** What a text stands for. */
export type Scalar = string | number | boolean;

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * The value that the texts of a parameter stand for, in what a server is sent: a text that stands for none stays a
 * text, and is found out when it is judged. A list is repeated, or written with commas.
 */
export function readTexts(
  { type, isList }: TextReading,
  texts: readonly string[],
): Scalar | readonly Scalar[] | undefined {
  const [text, ...others] = texts;
  if (text === undefined) return undefined;
  if (isList) return (others.length === 0 ? text.split(',') : texts).map((item) => scalarOf(item, type));
  return others.length === 0 ? scalarOf(text, type) : texts;
}

function scalarOf(text: string, type: TextReading['type']): Scalar {
  if (type === 'number' && NUMBER.test(text)) return Number(text);
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

/** The texts of each name, in the order in which the names come first. */
export function textsByName(pairs: Iterable<readonly [name: string, text: string]>): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, text] of pairs) {
    const texts = found.get(name);
    if (texts === undefined) found.set(name, [text]);
    else texts.push(text);
  }
  return found;
}
