import { extname } from 'node:path';
import { type Identities, parseData, parseIdentities, readJsonFile } from '#mock/inspection.ts';
import { type OptionDefinitions, optionsHelp, type OptionValues, requireChoice } from '#shared/cli-arguments.ts';
import { ownAt } from '#shared/json.ts';
import { UsageError } from '#shared/usage-error.ts';
import { parseTargetUrl } from '#shared/guard/forwarding.ts';
import type { RunOptions } from '../live/run.ts';
import type { ObservedBehavior } from '../report/observed-behavior.ts';
import { FORMAT_OF_EXTENSION, FORMATS, type FormatName } from '../report/formats.ts';
import { PARTS, type Shard } from '../har/shard.ts';
import type { VerifyOptions } from '../verify-har.ts';
import { basicCallers } from './callers.ts';

const SHARED_OPTIONS = {
  spec: { type: 'value', value: 'a file', help: 'OpenAPI document of the server', default: 'the one of this package' },
  format: {
    type: 'value',
    value: 'a format',
    help: 'text, json, junit, sarif or html',
    default: 'text, or that of the extension of --output',
  },
  output: { type: 'value', value: 'a file', help: 'writes the report to a file' },
  severity: {
    type: 'value',
    value: 'a code and a level, such as read-effect=off',
    placeholder: 'CODE=LEVEL',
    multiple: true,
    help: '`error`, `warning` or `off` for a rule or a check',
  },
  accepted: {
    type: 'value',
    value: 'a file',
    multiple: true,
    help: 'leaves out the findings that this YAML or JSON file accepts: a list of code, place, text, by, why and until, of which place, text and until may be absent',
  },
  'write-baseline': {
    type: 'value',
    value: 'a file',
    help: 'writes such a file, decided `--by NAME`, `--why TEXT` and `--until DATE`; its findings then fail nothing',
  },
  by: { type: 'value', value: 'a name' },
  why: { type: 'value', value: 'a reason' },
  until: { type: 'value', value: 'a date such as 2027-01-31' },
  'min-coverage': {
    type: 'value',
    value: 'a number',
    placeholder: 'N',
    help: 'exit code 1 if the coverage in percent is below it',
  },
  help: { type: 'flag', short: 'h', help: 'prints this help' },
  version: { type: 'flag', help: 'prints the version' },
} as const;

/** Options of the commands that check traffic. */
const TRAFFIC_OPTIONS = {
  'server-state': {
    type: 'value',
    value: 'mock, unknown or a file',
    placeholder: 'STATE',
    help: 'predicts each response by the mock, which starts with the items that the server has: `mock` (those of the mock), `unknown`, or a JSON file with items by collection',
  },
  users: { type: 'value', value: 'a file', help: 'JSON file of the callers and their rights, as for the mock' },
  'no-state': { type: 'flag', help: 'checks each exchange alone, for servers to which other clients write' },
  redact: {
    type: 'value',
    value: 'a name',
    multiple: true,
    help: 'name of a further field, header or parameter to redact',
  },
  observed: {
    type: 'value',
    value: 'a file',
    help: 'writes a new overlay with the properties, values and rules that the server showed',
  },
  'strict-paths': {
    type: 'flag',
    help: 'reports responses of paths that the document does not have, wherever they are',
  },
} as const;

const SERVER_OPTIONS = {
  'base-url': {
    type: 'value',
    value: 'a URL',
    help: 'URL of the server, or of that in the recording; the path that servers of the document state may be left out',
  },
} as const;

const HAR_OPTIONS = {
  shard: {
    type: 'value',
    value: 'a number and the number of all, such as 2/8',
    placeholder: 'I/N',
    help: 'checks the exchanges of a share of the items; `report merge` joins the reports (`--format json`)',
  },
} as const;

