/** `npm run bench -- sdk-types`: measures what a client's types cost the compiler and the editor. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from './measure-figures.ts';
import { printFigures } from './print-figures.ts';
import { countInstantiations } from './sdk/count-instantiations.ts';
import { timeCompletion } from './sdk/time-completion.ts';
import { prepareWorkplace, WORKPLACE } from './sdk/workplace.ts';

/** A program, and the completion that the editor must offer. */
const PROGRAMS = [
  ['ours', 'approvalId'],
  ['openapi-fetch', 'approval_id'],
  ['hey-api', 'approval_id'],
  ['openai', 'retrieve'],
] as const;

const compilerOptions = {
  strict: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
};

await prepareWorkplace();
writeFileSync(join(WORKPLACE, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [] }));
const rows = new Map<string, Figures>();
for (const [name, offered] of PROGRAMS) {
  const { first, warm, entries } = await timeCompletion(name);
  if (!entries.includes(offered)) throw new Error(`${name}: the editor does not offer ${offered}`);
  rows.set(name, { ...countInstantiations(name), first, warm });
}
printFigures(rows, [
  { figure: 'call', heading: 'instantiations of a call', decimals: 0 },
  { figure: 'program', heading: 'of its whole program', decimals: 0 },
  { figure: 'warm', heading: 'ms to a completion, warm', decimals: 0 },
  { figure: 'first', heading: 'the first', decimals: 0 },
]);
