/** `npm run bench -- sdk-socket`: measures the caller's cost of a call over a real socket. */
import { join } from 'node:path';
import { measureFigures } from './measure-figures.ts';
import { printFigures } from './print-figures.ts';
import { prepareWorkplace, programOf } from './sdk/workplace.ts';

const PROGRAM = join(import.meta.dirname, 'sdk/time-socket.mjs');
const BARE = 'bare-fetch';
const NAMES = ['node-http', 'ours-over-node-http', BARE, 'ours', 'openapi-fetch', 'hey-api', 'ky', 'axios', 'openai'];

await prepareWorkplace();
const programs = NAMES.map((name) => ({ name, args: [PROGRAM, programOf(name)] }));
printFigures(await measureFigures(programs, 3), [
  { figure: 'call', heading: 'processor µs a call', decimals: 0, base: BARE },
]);
