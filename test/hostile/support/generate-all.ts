import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../generator/cli.ts';
import { generate } from '../../../generator/generate.ts';
import { Diagnostics, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { outputOf } from './expectations.ts';
import { writeEmitted, writeWhole } from './write-tree.ts';
import { unplanned } from './unplanned-code.ts';

// Generates everything from hostile documents, in one process: folder of the documents, folder for what is made,
// file of the report, `whole` or `own`, `strict` or `lenient`, names of the documents. It runs where it may read and
// write nothing else; the command, which would flush what it writes to the disk (forbidden there), is run for what is
// refused.

/** Outcome of one document. */
export interface Ending {
  readonly file: string;
  /** The command's exit code; 0 where files were made. */
  readonly exitCode: number;
  /** All that the command printed. */
  readonly printed: string;
  /** Codes of the warnings. */
  readonly warnings: readonly string[];
  /** Generated code that no emitter plans. */
  readonly unplanned: readonly string[];
  readonly paths: readonly string[];
  /** Files to link to the templates. */
  readonly links: readonly string[];
  /** Processor time. */
  readonly milliseconds: number;
  /** True if text of the document was executed or a prototype was changed. */
  readonly fired: boolean;
}

const [folder = '', out = '', report = '', way, mode, ...files] = process.argv.slice(2);
const strict = mode === 'strict';
const writeTree = way === 'whole' ? writeWhole : writeEmitted;
const fired: unknown[] = [];
Object.defineProperty(globalThis, '__PWN', { value: (mark: unknown) => fired.push(mark) });
const endings: Ending[] = [];
for (const file of files) endings.push(await endingOf(file));
writeFileSync(report, JSON.stringify(endings));

async function endingOf(file: string): Promise<Ending> {
  const began = process.cpuUsage();
  const before = fired.length;
  const diagnostics = new Diagnostics();
  const files = await make(file, diagnostics);
  const links = files.size === 0 ? [] : writeTree(join(out, outputOf(file)), files);
  const { exitCode, printed } = files.size === 0 ? await command(file) : { exitCode: 0, printed: '' };
  const { user, system } = process.cpuUsage(began);
  return {
    file,
    exitCode,
    printed,
    warnings: diagnostics.list.filter(({ severity }) => severity === 'warning').map(({ code }) => code),
    unplanned: unplanned(files),
    paths: [...files.keys()],
    links,
    milliseconds: (user + system) / 1_000,
    fired: fired.length > before || 'polluted' in {},
  };
}

/** Generates from a document; `undefined` if it is rejected. */
async function make(file: string, diagnostics: Diagnostics): Promise<ReadonlyMap<string, string>> {
  try {
    return (await generate({ spec: join(folder, file), strict }, diagnostics)).files;
  } catch (error) {
    if (error instanceof SpecError) return new Map();
    throw new Error(file, { cause: error });
  }
}

/** Runs the command and takes what it prints. */
async function command(file: string): Promise<{ readonly exitCode: number; readonly printed: string }> {
  const written: string[] = [];
  const restore = [process.stdout, process.stderr].map((stream) => capture(stream, written));
  const output = ['--out', join(out, outputOf(file)), '--layout', 'package', '--no-build'];
  const args = ['--spec', join(folder, file), ...output, ...(strict ? ['--strict'] : [])];
  const exitCode = await runCommand(args, { command: 'generate' });
  for (const put of restore) put();
  return { exitCode, printed: written.join('') };
}

/** Takes what is printed, until it is asked to stop. */
function capture(stream: NodeJS.WriteStream, written: string[]): () => void {
  const write = stream.write;
  stream.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  return () => {
    stream.write = write;
  };
}
