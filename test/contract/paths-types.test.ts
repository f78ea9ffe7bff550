import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSpecification } from '../../generator/load/load.ts';
import { buildContract } from '../../generator/build/contract.ts';
import type { NamedSchema } from '../../generator/model/schema.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'generated/sdk/src');
const folder = temporaryFolder('paths');

/** One line that compiles only where our type of a schema and openapi-typescript's say the same. */
function assertion({ name, key, variant }: NamedSchema, index: number): string {
  const theirs = `components['schemas'][${JSON.stringify(key)}]`;
  // A schema of a replacement requires every property in our types, and only the mandatory ones in the schema.
  const relation = variant === 'replace' ? 'Fits' : 'Same';
  return `export const same${index}: ${relation}<ours.${name}, ${theirs}> = true; // ${name}`;
}

test('every schema has the type that openapi-typescript derives', async () => {
  const { document } = await loadSpecification(join(ROOT, 'spec/v3/openapi.yaml'), new Diagnostics());
  const { schemas } = buildContract({ document }, new Diagnostics()).api;
  const head = [
    `import type * as ours from ${JSON.stringify(join(SOURCES, 'types.ts'))};`,
    `import type { components } from ${JSON.stringify(join(SOURCES, 'paths.ts'))};`,
    'type Fits<A, B> = [A] extends [B] ? true : false;',
    'type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;',
  ];
  const file = join(folder, 'same.ts');
  writeFileSync(file, [...head, ...schemas.map(assertion)].join('\n'));
  expect(schemas.length).toBeGreaterThan(200);
  expect(compile(file)).toBe('');
});

function compile(file: string): string {
  const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  const options = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--allowImportingTsExtensions',
    '--types',
    '',
  ];
  try {
    return execFileSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
