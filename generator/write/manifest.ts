import { isObject } from '../model/json.ts';
import { unsafeName } from './file-names.ts';
import { hash } from './hash.ts';
import { parseJson } from './parse-json.ts';

/** What the last run wrote: it decides what the next one may replace or remove. */
export interface Manifest {
  /** Hash of everything that the output follows from. */
  readonly inputs: string;
  /** The files of the specification that were read, relative to the folder of its root. */
  readonly sources: readonly string[];
  /** The hash of each file by its path. */
  readonly files: ReadonlyMap<string, string>;
}

const isHash = /^[0-9a-f]{64}$/u;
const mark = 'Written by the generator, which replaces and removes only what is listed here. Never edit it.';

/** The manifest as the text of its file: sorted, and sealed so that a damaged one is told from a whole one. */
export function manifestText(manifest: Manifest): string {
  const content = {
    inputs: manifest.inputs,
    sources: manifest.sources.toSorted(),
    files: Object.fromEntries([...manifest.files].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify({ mark, seal: seal(content), ...content }, null, 2)}\n`;
}

/** The manifest that a text holds, or undefined where it is damaged or names what no run can have written. */
export function parseManifest(text: string): Manifest | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  const { inputs, sources, files } = value;
  if (typeof inputs !== 'string' || !isHash.test(inputs)) return undefined;
  if (!isListOfText(sources) || !isTable(files)) return undefined;
  if (value['seal'] !== seal({ inputs, sources, files })) return undefined;
  return { inputs, sources, files: new Map(Object.entries(files)) };
}

/** Hashes the parts themselves: what stands between them (order of keys, white space) was decided when writing. */
function seal(content: {
  inputs: string;
  sources: readonly string[];
  files: Readonly<Record<string, string>>;
}): string {
  return hash(JSON.stringify([content.inputs, content.sources, Object.entries(content.files)]));
}

function isListOfText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isTable(value: unknown): value is Readonly<Record<string, string>> {
  if (!isObject(value)) return false;
  return Object.entries(value).every(
    ([path, digest]) => unsafeName(path) === undefined && typeof digest === 'string' && isHash.test(digest),
  );
}
