import { readFileSync, realpathSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { isObject, parseJson } from '../../model/json.ts';
import { outputError, OutputError, disk, errorCode, type FileSystem, hash } from './file-system.ts';
import { treePlaces } from './tree.ts';

const RETRY_DELAY_MS = 50;
const patience = 200;
/**
 * Number of attempts before an empty lock counts as stale. A new lock is empty until it is filled, and a run may die in
 * between.
 */
const turnsToFill = 40;

/**
 * Time after which a lock of another host counts as stale. A write takes seconds, and a container that was killed is
 * another host than the one that replaces it.
 */
const MAX_REMOTE_LOCK_MS = 10 * 60_000;

/** Locks that this process holds, and their text. A lock with its id that is not listed could not be released. */
const held = new Map<string, string>();

/** Configures the wait for a lock, and the diagnostic if it is not released. */
interface Waiting {
  readonly turns?: number;
  /** Code of the diagnostic and the folder that it is about. */
  readonly busy?: readonly [code: DiagnosticCode, folder: string];
}

/** Acquires the lock of an output folder. Waits for a running process and takes over the lock of a dead one. */
export async function takeLock(
  lock: string,
  files: FileSystem,
  { turns = patience, busy: [code, file] = ['output-busy', lock] }: Waiting = {},
): Promise<void> {
  let turnsEmpty = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const own = ownText();
    if (tryLock(lock, own, files)) return void held.set(lock, own);
    const text = contentOf(lock, files);
    turnsEmpty = text !== undefined && ownerOf(text) === undefined ? turnsEmpty + 1 : 0;
    if (text !== undefined && !held.has(lock) && isStale(text, turnsEmpty)) takeAway(lock, text, files);
    else if (text !== undefined) await setTimeout(RETRY_DELAY_MS);
  }
  throw outputError(code, file, describe(ownerOf(contentOf(lock, files) ?? '')), lock);
}

/** Releases a lock. If this fails, the next run takes it over. */
export function releaseLock(lock: string, files: FileSystem): void {
  held.delete(lock);
  try {
    files.remove(lock);
  } catch {
    // The outcome does not depend on it.
  }
}

/** Checks if this process still holds the lock. */
export function ownsLock(lock: string, files: FileSystem): boolean {
  return held.has(lock) && contentOf(lock, files) === held.get(lock);
}

function tryLock(lock: string, text: string, files: FileSystem): boolean {
  try {
    files.create(lock, text);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (files.kind(lock) === 'file') files.remove(lock);
    throw error;
  }
}

function contentOf(lock: string, files: FileSystem): string | undefined {
  if (files.kind(lock) !== 'file') return undefined;
  try {
    return files.read(lock).toString();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes a stale lock. If another run has just replaced it, its lock is restored. */
function takeAway(lock: string, stale: string, files: FileSystem): void {
  const aside = `${lock}.${process.pid}`;
  try {
    files.rename(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (contentOf(aside, files) !== stale) files.link(aside, lock);
  files.remove(aside);
}

function isStale(text: string, turnsEmpty: number): boolean {
  const owner = ownerOf(text);
  if (owner === undefined) return turnsEmpty > turnsToFill;
  if (owner.host !== hostname()) return owner.takenAt !== undefined && Date.now() - owner.takenAt > MAX_REMOTE_LOCK_MS;
  if (owner.process === process.pid) return true;
  return !isAlive(owner.process) || startOf(owner.process) !== owner.start;
}

interface Owner {
  /** Host of the process, since machines or containers may share a folder. */
  readonly host: string;
  readonly process: number;
  readonly start: string;
  /** Time in milliseconds at which the lock was taken. */
  readonly takenAt?: number;
}

function ownerOf(text: string): Owner | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  const { host, process: id, start, takenAt } = value;
  if (typeof host !== 'string' || typeof id !== 'number' || typeof start !== 'string') return undefined;
  return { host, process: id, start, ...(typeof takenAt === 'number' && { takenAt }) };
}

function describe(owner: Owner | undefined): string {
  if (owner === undefined) return 'unknown';
  return owner.host === hostname() ? String(owner.process) : `${owner.process} on ${owner.host}`;
}

function ownText(): string {
  const owner: Owner = {
    host: hostname(),
    process: process.pid,
    start: startOf(process.pid),
    takenAt: Date.now(),
  };
  return JSON.stringify(owner);
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** Returns the start time of a process, which distinguishes it from a later one with the same id; empty if unknown. */
function startOf(id: number): string {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Number of attempts to wait for a process that is ending, for example when both are restarted together. */
const turns = 40;

/**
 * Claims an output folder for `--watch` until the process ends. Without the claim, two watching processes would
 * overwrite each other's output. The claim is stored elsewhere, so that it is never committed by mistake.
 *
 * @returns the diagnostics if another process holds the claim; other obstacles are reported when the output is written
 */
export async function claimTree(shown: string, files: FileSystem = disk): Promise<readonly Diagnostic[]> {
  const { folder } = treePlaces(shown);
  const claim = join(tmpdir(), `generator-${hash(realPlace(folder)).slice(0, 16)}.watched`);
  try {
    await takeLock(claim, files, { turns, busy: ['output-watched', shown] });
    process.once('exit', () => releaseLock(claim, files));
    return [];
  } catch (error) {
    return error instanceof OutputError ? error.diagnostics : [];
  }
}

/** Resolves the path of a folder that may not exist yet, including its links. */
function realPlace(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    const above = dirname(folder);
    return above === folder ? folder : join(realPlace(above), basename(folder));
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a critical section: signals that arrive during it take effect afterwards. */
export async function holdSignals<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  let pending: NodeJS.Signals | undefined;
  const hold = (signal: NodeJS.Signals): void => {
    pending = signal;
  };
  for (const signal of SIGNALS) process.on(signal, hold);
  try {
    return await run();
  } finally {
    // Node.js delivers signals between two turns of its event loop.
    await setImmediate();
    await setImmediate();
    for (const signal of SIGNALS) process.off(signal, hold);
    if (pending !== undefined) process.kill(process.pid, pending);
  }
}
