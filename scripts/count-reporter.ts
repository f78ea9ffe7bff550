import { writeSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Ends the output of the tests with one line that a program can read: `N passed, N failed`. */
export class CountReporter implements Reporter {
  /** Called when all tests have run; a file or a group that cannot be run at all counts as a failed test. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const parts = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = parts.filter((part) => part.errors().length > 0).length;
    // The other reporters have their say before the process ends.
    process.on('exit', () => void writeSync(1, `${passed} passed, ${failed + broken + errors.length} failed\n`));
  }
}
