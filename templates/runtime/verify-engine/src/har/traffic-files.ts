import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Files of recorded traffic: HTTP Archives, or entries of them line by line, also compressed. */
const TRAFFIC = /\.(?:har|ndjson|jsonl)(?:\.gz)?$/i;

/**
 * Opens recorded traffic: a file, the files of a folder in the order of their names, or the standard input (`-`).
 *
 * @throws Error of Node for a file that cannot be read
 */
export function trafficIn(path: string): readonly AsyncIterable<Uint8Array>[] {
  if (path === '-') return [process.stdin];
  if (!statSync(path).isDirectory()) return [openTraffic(path)];
  const names = readdirSync(path).filter((name) => TRAFFIC.test(name));
  if (names.length === 0)
    throw new TypeError(`${path} has no file that ends in .har, .ndjson or .jsonl, or in one of these and .gz.`);
  return names.toSorted().map((name) => openTraffic(join(path, name)));
}

function openTraffic(path: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  const text = path.toLowerCase().endsWith('.gz') ? pipeline(file, createGunzip(), () => undefined) : file;
  return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(path) ? archiveOf(text) : text;
}

/** Wraps entries, one on each line, into an archive. Its reader needs no commas, and no line is collected. */
async function* archiveOf(text: Readable): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"log":{"entries":[');
  yield* text;
  yield Buffer.from(']}}');
}
