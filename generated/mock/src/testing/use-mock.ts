import type { Mock, MockOptions } from '../start.ts';

/** What a test runner calls before and after. */
export interface Hooks {
  readonly beforeAll: (run: () => Promise<void>) => void;
  readonly beforeEach: (run: () => Promise<void>) => void;
  readonly afterEach: (run: () => Promise<void>) => void;
  readonly afterAll: (run: () => Promise<void>) => void;
}

/** How a mock is used by the tests of a file. */
export interface UseMockOptions extends MockOptions {
  /** Whether a test may break the contract; if not, it fails at its end. Not, if not given. */
  readonly allowViolations?: boolean;
}

/**
 * One mock for the tests of a file: started before the first, reset before each, ended after the last. A test fails at
 * its end where a call of it broke the contract, or where a call that it expected did not come.
 *
 * @returns a function that gives the mock, once it is started
 */
export function mockUser(
  startMock: (options: MockOptions) => Promise<Mock>,
  hooks: Hooks,
): (options?: UseMockOptions) => () => Mock {
  return ({ allowViolations = false, ...options } = {}) => {
    const started: { mock?: Mock } = {};
    hooks.beforeAll(async () => {
      started.mock = await startMock(options);
    });
    hooks.beforeEach(async () => {
      started.mock?.clock.release();
      await started.mock?.reset();
    });
    hooks.afterEach(async () => failOn(started.mock, allowViolations));
    hooks.afterAll(async () => started.mock?.close());
    return () => {
      if (started.mock === undefined) throw new Error('The mock is started before the first test, not before.');
      return started.mock;
    };
  };
}

function failOn(mock: Mock | undefined, allowViolations: boolean): void {
  const broken = allowViolations
    ? []
    : (mock?.violations() ?? []).map(
        ({ operation, method, target, violations }) =>
          `${operation || `${method} ${target}`}: ${violations.join('; ')}`,
      );
  const missing = mock?.verify() ?? [];
  const all = [...broken, ...missing];
  if (all.length > 0) throw new Error(`Calls that break the contract, or did not come:\n${all.join('\n')}`);
}
