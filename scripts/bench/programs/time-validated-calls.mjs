// Prints the processor time of calls over loopback, without and with validation: node time-calls.mjs DIST
// The server is its own process. The clients call in turn, a few calls each, in alternating order. The client without
// validation takes part twice, to show the noise between two identical clients.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const CALLS = 200;
const ROUNDS = 120;
const UNCOUNTED = 20;

const load = (name) => import(pathToFileURL(join(process.argv[2], name)).href);
const { Client, basic } = await load('core.js');
const { nodeTransport } = await load('node.js');
const { replacePhase } = await load('project-management.js');
const { validation } = await load('validators.js');
const { replacePhaseValidators } = await load('validators/project-management.js');

const server = fork(join(import.meta.dirname, 'respond-always.mjs'));
const port = await new Promise((resolve) => server.once('message', resolve));
const given = {
  baseUrl: `http://127.0.0.1:${port}`,
  auth: basic('user', 'secret'),
  companyCode: 'ACME',
  fetch: nodeTransport(),
};
const validating = { ...given, validation: validation([replacePhaseValidators]) };
const clients = [new Client(given), new Client(validating), new Client(given)];
const dates = { expectedStart: '2026-02-01', expectedEnd: '2026-03-01', actualStart: null, actualEnd: null };
const texts = {
  id: '2',
  code: 'B',
  name: 'Build',
  projectId: '1',
  description: 'x'.repeat(200),
  stateId: '3',
  managerId: '4',
};
const body = { ...texts, ...dates, order: 2, closure: false };

const rounds = clients.map(() => []);
for (let round = 0; round < ROUNDS; round += 1) {
  const entries = [...clients.entries()];
  for (const [index, client] of round % 2 === 0 ? entries : entries.reverse()) {
    rounds[index].push(await microseconds(client));
  }
}
server.kill();
const [without, withValidation, again] = rounds.map((times) => medianOf(times.slice(UNCOUNTED)));
console.log(JSON.stringify({ without, with: withValidation, again }));
process.exit(0);

async function microseconds(client) {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) await replacePhase(client, { projectId: '1', phaseId: '2', body });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

function medianOf(times) {
  return times.toSorted((one, other) => one - other)[times.length >> 1];
}
