import { posix } from 'node:path';
import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import { closestMatch, didYouMean } from '../../templates/runtime/shared/closest-match.ts';
import { toSingleLine } from '../../templates/runtime/shared/escape.ts';
import { Diagnostics, SpecError } from '../diagnostics/diagnostics.ts';
import { operationPagePath } from '../emit/docs/operation-page.ts';
import { buildReference } from '../emit/docs/reference.ts';
import { generate } from '../generate.ts';
import type { Operation } from '../model/api.ts';
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
    const generated = await generateQuietly(settings);
    const operations = generated.contract.api.groups.flatMap((group) => group.operations);
    const operation = operations.find((one) => namesOf(one).includes(wanted));
    if (operation !== undefined) return placesOf(operation, generated, settings.out);
    names.push(...operations.flatMap(namesOf));
  }
  throw new UsageError(`No document has an operation "${wanted}".${didYouMean(closestMatch(wanted, names))}`);
}

function placesOf(operation: Operation, { contract, specification, files }: Generated, out: string): string {
  const { file, line, column } = specification.locate(operation.pointer);
  const at = (path: string): string => posix.join(out, path);
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
