import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tries an input that a seed determines; returns what went wrong. */
export type Try = (seed: number) => Promise<readonly string[]>;

const read = new Map<string, unknown>();

/** Reads a corpus: inputs from which random ones are made. */
export function corpus<Content>(name: string): Content {
  if (!read.has(name))
    read.set(name, JSON.parse(readFileSync(join(import.meta.dirname, `corpus/${name}.json`), 'utf8')));
  return read.get(name) as Content;
}