const PROXY_OPTIONS = {
  to: { type: 'value', value: 'a URL', help: 'URL of the server' },
  port: {
    type: 'value',
    value: 'a number',
    placeholder: 'N',
    help: 'port on the loopback interface',
    default: 'a free one',
  },
  record: { type: 'value', value: 'a file', help: 'writes the traffic to a new HTTP Archive, without secrets' },
  'read-only': { type: 'flag', help: 'sends only methods that read' },
  cors: {
    type: 'value',
    value: 'an origin',
    multiple: true,
    help: 'lets pages of this origin call, such as http://localhost:5173',
  },
  'allow-host': { type: 'value', value: 'a host name', multiple: true, help: 'lets callers use this host name' },
} as const;

const RUN_OPTIONS = {
  auth: {
    type: 'value',
    value: 'a header value, or env:NAME',
    placeholder: 'VALUE',
    help: 'header `Authorization`; `env:NAME` reads it from the environment',
  },
  header: {
    type: 'value',
    value: 'name=value',
    multiple: true,
    help: 'further header of every request, such as `X-API-Key=env:KEY`',
  },
  'limited-auth': {
    type: 'value',
    value: 'a header value, or env:NAME',
    placeholder: 'VALUE',
    multiple: true,
    help: 'header `Authorization` of a caller with fewer rights, whom the server must reject',
  },
  'read-only': { type: 'flag', help: 'sends only methods that read' },
  param: {
    type: 'value',
    value: 'name=value',
    multiple: true,
    help: 'value of a parameter, such as the id of an item, also several values of one',
  },
  omit: {
    type: 'value',
    value: 'the name of a member',
    placeholder: 'NAME',
    multiple: true,
    help: 'leaves a member out of all JSON bodies',
  },
  touch: {
    type: 'value',
    value: 'an operation',
    multiple: true,
    help: 'id of a writing operation that may change these items, or * for all',
  },
  only: {
    type: 'value',
    value: 'an operation',
    multiple: true,
    help: 'id of an operation to exercise',
    default: 'all',
  },
  document: { type: 'value', value: 'a name', help: 'document to exercise, such as `v2`', default: 'the current one' },
  rate: { type: 'value', value: 'a number', placeholder: 'N', help: 'requests per second', default: '20' },
  'max-requests': {
    type: 'value',
    value: 'a number',
    placeholder: 'N',
    help: 'limit of the requests',
    default: '10000',
  },
  'strict-methods': { type: 'flag', help: 'also sends PROPFIND to each path, which must get 405' },
  'max-findings': { type: 'value', value: 'a number', placeholder: 'N', help: 'ends a run at this number of findings' },
} as const;

const TWIN_OPTIONS = {
  histories: { type: 'value', value: 'a number', placeholder: 'N', help: 'random histories', default: '100' },
  seed: { type: 'value', value: 'a number', placeholder: 'N', help: 'seed of the histories', default: '1' },
} as const;

/** Options of all commands. */
export const OPTIONS: typeof SHARED_OPTIONS &
  typeof TRAFFIC_OPTIONS &
  typeof SERVER_OPTIONS &
  typeof HAR_OPTIONS &
  typeof PROXY_OPTIONS &
  typeof RUN_OPTIONS &
  typeof TWIN_OPTIONS = {
  ...SHARED_OPTIONS,
  ...TRAFFIC_OPTIONS,
  ...SERVER_OPTIONS,
  ...HAR_OPTIONS,
  ...PROXY_OPTIONS,
  ...RUN_OPTIONS,
  ...TWIN_OPTIONS,
};

/** Options of each command beside the shared ones. */
const COMMAND_OPTIONS: Readonly<Record<string, OptionDefinitions>> = {
  har: { ...SERVER_OPTIONS, ...TRAFFIC_OPTIONS, ...HAR_OPTIONS },
  report: {},
  proxy: { ...PROXY_OPTIONS, ...TRAFFIC_OPTIONS },
  run: { ...SERVER_OPTIONS, ...RUN_OPTIONS, ...TRAFFIC_OPTIONS },
  twin: { ...SERVER_OPTIONS, ...RUN_OPTIONS, ...TWIN_OPTIONS, ...TRAFFIC_OPTIONS },
};

/**
 * Rejects options that the command does not have, which would have no effect.
 *
 * @throws UsageError with the commands that have it
 */
