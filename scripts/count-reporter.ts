import { readFileSync, writeSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** First line of a test file that takes too long for `npm test`, or needs what `npm run extras` installs. */
export const REST_MARK = '// Runs in `npm run test:rest`.';

/** Files above it are named: twice what a file of `npm test` may take, because the machine may be busy. */
const SLOW_FILE_MS = 10_000;

/** Names slow test files, and prints a last line that a program can read: `N passed, N failed`. */
export class CountReporter implements Reporter {
  /** Counts the tests; a file or suite that cannot run counts as a failed test. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const parts = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = parts.filter((part) => part.errors().length > 0).length;
    const slow = slowFiles(modules).map((line) => `${line}\n`);
    // Printed at exit, after the output of the other reporters.
    process.on('exit', () => {
      writeSync(1, `${slow.join('')}${passed} passed, ${failed + broken + errors.length} failed\n`);
    });
  }
}

/** Parts of a test module that the reporter reads. */
interface TestFile {
  readonly moduleId: string;
  diagnostic(): Pick<ReturnType<TestModule['diagnostic']>, 'collectDuration' | 'duration'>;
}

/** Names the files that took long without the mark, the slowest first. */
export function slowFiles(modules: readonly TestFile[]): readonly string[] {
  return modules
    .map((module) => ({ file: module.moduleId, durationMs: durationOf(module) }))
    .filter(({ file, durationMs }) => durationMs > SLOW_FILE_MS && !isMarked(file))
    .toSorted((one, other) => other.durationMs - one.durationMs)
    .map(({ file, durationMs }) => {
      const seconds = Math.round(durationMs / 1_000);
      return `Slow: ${relative('', file)} took ${seconds} s. Make it faster, or begin it with the line ${REST_MARK}`;
    });
}

function durationOf(module: TestFile): number {
  const { collectDuration, duration } = module.diagnostic();
  return collectDuration + duration;
}

function isMarked(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith(`${REST_MARK}\n`);
}
