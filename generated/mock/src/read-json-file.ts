import { readFileSync } from 'node:fs';
import { faultInJson } from './fault-in-json.ts';
import type { Json } from './json.ts';

/**
 * The value of a file in JSON.
 *
 * @throws TypeError naming the place where it is none, without a word of what stands there
 */
export function readJsonFile(file: string): Json {
  return parseJsonFile(file, readTextFile(file));
}

/** The text of a file. Some editors begin one with a mark of the order of its bytes. */
export function readTextFile(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

/** The value that the text of a file in JSON says. @throws TypeError naming the place where it is none */
export function parseJsonFile(file: string, text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = faultInJson(text);
    throw new TypeError(
      `${file}:${line}:${column}: from here on it is not valid JSON. Look for a comma too many, or a comma, quote or bracket too few.`,
    );
  }
}
