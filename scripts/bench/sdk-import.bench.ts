/** `npm run bench -- sdk-import`: measures how long importing a client takes. */
import { join } from 'node:path';
import { measureFigures } from './measure-figures.ts';
import { printFigures } from './print-figures.ts';
import { prepareWorkplace, programOf } from './sdk/workplace.ts';

const PROGRAM = join(import.meta.dirname, 'sdk/time-import.mjs');
const NAMES = ['bare-fetch', 'ours', 'ours-as-one-object', 'openapi-fetch', 'hey-api', 'ky', 'axios', 'openai'];

await prepareWorkplace();
const programs = NAMES.map((name) => ({ name, args: [PROGRAM, programOf(name)] }));
printFigures(await measureFigures(programs, 20), [
  { figure: 'processor', heading: 'processor ms', decimals: 1 },
  { figure: 'wall', heading: 'wall ms', decimals: 1 },
]);
