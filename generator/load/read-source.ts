import type { Buffer } from 'node:buffer';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import type { Recall } from '../memory.ts';
import type { Code, Place, Problems } from '../problems.ts';
import { decodeText } from './decode-text.ts';
import { limits } from './limits.ts';
import { parseSource } from './parse-source.ts';
import type { Parsed } from './parsed.ts';
import type { Content, Source } from './source.ts';

/** Why a file is not read although a reference names it. */
export type Refusal = 'reference-outside' | 'reference-file-missing';

/** A file that was read (`undefined` where it is faulty, which has been reported), or why it was not. */
export type Read = { readonly source: Source | undefined } | { readonly refused: Refusal };

/** Reads the files of one specification: those inside one folder, each once. */
export interface Reader {
  readonly read: (path: string) => Promise<Read>;
  readonly sources: () => readonly Source[];
  /** What was asked for so far, and what came of it. */
  readonly answers: () => Promise<Answers>;
}

/** What came of each path that was asked for. */
export type Answers = ReadonlyMap<string, Read>;

/** What was read and parsed before. */
export interface ReadBefore {
  readonly parsed?: Recall<Parsed> | undefined;
  /** Bytes of files, by where they really are. */
  readonly files?: Files;
}

/** A reader for what lies in a folder and below, symbolic links resolved. */
export function openReader(folder: string, problems: Problems, before: ReadBefore = {}): Reader {
  const known = new Map<string, Source | undefined>();
  const budget = { bytes: 0 };
  const open = async (path: string): Promise<Read> => {
    const real = await realPlace(folder, path);
    if (typeof real !== 'string') return real;
    if (!known.has(real)) known.set(real, await readSource(real, { problems, budget, files: known.size, before }));
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
    answers: async () =>
      new Map(await Promise.all([...asked].map(async ([path, read]) => [path, await read] as const))),
  };
}

/** Where a path leads, symbolic links resolved, or why it is not read. */
async function realPlace(folder: string, path: string): Promise<string | { readonly refused: Refusal }> {
  if (!isInside(folder, path)) return { refused: 'reference-outside' };
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return { refused: 'reference-file-missing' };
  return isInside(folder, real) ? real : { refused: 'reference-outside' };
}

/** Whether a reader for a folder would be answered the same as another was before. */
export async function isAnsweredAlike(
  folder: string,
  answers: Answers,
  { files, hashes }: { readonly files: Files; readonly hashes?: FileHashes | undefined },
): Promise<boolean> {
  for (const [path, read] of answers) {
    const real = await realPlace(folder, path);
    const source = 'source' in read ? read.source : undefined;
    const isAlike =
      typeof real === 'string'
        ? real === source?.path && (isAsRead(source, hashes) || (await holds(source, files, hashes)))
        : 'refused' in read && real.refused === read.refused;
    if (!isAlike) return false;
  }
  return true;
}

/** Bytes of files that were read already, by where they really are. */
export type Files = Map<string, Buffer>;

/** Tells of files that have not changed without reading them. */
export interface FileHashes {
  /** The hash of what a file holds, nothing where there is none. */
  readonly hashOf: (path: string) => string | undefined;
  readonly digest: (bytes: Buffer) => string;
  /** The hashes of contents as they are on the disk. */
  readonly known: WeakMap<Content, string>;
}

function isAsRead({ path, content }: Source, hashes: FileHashes | undefined): boolean {
  const known = hashes?.known.get(content);
  return known !== undefined && known === hashes?.hashOf(path);
}

async function holds({ path, content }: Source, files: Files, hashes: FileHashes | undefined): Promise<boolean> {
  const bytes = await bytesOf(path, files);
  if (bytes === undefined || !isAlike(content, bytes)) return false;
  hashes?.known.set(content, hashes.digest(bytes));
  return true;
}

async function bytesOf(path: string, files: Files): Promise<Buffer | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || !found.isFile() || found.size > limits.fileBytes) return undefined;
  const bytes = files.get(path) ?? (await readFile(path).catch(() => undefined));
  if (bytes !== undefined) files.set(path, bytes);
  return bytes;
}

function isAlike(content: Content, bytes: Buffer): boolean {
  // What begins with ASCII is in UTF-8 without a mark, or is no text.
  if (content.syntax !== 'yaml' && (bytes[0] ?? 0) < 0x80) return content.bytes.equals(bytes);
  const decoded = decodeText(bytes);
  if ('fault' in decoded) return false;
  return content.syntax === 'yaml' ? content.text === decoded.text : content.bytes.equals(decoded.bytes);
}

/** Why what is neither a file nor a folder is not read. */
export const NO_FILE = 'it is not a regular file';

interface Reading {
  readonly problems: Problems;
  readonly budget: { bytes: number };
  readonly files: number;
  readonly before: ReadBefore;
}

async function readSource(path: string, { problems, budget, files, before }: Reading): Promise<Source | undefined> {
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
  const bytes = before.files?.get(path) ?? (await readBytes(path));
  if (typeof bytes === 'string') return refuse(problems, start, ['file-unreadable', name, bytes]);
  const decoded = decodeText(bytes);
  if ('fault' in decoded) return refuse(problems, start, [decoded.fault, name, decoded.reason]);
  return parseSource({ path, name, ...decoded }, problems, before.parsed);
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
