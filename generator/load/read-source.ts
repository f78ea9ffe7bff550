import type { Buffer } from 'node:buffer';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import type { Code, Place, Problems } from '../problems.ts';
import { decodeText, type Text } from './decode-text.ts';
import { limits } from './limits.ts';
import { type ParseSource, parseSource } from './parse-source.ts';
import { positionsOf } from './positions.ts';
import type { Content, Source } from './source.ts';

/** Why a file is not read although a reference names it. */
export type Refusal = 'reference-outside' | 'reference-file-missing';

/** A file that was read (`undefined` where it is faulty, which has been reported), or why it was not. */
export type Read = { readonly source: Source | undefined } | { readonly refused: Refusal };

/** Reads the files of one specification: those inside one folder, each once. */
export interface Reader {
  readonly read: (path: string) => Promise<Read>;
  readonly sources: () => readonly Source[];
}

/** A reader for what lies in a folder and below, symbolic links resolved. */
export function openReader(folder: string, problems: Problems, parse: ParseSource = parseSource): Reader {
  const known = new Map<string, Source | undefined>();
  const budget = { bytes: 0 };
  const open = async (path: string): Promise<Read> => {
    const real = await realPlace(folder, path);
    if (typeof real !== 'string') return real;
    if (!known.has(real)) known.set(real, await readSource(real, { problems, budget, files: known.size, parse }));
    return { source: known.get(real) };
  };
  const asked = new Map<string, Promise<Read>>();
  return {
    sources: () => [...known.values()].filter((source) => source !== undefined),
    read: (path) => {
      const read = asked.get(path) ?? open(path);
      asked.set(path, read);
      return read;
    },
  };
}

/** Where a path leads, symbolic links resolved, or why it is not read. */
async function realPlace(folder: string, path: string): Promise<string | { readonly refused: Refusal }> {
  if (!isInside(folder, path)) return { refused: 'reference-outside' };
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return { refused: 'reference-file-missing' };
  return isInside(folder, real) ? real : { refused: 'reference-outside' };
}

/** Why what is neither a file nor a folder is not read. */
export const NO_FILE = 'it is not a regular file';

interface Reading {
  readonly problems: Problems;
  readonly budget: { bytes: number };
  readonly files: number;
  readonly parse: ParseSource;
}

async function readSource(path: string, { problems, budget, files, parse }: Reading): Promise<Source | undefined> {
  const name = relative(process.cwd(), path) || '.';
  const start: Place = { file: name, line: 1, column: 1 };
  const found = await stat(path);
  budget.bytes += found.size;
  if (!found.isFile()) {
    const reason = found.isDirectory() ? 'it is a folder: name the file in it' : NO_FILE;
    return refuse(problems, start, ['file-unreadable', name, reason]);
  }
  if (found.size > limits.fileBytes) return refuse(problems, start, ['file-too-large', name, String(limits.fileBytes)]);
  if (files >= limits.files || budget.bytes > limits.totalBytes) {
    return refuse(problems, start, ['files-too-many', String(limits.files), String(limits.totalBytes)]);
  }
  const bytes = await readBytes(path);
  if (typeof bytes === 'string') return refuse(problems, start, ['file-unreadable', name, bytes]);
  const decoded = decodeText(bytes);
  if ('fault' in decoded) return refuse(problems, start, [decoded.fault, name, decoded.reason]);
  return sourceOf({ path, name }, decoded, { problems, parse });
}

function sourceOf(
  { path, name }: Pick<Source, 'path' | 'name'>,
  text: Text,
  { problems, parse }: Pick<Reading, 'problems' | 'parse'>,
): Source | undefined {
  const { syntax, value, faults, ends = new Map() } = parse(text, path);
  const content: Content = syntax === 'json' ? { syntax, bytes: text.bytes, ends } : { syntax, text: text.text };
  const positions = positionsOf(name, content);
  for (const { code, offset, pointer, details } of faults)
    problems.report(code, { ...positions.place(offset), ...(pointer === undefined ? {} : { pointer }) }, ...details);
  return value === undefined ? undefined : { path, name, value, positions };
}

/** The bytes of a file, or in a string why it cannot be read. */
function readBytes(path: string): Promise<Buffer | string> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => error.code ?? 'unknown reason');
}

function refuse(problems: Problems, place: Place, [code, ...details]: readonly [Code, ...string[]]): undefined {
  problems.report(code, place, ...details);
}

/** Whether a path leads to something below a folder. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith('../') && !way.startsWith('..\\') && !isAbsolute(way);
}
