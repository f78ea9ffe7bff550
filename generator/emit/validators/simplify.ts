import { transform } from 'esbuild';
import type { Judge } from './unit-code.ts';

/** The functions of all modules, simplified, by their names. */
export type Simplified = ReadonlyMap<string, string>;

/** Simplifies functions and lays them out: all at once, as asking for one takes longer than doing it. */
export async function simplify(judges: readonly Judge[]): Promise<Simplified> {
  const source = judges.map(({ code }) => code).join('\n');
  const { code } = await transform(source, { loader: 'js', minifySyntax: true, target: 'es2022', charset: 'utf8' });
  const functions = code.split(/^(?=function \w+\(data)/m).filter((text) => text.startsWith('function '));
  return new Map(functions.map((text) => [/^function (\w+)/.exec(text)?.[1] ?? '', text.trimEnd()]));
}
