import { counts } from './counts.ts';
import type { Finding } from './finding.ts';

const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border:1px solid #9996;padding:.3rem .5rem;text-align:left;vertical-align:top}code{font:13px ui-monospace,monospace}';

/** The findings as one page of HTML without anything from elsewhere. */
export function htmlReport(findings: readonly Finding[]): string {
  const rows = findings.map(row).join('\n');
  const head = ['Place', 'Tier', 'Rule', 'Before', 'Suggestion', 'Reason']
    .map((title) => `<th scope="col">${title}</th>`)
    .join('');
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>Migration</title>\n<style>${STYLE}</style>\n<h1>Migration</h1>\n<p>${counts(findings)}</p>\n<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows}\n</tbody>\n</table>\n</html>\n`;
}

function row({ file, line, column, tier, rule, before, suggestion, reason }: Finding): string {
  const place = `${file}:${line}:${column}`;
  const cells = [
    escape(place),
    tier,
    escape(rule),
    `<code>${escape(before)}</code>`,
    `<code>${escape(suggestion)}</code>`,
    escape(reason),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
