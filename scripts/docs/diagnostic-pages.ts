import { catalogue, type CatalogueEntry } from '../../generator/diagnostics/catalogue.ts';
import { type DiagnosticExample, readExamplePages } from './diagnostic-examples.ts';
import type { SitePage } from './pages.ts';

/** Placeholders for the details of a message. */
const DETAILS = ['…', '', '', ''];

/** Returns a page for each diagnostic of the generator, and one that lists them. */
export function diagnosticPages(): readonly SitePage[] {
  const entries = Object.entries<CatalogueEntry>(catalogue).sort(([a], [b]) => a.localeCompare(b));
  const examples = new Map(
    readExamplePages().flatMap((page) => page.examples.map((example) => [example.code, example])),
  );
  return [
    { path: 'diagnostics/index.md', text: indexPage(entries) },
    ...entries.map((entry) => diagnosticPage(entry, examples.get(entry[0]))),
  ];
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

function diagnosticPage([code, entry]: Entry, example: DiagnosticExample | undefined): SitePage {
  const { severity, fix, lenient } = entry;
  const lines = [
    `# ${code}`,
    '',
    `<div class="trust">\n\n<span class="badge badge-${severity}">${severity}</span>\n\n</div>`,
    '',
    `> ${causeOf(entry)}`,
    '',
    ...exampleLines(example),
    '## How to fix it',
    '',
    escapeHtml(typeof fix === 'string' ? fix : fix(...DETAILS)),
    '',
    ...correctionLines(example),
    '## What the generator does',
    '',
    outcomeOf(severity, lenient),
    '',
    '[All diagnostics](./index.md)',
    '',
  ];
  return { path: `diagnostics/${code}.md`, text: lines.join('\n') };
}

/** Returns the section that shows what causes a diagnostic, and what the generator prints. */
function exampleLines(example: DiagnosticExample | undefined): readonly string[] {
  if (example === undefined) return [];
  const { prose, files, commands, output } = example;
  if (commands.length === 0) return ['## When it is reported', '', prose, ''];
  return [
    '## Example',
    '',
    ...(prose === '' ? [] : [prose, '']),
    ...files
      .filter(({ faulty }) => faulty !== '')
      .flatMap(({ name, faulty }) => fileLines(name, languageOf(name), faulty)),
    ...block('sh', commands.map((command) => command.replace(/^bmp-generate/, 'npx -p @bmp/generator $&')).join('\n')),
    'It prints:',
    '',
    ...block('text', output),
  ];
}

/** Returns the changes that correct an example. */
function correctionLines(example: DiagnosticExample | undefined): readonly string[] {
  const changed = (example?.files ?? []).filter(({ faulty, corrected }) => faulty !== corrected);
  if (changed.length === 0) return [];
  return ['The example, corrected:', '', ...changed.flatMap(({ name, diff }) => fileLines(name, 'diff', diff))];
}

function fileLines(name: string, language: string, text: string): readonly string[] {
  return [`\`${name}\``, '', ...block(language, text)];
}

function block(language: string, text: string): readonly string[] {
  return [`\`\`\`${language}`, text.trimEnd(), '```', ''];
}

/** Languages of code by the extension of its file. */
const LANGUAGES: Readonly<Record<string, string>> = {
  yaml: 'yaml',
  json: 'json',
  md: 'md',
  ts: 'ts',
  mjs: 'js',
};

function languageOf(name: string): string {
  return LANGUAGES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text';
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
