import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { generate } from '../../../generator/generate.ts';
import { isObject, type JsonObject } from '../../../generator/model/json.ts';
import { type Diagnostic, Diagnostics, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { mutateMeaning } from './mutate-meaning.ts';
import { mutateStructure } from './mutate-structure.ts';
import { mutateText } from './mutate-text.ts';
import { unplanned } from './unplanned-code.ts';
import { type Next, pick, random } from './random.ts';
import { sliceDocument } from './slice-document.ts';

// Mutates documents at random, generates everything from each, and reports what went wrong. It runs as a process of its
// own, so that its memory can be bounded and an endless loop ends with it.

/** Documents and seeds of a run. */
export interface Task {
  readonly documents: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Result of the run. */
export interface Tally {
  readonly accepted: number;
  readonly refused: number;
  /** Failures, with their seeds. */
  readonly faults: readonly string[];
  readonly slowest: { readonly seed: number; readonly milliseconds: number };
}

const MOST_MILLISECONDS = 10_000;
const { documents, from, to }: Task = JSON.parse(process.argv[2] ?? '{}');
const originals = documents.map(readDocument);
const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
const counts = { accepted: 0, refused: 0 };
const faults: string[] = [];
let slowest = { seed: 0, milliseconds: 0 };

for (let seed = from; seed < to; seed += 1) {
  process.stdout.write(`seed ${seed}\n`);
  const next = random(seed);
  const file = write(next);
  const began = process.cpuUsage();
  faults.push(...(await faultsOf(file)).map((fault) => `seed ${seed}: ${fault}`));
  const { user, system } = process.cpuUsage(began);
  const milliseconds = (user + system) / 1_000;
  if (milliseconds > slowest.milliseconds) slowest = { seed, milliseconds };
  if (milliseconds > MOST_MILLISECONDS) faults.push(`seed ${seed}: it took ${milliseconds} ms`);
}
rmSync(folder, { recursive: true });
const tally: Tally = { ...counts, faults, slowest };
process.stdout.write(`${JSON.stringify(tally)}\n`);

function readDocument(file: string): JsonObject {
  const text = readFileSync(file, 'utf8');
  const document: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text);
  if (!isObject(document)) throw new Error(`${file} is no document`);
  // The hand-written files that a document names as its companions are no document.
  const { 'x-companions': _, 'x-package': __, ...others } = document;
  return others;
}

/** Writes a mutated document and gives its file. */
function write(next: Next): string {
  const document = sliceDocument(pick(originals, next), next);
  const isYaml = next() < 0.4;
  const kind = next();
  const isTextual = kind > 0.8;
  if (kind < 0.5) mutateMeaning(document, next);
  else if (!isTextual) mutateStructure(document, next);
  const text = isYaml ? stringify(document, { aliasDuplicateObjects: false }) : JSON.stringify(document, null, 2);
  const file = join(folder, isYaml ? 'root.yaml' : 'root.json');
  writeFileSync(file, isTextual ? mutateText(text, next) : text);
  return file;
}

async function faultsOf(spec: string): Promise<readonly string[]> {
  const diagnostics = new Diagnostics();
  try {
    const { files } = await generate({ spec }, diagnostics);
    counts.accepted += 1;
    return [...placeless(diagnostics.list), ...unplanned(files)];
  } catch (error) {
    if (!(error instanceof SpecError)) return [error instanceof Error ? String(error.stack) : String(error)];
    counts.refused += 1;
    const isReported = error.diagnostics.some(({ severity }) => severity === 'error');
    return isReported ? placeless(error.diagnostics) : ['it is refused without a word'];
  }
}

function placeless(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(({ address }) => typeof address === 'string' || address.line < 1 || address.column < 1)
    .map(({ code, address }) => `${code} has no place: ${JSON.stringify(address)}`);
}
