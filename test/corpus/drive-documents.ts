/** `node test/corpus/drive-documents.ts FILE…`: drives every operation of the clients of some documents. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driveOperations } from './drive-operations.ts';

let operations = 0;
let wrong = 0;
let driven = 0;
for (const file of process.argv.slice(2)) {
  const folder = mkdtempSync(join(tmpdir(), 'drive-'));
  try {
    const result = await driveOperations(file, folder);
    driven += 1;
    operations += result.operations;
    wrong += result.differences.length;
    console.log(`${file}: ${result.operations} operations, ${result.differences.length} differ`);
    for (const difference of result.differences.slice(0, 5)) console.log(`  ${difference.slice(0, 400)}`);
  } catch (error) {
    console.log(`${file}: not generated: ${String(error).split('\n')[0]}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(`${driven} documents, ${operations} operations, ${wrong} requests differ.`);
