import { copyJson } from './load/json-tree.ts';
import { type ParsedSource, parseSource } from './load/source.ts';
import type { Stages } from './generate.ts';
import { formatText } from './write/print.ts';

/**
 * Caches for runs that follow each other (`--watch`): parsed files by their text, and layouts by the text that is laid
 * out. No other work is reused, and no stage knows of the caches.
 *
 * @param stages - the functions to cache
 * @returns a function that begins the next run and gives its functions; entries that the last run did not use are
 *   dropped
 */
export function cacheStages(stages: Stages = { parse: parseSource, format: formatText }): () => Stages {
  const parsed = new RunCache<ParsedSource>();
  const layouts = new RunCache<Promise<string>>();
  const cached: Stages = {
    parse: (text, path) => copyOfParsed(parsed.get(`${path}\n${text.text}`, () => stages.parse(text, path))),
    format: (path, text) => layouts.get(`${path}\n${text}`, () => stages.format(path, text)),
  };
  return () => {
    parsed.beginRun();
    layouts.beginRun();
    return cached;
  };
}

/** Values by the text that they were computed from, from one run to the next. */
class RunCache<Value> {
  #last: ReadonlyMap<string, Value> = new Map();
  #current = new Map<string, Value>();

  /** Drops what the last run did not use. A run that used nothing, because it failed early, does not count. */
  beginRun(): void {
    if (this.#current.size === 0) return;
    this.#last = this.#current;
    this.#current = new Map();
  }

  get(key: string, compute: () => Value): Value {
    const value = this.#current.get(key) ?? this.#last.get(key) ?? compute();
    this.#current.set(key, value);
    return value;
  }
}

/** The loader edits the parsed value, so that each run gets a copy. */
function copyOfParsed({ value, ...rest }: ParsedSource): ParsedSource {
  return value === undefined ? rest : { ...rest, value: copyJson(value) };
}
