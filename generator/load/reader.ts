import { Buffer } from 'node:buffer';
import { access, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { closestMatch } from '../../templates/runtime/shared/closest-match.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Place, Diagnostics } from '../diagnostics/diagnostics.ts';
import { limits } from './limits.ts';
import type { Network } from './network.ts';
import { createPositions } from './positions.ts';
import type { Text } from './parsed-text.ts';
import { type ParseSource, parseSource, type Source } from './source.ts';

// The only module of the loader that touches the file system. The network is in `network.ts`.

/** The result of reading a file: the source (`undefined` if faulty, which was reported), or the code of a refusal. */
export type ReadResult =
  { readonly source: Source | undefined } | { readonly refused: 'reference-outside' | 'reference-file-missing' };

/** Reads the files of one specification, each once. */
export interface Reader {
  readonly read: (path: string) => Promise<ReadResult>;
  /** The files that were read so far. */
  readonly sources: () => readonly Source[];
  /** Tests whether an address may be fetched. */
  readonly allows: (address: string) => boolean;
}

interface ReaderOptions {
  readonly parse?: ParseSource | undefined;
  /** The addresses that may be fetched. Without it, nothing is. */
  readonly network?: Network | undefined;
  /**
   * Rejects what differs from an earlier run, or was not fetched by it.
   *
   * @default false
   */
  readonly isFrozen?: boolean;
}

/**
 * Opens a reader for the files inside a folder, and for the allowed addresses.
 *
 * @param folder - a real path; files outside of it are refused, also behind symbolic links
 */
export function openReader(
  folder: string,
  diagnostics: Diagnostics,
  { parse = parseSource, network, isFrozen = false }: ReaderOptions = {},
): Reader {
  const sources = new Map<string, Source | undefined>();
  const budget = { bytes: 0, aliasedValues: 0 };
  const open = async (path: string): Promise<ReadResult> => {
    if (network?.allows(path)) {
      sources.set(path, await fetchSource(path, network, { diagnostics, parse, budget, isFrozen }));
      return { source: sources.get(path) };
    }
    const real = await realPathInside(folder, path);
    if (typeof real !== 'string') return real;
    if (!sources.has(real))
      sources.set(real, await readSource(real, { diagnostics, budget, files: sources.size, parse }));
    return { source: sources.get(real) };
  };
  const results = new Map<string, Promise<ReadResult>>();
  return {
    sources: () => [...sources.values()].filter((source) => source !== undefined),
    allows: (address) => network?.allows(address) ?? false,
    read: (path) => {
      const result = results.get(path) ?? open(path);
      results.set(path, result);
      return result;
    },
  };
}

async function realPathInside(
  folder: string,
  path: string,
): Promise<string | Exclude<ReadResult, { source: unknown }>> {
  if (!isInside(folder, path)) return { refused: 'reference-outside' };
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return { refused: 'reference-file-missing' };
  return isInside(folder, real) ? real : { refused: 'reference-outside' };
}

/** Tests whether a path lies below a folder. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith('../') && !way.startsWith('..\\') && !isAbsolute(way);
}

const NOT_A_REGULAR_FILE = 'it is not a regular file';

/**
 * Resolves the symbolic links of a file or folder that the user named.
 *
 * @returns `undefined` if there is none, which is reported
 */
export async function resolveNamed(
  named: string,
  kind: 'file' | 'folder',
  diagnostics: Diagnostics,
): Promise<string | undefined> {
  const path = await realpath(resolve(named)).catch(() => undefined);
  if (path !== undefined) return path;
  // A pipe can be opened but has no real path.
  const exists = await access(named).then(
    () => true,
    () => false,
  );
  const closest = closestMatch(basename(named), await readdir(dirname(resolve(named))).catch(() => []));
  const missing = `there is no such ${kind}${closest === undefined ? '' : `; the closest is ${join(dirname(named), closest)}`}`;
  const reason = exists ? NOT_A_REGULAR_FILE : missing;
  diagnostics.report('file-unreadable', { file: named, line: 1, column: 1 }, named, reason);
  return undefined;
}

interface ReadContext {
  readonly diagnostics: Diagnostics;
  readonly budget: { bytes: number; aliasedValues: number };
  /** The number of files read so far. */
  readonly files: number;
  readonly parse: ParseSource;
}

async function readSource(path: string, context: ReadContext): Promise<Source | undefined> {
  const { diagnostics, budget, files, parse } = context;
  const name = relative(process.cwd(), path) || '.';
  const start: Place = { file: name, line: 1, column: 1 };
  const refuse = (code: DiagnosticCode, ...details: readonly string[]): undefined =>
    void diagnostics.report(code, start, ...details);
  const stats = await stat(path);
  budget.bytes += stats.size;
  if (!stats.isFile())
    return refuse(
      'file-unreadable',
      name,
      stats.isDirectory() ? 'it is a folder: name the file in it' : NOT_A_REGULAR_FILE,
    );
  if (stats.size > limits.fileBytes) return refuse('file-too-large', name, String(limits.fileBytes));
  if (files >= limits.files || budget.bytes > limits.totalBytes)
    return refuse('files-too-many', String(limits.files), String(limits.totalBytes));
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error.code ?? 'unknown reason');
  if (typeof bytes === 'string') return refuse('file-unreadable', name, bytes);
  const text = decodeText(bytes);
  if ('fault' in text) return refuse(text.fault, name, text.reason);
  return createSource({ path, name }, text, { diagnostics, parse, budget });
}

