// Makes calls to a server on loopback; prints the processor time per call: node time-socket.mjs FILE
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const IN_FLIGHT = 8;
const server = spawn(process.execPath, [join(import.meta.dirname, 'serve-approval.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const { prepare } = await import(process.argv[2]);
const call = prepare({ baseUrl: String(line).trim(), fetch });
const checked = await call();
if (checked?.id !== '7') throw new Error(`received ${JSON.stringify(checked)}`);

/** Measures microseconds of this process's processor time per call. */
async function cost(count) {
  const begun = process.cpuUsage();
  let left = count;
  const caller = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, caller));
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / count;
}

// Warms up, so that the engine has compiled the code as in a long-running server.
await cost(5_000);
const costs = [];
for (let round = 0; round < 9; round += 1) costs.push(await cost(1_000));
// The median: in the fastest round responses happen to arrive together and nothing is garbage collected.
costs.sort((a, b) => a - b);
console.log(JSON.stringify({ call: costs[costs.length >> 1] }));
server.kill();
process.exit(0);