export function rejectOtherOptions(command: string, given: CliOptions): void {
  const other = Object.keys(given).find((name) => !hasOption(command, name));
  if (other === undefined) return;
  const commands = Object.keys(COMMAND_OPTIONS).filter((name) => hasOption(name, other));
  throw new UsageError(`--${other} is an option of ${new Intl.ListFormat('en').format(commands)}, not of ${command}.`);
}

/** Tests whether a command has an option: a configuration states the options of all commands. */
export function hasOption(command: string, name: string): boolean {
  const own = ownAt(COMMAND_OPTIONS, command);
  return own === undefined || Object.hasOwn(own, name) || Object.hasOwn(SHARED_OPTIONS, name);
}

const COLUMN = 24;

const SUMMARIES: Readonly<Record<string, string>> = {
  har: `  har FILE              checks recorded traffic: an HTTP Archive, entries line by line (.ndjson), either compressed
                        (.gz), a folder of them, or - for the standard input`,
  proxy: '  proxy --to URL        checks the traffic that it forwards to a server, until it is stopped',
  run: '  run                   exercises a server of the API of this package, or of --spec, and removes what it creates',
  twin: '  twin                  sends random histories to such a server and to the mock, and reports differences',
  report: '  report merge FILE…    joins the reports of all shards of a recording',
  explain: '  explain CODE          explains a rule or a check that a finding names, or a diagnostic of a document',
};

/** Returns the help about a command, or about all. */
export function helpText(command: string | undefined): string {
  const summary = ownAt(SUMMARIES, command ?? '');
  if (summary === undefined) return HELP;
  const own = ownAt(COMMAND_OPTIONS, command ?? '');
  return own === undefined ? summary : `${summary}\n\n${optionsHelp({ ...own, ...SHARED_OPTIONS }, COLUMN)}\n\n${END}`;
}

const END = `bmp.config.json or .ts may state all options, as "verify": { "param": { "id": "7" } }; those given here replace them.

Exit codes: 0 without findings or with --write-baseline, 1 with findings, 2 if the command line or the traffic cannot
be read, if nothing was checked, if the server rejected the credentials of a run, or if items that a run created are
still there, except those that an operation of --touch created and none removes.`;

const HELP = `Verifies that a server conforms to its specification.

${Object.values(SUMMARIES).join('\n')}

  COMMAND --help        prints the options of one command

Options of all commands
${optionsHelp(SHARED_OPTIONS, COLUMN)}

Options of har, proxy, run and twin
${optionsHelp(TRAFFIC_OPTIONS, COLUMN)}

Options of har, run and twin
${optionsHelp(SERVER_OPTIONS, COLUMN)}

Options of har
${optionsHelp(HAR_OPTIONS, COLUMN)}

Options of proxy
${optionsHelp(PROXY_OPTIONS, COLUMN)}

Options of run and twin
${optionsHelp(RUN_OPTIONS, COLUMN)}

Options of twin
${optionsHelp(TWIN_OPTIONS, COLUMN)}

${END}`;

/** Options of the command line. */
export type CliOptions = OptionValues<typeof OPTIONS>;

/** Options that need the whole recording. */
const WHOLE_OPTIONS = [
  'server-state',
  'observed',
  'accepted',
  'write-baseline',
  'severity',
  'min-coverage',
] as const satisfies readonly (keyof CliOptions)[];

/** Reads the options of a command that checks a recording, or a share of it. */
export function harOptions(options: CliOptions, observed?: ObservedBehavior): VerifyOptions {
  const shard = parseShard(options.shard);
  if (shard !== undefined) {
    const other = WHOLE_OPTIONS.find((name) => options[name] !== undefined);
    if (other !== undefined) throw new UsageError(`--${other} needs the whole recording, not a shard of it.`);
    if (formatOf(options) !== 'json') throw new UsageError('--shard needs --format json, which report merge reads.');
  }
  return { ...verifyOptions(options, observed), shard };
}

