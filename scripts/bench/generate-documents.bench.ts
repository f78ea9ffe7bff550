/**
 * `npm run bench -- generate-documents`: our generator beside its peers, on the documents in a folder that the caller
 * names.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGenerator } from '../build-generator.ts';
import { documentsFolder, documentsIn } from './generate/documents.ts';
import { BASE, programsFor } from './generate/peers.ts';
import { measureInTurn } from './measure-process.ts';
import { printTable } from './print-table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const documents = documentsFolder();
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
// Peers neither look for a newer version of themselves nor tell anybody that they were run.
Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1' });

try {
  if (documents !== undefined) await buildGenerator();
  for (const document of documents === undefined ? [] : documentsIn(documents)) {
    console.log(`\n### ${document.name}\n`);
    // A configuration that stands around is none of theirs: each runs in a folder of its own.
    const place = join(folder, document.name);
    mkdirSync(place);
    const programs = programsFor(document, place).map((one) => ({ ...one, folder: place, mayFail: true }));
    printTable(await measureInTurn(programs, ROUNDS), BASE);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
