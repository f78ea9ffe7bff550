import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { stringify } from 'yaml';
import { findDocuments } from './find-documents.ts';
import { trySource } from './try-source.ts';

// Tries the sources in a folder (the first argument), or those of them that are named after it, and prints what
// `documents.yaml` is to hold of each; what else is printed must not be.
const [corpus = '.', ...named] = argv.slice(2);
for (const source of named.length > 0 ? named : readdirSync(corpus)) {
  const folder = join(corpus, source);
  const trials = await trySource(folder, findDocuments(folder));
  stdout.write(stringify({ [source]: { version: '?', ...trials } }, { lineWidth: 0 }));
}
