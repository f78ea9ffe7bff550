import { catalogue, type CatalogueEntry } from '../../generator/diagnostics/catalogue.ts';
import type { SitePage } from './pages.ts';

/** Placeholders for the details of a message. */
const DETAILS = ['…', '', '', ''];

/** Returns a page for each diagnostic of the generator, and one that lists them. */
export function diagnosticPages(): readonly SitePage[] {
  const entries = Object.entries<CatalogueEntry>(catalogue).sort(([a], [b]) => a.localeCompare(b));
  return [{ path: 'diagnostics/index.md', text: indexPage(entries) }, ...entries.map(diagnosticPage)];
}

type Entry = readonly [code: string, entry: CatalogueEntry];

function indexPage(entries: readonly Entry[]): string {
  const rows = entries.map(
    ([code, entry]) => `| [\`${code}\`](./${code}.md) | ${entry.severity} | ${causeOf(entry)} |`,
  );
  return [
    '# Diagnostics',
    '',
    `The generator can report ${entries.length} diagnostics. Each has a code that never changes, the place in your document`,
    '(`file:line:column`), a cause and a fix.',
    '',
    '| Code | Severity | Message |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function diagnosticPage([code, entry]: Entry): SitePage {
  const { severity, fix, lenient } = entry;
  const lines = [
    `# ${code}`,
    '',
    `<div class="trust">\n\n<span class="badge badge-${severity}">${severity}</span>\n\n</div>`,
    '',
    `> ${causeOf(entry)}`,
    '',
    '## How to fix it',
    '',
    escapeHtml(typeof fix === 'string' ? fix : fix(...DETAILS)),
    '',
    '## What the generator does',
    '',
    outcomeOf(severity, lenient),
    '',
    '[All diagnostics](./index.md)',
    '',
  ];
  return { path: `diagnostics/${code}.md`, text: lines.join('\n') };
}

function outcomeOf(severity: CatalogueEntry['severity'], lenient: CatalogueEntry['lenient']): string {
  if (severity === 'warning') return 'It generates everything, and reports the place.';
  if (lenient === undefined) return 'It rejects the document: nothing is written.';
  return `It reports a warning and continues. ${escapeHtml(lenient.note)}

With \`--strict\` it rejects the document: nothing is written.`;
}

/** Returns the message with placeholders for what it names. */
function causeOf({ cause }: CatalogueEntry): string {
  return escapeHtml(cause(...DETAILS)).replaceAll('|', '\\|');
}

function escapeHtml(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;')))
    .join('');
}
