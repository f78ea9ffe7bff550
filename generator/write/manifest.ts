import { isObject } from '../model/json.ts';
import { unsafeName } from './file-names.ts';
import { hash } from './hash.ts';
import { type DiagnosticCode, isDiagnosticCode } from '../diagnostics/catalogue.ts';
import { parseJson } from './parse-json.ts';

/** What the last run wrote: it decides what the next one may replace or remove. */
export interface Manifest {
  /** Hash of everything that the output follows from. */
  readonly inputs: string;
  /** The files that were read, relative to the folder of the specification's root; folders end in `/`. */
  readonly sources: readonly string[];
  /** What was doubtful in them: an unchanged run tells it again. */
  readonly warnings: readonly Warning[];
  /** The hash of each file by its path. */
  readonly files: ReadonlyMap<string, string>;
}

/** A warning as a manifest keeps it: what its code does not say already. */
export interface Warning {
  readonly code: DiagnosticCode;
  /** Relative to the folder of the specification's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer?: string;
  readonly cause: string;
}

const isHash = /^[0-9a-f]{64}$/u;
const mark = 'Written by the generator, which replaces and removes only what is listed here. Never edit it.';

/** The manifest as the text of its file: sorted, and sealed so that a damaged one is told from a whole one. */
export function manifestText(manifest: Manifest): string {
  const content = {
    inputs: manifest.inputs,
    sources: manifest.sources.toSorted(),
    warnings: manifest.warnings,
    files: Object.fromEntries([...manifest.files].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify({ mark, seal: seal(content), ...content }, null, 2)}\n`;
}

/** The manifest that a text holds, or undefined where it is damaged or names what no run can have written. */
export function parseManifest(text: string): Manifest | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  const { inputs, sources, warnings, files } = value;
  if (typeof inputs !== 'string' || !isHash.test(inputs)) return undefined;
  if (!isListOfText(sources) || !isTable(files) || !isListOfWarnings(warnings)) return undefined;
  if (value['seal'] !== seal({ inputs, sources, warnings, files })) return undefined;
  return { inputs, sources, warnings, files: new Map(Object.entries(files)) };
}

/** Hashes the parts themselves: what stands between them (order of keys, white space) was decided when writing. */
function seal({ inputs, sources, warnings, files }: Omit<Manifest, 'files'> & { readonly files: object }): string {
  const told = warnings.map(({ code, file, line, column, pointer, cause }) => [
    code,
    file,
    line,
    column,
    pointer,
    cause,
  ]);
  return hash(JSON.stringify([inputs, sources, told, Object.entries(files)]));
}

/** What could make a reader see a file that the document does not consist of is no warning of ours. */
function isListOfWarnings(value: unknown): value is readonly Warning[] {
  return Array.isArray(value) && value.every(isWarning);
}

function isWarning(value: unknown): value is Warning {
  if (!isObject(value)) return false;
  const { code, file, line, column, pointer, cause } = value;
  const texts = [code, file, cause, pointer ?? ''];
  if (!texts.every((text) => typeof text === 'string') || !isDiagnosticCode(code)) return false;
  return Number.isSafeInteger(line) && Number.isSafeInteger(column);
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
