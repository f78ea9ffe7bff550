import { transform } from 'esbuild';
import type { Judge } from './unit-code.ts';

/** The functions of all modules, simplified, by their names. */
export type Simplified = ReadonlyMap<string, string>;

/**
 * Without literals that span lines: a text with a line end in it, say the name of a property, would else be written as
 * a template, and what stands after the line end would be taken for code of its own.
 */
const LITERALS_ON_ONE_LINE = { 'template-literal': false };

/** Simplifies functions and lays them out: all at once, as asking for one takes longer than doing it. */
export async function simplify(judges: readonly Judge[]): Promise<Simplified> {
  const source = judges.map(({ code }) => code).join('\n');
  const { code } = await transform(source, {
    loader: 'js',
    minifySyntax: true,
    target: 'es2022',
    charset: 'utf8',
    supported: LITERALS_ON_ONE_LINE,
  });
  const functions = code.split(/^(?=function \w+\(data)/m).filter((text) => text.startsWith('function '));
  if (functions.length !== judges.length) throw new Error('functions cannot be told apart');
  return new Map(functions.map((text) => [/^function (\w+)/.exec(text)?.[1] ?? '', text.trimEnd()]));
}
