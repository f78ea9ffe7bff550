import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compileTrees, importTrees, startTrees } from './compile-and-import.ts';
import { type Refusal, type Trial, tryDocument } from './try-document.ts';

/** The number of operations of a document, or why it was refused, and what identifies the document. */
export type Outcome = ({ readonly operations: number } | Refusal) & {
  /** First 16 digits of the hash of the file. */
  readonly sha256: string;
};

/** Outcomes of the documents of one source. */
export interface Trials {
  readonly documents: Readonly<Record<string, Outcome>>;
  /** Failures: code that does not compile or load, and rejections without a location. */
  readonly faults: readonly string[];
}

/** So many are compiled together: what all of them need is read but once. */
const together = 20;

/** Tries documents of a folder: generates, compiles and loads the client and the mock, and starts the mock. */
export async function trySource(source: string, documents: readonly string[]): Promise<Trials> {
  const home = mkdtempSync(join(tmpdir(), 'corpus-'));
  const outcomes: (readonly [document: string, outcome: Outcome])[] = [];
  const faults: string[] = [];
  try {
    for (let from = 0; from < documents.length; from += together) {
      const trees = new Map<string, string>();
      for (const document of documents.slice(from, from + together)) {
        const tree = join(home, String(outcomes.length));
        const trial = await tryDocument(join(source, document), tree);
        if (trial.kind === 'made') trees.set(tree, document);
        else faults.push(...trial.unplaced.map((cause) => `${document}: no location is reported for: ${cause}`));
        outcomes.push([document, { ...resultOf(trial), sha256: hashOf(join(source, document)) }]);
      }
      faults.push(...check(home, trees));
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return { documents: Object.fromEntries(outcomes), faults };
}

function resultOf(trial: Trial): { readonly operations: number } | Refusal {
  if (trial.kind === 'made') return { operations: trial.operations };
  return { refused: trial.refused, because: trial.because };
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

/** Compiles and loads what was made, and clears it away. */
function check(home: string, trees: ReadonlyMap<string, string>): readonly string[] {
  if (trees.size === 0) return [];
  const made = [...trees.keys()];
  const faults = [...compileTrees(home, made), ...importTrees(made), ...startTrees(home, made)];
  for (const tree of trees.keys()) rmSync(tree, { recursive: true });
  return faults.map((fault) => named(fault, home, trees));
}

/** A fault with the document in place of the folder, which compiler and Node write in different ways. */
function named(fault: string, home: string, trees: ReadonlyMap<string, string>): string {
  return fault.replace(new RegExp(`\\S*${basename(home)}/(\\d+)/`), (path, number) => {
    const document = trees.get(join(home, String(number)));
    return document === undefined ? path : `${document}: `;
  });
}
