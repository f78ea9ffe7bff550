import { writeSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Prints a last line that a program can read: `N passed, N failed`. */
export class CountReporter implements Reporter {
  /** Counts the tests; a file or suite that cannot run counts as a failed test. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const parts = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = parts.filter((part) => part.errors().length > 0).length;
    // Printed at exit, after the output of the other reporters.
    process.on('exit', () => void writeSync(1, `${passed} passed, ${failed + broken + errors.length} failed\n`));
  }
}
