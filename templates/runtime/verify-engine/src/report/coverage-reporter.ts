import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  COVERAGE_FOLDER,
  coverageLines,
  type CoverageReport,
  inspectorOf,
  leftOutLines,
  readMarks,
  ruleMark,
} from '#mock/inspection.ts';
import type { VerifySource } from '../verify-har.ts';
import { TrafficCoverage } from './coverage.ts';
import { coveragePage } from './html.ts';

/** Options of the reporter. */
export interface CoverageReporterOptions {
  /** File for the report as JSON. @default none */
  readonly json?: string;
  /** File for the report as a page. @default none */
  readonly html?: string;
  /** Share of the statements below which the run fails, from 0 to 100. @default 0 */
  readonly minCoverage?: number;
}

/** Reports what the tests of a run exercise of an API, by the mocks that they start. */
export class CoverageReporter {
  readonly #source: () => VerifySource;
  readonly #options: CoverageReporterOptions;
  readonly #print: (line: string) => void;
  #folder = '';

  constructor(
    source: () => VerifySource,
    options: CoverageReporterOptions = {},
    print: (line: string) => void = console.log,
  ) {
    this.#source = source;
    this.#options = options;
    this.#print = print;
  }

  /** Lets every mock that a test starts write its coverage. */
  onInit(): void {
    this.#folder = mkdtempSync(join(tmpdir(), 'mock-coverage-'));
    process.env[COVERAGE_FOLDER] = this.#folder;
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }));
  }

  onTestRunEnd(): void {
    const { json, html, minCoverage = 0 } = this.#options;
    const report = this.#report();
    for (const line of [...coverageLines(report), ...leftOutLines(report)]) this.#print(line);
    if (json !== undefined) writeFileSync(json, JSON.stringify(report, undefined, 2));
    if (html !== undefined) writeFileSync(html, coveragePage(report));
    if (report.percent >= minCoverage) return;
    this.#print(`The coverage of ${report.percent} % is below ${minCoverage} %.`);
    process.exitCode = 1;
  }

  #report(): CoverageReport {
    const source = this.#source();
    const coverage = new TrafficCoverage(inspectorOf(source));
    const marks = new Set(readMarks(this.#folder));
    coverage.addMarks([...marks]);
    // Only behaviors of the mock exercise rules.
    const implemented = new Set(source.platform.behaviors.flatMap(({ rules = [] }) => rules));
    return coverage.report(
      source.rules
        .filter(({ id }) => implemented.has(id))
        .map(({ id, text }) => {
          const result = marks.has(ruleMark(id)) ? 'passed' : 'not exercised';
          return { id, title: text, result };
        }),
    );
  }
}

/** Creates the class of the reporter for a source, which a test runner creates with its options. */
export function createCoverageReporter(
  source: () => VerifySource,
): new (options?: CoverageReporterOptions) => CoverageReporter {
  return class extends CoverageReporter {
    constructor(options?: CoverageReporterOptions) {
      super(source, options);
    }
  };
}
