import { UsageError } from '#shared/cli-arguments.ts';
import { explainCode } from '#shared/explanations.ts';
import { terminal } from '#shared/terminal.ts';
import { GuardOptionError } from '#shared/guard/request-guard.ts';
import { requireContract } from '#shared/contract-version.ts';
import { runPayloads } from './payloads-command.ts';
import { ruleExplanations } from '../report/explanations.ts';
import { runApply, runDecide } from './decide-command.ts';
import { internalErrorReport } from '../report/finding.ts';
import { type BridgeCommand, parseCommand } from './arguments.ts';
import { readPackage, runAffected, runCode, runStatus } from './code-command.ts';
import { type Kit, readMap } from '../migration/migration-index.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createBridge } from '../bridge/bridge.ts';
import type { Translate } from '../payloads/ndjson.ts';

const COMMANDS = `code <folder>             prints the changes as a diff without writing them
  --types NAME            a module that exports the v2 types; may be given several times.
                          A name that starts with . is a file relative to the folder
  --to MODULE             imports the types from this module after the change
  --write                 applies the changes; requires a clean work tree
  --force                 with --write: allows uncommitted changes
  --report FILE           writes the findings: .json, .sarif, .md or .html; may be given several times
  --verify                compiles both states in memory and reports new type errors
  --rule ID               applies and reports only this rule; may be given several times
  --path PATH             changes and reports only this file or folder; may be given several times
  --baseline FILE         reports only findings that this .json report does not contain

  Exit codes: 0 nothing to do, 1 changes pending, 2 manual work needed, 3 error.

status <folder>           counts what remains by package, rule and tier
affected <folder>         prints how many places use the API and change, in one line

  status takes the options of code except --write and --force, affected those except --verify as well.
  Both have its exit codes.

decide <finding> keep|later  records a decision about findings, by fingerprint or rule, in migration-decisions.json;
                          later ends after 90 days. A comment "migrate: keep" decides about its line or the next one
  --why TEXT              the reason, for review
  --until DATE            the last day on which the decision counts
apply <finding>           applies the suggestions of findings with manual work, by fingerprint or rule

  Both examine the current folder, and take --types, --to and --path.

payloads <file.ndjson>    translates one JSON document per line; - is standard input
  --resource NAME         the schema of the documents, by its previous name
  --back                  translates back to the previous version
  --sidecar FILE          stores data that the other version cannot hold; read again with --back
  --drop                  accepts that such data is lost

  Exit codes: 0 all lines translated, 2 conflicts or lost data, 3 invalid lines or another error.

bridge --to URL           accepts calls of the previous version, sends them to the new one, and translates responses back
  --port N                port on the loopback interface, by default 4020; 0 picks a free one
  --cors ORIGIN           lets pages of this origin call, such as http://localhost:5173; may be given several times
  --allow-host NAME       lets callers use this host name; may be given several times

explain <rule>            explains the rule of a finding

--help prints this help, --version the version.`;

/** Runs the command and returns its exit code. */
export async function run(args: readonly string[], kit: Kit): Promise<number> {
  process.stdout.off('error', ignoreClosedPipe).on('error', ignoreClosedPipe);
  try {
    requireContract(kit.model);
    const command = parseCommand(args);
    const { before, after } = kit.words ?? kit.versions;
    switch (command.kind) {
      case 'help':
        terminal.out(
          `Migrates code and stored documents from ${before} to ${after}.\n\n  npx ${readPackage(kit).name} COMMAND\n\n${COMMANDS}`,
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
      case 'payloads':
        return await runPayloads(command, kit, process.stdout);
      case 'explain':
        terminal.out(explainCode(command.codes, ruleExplanations(readMap(kit), { before, after })).trimEnd());
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
