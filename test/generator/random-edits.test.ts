// Runs in `npm run test:rest`.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cacheStages } from '../../generator/cache.ts';
import { generate, type Sources, type Stages } from '../../generator/generate.ts';
import type { Json } from '../../generator/model/json.ts';
import { type Diagnostic, Diagnostics, SpecError } from '../../generator/diagnostics/diagnostics.ts';
import { editedText, type TextEdit, textEdits } from './load/text-edits.ts';
import { type Edit, edited, edits } from './random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const isLong = process.env['TEST_LONG'] !== undefined;
const folder = temporaryFolder('edits');

/** Result of a run: the files or the errors, and the diagnostics. */
interface Outcome {
  readonly files: ReadonlyMap<string, string> | string;
  readonly diagnostics: readonly Diagnostic[];
}

const textOf = (document: Json): string => JSON.stringify(document, null, 2);
const editOf = (save: Edit) => (good: string) => textOf(edited(JSON.parse(good), save));
const textEditOf = (save: TextEdit) => (good: string) => editedText(good, save);

describe('under --watch, output and diagnostics equal those of a run without a cache after random edits', () => {
  const features = globSync('test/golden/*/spec.yaml', { cwd: ROOT }).sort();

  test('of small documents, one per feature', async () => {
    const spec = join(folder, 'openapi.json');
    const property = fc.asyncProperty(
      fc.constantFrom(...features),
      fc.array(edits, { minLength: 3, maxLength: 6 }),
      (feature, saves) => {
        const text = textOf(parse(readFileSync(join(ROOT, feature), 'utf8')));
        const only = ['spec', 'sdk', 'validators', 'mock', 'paths'];
        return compareRuns({ spec, only }, spec, text, saves.map(editOf));
      },
    );
    await fc.assert(property, { numRuns: isLong ? 600 : 25, seed: 20_261_121 });
  }, 1_800_000);

  test('of small documents that are incomplete while typing', async () => {
    const spec = join(folder, 'typed.json');
    const property = fc.asyncProperty(
      fc.constantFrom(...features),
      fc.array(textEdits, { minLength: 4, maxLength: 8 }),
      (feature, saves) => {
        const text = JSON.stringify(parse(readFileSync(join(ROOT, feature), 'utf8')), null, 1);
        return compareRuns({ spec, only: ['spec', 'sdk', 'validators'] }, spec, text, saves.map(textEditOf));
      },
    );
    await fc.assert(property, { numRuns: isLong ? 600 : 10, seed: 20_261_123 });
  }, 1_800_000);

  test('of our own specification', async () => {
    const spec = join(folder, 'spec');
    cpSync(join(ROOT, 'spec'), spec, { recursive: true });
    const sources: Sources = {
      spec: join(spec, 'v3/openapi.yaml'),
      oldSpec: join(spec, 'v2/openapi.yaml'),
      renames: join(spec, 'renames'),
    };
    const files = globSync(['v3/**/*.yaml', 'v2/openapi.yaml'], { cwd: spec }).sort();
    const property = fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(edits, { minLength: 3, maxLength: 4 }),
      (name, saves) => {
        const file = join(spec, name);
        const text = textOf(parse(readFileSync(join(ROOT, 'spec', name), 'utf8')));
        return compareRuns(sources, file, text, saves.map(editOf));
      },
    );
    await fc.assert(property, { numRuns: isLong ? 60 : 3, seed: 20_261_122 });
  }, 1_800_000);
});

/** Saves one edit of a file after the other; one that makes it faulty is taken back before the next. */
async function compareRuns(
  sources: Sources,
  file: string,
  text: string,
  saves: readonly ((good: string) => string)[],
): Promise<void> {
  const stages = cacheStages();
  const run = async (now: string): Promise<Outcome> => {
    writeFileSync(file, now);
    const cached = await outcomeOf(sources, stages());
    expect(cached).toEqual(await outcomeOf(sources));
    return cached;
  };
  let good = text;
  await run(good);
  for (const save of saves) {
    const next = save(good);
    const { files } = await run(next);
    if (typeof files === 'string') await run(good);
    else good = next;
  }
  writeFileSync(file, text);
}

async function outcomeOf(sources: Sources, stages?: Stages): Promise<Outcome> {
  const diagnostics = new Diagnostics();
  try {
    const { files } = await generate(sources, diagnostics, stages);
    return { files, diagnostics: diagnostics.list };
  } catch (error) {
    const reason = error instanceof SpecError ? 'faulty' : String(error);
    return { files: reason, diagnostics: diagnostics.list };
  }
}
