/**
 * `node test/corpus/prism-cases.ts FOLDER`: runs the OpenAPI 3 mock cases of Prism's own test harness, which the user
 * has in FOLDER (`test-harness/specs` of its repository), against the mock, and prints those with another response.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { loadDocument } from '../../templates/runtime/mock-engine/src/load/load-document.ts';
import { start } from '../../templates/runtime/mock-engine/src/start.ts';

/** A case of the harness: a document, a command of `curl` against it, and the expected response. */
interface Case {
  readonly document: string;
  /** Arguments of Prism's command, such as `mock -d ${document}`. */
  readonly options: readonly string[];
  readonly curl: readonly string[];
  readonly expected: HttpMessage;
  /** Compares the members of the body only, not their values. */
  readonly isLoose: boolean;
}

interface HttpMessage {
  readonly status: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads a case; `undefined` for other versions of OpenAPI, and for Prism's proxy. */
export function readCase(text: string): Case | undefined {
  const [, ...parts] = text.split(/^====([a-z-]+)====\r?\n/m);
  const sections = new Map(parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : [])));
  const section = (name: string): string => sections.get(name) ?? '';
  const options = shellWords(section('server'));
  if (options[0] !== 'mock' || !/["']?openapi["']?\s*:\s*["']?3/.test(section('spec'))) return undefined;
  return {
    document: section('spec'),
    options,
    curl: shellWords(section('command')),
    expected: parseMessage(section('expect') || section('expect-loose')),
    isLoose: sections.has('expect-loose'),
  };
}

/** Splits a command into words as a POSIX shell does, without expanding anything. */
function shellWords(command: string): readonly string[] {
  const words = command.trim().match(/(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|[^\s'"\\])+/g) ?? [];
  return words
    .map((word) =>
      word.replaceAll(
        /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|\\([\s\S])/g,
        (_, plain?: string, quoted?: string, one?: string) =>
          plain ?? quoted?.replaceAll(/\\(["\\$`])/g, '$1') ?? (one === '\n' ? '' : (one ?? '')),
      ),
    )
    .filter((word) => word !== '');
}

function parseMessage(text: string): HttpMessage {
  const [head = '', ...body] = text.trim().split(/\r?\n\r?\n/);
  const [line = '', ...fields] = head.split(/\r?\n/);
  const headers = fields.map((field) => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).trim().toLowerCase(), field.slice(colon + 1).trim()] as const;
  });
  return { status: line.split(' ')[1] ?? '', headers: new Map(headers), body: body.join('\n\n').trim() };
}

/** Sends the request of a case to another server. */
async function runCurl(curl: readonly string[], url: string): Promise<HttpMessage> {
  const [command, ...words] = curl.map((word) => word.replace(/^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1):4010/, url));
  if (command !== 'curl') throw new Error(`The case runs ${command ?? 'nothing'} in place of curl.`);
  const child = spawn('curl', ['--globoff', '--silent', '--max-time', '20', ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  return parseMessage(output.replace(/^HTTP\/1\.1 100 [\s\S]*?\r\n\r\n/, ''));
}

/** Headers whose values depend on the server and the moment. */
const UNCOMPARED = new Set(['date', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'vary']);

/** Lists what differs from the expected response. */
export function differencesOf(
  { expected, isLoose }: Pick<Case, 'expected' | 'isLoose'>,
  actual: HttpMessage,
): readonly string[] {
  const found = expected.status === actual.status ? [] : [`status ${actual.status}, expected ${expected.status}`];
  for (const [name, value] of expected.headers) {
    const own = actual.headers.get(name);
    if (UNCOMPARED.has(name) || isSameHeader(own, value)) continue;
    found.push(`${name}: ${own ?? 'none'}, expected ${value}`);
  }
  if (!isSameBody(expected.body, actual.body, isLoose)) found.push(`body ${actual.body}, expected ${expected.body}`);
  return found;
}

/** Compares header values without spaces and letter case, and lists of violations in any order and wording. */
function isSameHeader(own: string | undefined, value: string): boolean {
  const [one, other] = [own, value].map((each) => (each === undefined ? undefined : comparable(each)));
  return isDeepStrictEqual(one, other);
}

function comparable(value: string): unknown {
  const list = parsed(value);
  if (!Array.isArray(list)) return list ?? value.toLowerCase().replaceAll(' ', '');
  return list.map(({ message: _, ...rest }) => JSON.stringify(rest)).sort();
}

function isSameBody(expected: string, actual: string, isLoose: boolean): boolean {
  // The mock spells messages in American English.
  const [wanted, own] = [parsed(expected.replaceAll(/(?<=seriali)s/g, 'z')), parsed(actual)];
  if (wanted === undefined) return shapeOfText(expected) === shapeOfText(actual);
  return isLoose ? hasShape(own, wanted) : isDeepStrictEqual(own, wanted);
}

/** A text without white space; of XML, as in the harness, the elements without their texts. */
function shapeOfText(text: string): string {
  const plain = text.replaceAll(/\s+/g, '');
  return plain.startsWith('<') ? plain.replaceAll(/>[^<]+</g, '><') : plain;
}

/** Tests for the members of another value and their types. */
function hasShape(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return typeof value === typeof wanted;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted)) return Array.isArray(value);
  return Object.entries(wanted).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasShape(Reflect.get(value, key), inner),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs a case against the mock, started with the options that correspond to Prism's. */
async function runCase(one: Case, folder: string): Promise<readonly string[]> {
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, one.document);
  const source = await loadDocument(file, { infer: false });
  const mock = await start(source, { port: 0, strict: one.options.includes('--errors') });
  try {
    return differencesOf(one, await runCurl(preferring(one), mock.url));
  } finally {
    await mock.close();
  }
}

/** Prism's `--dynamic` is a preference of each request in the mock. */
function preferring({ curl, options }: Case): readonly string[] {
  const isDynamic = options.some((option) => option === '-d' || option === '--dynamic');
  const isStated = curl.some((word) => /dynamic=/.test(word));
  return isDynamic && !isStated ? [...curl, '--header', 'Prefer: dynamic=true'] : curl;
}

async function main(harness: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prism-cases-'));
  let cases = 0;
  let agreed = 0;
  for (const file of readdirSync(harness, { recursive: true, encoding: 'utf8' }).sort()) {
    const one = file.endsWith('.txt') ? readCase(readFileSync(join(harness, file), 'utf8')) : undefined;
    if (one === undefined) continue;
    cases += 1;
    const found = await runCase(one, folder).catch((error: unknown) => [`fails: ${String(error)}`]);
    if (found.length === 0) agreed += 1;
    else console.log([`${file}`, ...found.map((line) => `  ${line.slice(0, 500)}`)].join('\n'));
  }
  rmSync(folder, { recursive: true });
  console.log(`${agreed} of ${cases} cases agree.`);
}

if (import.meta.main) await main(process.argv[2] ?? '.');
