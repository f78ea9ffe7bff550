import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../shared/cli-arguments.ts';
import { createBridge } from '../bridge/bridge.ts';
import type { Translate } from '../bridge/translate-call.ts';
import type { BridgeCommand } from './arguments.ts';
import { type Kit, readMap } from './kit.ts';

/** Runs the bridge on the loopback interface until a signal stops it, and then prints the calls by caller. */
export async function runBridge({ target, port }: BridgeCommand, kit: Kit): Promise<number> {
  const { up, down, sharedPaths: shared = [] } = kit;
  const tables = { map: readMap(kit), up: up as Translate, down: down as Translate, shared };
  const { server, callers } = createBridge(new URL(target), tables);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: Error) => {
    throw new UsageError(`The bridge cannot listen on port ${port}: ${error.message}.`);
  });
  const { port: bound } = server.address() as AddressInfo;
  console.error(
    `http://127.0.0.1:${bound} accepts ${kit.versions.before} and sends ${kit.versions.after} to ${target}.`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
  for (const [caller, { translated, rejected }] of callers)
    console.log(`${String(translated).padStart(7)} translated ${String(rejected).padStart(7)} rejected  ${caller}`);
  return 0;
}
