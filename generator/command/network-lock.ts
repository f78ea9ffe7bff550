import { join } from 'node:path';
import { isObject, member, parseJson } from '../model/json.ts';
import { disk } from '../write/output/file-system.ts';

/** Name of the file in the output folder that records what was fetched. */
export const NETWORK_LOCK = 'network.lock.json';

/**
 * Returns the text of the lock file: hash and date of each fetched address. The date of unchanged content stays, so
 * that `--check` reports the file exactly if the content of an address has changed.
 */
export function networkLock(fetched: ReadonlyMap<string, string>, out: string, now: Date): string {
  const before = readLock(join(out, NETWORK_LOCK));
  const entries = [...fetched].sort().map(([address, sha256]) => {
    const known = member(before, address);
    const date = member(known, 'sha256') === sha256 ? member(known, 'date') : undefined;
    return [address, { sha256, date: typeof date === 'string' ? date : now.toISOString() }];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function readLock(file: string) {
  const value = disk.kind(file) === 'file' ? parseJson(disk.read(file).toString()) : undefined;
  return isObject(value) ? value : {};
}
