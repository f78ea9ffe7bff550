import {
  decodeUtf8,
  type Identities,
  type InspectedRoute,
  type Inspector,
  inspectorOf,
  type MockSource,
} from '#mock/inspection.ts';
import { parseTargetUrl } from '#shared/guard/forwarding.ts';
import { requireContract } from '#shared/contract-version.ts';
import { type AcceptedFinding, type Finding, Findings, type Observation } from './checks/finding.ts';
import { credentialNames, namesIn } from './checks/credential-places.ts';
import { ExchangeChecker, type FindCaller } from './checks/check-exchange.ts';
import {
  type Bodies,
  bodiesOf,
  isSuccess,
  type ObservedCall,
  observeCall,
  requestLine,
  routeExchange,
  withoutServerPath,
} from './checks/observed-call.ts';
import { RepeatedReads } from './checks/repeated-reads.ts';
import { RuleBook, type RuleResult, type StatedRule } from './checks/rules.ts';
import type { CoverageReport } from '#mock/inspection.ts';
import { TrafficCoverage } from './report/coverage.ts';
import { type Exchange, ORIGIN, pathOf, readExchange } from './har/exchange.ts';
import { type HarEntry, HarError, readHar } from './har/har-reader.ts';
import { trafficIn } from './har/traffic-files.ts';
import { isForm, Redactor } from './redact.ts';
import { curlOf, responseText } from './report/exchange-text.ts';
import { Model, type ServerState } from './model/model.ts';
import type { ObservedBehavior } from './report/observed-behavior.ts';
import { isInShard, type Shard } from './har/shard.ts';
import { StateTracker } from './state/state-tracker.ts';

/** Undocumented requests that are named. */
const MAX_UNDOCUMENTED = 100;
/** Further paths with a success are not recorded. */
const MAX_PATHS = 10_000;

const UNPROVEN =
  'Operations that require credentials succeeded without them, but no request of the recording has any: browsers leave them out. Whether the server requires them was not checked.';

/** Documents, platform and rules that traffic is verified by. */
export interface VerifySource extends MockSource {
  /** Version of the contract with the engine that the package was generated for. @default the engine's */
  readonly model?: number;
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
  /**
   * State of the server before the first exchange: that of the mock (`mock`), or its items by collection. With it the
   * mock follows the server as a model, and every response is compared with its own.
   *
   * @default no model
   */
  readonly serverState?: ServerState | 'unknown' | undefined;
  /** Requests hold samples instead of secrets, which responses may repeat. @default false */
  readonly areRequestsOwn?: boolean | undefined;
  /** Reports responses of undocumented paths also if no `baseUrl` says which paths are the API's. @default false */
  readonly strictPaths?: boolean | undefined;
  /** Called for each finding, also for one that was reported before. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
  /** Records the properties, values and rules that the server shows. @default none */
  readonly observed?: ObservedBehavior | undefined;
  /** Callers and rights of the model. @default those of the mock */
  readonly identities?: Identities | undefined;
  /** Share of the recording to check, by item. @default all */
  readonly shard?: Shard | undefined;
}

/** Counts of the items that a run created. */
export interface Cleanup {
  readonly created: number;
  readonly removed: number;
  /** Items that are still there, although no operation that may leave them (`touch`) created them. */
  readonly failed: number;
}

/** Result of a verification. */
export interface VerifyReport {
  readonly findings: readonly Finding[];
  /** Share of the recording that was checked. @default all */
  readonly shard?: Shard | undefined;
  /** Findings that somebody accepted, with who did, why, and until when. @default none */
  readonly accepted?: readonly AcceptedFinding[] | undefined;
  /** Outcome of every rule of the document, and of every check that was made. */
  readonly rules: readonly RuleResult[];
  /** Number of exchanges that were checked. */
  readonly checked: number;
  /** Number of exchanges, or of bodies, that were skipped, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** Ids of the operations that the traffic shows. */
  readonly operations: readonly string[];
  /** Counts of the items that `run` or `twin` created. */
  readonly cleanup?: Cleanup | undefined;
  /** Items that `run` or `twin` created and that are still on the server, each with the reason. */
  readonly remaining: readonly string[];
  /** Exchanges that could not be read, and the error that ended the reading. The rest was checked. */
  readonly errors: readonly string[];
  /** Reasons why something was not tried or checked: limits of a run, and credentials that a recording lacks. */
  readonly limits: readonly string[];
  /** Coverage of the document, with the reasons for what was not exercised. */
  readonly coverage: CoverageReport;
  /** Requests to paths that the document does not have, each with its status; the first hundred. */
  readonly undocumented: readonly string[];
}

