/**
 * The part of Vitest that the mock's suites use, for a page: it collects the tests of one file and runs them with
 * Vitest's own `expect`.
 */
// biome-ignore lint/suspicious/noTsIgnore: where the package is installed, there is no error to expect.
// @ts-ignore: it is installed by `npm run extras`.
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';

type Run = () => unknown;

interface Suite {
  readonly tests: { readonly title: string; readonly run: Run }[];
  readonly before: Run[];
  readonly beforeEach: Run[];
  readonly afterEach: Run[];
  readonly after: Run[];
}

const newSuite = (): Suite => ({ tests: [], before: [], beforeEach: [], afterEach: [], after: [] });
const current = { suite: newSuite() };

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), chai.expect);
setState({ assertionCalls: 0, testPath: '', currentTestName: '' }, expect);

export const beforeAll = (run: Run): number => current.suite.before.push(run);
export const beforeEach = (run: Run): number => current.suite.beforeEach.push(run);
export const afterEach = (run: Run): number => current.suite.afterEach.push(run);
export const afterAll = (run: Run): number => current.suite.after.push(run);
export const describe = (_: string, collect: Run): unknown => collect();

const each =
  (rows: readonly unknown[]) =>
  (title: string, run: (...row: unknown[]) => unknown): void => {
    rows.forEach((row, index) => {
      const values = Array.isArray(row) ? row : [row];
      test(`${title} [${index}]`, () => run(...values));
    });
  };

export const test = Object.assign(
  (title: string, run: Run): void => {
    current.suite.tests.push({ title, run });
  },
  { each },
);

/** Result of a file: titles of the tests that passed, and the messages of those that failed. */
export interface FileResult {
  readonly passed: readonly string[];
  readonly failed: Readonly<Record<string, string>>;
}

/** Imports a file of tests and runs them one after the other. */
export async function runFile(load: () => Promise<unknown>): Promise<FileResult> {
  current.suite = newSuite();
  await load();
  const { tests, before, beforeEach: prepare, afterEach: clean, after } = current.suite;
  const passed: string[] = [];
  const failed: Record<string, string> = {};
  for (const run of before) await run();
  for (const { title, run } of tests) {
    try {
      for (const each of [...prepare, run, ...clean]) await each();
      passed.push(title);
    } catch (error) {
      failed[title] = error instanceof Error ? error.message.slice(0, 500) : String(error);
    }
  }
  for (const run of after) await run();
  return { passed, failed };
}
