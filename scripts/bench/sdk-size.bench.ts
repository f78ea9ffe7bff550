/** `npm run bench -- sdk-size`: measures the bundle size for one operation and for all. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Figures } from './measure-figures.ts';
import { printFigures } from './print-figures.ts';
import { bundleSize } from './sdk/bundle-size.ts';
import { prepareHalf } from './sdk/half-document.ts';
import { prepareWorkplace, programOf } from './sdk/workplace.ts';

const PEERS = ['openapi-fetch', 'hey-api', 'ky', 'axios', 'openai'];

await prepareWorkplace();
const { ours, heyApi, otherOperations } = prepareHalf();
const rows = new Map<string, Figures>();
for (const name of ['ours', ...PEERS])
  rows.set(`${name}: one operation`, await sizeOf(readFileSync(programOf(name), 'utf8')));

const oneObject = readFileSync(programOf('ours-as-one-object'), 'utf8');
rows.set(
  'ours: all operations, as one object',
  await growthOf(oneObject, oneObject.replace("'@bmp/sdk'", `'${ours}'`)),
);
const whole = (folder: string): string => `export * from '${folder}/sdk.gen';`;
rows.set('hey-api: all operations', await growthOf(whole('../hey-api'), whole(heyApi)));

printFigures(rows, [
  { figure: 'minified', heading: 'kB minified', decimals: 1 },
  { figure: 'gzip', heading: 'kB minified and gzip', decimals: 2 },
  { figure: 'growth', heading: 'bytes an operation more', decimals: 0 },
]);

async function sizeOf(program: string): Promise<Figures> {
  const { minified, gzip } = await bundleSize(program, dirname(programOf('ours')));
  return { minified: minified / 1000, gzip: gzip / 1000 };
}

/** Measures the whole client, and what each operation adds that a client of half the document lacks. */
async function growthOf(program: string, half: string): Promise<Figures> {
  const [all, some] = [await sizeOf(program), await sizeOf(half)];
  return { ...all, growth: (((all['gzip'] ?? 0) - (some['gzip'] ?? 0)) * 1000) / otherOperations };
}
