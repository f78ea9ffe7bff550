import type { RecordedCall } from '../control/recorded-call.ts';
import type { Control } from '../control/control.ts';
import { withoutSecrets } from '../control/secrets.ts';
import { MAIN_SPACE } from '../control/space.ts';
import type { MockOptions } from '../mock-options.ts';
import type { Mock } from '../start.ts';

/** What a test runner calls before and after. */
export interface Hooks {
  readonly beforeAll: (run: () => Promise<void>) => void;
  readonly beforeEach: (run: () => Promise<void>) => void;
  readonly afterEach: (run: () => Promise<void>) => void;
  readonly afterAll: (run: () => Promise<void>) => void;
}

/** How a mock is used by the tests of a file. */
export interface UseMockOptions extends MockOptions {
  /** Whether a test may break the contract; if not, it fails at its end. False if not given. */
  readonly allowViolations?: boolean;
}

/**
 * One mock for the tests of a file: started before the first, reset before each, ended after the last. A test fails at
 * its end where a call of it broke the contract, or where a call that it expected did not come. Spaces belong to no one
 * test: what went wrong in them fails the file at its end, unless the space was reset.
 *
 * @returns a function that gives the mock, once it is started; before, it throws an Error
 */
export function mockUser<Id extends string>(
  startMock: (options: MockOptions) => Promise<Mock<Id>>,
  hooks: Hooks,
): (options?: UseMockOptions) => () => Mock<Id> {
  return ({ allowViolations = false, ...options } = {}) => {
    const started: { mock?: Mock<Id> } = {};
    hooks.beforeAll(async () => {
      started.mock = await startMock(options);
    });
    hooks.beforeEach(async () => {
      started.mock?.clock.release();
      await started.mock?.reset();
    });
    hooks.afterEach(async () => failOn(started.mock === undefined ? [] : [started.mock], allowViolations));
    hooks.afterAll(async () => {
      const controls = started.mock === undefined ? [] : spacesOf(started.mock);
      await started.mock?.close();
      failOn(controls, allowViolations);
    });
    return () => {
      if (started.mock === undefined) throw new Error('The mock is started before the first test, not before.');
      return started.mock;
    };
  };
}

type Watched = Pick<Control, 'violations' | 'verify'> & { readonly name?: string };

/** All but the main one, which is looked at after each test. */
function spacesOf({ engine }: Mock): readonly Watched[] {
  return engine.spaces.filter((name) => name !== MAIN_SPACE).map((name) => engine.control(name));
}

function failOn(watched: readonly Watched[], allowViolations: boolean): void {
  const all = watched.flatMap((control) => {
    const broken = allowViolations ? [] : control.violations().map(described);
    const where = control.name === undefined ? '' : `in the space ${JSON.stringify(control.name)}: `;
    return [...broken, ...control.verify()].map((line) => where + line);
  });
  if (all.length > 0) throw new Error(`Calls that break the contract, or did not come:\n${all.join('\n')}`);
}

/** Which call it was, and what is wrong with it. */
function described({ operation, method, target, violations }: RecordedCall): string {
  const call = `${method} ${withoutSecrets(target)}`;
  return `${operation === '' ? call : `${operation} (${call})`}: ${violations.join('; ')}`;
}
