import { join, posix } from 'node:path';
import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import { closestMatch, didYouMean } from '../../templates/runtime/shared/closest-match.ts';
import { toSingleLine } from '../../templates/runtime/shared/escape.ts';
import { Diagnostics, SpecError } from '../diagnostics/diagnostics.ts';
import { operationPagePath } from '../emit/docs/operation-page.ts';
import { buildReference } from '../emit/docs/reference.ts';
import { PRODUCTS } from '../emit/products.ts';
import { generate } from '../generate.ts';
import type { Operation } from '../model/api.ts';
import { optional } from '../model/json.ts';
import { disk } from '../write/output/file-system.ts';
import { findManifest, type Manifest } from '../write/output/manifest.ts';
import type { Arguments } from './arguments.ts';
import { resolveLayout } from './layout.ts';

/**
 * Lists the places of an operation in the document, the generated code and the reference, and the rules on its page.
 * Nothing is written.
 *
 * @param wanted - identifier of the operation, name of its function, or method and path
 * @throws UsageError without such an operation, with the closest name
 */
export async function locateOperation(wanted: string, runs: readonly Arguments[]): Promise<string> {
  const names: string[] = [];
  for (const settings of runs) {
    const written = findManifest(settings.out);
    const generated = await generateQuietly({ ...settingsOf(written), ...settings });
    const operations = generated.contract.api.groups.flatMap((group) => group.operations);
    const operation = operations.find((one) => namesOf(one).includes(wanted));
    if (operation !== undefined) return placesOf(operation, generated, { out: settings.out, written });
    names.push(...operations.flatMap(namesOf));
  }
  throw new UsageError(`No document has an operation "${wanted}".${didYouMean(closestMatch(wanted, names))}`);
}

/** Returns the options that the files of a folder imply, so that a command need not repeat those of the run. */
function settingsOf(written: Manifest | undefined): Pick<Arguments, 'only' | 'layout' | 'infer'> {
  if (written === undefined) return {};
  const { products, infer, files } = written;
  const only = Object.entries(PRODUCTS).flatMap(([name, { options }]) =>
    products.includes(name) && options === undefined ? [name] : [],
  );
  const layout = files.has('index.ts') ? 'source' : files.has('sdk/package.json') ? 'package' : undefined;
  return {
    ...(only.length > 0 && { only }),
    ...optional('layout', layout),
    ...(infer && { infer }),
  };
}

/** Output folder, with the manifest of the run that wrote it. */
interface OutputFolder {
  readonly out: string;
  readonly written: Manifest | undefined;
}

/** Returns the files of a run as they are on disk, without those that are not there. Before the first run, all are. */
function readFiles(files: Generated['files'], { out, written }: OutputFolder): Generated['files'] {
  if (written === undefined) return files;
  const paths = [...files.keys()].filter((path) => written.files.has(path) && disk.kind(join(out, path)) === 'file');
  return new Map(paths.map((path) => [path, disk.read(join(out, path)).toString()]));
}

function placesOf(operation: Operation, generated: Generated, folder: OutputFolder): string {
  const { contract, specification } = generated;
  const { file, line, column } = specification.locate(operation.pointer);
  const files = readFiles(generated.files, folder);
  const at = (path: string): string => posix.join(folder.out, path);
  const code = [...files].flatMap(([path, text]) =>
    declarations(text, operation.name).map((row) => `${at(path)}:${row}`),
  );
  const page = operationPagePath(operation, buildReference(contract));
  const pages = [...files].filter(([path]) => path === page);
  const rules = pages.flatMap(([, text]) => [...text.matchAll(/^\| \[(\w+)\]\(/gm)].map(([, rule = '']) => rule));
  const rows = [
    ['operation', `${operation.id}: ${operation.method} ${operation.path}`],
    ['document', `${file}:${line}:${column}`],
    ['code', ...code],
    ['page', ...pages.map(([path]) => at(path))],
    ['rules', rules.join(', ')],
  ].filter(([, value = '']) => value !== '');
  return rows
    .flatMap(([title = '', ...values]) =>
      values.map((value, index) => `${(index === 0 ? title : '').padEnd(11)}${toSingleLine(value)}\n`),
    )
    .join('');
}

type Generated = Awaited<ReturnType<typeof generate>>;

/** Generates in memory. Diagnostics of the document are left to a normal run. */
async function generateQuietly(settings: Arguments): Promise<Generated> {
  try {
    // Declarations are found in sources, so nothing is compiled.
    return await generate({ ...resolveLayout(settings), build: false, engines: 'workspace' }, new Diagnostics());
  } catch (error) {
    if (error instanceof SpecError) throw new UsageError('The document has errors; generate it to see them.');
    throw error;
  }
}

function namesOf({ id, name, method, path }: Operation): readonly string[] {
  return [id, name, `${method} ${path}`];
}

/** Returns the lines of a module that declare a function. */
function declarations(text: string, name: string): readonly number[] {
  const declaration = new RegExp(
    `^export (?:declare )?(?:async )?(?:function|const) ${name.replaceAll('$', '\\$')}\\b`,
  );
  return text.split('\n').flatMap((line, index) => (declaration.test(line) ? [index + 1] : []));
}
