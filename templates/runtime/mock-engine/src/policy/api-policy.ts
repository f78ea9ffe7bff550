import type { ServedDocument } from '../document/served-document.ts';
import type { HttpError, Issue, MockRequest, MockResponse, Target } from '../http/message.ts';
import type { User } from '../identity/users.ts';
import type { Platform } from '../platform.ts';
import type { PrismPolicy } from '../prism/prism-responder.ts';
import type { RequestContext } from '../request/context.ts';
import type { Route, Router, RouteResult } from '../request/route.ts';
import type { PrefetchedData } from '../state/prefetch.ts';
import type { TransactionRunner } from '../state/transaction.ts';

/**
 * Decides how a served API behaves where APIs differ. The pipeline asks it at each stage and knows nothing else of the
 * API. The engine has two: that of a platform with users (`PlatformPolicy`), and that of any document
 * (`DocumentPolicy`). Both run the actions of behaviors, so that an API gets behavior without a policy of its own.
 */
export interface ApiPolicy extends PrismPolicy {
  /** Users who may call; empty if the API names none. */
  readonly users: readonly User[];
  /** Status by which the API refuses a request that is not valid. */
  readonly invalidStatus: number;

  /** Finds the route of a request. */
  readonly route: (router: Router, method: string, target: Target) => RouteResult;

  /** Reads from a remote store what the operation of a route will probably read. */
  readonly readAhead?: (route: Route, space: string) => Promise<PrefetchedData | undefined>;

  /**
   * Authenticates and authorizes the caller, and adds violations of a request that is handled nevertheless. Runs before
   * a missing route is an error.
   *
   * @throws HttpError to refuse the request
   */
  readonly admit: (context: RequestContext) => void;

  /**
   * Validates a request that Prism responds to.
   *
   * @returns the issues by which Prism refuses it
   * @throws HttpError to refuse it in the API's own way
   */
  readonly validate: (context: RequestContext) => readonly Issue[];

  /**
   * Responds to a request: by the behaviors of the API, or its state.
   *
   * @param next - lets Prism respond, by the document
   * @throws HttpError to refuse the request
   */
  readonly respond: (context: RequestContext, next: () => Promise<MockResponse>) => Promise<MockResponse>;

  /** Responds to a request that no operation describes; `undefined` to refuse it. */
  readonly respondUnrouted: (context: RequestContext) => MockResponse | undefined;

  /** Adds to a response what the API says about its request, such as deprecated parameters. */
  readonly annotate: (context: RequestContext, response: MockResponse) => MockResponse;

  /** Creates the response to a refused request: its status, media type and body. */
  readonly refuse: (error: HttpError, context: RequestContext) => MockResponse;

  /** Creates the response in place of one that its schema does not allow, in strict mode. */
  readonly replaceInvalidResponse: (response: MockResponse, issues: readonly Issue[]) => MockResponse;

  /**
   * Tests whether responses to a request depend on its target, credentials and accepted types, and on the state alone.
   */
  readonly isCacheable: (request: MockRequest) => boolean;
}

/** Parts of the engine that a policy works with. */
export interface PolicyTools {
  /** The first document is the current API. */
  readonly documents: readonly ServedDocument[];
  readonly platform: Platform;
  readonly transactions: TransactionRunner;
  /** Refuses invalid requests; otherwise they are handled, and their issues are violations. */
  readonly refusesInvalid: boolean;
}