/** Verifies exchanges one by one. Memory stays flat, however many there are. */
export class TrafficVerifier {
  readonly #inspector: Inspector;
  readonly #options: VerifyOptions;
  /** Path of the base URL, as it is and without a server path of the document. */
  readonly #basePaths: readonly [string, string];
  /** Redacts the secrets that the traffic showed. */
  readonly redactor: Redactor;
  readonly #findings: Findings;
  /** Records what the traffic exercises of the document. */
  readonly coverage: TrafficCoverage;
  readonly #exchanges: ExchangeChecker;
  readonly #reads: RepeatedReads;
  readonly #state: StateTracker;
  readonly #model: Model | undefined;
  readonly #skipped = new Map<string, number>();
  readonly #operations = new Set<string>();
  /** Paths with a success: a server may look for an item before it looks at the method, and respond with 404. */
  readonly #found = new Set<string>();
  readonly #errors: string[] = [];
  readonly #limits: string[] = [];
  #last: Exchange | undefined;
  readonly #undocumented = new Set<string>();
  #checked = 0;

  /** @throws GuardOptionError for a base URL that is not of HTTP, or has credentials */
  constructor(source: VerifySource, options: VerifyOptions = {}) {
    requireContract(source.model);
    const rules = new RuleBook(source.rules);
    this.#options = options;
    this.#inspector = inspectorOf(source);
    if (options.baseUrl !== undefined) parseTargetUrl(options.baseUrl, 'baseUrl');
    const { baseUrl = '' } = options;
    this.#basePaths = [pathOfUrl(baseUrl), pathOfUrl(withoutServerPath(baseUrl, this.#inspector))];
    const { documents } = this.#inspector;
    let names: ReadonlySet<string> | undefined;
    this.redactor = new Redactor(
      options.redact,
      documents.flatMap(credentialNames),
      () => (names ??= namesIn(documents)),
    );
    this.coverage = new TrafficCoverage(this.#inspector);
    this.#findings = new Findings({ rules, redactor: this.redactor, onFinding: options.onFinding });
    const findCaller = options.findCaller ?? ((): undefined => undefined);
    this.#exchanges = new ExchangeChecker({
      inspector: this.#inspector,
      findings: this.#findings,
      findCaller,
      comparesRequests: options.areRequestsOwn !== true && options.serverState === undefined,
    });
    this.#reads = new RepeatedReads(this.#findings, this.#inspector);
    const { shard } = options;
    this.#state = new StateTracker({ inspector: this.#inspector, findings: this.#findings, rules, shard });
    this.#model = this.#createModel(source, rules);
  }

  async verify(exchange: Exchange): Promise<void> {
    this.#last = exchange;
    await this.#check(exchange);
    this.#attach();
  }

  /** Reports a request after which the server did not respond. */
  observeClosed(exchange: Exchange, observed = 'the server closed the connection without a response'): void {
    this.#last = exchange;
    const { found } = this.#route(exchange);
    this.observe({
      check: 'server-error',
      cause: found.kind === 'found' ? `closed ${found.route.operation.id}` : undefined,
      operation: found.kind === 'found' ? found.route.operation.id : this.redactor.text(requestLine(exchange)),
      observed,
      expected: 'a response',
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  }

  /** Attaches the last exchange to the findings that it showed. */
  #attach(): void {
    const last = this.#last;
    if (last === undefined) return;
    this.#findings.attach(last, () => ({
      curl: curlOf(last, this.redactor),
      response: responseText(last, this.redactor),
    }));
  }

  async #check(exchange: Exchange): Promise<void> {
    if (!this.#isAtBase(exchange)) return this.skip('another host');
    if (exchange.method === 'OPTIONS' || exchange.status === 304) return this.skip('no call of the API');
    const bodies = bodiesOf(exchange);
    this.#learn(exchange, bodies);
    if (exchange.omission !== undefined) this.skip(exchange.omission);
    const { found, basePath } = this.#route(exchange);
    if (found.kind !== 'found') return this.#observeUnroutable(exchange, found);
    const call = observeCall(exchange, bodies, found, basePath);
    this.#operations.add(call.operation.id);
    if (isSuccess(exchange.status) && this.#found.size < MAX_PATHS) this.#found.add(pathOf(exchange));
    if (!this.#isOwn(exchange)) return this.#observeElsewhere(call);
    this.#checked += 1;
    this.#options.observed?.observe(call, (text) => this.redactor.text(text));
    const isInvalid = this.#exchanges.check(call);
    if (!isInvalid && this.#options.state !== false) this.#reads.observe(call);
    this.coverage.observe(call, isInvalid);
    const prediction = await this.#model?.predict(call);
    const isConfirmed = prediction === undefined ? undefined : this.#model?.confirms(call, prediction);
    if (this.#options.state !== false) this.#state.observe(call, { isConfirmed, isInvalid });
    if (prediction !== undefined) await this.#model?.compare(call, prediction);
  }

  /** Learns the secrets of an exchange, also of one that is not documented. */
  #learn(exchange: Exchange, { input, output }: Bodies): void {
    const { url, requestHeaders, requestBody, responseHeaders, responseBody = '' } = exchange;
    this.redactor.learnUrl(url);
    this.redactor.learnHeaders(requestHeaders);
    this.redactor.learnHeaders(responseHeaders);
    this.redactor.learnBody(responseHeaders['content-type'], responseBody, output);
    const sent = requestHeaders['content-type'];
    if (this.#options.areRequestsOwn === true && !isForm(sent)) return;
    this.redactor.learnBody(sent, decodeUtf8(requestBody), input);
  }

  /** Tests whether an exchange belongs to this shard. */
  #isOwn(exchange: Exchange): boolean {
    return isInShard(pathOf(exchange), this.#options.shard);
  }

  /** Observes a call of another shard, which may show items of this one. */
  #observeElsewhere(call: ObservedCall): void {
    const isInvalid = this.#exchanges.checkElsewhere(call);
    this.coverage.observeElsewhere(call);
    if (this.#options.state !== false) this.#state.observe(call, { isInvalid });
  }

  #createModel(source: VerifySource, rules: RuleBook): Model | undefined {
    const { serverState, identities } = this.#options;
    if (serverState === undefined) return undefined;
    const state = serverState === 'unknown' ? undefined : serverState;
    return new Model({ source, inspector: this.#inspector, findings: this.#findings, rules, state, identities });
  }

  /** Forgets what the model learned from an earlier history, because that was undone. */
  async startHistory(): Promise<void> {
    await this.#model?.reset();
  }

  /** Returns the collections that the model changed since the last call; none without a model. */
  async changedCollections(): Promise<readonly string[]> {
    return (await this.#model?.changedCollections()) ?? [];
  }

  /** Number of distinct findings until now. */
  get findingCount(): number {
    return this.#findings.size;
  }

  /** Reports what a caller observed itself, beside the checks of exchanges. */
  observe(observation: Observation): void {
    this.#findings.report(observation);
    this.#attach();
  }

  /** Counts an exchange that is not checked. */
  skip(reason: string): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
  }

  /** Records the limit that ended a run. */
  cut(limit: string): void {
    this.#limits.push(limit);
  }

  /** Records an error; the first hundred are kept. */
  fail(message: string): void {
    if (this.#errors.length < 100) this.#errors.push(this.redactor.text(message));
  }

  report(): VerifyReport {
    const { omitted } = this.#findings;
    const rules = this.#findings.ruleResults();
    return {
      findings: this.#findings
        .list()
        .map((finding) => this.#redacted(finding))
        .toSorted((one, other) => one.exchange - other.exchange),
      ...(this.#options.shard === undefined ? {} : { shard: this.#options.shard }),
      rules,
      coverage: this.coverage.report(rules),
      checked: this.#checked,
      skipped: Object.fromEntries(this.#skipped),
      operations: [...this.#operations].toSorted(),
      remaining: [],
      limits: [...this.#limits, ...this.#unproven(), ...this.redactor.unmetNames()],
      undocumented: [...this.#undocumented].map((line) => this.redactor.text(line)),
      errors: omitted === 0 ? this.#errors : [...this.#errors, `${omitted} further findings are not listed.`],
    };
  }

  /** A run sends requests without credentials itself, and reports those that succeed. */
  #unproven(): readonly string[] {
    return this.#exchanges.hasUnproven && this.#options.areRequestsOwn !== true ? [UNPROVEN] : [];
  }

  /** Redacts what the traffic showed to be a secret only after the finding. */
  #redacted(finding: Finding): Finding {
    const { curl, response, observed, request, byPlace } = finding;
    if (curl === undefined || response === undefined) return finding;
    const clean = (text: string): string => this.redactor.text(text);
    const texts = {
      observed: clean(observed),
      request: clean(request),
      curl: clean(curl),
      response: clean(response),
    };
    if (byPlace === undefined) return { ...finding, ...texts };
    const cleaned = byPlace.map((place) => ({
      ...place,
      observed: clean(place.observed),
      ...(place.curl === undefined ? {} : { curl: clean(place.curl) }),
    }));
    return { ...finding, ...texts, byPlace: cleaned };
  }

  #isAtBase({ url }: Exchange): boolean {
    const base = this.#options.baseUrl?.replace(/\/+$/, '');
    return base === undefined || (url.startsWith(base) && ['', '/', '?'].includes(url.charAt(base.length)));
  }

  /** Finds the operation of an exchange below the base URL, or below it without a server path that it repeats. */
  #route(exchange: Exchange): { readonly found: InspectedRoute; readonly basePath: string } {
    const [basePath, shorter] = this.#basePaths;
    const found = routeExchange(this.#inspector, exchange, basePath);
    if (found.kind === 'found' || shorter === basePath) return { found, basePath };
    const other = routeExchange(this.#inspector, exchange, shorter);
    return other.kind === 'none' ? { found, basePath } : { found: other, basePath: shorter };
  }

  #observeUnroutable(exchange: Exchange, route: Exclude<InspectedRoute, { kind: 'found' }>): void {
    const { kind } = route;
    const check = kind === 'method' ? 'unknown-method' : 'unknown-path';
    const isOwn = this.#isOwn(exchange);
    if (isOwn && kind === 'method') this.#exchanges.checkRejection(exchange, route.operations);
    if (isOwn) this.#findings.exercise(check);
    if (kind === 'none' && this.#undocumented.size < MAX_UNDOCUMENTED)
      this.#undocumented.add(this.redactor.text(`${requestLine(exchange)} (${exchange.status})`));
    // Without a base URL, other paths may belong to the application around the API.
    const isElsewhere = kind === 'none' && this.#options.baseUrl === undefined && this.#options.strictPaths !== true;
    if (isElsewhere || this.#isRejected(exchange, kind)) return this.skip('undocumented path');
    if (!isOwn) return;
    this.#checked += 1;
    this.#findings.report({
      check,
      // A server that rejects a method in another way does so everywhere.
      cause: kind === 'method' && exchange.status >= 400 ? `method ${exchange.status}` : undefined,
      operation: this.redactor.text(requestLine(exchange)),
      observed: `the server responded with ${exchange.status}`,
      expected: kind === 'method' ? '405' : '404',
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  }

  /** Tests for a rejection of what the document does not have. */
  #isRejected(exchange: Exchange, kind: 'method' | 'none'): boolean {
    const isUnknown = kind === 'none' || !this.#found.has(pathOf(exchange));
    return (
      exchange.status === 401 ||
      (exchange.status === 404 && isUnknown) ||
      (exchange.status === 405 && kind === 'method')
    );
  }
}

/**
 * Verifies recorded traffic in an HTTP Archive.
 *
 * @param file - the archive, a folder of archives, `-` for the standard input, or bytes
 * @returns the findings, also those before an error of the archive
 */
export async function verifyHar(
  source: VerifySource,
  file: string | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: VerifyOptions = {},
): Promise<VerifyReport> {
  const verifier = new TrafficVerifier(source, options);
  let count = 0;
  try {
    for (const chunks of typeof file === 'string' ? trafficIn(file) : [file]) {
      const before = count;
      for await (const entry of readHar(chunks)) {
        count = before + entry.number;
        await verifyEntry(verifier, { ...entry, number: count });
      }
    }
  } catch (error) {
    if (!(error instanceof HarError) && !isFileError(error)) throw error;
    verifier.fail(error.message);
  }
  const report = verifier.report();
  const hasCalls = report.checked > 0 || report.operations.length > 0;
  return hasCalls || report.errors.length > 0 ? report : { ...report, errors: [noExchange(options)] };
}

/** Nothing that is checked is no success: a recording of the wrong host would pass forever. */
function noExchange({ baseUrl }: VerifyOptions): string {
  const place = baseUrl === undefined ? 'Name the URL before its paths with --base-url.' : `Is ${baseUrl} its URL?`;
  return `No exchange of the recording belongs to the API. ${place}`;
}

/** Verifies one entry. One that the checks fail on must not end the reading. */
async function verifyEntry(verifier: TrafficVerifier, entry: HarEntry): Promise<void> {
  if (entry.kind === 'unreadable') return verifier.fail(`Exchange ${entry.number} ${entry.message}.`);
  const exchange = readExchange(entry.value, entry.number);
  if (typeof exchange === 'string') return verifier.skip(exchange);
  try {
    await verifier.verify(exchange);
  } catch (error) {
    verifier.fail(
      `Exchange ${exchange.number} cannot be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function pathOfUrl(url: string): string {
  return url.replace(ORIGIN, '').replace(/\/+$/, '');
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
