import { createReadStream } from 'node:fs';
import { decodeUtf8, Inspector, mediaTypeOf, type MockSource } from '@bmp/mock/inspection';
import { type Finding, Findings, type Observation } from './checks/finding.ts';
import { ExchangeChecker, type FindCaller } from './checks/check-exchange.ts';
import { observeCall, requestLine, routeExchange } from './checks/observed-call.ts';
import { RuleBook, type StatedRule } from './checks/rules.ts';
import { type Exchange, readExchange } from './har/exchange.ts';
import { HarError, readHar } from './har/har-reader.ts';
import { Redactor } from './redact.ts';
import { StateTracker } from './state/state-tracker.ts';

/** Documents, platform and rules that traffic is verified by. */
export interface VerifySource extends MockSource {
  readonly rules: readonly StatedRule[];
}

/** Options of a verification. */
export interface VerifyOptions {
  /**
   * Base URL of the API in the recording, before the paths of the document. Exchanges elsewhere are skipped.
   *
   * @default any host
   */
  readonly baseUrl?: string | undefined;
  /** Follow items through the traffic; set it to false if other clients write at the same time. @default true */
  readonly state?: boolean | undefined;
  /** Names of further fields, headers and parameters to redact. @default none */
  readonly redact?: readonly string[] | undefined;
  /** Finds the caller of a request, whose rights are then checked. @default no caller is known */
  readonly findCaller?: FindCaller | undefined;
}

/** Result of a verification. */
export interface VerifyReport {
  readonly findings: readonly Finding[];
  /** Number of exchanges that were checked. */
  readonly checked: number;
  /** Number of exchanges that were skipped, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** Ids of the operations that the traffic shows. */
  readonly operations: readonly string[];
  /** Exchanges that could not be read, and the error that ended the reading. The rest was checked. */
  readonly errors: readonly string[];
}

/** Verifies exchanges one by one. Memory stays flat, however many there are. */
export class TrafficVerifier {
  readonly #inspector: Inspector;
  readonly #options: VerifyOptions;
  readonly #redactor: Redactor;
  readonly #findings: Findings;
  readonly #exchanges: ExchangeChecker;
  readonly #state: StateTracker;
  readonly #skipped = new Map<string, number>();
  readonly #operations = new Set<string>();
  readonly #errors: string[] = [];
  #checked = 0;

  constructor(source: VerifySource, options: VerifyOptions = {}) {
    const rules = new RuleBook(source.rules);
    this.#options = options;
    this.#inspector = new Inspector(source);
    this.#redactor = new Redactor(options.redact);
    this.#findings = new Findings(rules, this.#redactor);
    const findCaller = options.findCaller ?? ((): undefined => undefined);
    this.#exchanges = new ExchangeChecker({ inspector: this.#inspector, findings: this.#findings, findCaller });
    this.#state = new StateTracker({ inspector: this.#inspector, findings: this.#findings, rules });
  }

  /** Checks an exchange. */
  verify(exchange: Exchange): void {
    const basePath = this.#basePathOf(exchange);
    if (basePath === undefined) return this.skip('another host');
    if (exchange.method === 'OPTIONS' || exchange.status === 304) return this.skip('no call of the API');
    this.#redactor.learnHeaders(exchange.requestHeaders);
    this.#redactor.learnHeaders(exchange.responseHeaders);
    const found = routeExchange(this.#inspector, exchange, basePath);
    if (found.kind !== 'found') return this.#observeUnroutable(exchange, found.kind);
    const call = observeCall(exchange, found);
    this.#redactor.learnQuery(found.query);
    for (const body of [call.input, call.output]) if (body !== undefined) this.#redactor.learnBody(body);
    if (mediaTypeOf(exchange.requestHeaders['content-type']) === 'application/x-www-form-urlencoded')
      this.#redactor.learnQuery(new URLSearchParams(decodeUtf8(exchange.requestBody)));
    this.#checked += 1;
    this.#operations.add(call.operation.id);
    this.#exchanges.check(call);
    if (this.#options.state !== false) this.#state.observe(call);
  }

  /** Reports what a caller observed itself, beside the checks of exchanges. */
  observe(observation: Observation): void {
    this.#findings.report(observation);
  }

  /** Counts an exchange that is not checked. */
  skip(reason: string): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
  }

  /** Records an error; the first hundred are kept. */
  fail(message: string): void {
    if (this.#errors.length < 100) this.#errors.push(this.#redactor.text(message));
  }

  report(): VerifyReport {
    const { omitted } = this.#findings;
    return {
      findings: this.#findings.list().toSorted((one, other) => one.exchange - other.exchange),
      checked: this.#checked,
      skipped: Object.fromEntries(this.#skipped),
      operations: [...this.#operations].toSorted(),
      errors: omitted === 0 ? this.#errors : [...this.#errors, `${omitted} further findings are not listed.`],
    };
  }

  /** Returns the path of the base URL, or `undefined` for a request to another server. */
  #basePathOf({ url }: Exchange): string | undefined {
    const { baseUrl } = this.#options;
    if (baseUrl === undefined) return '';
    const base = baseUrl.replace(/\/+$/, '');
    if (!url.startsWith(base) || !['', '/', '?'].includes(url.charAt(base.length))) return undefined;
    return base.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
  }

  #observeUnroutable(exchange: Exchange, kind: 'method' | 'none'): void {
    const isRejected = exchange.status === (kind === 'method' ? 405 : 404) || exchange.status === 401;
    // Without a base URL, other paths may belong to the application around the API.
    if (isRejected || (kind === 'none' && this.#options.baseUrl === undefined)) return this.skip('undocumented path');
    this.#checked += 1;
    this.#findings.report({
      check: kind === 'method' ? 'unknown-method' : 'unknown-path',
      operation: requestLine(exchange),
      observed: `the server responded with ${exchange.status}`,
      expected: kind === 'method' ? '405' : '404',
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  }
}

/**
 * Verifies recorded traffic in an HTTP Archive.
 *
 * @param file - the archive, or its bytes
 * @returns the findings, also those before an error of the archive
 */
export async function verifyHar(
  source: VerifySource,
  file: string | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: VerifyOptions = {},
): Promise<VerifyReport> {
  const verifier = new TrafficVerifier(source, options);
  const chunks = typeof file === 'string' ? createReadStream(file, { highWaterMark: 1 << 20 }) : file;
  try {
    for await (const entry of readHar(chunks)) {
      const exchange = entry.kind === 'entry' ? readExchange(entry.value, entry.number) : undefined;
      if (entry.kind === 'unreadable') verifier.fail(`Exchange ${entry.number} ${entry.message}.`);
      else if (typeof exchange === 'string') verifier.skip(exchange);
      else if (exchange !== undefined) verifyOne(verifier, exchange);
    }
  } catch (error) {
    if (!(error instanceof HarError) && !isFileError(error)) throw error;
    verifier.fail(error.message);
  }
  return verifier.report();
}

/** An exchange that checks fail on must not end the reading. */
function verifyOne(verifier: TrafficVerifier, exchange: Exchange): void {
  try {
    verifier.verify(exchange);
  } catch (error) {
    verifier.fail(
      `Exchange ${exchange.number} cannot be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
