import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT, HEY_API, ROOT, WORKPLACE } from './workplace.ts';

/** Clients of half of the document's operations, and the number of operations in the other half. */
export interface Halves {
  readonly ours: string;
  readonly heyApi: string;
  readonly otherOperations: number;
}

interface Document {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly securitySchemes: object };
}

/**
 * Generates clients of every second path, and of the paths that credentials need. The difference to the whole client is
 * the cost of the other operations.
 */
export function prepareHalf(): Halves {
  const document: Document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const credentials = JSON.stringify(document.components.securitySchemes);
  const isNamed = (item: object): boolean =>
    Object.values(item).some(({ operationId }) => credentials.includes(JSON.stringify(operationId)));
  const paths = Object.entries(document.paths).filter(([, item], index) => index % 2 === 0 || isNamed(item));
  const half = { ...document, paths: Object.fromEntries(paths) };
  const file = join(WORKPLACE, 'half.json');
  writeFileSync(file, JSON.stringify(half));
  const ours = join(WORKPLACE, 'half');
  const heyApi = join(WORKPLACE, 'half-hey-api');
  execFileSync(process.execPath, [
    join(ROOT, 'generator/start.js'),
    '--spec',
    file,
    '--layout',
    'package',
    '--out',
    ours,
    '--only',
    'sdk',
  ]);
  execFileSync(process.execPath, [HEY_API, '-i', file, '-o', heyApi, '-c', '@hey-api/client-fetch', '-s']);
  return {
    ours: join(ours, 'sdk/src/index.ts'),
    heyApi,
    otherOperations: countOperations(document) - countOperations(half),
  };
}

function countOperations({ paths }: Pick<Document, 'paths'>): number {
  return Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => key !== 'parameters')).length;
}
