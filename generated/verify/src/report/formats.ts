import { type Finding, findingLine } from '../checks/finding.ts';
import type { VerifyReport } from '../verify-har.ts';
import { htmlReport } from './html.ts';
import { summaryLine } from './summary.ts';

/** Formats of a report. */
export const FORMATS = { text: textReport, json: jsonReport, junit: junitReport, sarif: sarifReport, html: htmlReport };

/** Name of a format. */
export type FormatName = keyof typeof FORMATS;

/** Formats a report as lines for a terminal; control characters of names are escaped. */
export function textReport(report: VerifyReport): string {
  const lines = report.findings.map(findingLine);
  return [...lines, ...report.errors, summaryLine(report)].map(escapeControlCharacters).join('\n');
}

function escapeControlCharacters(text: string): string {
  // Bidirectional controls can show a line in another order than it is.
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function jsonReport(report: VerifyReport): string {
  return JSON.stringify({ version: 1, ...report }, null, 2);
}

/** Formats a report as JUnit XML: a test case per rule that was broken. */
function junitReport(report: VerifyReport): string {
  const byRule = new Map<string, Finding[]>();
  for (const finding of report.findings) byRule.set(finding.rule.id, [...(byRule.get(finding.rule.id) ?? []), finding]);
  const cases = [...byRule].map(([id, findings]) => {
    const title = `${id} ${findings[0]?.rule.title ?? ''}`;
    const failures = findings.map((finding) => `<failure message="${escapeXml(findingLine(finding))}"/>`);
    return `  <testcase classname="verify" name="${escapeXml(title)}">${failures.join('')}</testcase>`;
  });
  const errors = report.errors.map(
    (error) =>
      `  <testcase classname="verify" name="reads the traffic"><error message="${escapeXml(error)}"/></testcase>`,
  );
  const passed = cases.length + errors.length === 0 ? ['  <testcase classname="verify" name="all rules"/>'] : [];
  const counts = `tests="${Math.max(1, cases.length + errors.length)}" failures="${cases.length}" errors="${errors.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="verify" ${counts}>`,
    ...cases,
    ...errors,
    ...passed,
    '</testsuite>',
  ].join('\n');
}

function escapeXml(text: string): string {
  return escapeControlCharacters(text.toWellFormed())
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
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
              toolExecutionNotifications: report.errors.map((text) => ({ level: 'error', message: { text } })),
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
  const { rule, operation, pointer, exchange, count } = finding;
  return {
    ruleId: rule.id,
    level: rule.basis === 'documented' ? 'error' : 'warning',
    message: { text: findingLine(finding) },
    occurrenceCount: count,
    locations: [{ logicalLocations: [{ fullyQualifiedName: `${operation}${pointer}`, kind: 'member' }] }],
    properties: { exchange },
  };
}
