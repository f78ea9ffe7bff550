import type { Finding } from '../checks/finding.ts';
import { escapePattern } from '../redact.ts';
import type { VerifyReport } from '../verify-har.ts';
import { COVERAGE_KINDS } from './coverage.ts';
import { summaryLine } from './summary.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1b1b1b}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #ccc}
code{overflow-wrap:anywhere}.assumed{color:#555}
@media(max-width:45rem){tr:first-child{display:none}td{display:block;border:0;padding:.1rem 0}td::before{content:attr(data-name) ": ";color:#666}td:first-child{padding-top:.8rem}td:first-child::before{content:none}td:last-child{padding-bottom:.8rem;border-bottom:1px solid #ccc}}
@media(prefers-color-scheme:dark){body{background:#161616;color:#eee}th,td,td:last-child{border-color:#444}.assumed,td::before{color:#aaa}}`;

const COLUMNS = ['Rule', 'Operation', 'Observed', 'Expected', 'Source', 'Exchange'];

/** Formats a report as one page without scripts; the policy of the page forbids them. */
export function htmlReport(report: VerifyReport): string {
  const rows = report.findings.map(row).join('\n');
  const { errors, remaining, rules, limits, undocumented } = report;
  const exercised = rules.filter(({ result }) => result !== 'not exercised').length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Verification report</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Verification report</h1>
<p>${escapeHtml(summaryLine(report))}</p>
<p>${exercised} of ${rules.length} rules were exercised.</p>
${list('Not read', errors)}
${list('Not tried', limits)}
${list('Not in the document', undocumented)}
${rows === '' ? '' : `<h2>Findings</h2>\n<table>\n<tr>${COLUMNS.map((name) => `<th>${name}</th>`).join('')}</tr>\n${rows}\n</table>`}
${coverageTable(report.coverage)}
${list('Left on the server', remaining)}
</body>
</html>
`;
}

/** Shows the coverage by kind, and what is missing with its reason. */
function coverageTable({ counts, percent, entries }: VerifyReport['coverage']): string {
  const kinds = COVERAGE_KINDS.map(
    (kind) => `<tr><td>${kind}</td><td>${counts[kind].exercised}</td><td>${counts[kind].total}</td></tr>`,
  ).join('\n');
  const missing = entries.filter((entry) => entry.missing !== undefined && entry.kind !== 'rule').slice(0, MAX_MISSING);
  const rows = missing
    .map(({ kind, operation, name, missing: reason = '' }) => {
      const cells = [operation, kind, name, reason].map((text) => `<td>${escapeHtml(text)}</td>`);
      return `<tr>${cells.join('')}</tr>`;
    })
    .join('\n');
  return `<h2>Coverage: ${percent} %</h2>
<table>
<tr><th>Kind</th><th>Exercised</th><th>All</th></tr>
${kinds}
</table>
<details><summary>What was not exercised</summary><table>
<tr><th>Operation</th><th>Kind</th><th>Name</th><th>Reason</th></tr>
${rows}
</table></details>`;
}

/** Statements without coverage that the page lists; the JSON report lists all. */
const MAX_MISSING = 2_000;

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n');
  return `<h2>${title}</h2>\n<ul>\n${items}\n</ul>`;
}

function row(finding: Finding): string {
  const {
    rule,
    origin,
    operation,
    pointer,
    observed,
    expected,
    exchange,
    related,
    request,
    count,
    history = [],
  } = finding;
  const further =
    finding.seeAlso.length === 0 ? '' : `<br><small>See also ${finding.seeAlso.map(escapeHtml).join(', ')}</small>`;
  const text = rule.text === rule.title ? '' : `<br><small>${escapeHtml(rule.text)}</small>`;
  const steps = history.map((line) => `<li><code>${escapeHtml(line)}</code></li>`).join('');
  const shortest = steps === '' ? '' : `<br><small>Shortest history:</small><ol>${steps}</ol>`;
  const after = related.length === 0 ? '' : ` after ${related.join(', ')}`;
  const cells = [
    `<strong>${escapeHtml(rule.id)}</strong> ${escapeHtml(rule.title)}${text}${further}`,
    `${escapeHtml(operation)} <code>${escapeHtml(pointer)}</code><br><small><code>${escapeHtml(request)}</code></small>${shortest}${exchangeOf(finding)}`,
    escapeHtml(observed),
    escapeHtml(expected),
    `${escapeHtml(rule.source)}<br><small class="${rule.basis}">${rule.basis}${origin === rule.basis ? '' : `, ${origin}`}</small>`,
    `${exchange}${after}${count === 1 ? '' : `<br><small>${count} times</small>`}`,
  ];
  return `<tr>${cells.map((cell, column) => `<td data-name="${COLUMNS[column]}">${cell}</td>`).join('')}</tr>`;
}

/** Shows the request and the response of a finding side by side, with the value that it is about marked. */
function exchangeOf({ curl, response = '', check, pointer }: Finding): string {
  if (curl === undefined) return '';
  const isSent = check === 'request-schema' || check === 'allowed-request';
  const [sent, received] = isSent
    ? [marked(curl, pointer), escapeHtml(response)]
    : [escapeHtml(curl), marked(response, pointer)];
  return `<details><summary>Exchange</summary><table><tr><td><code>${sent}</code></td><td><code>${received}</code></td></tr></table></details>`;
}

/** Matches a value of JSON that has no parts, or the start of one. */
const JSON_VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"|[\[{]|[^,}\]\s]+)`;

/** Marks the member of a JSON text, or the parameter of a request, to which a pointer leads. */
function marked(text: string, pointer: string): string {
  const [, place = '', ...steps] = pointer.split('/');
  const name = steps
    .findLast((step) => !/^\d+$/.test(step))
    ?.replaceAll('~1', '/')
    .replaceAll('~0', '~');
  if (name === undefined) return escapeHtml(text);
  const found = new RegExp(
    place === 'body'
      ? `${escapePattern(JSON.stringify(name))}\\s*:\\s*${JSON_VALUE}`
      : `(?<=[?& '])${escapePattern(name)}(?:=|: )[^&'\\s]*`,
  ).exec(text);
  if (found === null) return escapeHtml(text);
  const end = found.index + found[0].length;
  return `${escapeHtml(text.slice(0, found.index))}<mark>${escapeHtml(found[0])}</mark>${escapeHtml(text.slice(end))}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
