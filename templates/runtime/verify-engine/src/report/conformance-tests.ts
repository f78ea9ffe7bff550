import { findingLine, splitPlaces } from '../checks/finding.ts';
import type { VerifyReport, VerifySource } from '../verify-har.ts';

/** Options of `describeConformance`. */
export interface ConformanceOptions {
  /** Name of the suite. @default 'conformance' */
  readonly name?: string;
  /** Time limit of the verification, in milliseconds. @default 600000 */
  readonly timeoutMs?: number;
}

/** Defines a suite of tests by a verification. */
export type DescribeConformance = (
  verify: (source: VerifySource) => Promise<VerifyReport>,
  options?: ConformanceOptions,
) => void;

/**
 * Creates `describeConformance` for a test runner: a suite with one test per rule. A rule that the traffic does not
 * exercise is skipped.
 *
 * @param source - documents and rules of the API
 */
export function createDescribeConformance(
  source: () => VerifySource,
  describe: (name: string, define: () => void) => unknown,
  test: (name: string, run: (context: { readonly skip: (note?: string) => void }) => void) => unknown,
  beforeAll: (run: () => Promise<void>, timeoutMs?: number) => unknown,
): DescribeConformance {
  return (verify, { name = 'conformance', timeoutMs = 600_000 } = {}) => {
    const loaded = source();
    const stated = new Set(loaded.rules.map(({ id }) => id));
    describe(name, () => {
      const done: { report?: VerifyReport } = {};
      const reportOf = (): VerifyReport => {
        if (done.report === undefined) throw new Error('The verification did not end.');
        return done.report;
      };
      beforeAll(async () => {
        const report = await verify(loaded);
        done.report = {
          ...report,
          findings: report.findings.flatMap(splitPlaces).filter(({ severity }) => severity !== 'warning'),
        };
      }, timeoutMs);
      test('reads and checks the traffic', () => requireNone(reportOf().errors));
      for (const { id, text } of loaded.rules)
        test(`${id} ${text}`, ({ skip }) => {
          const { rules, findings } = reportOf();
          const result = rules.find((rule) => rule.id === id)?.result;
          if (result === 'not exercised' || result === 'unclear') skip(result);
          requireNone(findings.filter(({ rule }) => rule.id === id).map(findingLine));
        });
      test('keeps the OpenAPI document', () => {
        const others = reportOf().findings.filter(({ rule }) => !stated.has(rule.id));
        requireNone(others.map(findingLine));
      });
    });
  };
}

/** @throws Error with the lines */
function requireNone(lines: readonly string[]): void {
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
