import type { Finding } from '../checks/finding.ts';
import type { VerifyReport } from '../verify-har.ts';
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
${list('Left on the server', remaining)}
</body>
</html>
`;
}

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
    `${escapeHtml(operation)} <code>${escapeHtml(pointer)}</code><br><small><code>${escapeHtml(request)}</code></small>${shortest}`,
    escapeHtml(observed),
    escapeHtml(expected),
    `${escapeHtml(rule.source)}<br><small class="${rule.basis}">${rule.basis}${origin === rule.basis ? '' : `, ${origin}`}</small>`,
    `${exchange}${after}${count === 1 ? '' : `<br><small>${count} times</small>`}`,
  ];
  return `<tr>${cells.map((cell, column) => `<td data-name="${COLUMNS[column]}">${cell}</td>`).join('')}</tr>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
