import type { MockRequest } from './http/message.ts';
import type { User } from './identity/users.ts';
import type { Route } from './router.ts';
import type { Served } from './served.ts';
import type { Ahead } from './store/ahead.ts';

/** A request that is let in, with all that it takes to judge it. */
export interface Task {
  readonly request: MockRequest;
  readonly query: URLSearchParams;
  readonly space: string;
  readonly route: Route;
  readonly served: Served;
}

/** A request for what the state decides. */
export interface StateTask extends Task {
  /** What was read of the state for it already. */
  readonly ahead: Ahead | undefined;
  readonly user: User;
}
