import { join } from 'node:path';
import { isDiagnosticCode } from '../../diagnostics/catalogue.ts';
import { escapeDirectionalMarks } from '../../../templates/runtime/shared/escape.ts';
import { isObject, parseJson } from '../../model/json.ts';
import { disk, type FileSystem, hash, outputError } from './file-system.ts';
import { MANIFEST_NAME, unsafeName } from './file-names.ts';
import { barrier, type Change, fileHash, type Tree, type TreePlaces, type Warning } from './tree.ts';

/** Manifest of an output folder. It lists the files of the last run, which the next one may replace or remove. */
export interface Manifest {
  /** Hash of all inputs; `undefined` after a merge of two runs. */
  readonly inputs: string | undefined;
  /** Input files, relative to the folder of the specification's root; folders end in `/`. */
  readonly sources: readonly string[];
  /** Warnings of the run, which an unchanged run reports again. */
  readonly warnings: readonly Warning[];
  /** Products of the run. The next run removes them only if it is asked to. */
  readonly products: readonly string[];
  /** True if the run inferred some code, which the next run removes only if it is asked to. */
  readonly infer: boolean;
  /** Hash of each file by its path. Several hashes mean that git has merged two runs. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** Stood for inferred code among the products of manifests of earlier versions. */
const INFERRED_PRODUCT = 'infer';

/** Content of a manifest that a run writes: one hash per file. */
interface ManifestContent extends Omit<Manifest, 'inputs' | 'files'> {
  readonly inputs: string;
  readonly files: ReadonlyMap<string, string>;
}

const MARK = '# Written by the generator, which replaces and removes only the files listed here. Do not edit it.';
const HASH = /^[0-9a-f]{64}$/u;

/**
 * Prints a manifest: one sorted line `path hash` per file, after lines that begin with `#`. Every line stands for
 * itself, so that git can merge two manifests by taking the lines of both (`merge=union`).
 */
export function manifestText({ inputs, sources, warnings, products, infer, files }: ManifestContent): string {
  return [
    MARK,
    `# inputs ${inputs}`,
    ...sources.toSorted().map((source) => `# source ${JSON.stringify(source)}`),
    ...products.toSorted().map((product) => `# product ${JSON.stringify(product)}`),
    ...(infer ? ['# infer true'] : []),
    ...warnings.map((warning) => `# warning ${escapeDirectionalMarks(JSON.stringify(warning))}`),
    ...[...files].map(([path, hash]) => `${path} ${hash}`).toSorted(),
    '',
  ].join('\n');
}

/** Parses a manifest; returns `undefined` if it is damaged or lists a path that no run can have written. */
export function parseManifest(text: string): Manifest | undefined {
  const [mark, ...lines] = text.split(/\r?\n/u);
  if (mark !== MARK) return undefined;
  const draft: Draft = {
    inputs: new Set(),
    sources: new Set(),
    warnings: new Map(),
    products: new Set(),
    infer: new Set(),
    files: new Map(),
  };
  // A merge may repeat any line, including the first.
  const isWhole = lines.every((line) => line === '' || line === MARK || readLine(line, draft));
  if (!isWhole) return undefined;
  const [inputs, ...others] = draft.inputs;
  return {
    inputs: others.length === 0 ? inputs : undefined,
    sources: [...draft.sources],
    warnings: [...draft.warnings.values()],
    products: [...draft.products].filter((product) => product !== INFERRED_PRODUCT),
    infer: draft.infer.size > 0 || draft.products.has(INFERRED_PRODUCT),
    files: new Map([...draft.files].map(([path, hashes]) => [path, [...hashes]])),
  };
}

/** Manifest while its lines are parsed. */
interface Draft {
  readonly inputs: Set<string>;
  readonly sources: Set<string>;
  readonly warnings: Map<string, Warning>;
  readonly products: Set<string>;
  readonly infer: Set<string>;
  readonly files: Map<string, Set<string>>;
}

/** Adds a line to the draft; returns `false` if the line is damaged. */
function readLine(line: string, draft: Draft): boolean {
  const [, key, text = ''] = /^# (inputs|source|product|infer|warning) (.*)$/u.exec(line) ?? [];
  switch (key) {
    case 'inputs':
      draft.inputs.add(text);
      return HASH.test(text);
    case 'infer':
      draft.infer.add(text);
      return text === 'true';
    case 'source':
    case 'product': {
      const name = parseJson(text);
      if (typeof name === 'string') draft[`${key}s`].add(name);
      return typeof name === 'string';
    }
    case 'warning': {
      const warning = parseJson(text);
      if (isWarning(warning)) draft.warnings.set(text, warning);
      return isWarning(warning);
    }
    default:
      return readFile(line, draft);
  }
}

function readFile(line: string, { files }: Draft): boolean {
  const space = line.lastIndexOf(' ');
  const [path, hash] = [line.slice(0, space), line.slice(space + 1)];
  if (space === -1 || unsafeName(path) !== undefined || !HASH.test(hash)) return false;
  files.set(path, (files.get(path) ?? new Set()).add(hash));
  return true;
}

function isWarning(value: unknown): value is Warning {
  if (!isObject(value)) return false;
  const { code, file, line, column, pointer, cause, fix } = value;
  const texts = [code, file, cause, pointer ?? '', fix ?? ''];
  if (!texts.every((text) => typeof text === 'string') || !isDiagnosticCode(code)) return false;
  return Number.isSafeInteger(line) && Number.isSafeInteger(column);
}

/** Returns the manifest of a folder, if there is one that is not damaged. */
export function findManifest(folder: string): Manifest | undefined {
  const file = join(folder, MANIFEST_NAME);
  return disk.kind(file) === 'file' ? parseManifest(disk.read(file).toString()) : undefined;
}

/** Reads the manifest of an output folder; returns `undefined` if there is none. A damaged manifest is an error. */
export function readManifest(places: TreePlaces, files: FileSystem): Manifest | undefined {
  const shown = join(places.shown, MANIFEST_NAME);
  const found = barrier(files, places.folder, MANIFEST_NAME);
  if (found?.kind === 'link') throw outputError('output-link', places.shown);
  if (found !== undefined) throw outputError('output-obstacle', places.shown, found.kind, 'folder');
  const file = join(places.folder, MANIFEST_NAME);
  const kind = files.kind(file);
  if (kind === undefined) return undefined;
  if (kind === 'link') throw outputError('output-link', shown);
  if (kind !== 'file') throw outputError('output-obstacle', shown, kind, 'file');
  const manifest = parseManifest(files.read(file).toString());
  if (manifest === undefined) throw outputError('manifest-damaged', shown);
  return manifest;
}

/**
 * Plans the change of the manifest, which comes last; returns no change if it is up to date. A folder without files has
 * no manifest.
 */
export function planManifest(
  wanted: { tree: Tree; places: TreePlaces; hashes: ReadonlyMap<string, string> },
  files: FileSystem,
): readonly Change[] {
  const { inputs, sources = [], warnings = [], products = [], infer = false } = wanted.tree;
  const text = manifestText({ inputs, sources, warnings, products, infer, files: wanted.hashes });
  const after = hash(text);
  const before = fileHash(files, join(wanted.places.folder, MANIFEST_NAME));
  if (wanted.hashes.size === 0) return before === undefined ? [] : [{ kind: 'remove', path: MANIFEST_NAME, before }];
  if (before === after) return [];
  if (before === undefined) return [{ kind: 'add', path: MANIFEST_NAME, text, after }];
  return [{ kind: 'change', path: MANIFEST_NAME, text, before, after }];
}
