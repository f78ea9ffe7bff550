import { COVERAGE_KINDS, coverageLines, type CoverageReport } from '#mock/inspection.ts';
import { tokens } from '#shared/json.ts';
import { type Html, markup } from '#shared/report/markup.ts';
import {
  barSection,
  type Card,
  cardSection,
  countBy,
  groupBy,
  type Level,
  lineSection,
  reportPage,
  termList,
} from '#shared/report/page.ts';
import type { Finding } from '../checks/finding.ts';
import { escapePattern } from '../redact.ts';
import type { VerifyReport } from '../verify-har.ts';
import { cleanupLines, summaryLine } from './summary.ts';

const ERROR: Level = { name: 'error', title: 'Error', state: 'bad' };
const WARNING: Level = { name: 'warning', title: 'Warning', state: 'warn' };

/** Formats a report as one page, which shows everything without its script, too. */
export function htmlReport(report: VerifyReport): string {
  const { findings, errors, rules, limits, undocumented } = report;
  const exercised = rules.filter(({ result }) => result !== 'not exercised').length;
  return reportPage({
    title: 'Verification report',
    summary: `${summaryLine(report)}. ${exercised} of ${rules.length} rules were exercised.`,
    parts: [
      ...lineSection('Not read', errors),
      ...lineSection('Not tried', limits),
      ...lineSection('Not in the document', undocumented),
      ...lineSection('Created items', cleanupLines(report)),
      ...(findings.length === 0 ? [markup`<p class="empty">No finding.</p>`] : findingSection(findings)),
      ...coverageSection(report.coverage),
    ],
  });
}

/** Formats the coverage of the tests of a run as one page. */
export function coveragePage(report: CoverageReport): string {
  const [summary = ''] = coverageLines(report);
  return reportPage({ title: 'Coverage of the tests', summary, parts: coverageSection(report) });
}

function findingSection(findings: readonly Finding[]): readonly Html[] {
  return [
    markup`<h2>Findings</h2>`,
    ...cardSection({
      levels: [ERROR, WARNING],
      filters: [
        { name: 'rule', label: 'Rule', all: 'all rules', options: countBy(findings, ({ rule }) => rule.id) },
        {
          name: 'operation',
          label: 'Operation',
          all: 'all operations',
          options: countBy(findings, ({ operation }) => operation),
        },
      ],
      groupings: ['operation', 'rule'],
      groups: [...groupBy(findings, ({ operation }) => operation)].map(([name, own]) => ({
        name,
        cards: own.map((finding) => findingCard(finding, findings.length <= MAX_OPEN)),
      })),
      isOpen: true,
    }),
  ];
}

/** Number of findings above which their exchanges are closed. */
const MAX_OPEN = 10;

function findingCard(finding: Finding, isOpen: boolean): Card {
  const { rule, origin, operation, pointer, exchange, related, count, history = [], seeAlso } = finding;
  const after = related.length === 0 ? '' : ` after ${related.join(', ')}`;
  const steps = history.map((line) => markup`<li><code>${line}</code></li>`);
  return {
    level: rule.basis === 'documented' && finding.severity !== 'warning' ? ERROR : WARNING,
    data: { rule: rule.id, operation },
    title: [markup`<b>Expected: ${rule.title} (${rule.id})</b> <code class="rule">${pointer}</code>`],
    body: [
      termList([
        ['Expected', finding.expected],
        ['Found', finding.observed],
        ...(rule.text === rule.title ? [] : [['Rule', rule.text] as const]),
        ['Source', `${rule.source}, ${[...new Set([rule.basis, origin])].join(', ')}`],
        ['Exchange', `${exchange}${after}${count === 1 ? '' : `, ${count} times`}`],
        ...(seeAlso.length === 0 ? [] : [['See also', seeAlso.join(', ')] as const]),
        ...(steps.length === 0 ? [] : [['Shortest history', markup`<ol>${steps}</ol>`] as const]),
      ]),
      exchangeOf(finding, isOpen),
    ],
  };
}

/** Statements without coverage that the page lists; the JSON report lists all. */
const MAX_MISSING = 2_000;

/** Shows the coverage by kind, and what is missing with its reason. */
function coverageSection({ counts, percent, entries }: CoverageReport): readonly Html[] {
  const bars = COVERAGE_KINDS.filter((kind) => counts[kind].total > 0).map((kind) => {
    const { exercised, total } = counts[kind];
    const text = [markup`${exercised} of ${total}`];
    return { name: kind, done: exercised, all: total, label: `Coverage: ${kind}`, text };
  });
  const missing = entries.filter((entry) => entry.missing !== undefined && entry.kind !== 'rule').slice(0, MAX_MISSING);
  const rows = missing.map(({ kind, operation, name, missing: reason = '' }) => {
    const cells = [operation, kind, name, reason].map((text) => markup`<td>${text}</td>`);
    return markup`<tr>${cells}</tr> `;
  });
  if (rows.length === 0) return [barSection(`Coverage: ${percent} %`, bars)];
  return [
    barSection(`Coverage: ${percent} %`, bars),
    markup`<details class="group"><summary>What was not exercised <b>${rows.length}</b></summary>
      <table>
        <thead><tr><th>Operation</th><th>Kind</th><th>Name</th><th>Reason</th></tr></thead>
        <tbody>${rows}</tbody>
      </table></details>`,
  ];
}

/** Shows the request and the response of a finding side by side, with the value that it is about marked. */
function exchangeOf({ curl, response = '', check, pointer, request }: Finding, isOpen: boolean): Html {
  if (curl === undefined) return markup`<pre>${request}</pre>`;
  const isSent = check === 'request-schema' || check === 'allowed-request';
  const [sent, received] = isSent
    ? [marked(curl, pointer), markup`${response}`]
    : [markup`${curl}`, marked(response, pointer)];
  return markup`<details${isOpen ? [markup` open`] : []}><summary>Request and response</summary>
    <div class="sides"><pre tabindex="0">${sent}</pre><pre tabindex="0">${received}</pre></div></details>`;
}

/** Matches a value of JSON that has no parts, or the start of one. */
const JSON_VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"|[\[{]|[^,}\]\s]+)`;

/** Marks the member of a JSON text, or the parameter of a request, to which a pointer leads. */
function marked(text: string, pointer: string): Html {
  const [place = '', ...steps] = tokens(pointer);
  const name = steps.findLast((step) => !/^\d+$/.test(step));
  if (name === undefined) return markup`${text}`;
  const found = new RegExp(
    place === 'body'
      ? `${escapePattern(JSON.stringify(name))}\\s*:\\s*${JSON_VALUE}`
      : `(?<=[?& '])${escapePattern(name)}(?:=|: )[^&'\\s]*`,
  ).exec(text);
  if (found === null) return markup`${text}`;
  const end = found.index + found[0].length;
  return markup`${text.slice(0, found.index)}<mark>${found[0]}</mark>${text.slice(end)}`;
}
