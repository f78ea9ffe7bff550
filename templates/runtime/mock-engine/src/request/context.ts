import type { AppliedFault } from '../control/faults.ts';
import type { OperationHandler, Space, SpaceRequest } from '../control/spaces.ts';
import type { ServedOperation } from '../document/served-document.ts';
import type { Issue, MockRequest, MockResponse } from '../http/message.ts';
import type { User } from '../identity/users.ts';
import { NO_PREFERENCE, type Preference } from './preference.ts';
import type { CompiledDocument } from '../resources/compiled-document.ts';
import type { PrefetchedData } from '../state/prefetch.ts';
import type { CallRecord } from '../state/store.ts';
import type { ReadVersion } from '../state/transaction.ts';
import type { RequestBody } from '../validation/request-body.ts';
import type { Parameters } from '../validation/request-parameters.ts';
import { type Route, requireRoute, type RouteResult } from './route.ts';

/** Parameters and body of a request, parsed and validated. */
export interface ParsedRequest {
  readonly parameters: Parameters;
  readonly body: RequestBody;
}

/** Parsed request, with the issues that validation found in it. */
export interface ValidatedInput extends ParsedRequest {
  readonly issues: readonly Issue[];
}

const NO_QUERY = new URLSearchParams();
const NO_WARNINGS: readonly string[] = [];
const NO_HANDLERS: readonly OperationHandler[] = [];

/** One request on its way through the mock, from its route to its response. Each stage of the pipeline adds to it. */
export class RequestContext {
  readonly request: MockRequest;
  /** Path before that of the request that names its space, for links to the mock. */
  readonly spacePrefix: string;
  readonly space: Space;
  /** Start of the request in milliseconds since 1970, by the clock of the space. */
  startedAt: number;
  /** Start of the request by the monotonic clock, from which its duration is measured. */
  readonly startTick: number = performance.now();
  /** Violations of the contract; see `RecordedCall`. */
  readonly violations: string[] = [];
  /** Probable misspellings in the body; see `RecordedCall`. */
  warnings: readonly string[] = NO_WARNINGS;
  query: URLSearchParams = NO_QUERY;
  /** Preferences of the request, read from its header and its query once it is routed. */
  preference: Preference = NO_PREFERENCE;
  /** Parameters and body as sent; `undefined` while they are not parsed. */
  input: ValidatedInput | undefined = undefined;
  /** Result of the routing; `undefined` while the request is not routed. */
  routeResult: RouteResult | undefined = undefined;
  /** Document of the matched operation. */
  document: CompiledDocument | undefined = undefined;
  /** Decision behind the response: the last stage that the request reached; see `RecordedCall`. */
  decidedBy = 'routing';
  /** Fault to apply to the response. */
  fault: AppliedFault | undefined = undefined;
  /** Handlers of the test for the operation, oldest first. */
  handlers: readonly OperationHandler[] = NO_HANDLERS;
  /** Tests whether replies of the test wait for calls of the operation. */
  hasReplies = false;
  /** Sends a response that the document does not allow, because a test asked for it. */
  isLenient = false;
  /** Authenticated caller; `undefined` for a public operation. */
  user: User | undefined = undefined;
  /** Entries that the response cache has read from the store already. */
  prefetched: PrefetchedData | undefined = undefined;
  /** The call is recorded in the store already. */
  isRecorded = false;
  /** Returns the record of the call by its response, which a write stores with its changes. */
  recordOf: ((response: MockResponse | undefined) => CallRecord | undefined) | undefined = undefined;
  /** Everything that the response depends on beside the request; `undefined` if it must not be cached. */
  readSet: readonly ReadVersion[] | undefined = undefined;

  constructor(received: SpaceRequest, space: Space) {
    this.request = received.request;
    this.spacePrefix = received.prefix;
    this.space = space;
    this.startedAt = space.clock.now();
  }

  /** Matched operation; `undefined` if the path or its method is unknown. */
  get operation(): ServedOperation | undefined {
    return this.routeResult?.kind === 'found' ? this.routeResult.route.operation : undefined;
  }

  /**
   * Matched route.
   *
   * @throws HttpError 404 for an unknown path, 405 for an unknown method of a path
   */
  get route(): Route {
    if (this.routeResult === undefined) throw new Error('The request is not routed yet.');
    return requireRoute(this.routeResult);
  }

  /** Document of the matched operation, with its compiled schemas. */
  get compiled(): CompiledDocument {
    if (this.document === undefined) throw new Error('The request matches no operation.');
    return this.document;
  }
}
