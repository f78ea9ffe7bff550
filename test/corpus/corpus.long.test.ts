import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findDocuments } from './find-documents.ts';
import { type Outcome, trySource } from './try-source.ts';

/** A source in `documents.yaml`, and the outcome of each document. */
interface Source {
  readonly version: string;
  /** A number: the operations that an earlier generator made of a document whose hash is not recorded. */
  readonly documents: Readonly<Record<string, number | Outcome>>;
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
        expect(documents[document], document).toMatchObject(expectation(sources[name]?.documents[document]));
    },
  );
});

test.skipIf(folders.length > 0)('skipped: set CORPUS to a folder of documents, and TEST_LONG', ({ skip }) => skip());

/** Returns what must equal the recorded outcome: the hash, and the number of operations or the codes of all errors. */
function expectation(recorded: number | Outcome | undefined): object {
  if (typeof recorded !== 'object') return { operations: recorded };
  const { sha256 } = recorded;
  return 'refused' in recorded ? { sha256, refused: recorded.refused } : { sha256, operations: recorded.operations };
}
