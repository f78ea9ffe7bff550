import { escapeLine, escapeXml } from '#shared/escape.ts';
import { type Finding, findingLine } from '../checks/finding.ts';
import { coverageLines, leftOutLines } from '#mock/inspection.ts';
import type { VerifyReport } from '../verify-har.ts';
import { htmlReport } from './html.ts';
import { cleanupLines, summaryLine } from './summary.ts';

/** Formats of a report. */
export const FORMATS: Readonly<Record<FormatName, (report: VerifyReport) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  html: htmlReport,
};

/** Name of a format. */
export type FormatName = 'text' | 'json' | 'junit' | 'sarif' | 'html';

/** Formats a report as lines for a terminal; control characters of names are escaped. */
export function textReport(report: VerifyReport): string {
  const lines = report.findings.flatMap((finding) => [
    findingLine(finding),
    ...(finding.curl === undefined ? [] : [`  ${finding.curl}`]),
  ]);
  const undocumented = report.undocumented.map((request) => `Not in the document: ${request}`);
  const others = [...lines, ...undocumented, ...leftOutLines(report.coverage)];
  return [...others.map(escapeLine), ...endLines(report)].join('\n');
}

/** Formats what a reader needs of every report, whatever its format. */
export function endLines(report: VerifyReport): readonly string[] {
  const { coverage, errors, limits } = report;
  const end = [...coverageLines(coverage), ...cleanupLines(report), ...errors, ...limits, summaryLine(report)];
  return end.map(escapeLine);
}

/** Formats by the extension of the file of a report. */
export const FORMAT_OF_EXTENSION: Readonly<Record<string, FormatName>> = {
  '': 'text',
  '.txt': 'text',
  '.json': 'json',
  '.xml': 'junit',
  '.sarif': 'sarif',
  '.html': 'html',
};

export interface JsonReport extends VerifyReport {
  /** Version of this form. */
  readonly version: 1;
}

function jsonReport(report: VerifyReport): string {
  return JSON.stringify({ version: 1, ...report } satisfies JsonReport, null, 2);
}

/** Formats a report as JUnit XML: a test case for each operation, skipped with the reason if it was not exercised. */
function junitReport(report: VerifyReport): string {
  const testCase = (name: string, content: string): string =>
    `  <testcase classname="verify" name="${escapeXmlLine(name)}">${content}</testcase>`;
  const operations = report.coverage.entries.filter(({ kind }) => kind === 'operation');
  const ids = new Set(operations.map(({ name }) => name));
  // Undocumented requests are cases of their own.
  const others = report.findings.filter(({ operation }) => !ids.has(operation)).map(({ operation }) => operation);
  const named = [...operations, ...[...new Set(others)].map((name) => ({ name, missing: undefined }))];
  const cases = named.map(({ name, missing }) => {
    const found = report.findings.filter(({ operation }) => operation === name);
    const skipped = missing === undefined ? '' : `<skipped message="${escapeXmlLine(missing)}"/>`;
    // The schema of JUnit wants the failures of a case before its output.
    const inOrder = found.toSorted((one, other) => Number(isWarning(one)) - Number(isWarning(other)));
    return testCase(name, inOrder.map(findingXml).join('') || skipped);
  });
  const errors = report.errors.map((error) =>
    testCase('reads the traffic', `<error message="${escapeXmlLine(error)}"/>`),
  );
  const countOf = (part: string): number => cases.filter((one) => one.includes(part)).length;
  const counts = {
    tests: cases.length + errors.length,
    failures: countOf('<failure '),
    errors: errors.length,
    skipped: countOf('<skipped '),
  };
  const attributes = Object.entries(counts).map(([name, count]) => `${name}="${count}"`);
  const left = cleanupLines(report).map(escapeXmlLine);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="verify" ${attributes.join(' ')}>`,
    ...cases,
    ...errors,
    ...(left.length === 0 ? [] : [`  <system-out>${left.join('\n')}</system-out>`]),
    '</testsuite>',
  ].join('\n');
}

/** Formats a finding as the failure of a test case, a warning as its output. */
function findingXml(finding: Finding): string {
  const [line, request] = [findingLine(finding), finding.curl ?? ''].map(escapeXmlLine);
  if (isWarning(finding)) return `<system-out>${line}</system-out>`;
  return `<failure message="${line}">${request}</failure>`;
}

function isWarning({ severity }: Finding): boolean {
  return severity === 'warning';
}

/** Escapes text for an attribute, which would turn a line feed into a space. */
function escapeXmlLine(text: string): string {
  return escapeXml(escapeLine(text));
}

/** Formats a report as SARIF 2.1.0, which code scanning of GitHub and others show. */
function sarifReport(report: VerifyReport): string {
  const rules = new Map(report.findings.map(({ rule }) => [rule.id, rule]));
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'verify',
              rules: [...rules.values()].map(({ id, title, text, source, basis }) => ({
                id,
                shortDescription: { text: title },
                fullDescription: { text },
                properties: { source, basis },
              })),
            },
          },
          results: report.findings.map(sarifResult),
          invocations: [
            {
              executionSuccessful: report.errors.length === 0,
              toolExecutionNotifications: [
                ...report.errors.map((text) => ({ level: 'error', message: { text } })),
                ...cleanupLines({ ...report, cleanup: undefined }).map((text) => ({
                  level: 'warning',
                  message: { text },
                })),
              ],
            },
          ],
        },
      ],
    },
    null,
    2,
  );
}

function sarifResult(finding: Finding): object {
  const { fingerprint, rule, origin, operation, pointer, exchange, count, seeAlso } = finding;
  return {
    ruleId: rule.id,
    level: rule.basis === 'documented' && !isWarning(finding) ? 'error' : 'warning',
    message: { text: findingLine(finding) },
    occurrenceCount: count,
    partialFingerprints: { 'verify/v1': fingerprint },
    locations: [{ logicalLocations: [{ fullyQualifiedName: `${operation}${pointer}`, kind: 'member' }] }],
    properties: { exchange, origin, seeAlso },
  };
}
