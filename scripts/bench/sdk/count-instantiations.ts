import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WORKPLACE } from './workplace.ts';

const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
const OPTIONS =
  '--ignoreConfig --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --types node';

/** Counts type instantiations of a program, and those caused by its call. */
export function countInstantiations(name: string): { readonly program: number; readonly call: number } {
  const file = join(WORKPLACE, 'types', `${name}.ts`);
  const without = join(WORKPLACE, 'types', `${name}-without-call.ts`);
  writeFileSync(without, readFileSync(file, 'utf8').replace(/^\/\/ call.*/ms, ''));
  const program = instantiationsOf(file);
  return { program, call: program - instantiationsOf(without) };
}

function instantiationsOf(file: string): number {
  const args = [COMPILER, ...OPTIONS.split(' '), '--extendedDiagnostics', file];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
}
