/**
 * `npm run bench -- generate-documents`: compares our generator with its peers on the documents of a folder that you
 * name.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildGenerator } from '../build-generator.ts';
import { documentsFolder, documentsIn } from './generate/documents.ts';
import { BASE, programsFor } from './generate/peers.ts';
import { measureInTurn } from './measure-process.ts';
import { printTable } from './print-table.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const documents = documentsFolder();
const folder = temporaryFolder('bench');
// Turns off update checks and telemetry of the peers.
Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1' });

try {
  if (documents !== undefined) await buildGenerator();
  for (const document of documents === undefined ? [] : documentsIn(documents)) {
    console.log(`\n### ${document.name}\n`);
    // Each runs in a folder of its own, so that it finds no configuration of another.
    const place = join(folder, document.name);
    mkdirSync(place);
    const programs = programsFor(document, place).map((one) => ({ ...one, folder: place, mayFail: true }));
    printTable(await measureInTurn(programs, ROUNDS), BASE);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