async function fetchSource(
  address: string,
  network: Network,
  context: Omit<ReadContext, 'files'> & { readonly isFrozen: boolean },
): Promise<Source | undefined> {
  const name = network.nameOf(address);
  const report = (code: DiagnosticCode, ...details: readonly string[]): undefined =>
    void context.diagnostics.report(code, { file: name, line: 1, column: 1 }, ...details);
  const fetched = await network.fetch(address);
  if ('reason' in fetched) return report('address-unreachable', name, fetched.reason);
  const change = network.changeOf(address);
  if (context.isFrozen && change !== 'same') return report('address-frozen', name, change);
  if (change === 'changed') report('address-changed', name);
  const text = decodeText(fetched.bytes);
  if ('fault' in text) return report(text.fault, name, text.reason);
  return createSource({ path: address, name }, text, context);
}

function createSource(
  { path, name }: Pick<Source, 'path' | 'name'>,
  text: Text,
  { diagnostics, parse, budget }: Omit<ReadContext, 'files'>,
): Source | undefined {
  const { syntax, value, faults, ends, aliasedValues = 0, text: repaired = text.text } = parse(text, path);
  const { line } = createPositions(name, text, { syntax, ends });
  const positions = { ...createPositions(name, { ...text, text: repaired }, { syntax, ends }), line };
  for (const { code, offset, pointer, details } of faults)
    diagnostics.report(code, { ...positions.place(offset), ...(pointer === undefined ? {} : { pointer }) }, ...details);
  budget.aliasedValues += aliasedValues;
  if (aliasedValues > 0 && budget.aliasedValues > limits.aliasedValues) {
    const start: Place = { file: name, line: 1, column: 1 };
    return void diagnostics.report('aliases-too-many', start, String(limits.aliasedValues));
  }
  return value === undefined ? undefined : { path, name, value, positions };
}

/** Lists the paths of the files in a folder, sorted; `undefined` if there is no such folder. */
export async function listFiles(
  folder: string,
  { recursive = false }: { readonly recursive?: boolean } = {},
): Promise<readonly string[] | undefined> {
  const entries = await readdir(folder, { recursive, withFileTypes: true }).catch(() => undefined);
  return entries
    ?.filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Reads a file that is known to exist. */
export async function readBytes(path: string): Promise<Buffer> {
  return readFile(path);
}

/** Reads a file; `undefined` if there is none. */
export async function readOptional(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

/** Resolves the symbolic links of a path; `undefined` if it does not exist. */
export async function resolveLinks(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}

/** A decoded text, or the reason why the bytes are no text. */
export type DecodedText =
  Text | { readonly fault: 'not-text' | 'document-empty' | 'looks-like-html'; readonly reason: string };

/** Decodes the bytes of a file: UTF-8 with or without a byte order mark, or UTF-16 with one. */
export function decodeText(bytes: Buffer): DecodedText {
  const encoding = detectEncoding(bytes);
  if (encoding === 'gzip') return { fault: 'not-text', reason: 'it is compressed with gzip' };
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return rejectNonText({ text, bytes: encoding === 'utf-8' ? stripByteOrderMark(bytes) : Buffer.from(text) });
  } catch {
    return { fault: 'not-text', reason: `it is not valid ${encoding.toUpperCase()}` };
  }
}

function detectEncoding(bytes: Uint8Array): 'gzip' | 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function stripByteOrderMark(bytes: Buffer): Buffer {
  const [first, second, third] = bytes;
  return first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
}

function rejectNonText({ text, bytes }: Text): DecodedText {
  if (text.trim() === '') return { fault: 'document-empty', reason: '' };
  if (bytes.includes(0)) return { fault: 'not-text', reason: 'it contains NUL characters' };
  if (/^\s*<(!doctype|html|\?xml|head|body)/i.test(text.slice(0, 1_000)))
    return { fault: 'looks-like-html', reason: '' };
  return { text, bytes };
}
