/** `npm run bench -- sdk-call`: measures the cost per call of each client without a network. */
import { join } from 'node:path';
import { type Figures, measureFigures } from './measure-figures.ts';
import { printFigures } from './print-figures.ts';
import { prepareWorkplace, programOf } from './sdk/workplace.ts';

const PROGRAM = join(import.meta.dirname, 'sdk/time-calls.mjs');
const BARE = 'bare-fetch';
const NAMES = [BARE, 'ours', 'ours-as-one-object', 'openapi-fetch', 'hey-api', 'ky', 'axios', 'openai'];

await prepareWorkplace();
const costs = await measureFigures(
  NAMES.map((name) => ({ name, args: [PROGRAM, programOf(name)] })),
  5,
);
const bare = costs.get(BARE)?.['call'] ?? NaN;
const rows = new Map<string, Figures>([...costs].map(([name, { call = NaN }]) => [name, { call, over: call - bare }]));
printFigures(rows, [
  { figure: 'call', heading: 'µs a call', decimals: 1 },
  { figure: 'over', heading: 'µs over bare fetch', decimals: 1, base: 'openapi-fetch' },
]);
