import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findDocuments } from './find-documents.ts';
import { type Trials, trySource } from './try-source.ts';

/** The documents of a source that were tried, and what came of each; `documents.yaml` holds them. */
interface Source extends Pick<Trials, 'documents'> {
  readonly version: string;
}

const sources: Readonly<Record<string, Source>> = parse(
  readFileSync(join(import.meta.dirname, 'documents.yaml'), 'utf8'),
);
const corpus = process.env['CORPUS'];
const isLong = process.env['TEST_LONG'] !== undefined;
const folders = corpus === undefined || !isLong ? [] : readdirSync(corpus);

describe.skipIf(folders.length === 0)('published documents', () => {
  test.for(folders)(
    'of %s are generated, compile and load, or are rejected for the expected reason',
    { timeout: 14_400_000 },
    async (name) => {
      const folder = join(corpus ?? '', name);
      const known = Object.keys(sources[name]?.documents ?? {}).filter((document) =>
        existsSync(join(folder, document)),
      );
      const { documents, faults } = await trySource(folder, known.length > 0 ? known : findDocuments(folder));
      expect(faults).toEqual([]);
      for (const document of known)
        expect(told(documents[document]), document).toEqual(told(sources[name]?.documents[document]));
    },
  );
});

test.skipIf(folders.length > 0)('skipped: set CORPUS to a folder of documents, and TEST_LONG', ({ skip }) => skip());

/** What must be the same as when a document was tried before: the number of operations, or the codes. */
function told(outcome: Trials['documents'][string] | undefined): unknown {
  return typeof outcome === 'object' ? outcome.refused : outcome;
}
