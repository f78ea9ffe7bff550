import { type Identities, parseData, parseIdentities, readJsonFile } from '#mock/inspection.ts';
import { UsageError, type parseCliArguments } from '#shared/cli-arguments.ts';
import { parseTargetUrl } from '#shared/guard/forwarding.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { RunOptions } from '../live/run.ts';
import type { ObservedBehavior } from '../report/observed-behavior.ts';
import { FORMATS, type FormatName } from '../report/formats.ts';
import type { VerifyOptions } from '../verify-har.ts';
import { basicCallers } from './callers.ts';

export const HELP: string = `Verifies that a server conforms to its specification.

  har <file>            checks recorded traffic: an HTTP Archive, entries line by line (.ndjson), either compressed
                        (.gz), a folder of them, or - for the standard input
  proxy --to <url>      checks the traffic that it forwards to a server, until it is stopped
  run                   exercises a server, and removes what it creates
  twin                  sends random histories to a server and to the mock, and reports differences
  explain <code>        explains a rule or a check that a finding names, or a diagnostic of a document

Options of all commands
  --spec <file>         OpenAPI document @default the one of this package
  --server-state <what> state of the server at the beginning: mock (that of the mock), unknown, or a JSON file with
                        items by collection; the mock then follows the server as a model
  --users <file>        JSON file of the callers and their rights, as for the mock
  --no-state            checks each exchange alone, for servers to which other clients write
  --redact <name>       name of a further field, header or parameter to redact; may be repeated
  --format <name>       ${Object.keys(FORMATS).join(', ')} @default text
  --output <file>       writes the report to a file
  --observed <file>     writes a new overlay with the properties, values and rules that the server showed
  --severity <code=level> error, warning or off for a rule or a check; may be repeated
  --accepted <file>     leaves out the findings that this YAML or JSON file accepts: a list of code, place, text, by,
                        why and until, of which place, text and until may be absent; may be repeated
  --write-baseline <file> writes such a file, decided --by <name>, --why <text> and --until <date>
  --min-coverage <n>    exit code 1 if the coverage in percent is below it
  --strict-paths        reports responses of paths that the document does not have, wherever they are
  --help                prints this help
  --version             prints the version

Options of har, run and twin
  --base-url <url>      URL of the server, or of that in the recording; the path that servers of the document states
                        may be left out

Options of proxy
  --to <url>            URL of the server
  --port <number>       port on the loopback interface @default a free one
  --record <file>       writes the traffic to a new HTTP Archive, without secrets
  --read-only           rejects methods that write
  --cors <origin>       lets pages of this origin call, such as http://localhost:5173; may be repeated
  --allow-host <name>   lets callers use this host name; may be repeated

Options of run and twin
  --auth <value>        header Authorization; env:NAME reads it from the environment
  --header <name=value> further header of every request, such as X-API-Key=env:KEY; may be repeated
  --limited-auth <value> header Authorization of a caller with fewer rights, whom the server must reject;
                        may be repeated
  --read-only           sends only methods that read
  --param <name=value>  value of a parameter, such as the id of an item; may be repeated, also
                        for several values
  --omit <name>         leaves a member out of all JSON bodies; may be repeated
  --touch <operation>   id of a writing operation that may change these items, or * for all; may be repeated
  --only <operation>    id of an operation to exercise; may be repeated @default all
  --document <name>     document to exercise, such as v2 @default the current one
  --rate <number>       requests per second @default 20
  --max-requests <n>    limit of the requests @default 10000
  --strict-methods      also sends PROPFIND to each path, which must get 405
  --max-findings <n>    ends a run at this number of findings
  --histories <n>       random histories of twin @default 100
  --seed <number>       seed of the histories @default 1

bmp.config.json or .ts may state all options, as "verify": { "param": { "id": "7" } }; those given here replace them.

Exit codes: 0 without findings, 1 with findings, 2 if the command line or the traffic cannot be read.`;

export const OPTIONS = {
  spec: { type: 'value', value: 'a file' },
  'base-url': { type: 'value', value: 'a URL' },
  to: { type: 'value', value: 'a URL' },
  port: { type: 'value', value: 'a number' },
  record: { type: 'value', value: 'a file' },
  cors: { type: 'value', value: 'an origin', multiple: true },
  'allow-host': { type: 'value', value: 'a host name', multiple: true },
  users: { type: 'value', value: 'a file' },
  'server-state': { type: 'value', value: 'mock, unknown or a file' },
  'no-state': { type: 'flag' },
  redact: { type: 'value', value: 'a name', multiple: true },
  format: { type: 'value', value: 'a format' },
  observed: { type: 'value', value: 'a file' },
  output: { type: 'value', value: 'a file' },
  auth: { type: 'value', value: 'a header value, or env:NAME' },
  header: { type: 'value', value: 'name=value', multiple: true },
  'limited-auth': { type: 'value', value: 'a header value, or env:NAME', multiple: true },
  'read-only': { type: 'flag' },
  param: { type: 'value', value: 'name=value', multiple: true },
  omit: { type: 'value', value: 'the name of a member', multiple: true },
  touch: { type: 'value', value: 'an operation', multiple: true },
  only: { type: 'value', value: 'an operation', multiple: true },
  document: { type: 'value', value: 'a name' },
  rate: { type: 'value', value: 'a number' },
  'max-requests': { type: 'value', value: 'a number' },
  'max-findings': { type: 'value', value: 'a number' },
  histories: { type: 'value', value: 'a number' },
  seed: { type: 'value', value: 'a number' },
  severity: { type: 'value', value: 'a code and a level, such as read-effect=off', multiple: true },
  accepted: { type: 'value', value: 'a file', multiple: true },
  'write-baseline': { type: 'value', value: 'a file' },
  by: { type: 'value', value: 'a name' },
  why: { type: 'value', value: 'a reason' },
  until: { type: 'value', value: 'a date such as 2027-01-31' },
  'min-coverage': { type: 'value', value: 'a number' },
  'strict-paths': { type: 'flag' },
  'strict-methods': { type: 'flag' },
  help: { type: 'flag', short: 'h' },
  version: { type: 'flag' },
} as const;

/** Options of the command line. */
export type CliOptions = ReturnType<typeof parseCliArguments<typeof OPTIONS>>['options'];

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
  const baseUrl = requireUrl(options['base-url'], { command, option: 'base-url' });
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
export function requireUrl(
  url: string | undefined,
  { command, option }: { readonly command: string; readonly option: string },
): string {
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

/** Reads the name of a format. */
export function formatOf(name = 'text'): FormatName {
  const names = Object.keys(FORMATS);
  if (isFormat(name)) return name;
  throw new UsageError(
    `There is no format ${JSON.stringify(name)}.${didYouMean(closestMatch(name, names))} There are: ${names.join(', ')}.`,
  );
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(FORMATS, name);
}