/** Reads the options of every command. */
export function verifyOptions(options: CliOptions, observed?: ObservedBehavior): VerifyOptions {
  const { users: usersFile } = options;
  const users = usersFile === undefined ? undefined : readJsonFile(usersFile);
  const identities: Identities | undefined =
    users === undefined || usersFile === undefined ? undefined : parseIdentities(users, usersFile);
  return {
    baseUrl: options['base-url'],
    state: options['no-state'] !== true,
    redact: options.redact,
    findCaller: users === undefined || usersFile === undefined ? undefined : basicCallers(usersFile, users),
    identities,
    serverState: serverStateOf(options['server-state']),
    observed,
    strictPaths: options['strict-paths'] === true,
  };
}

function serverStateOf(value: string | undefined): VerifyOptions['serverState'] {
  if (value === undefined || value === 'mock' || value === 'unknown') return value;
  return parseData(readJsonFile(value), () => 'id');
}

/** Reads the options of a command that sends requests. */
export function runOptions(command: string, options: CliOptions, observed?: ObservedBehavior): RunOptions {
  const baseUrl = requireUrl(options['base-url'], command, 'base-url');
  return {
    ...verifyOptions(options, observed),
    baseUrl,
    only: options.only,
    touch: options.touch,
    omit: options.omit,
    document: options.document,
    authorization: secretOf(options.auth),
    headers: Object.fromEntries(
      (options.header ?? []).map((text) => {
        const [name, value] = pairOf('header', text);
        return [name, secretOf(value) ?? ''];
      }),
    ),
    limitedAuthorization: options['limited-auth']?.flatMap((value) => secretOf(value) ?? []),
    isReadOnly: options['read-only'] === true,
    strictMethods: options['strict-methods'] === true,
    parameters: parametersOf(options.param ?? []),
    rate: positiveNumber('rate', options.rate),
    maxRequests: positiveNumber('max-requests', options['max-requests']),
    maxFindings: positiveNumber('max-findings', options['max-findings']),
  };
}

/** Requires a URL that can be requested, without credentials. */
export function requireUrl(url: string | undefined, command: string, option: string): string {
  if (url === undefined) throw new UsageError(`Name the server: ${command} --${option} https://erp.example.com`);
  parseTargetUrl(url, `--${option}`, command === 'proxy' ? undefined : 'Name them with --auth env:NAME.');
  return url;
}

/** Credentials on a command line can be read by other users of the machine, those of the environment cannot. */
function secretOf(value: string | undefined): string | undefined {
  if (value?.startsWith('env:') !== true) return value;
  const found = process.env[value.slice(4)];
  if (found === undefined) throw new UsageError(`The environment variable ${value.slice(4)} is not set.`);
  return found;
}

function parametersOf(texts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of texts.map((text) => pairOf('param', text)))
    values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(values);
}

function pairOf(option: string, text: string): readonly [string, string] {
  const mark = text.indexOf('=');
  if (mark < 1) throw new UsageError(`--${option} needs name=value, not ${text}.`);
  return [text.slice(0, mark), text.slice(mark + 1)];
}

/** Reads a number above 0. */
export function positiveNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new UsageError(`--${name} needs a number above 0, not ${text}.`);
}

/** Reads a port on which a server can listen. */
export function portNumber(text: string | undefined): number | undefined {
  const port = positiveNumber('port', text);
  if (port === undefined || (Number.isInteger(port) && port <= 65_535)) return port;
  throw new UsageError(`--port needs a whole number from 1 to 65535, not ${text}.`);
}

/** Returns the format that options name, or else the one of the extension of the file. */
export function formatOf({ format: name, output = '' }: CliOptions): FormatName {
  const format = name ?? ownAt(FORMAT_OF_EXTENSION, extname(output).toLowerCase());
  if (format === undefined)
    throw new UsageError(
      `--output ${output} needs --format, or one of ${Object.keys(FORMAT_OF_EXTENSION).slice(1).join(', ')} at its end.`,
    );
  requireChoice('--format', format, Object.keys(FORMATS));
  return format as FormatName;
}

/**
 * Parses a shard, such as `2/8`.
 *
 * @throws UsageError if it is none
 */
function parseShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= count && count <= PARTS) return { index, count };
  throw new UsageError(`--shard needs a number and the number of all, at most ${PARTS}, such as 2/8; not ${text}.`);
}
