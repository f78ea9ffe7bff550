import { UsageError } from '#shared/usage-error.ts';
import { explainCode } from '#shared/explanations.ts';
import { readConfiguredOptions } from '#shared/project-config.ts';
import { terminal } from '#shared/terminal.ts';
import { GuardOptionError } from '#shared/guard/request-guard.ts';
import { requireContract } from '#shared/contract-version.ts';
import { runPayloads } from './payloads-command.ts';
import { compilerExplanations, ruleExplanations } from '../report/explanations.ts';
import { runApply, runDecide } from './decide-command.ts';
import { internalErrorReport } from '../report/finding.ts';
import { type BridgeCommand, commandsHelp, CONFIGURED_OPTIONS, parseCommand } from './arguments.ts';
import { readPackage, runAffected, runCode, runStatus } from './code-command.ts';
import { runReport } from './report-command.ts';
import { type Kit, readMap } from '../migration/migration-index.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createBridge } from '../bridge/bridge.ts';
import type { Translate } from '../payloads/ndjson.ts';

/** Runs the command and returns its exit code. */
export async function run(args: readonly string[], kit: Kit): Promise<number> {
  process.stdout.off('error', ignoreClosedPipe).on('error', ignoreClosedPipe);
  try {
    requireContract(kit.model);
    const command = parseCommand(args, await readConfiguredOptions('migrate', CONFIGURED_OPTIONS, args));
    const { before, after } = kit.words ?? kit.versions;
    switch (command.kind) {
      case 'help':
        terminal.out(
          `Migrates code and stored documents from ${before} to ${after}.\n\n  npx ${readPackage(kit).name} COMMAND\n\n${commandsHelp(command.command)}`,
        );
        return 0;
      case 'version':
        terminal.out(readPackage(kit).version);
        return 0;
      case 'code':
        return runCode(command, kit);
      case 'status':
        return runStatus(command, kit);
      case 'affected':
        return runAffected(command, kit);
      case 'decide':
        return runDecide(command, kit);
      case 'apply':
        return runApply(command, kit);
      case 'report':
        return runReport(command, kit);
      case 'payloads':
        return await runPayloads(command, kit, process.stdout);
      case 'explain':
        terminal.out(
          explainCode(command.codes, [
            ...ruleExplanations(readMap(kit), { before, after }),
            ...compilerExplanations(command.codes),
          ]).trimEnd(),
        );
        return 0;
      case 'bridge':
        return await runBridge(command, kit);
    }
  } catch (error) {
    if (isSystemError(error) && error.code === 'EPIPE') return 0;
    const isGiven = error instanceof UsageError || error instanceof GuardOptionError || isSystemError(error);
    terminal.error(isGiven ? error.message : internalErrorReport(error, 'the migration kit'));
    return 3;
  }
}

/** Ignores a reader that closes the pipe early, such as `head`. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/**
 * Recognizes errors of the operating system, such as a missing file or a full disk. Errors about wrong arguments to
 * Node's functions have no `syscall`.
 */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** Runs the bridge on the loopback interface until a signal stops it, and then prints the calls by caller. */
export async function runBridge({ target, port, ...admitted }: BridgeCommand, kit: Kit): Promise<number> {
  const { up, down, sharedPaths: shared = [] } = kit;
  const tables = { map: readMap(kit), up: up as Translate, down: down as Translate, shared };
  const { server, callers } = createBridge(target, tables, admitted);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: Error) => {
    throw new UsageError(`The bridge cannot listen on port ${port}: ${error.message}.`);
  });
  const { port: bound } = server.address() as AddressInfo;
  terminal.error(
    `http://127.0.0.1:${bound} accepts ${kit.versions.before} and sends ${kit.versions.after} to ${target.href}.`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
  for (const [caller, { translated, rejected }] of callers)
    terminal.out(`${String(translated).padStart(7)} translated ${String(rejected).padStart(7)} rejected  ${caller}`);
  return 0;
}
