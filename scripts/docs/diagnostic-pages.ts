import { catalogue, type CatalogueEntry } from '../../generator/diagnostics/catalogue.ts';
import { ownAt } from '../../templates/runtime/shared/json.ts';
import { outputDiagnostics } from '../../generator/diagnostics/catalogue/output.ts';
import { type DiagnosticExample, readExamplePages } from './diagnostic-examples.ts';
import type { SitePage } from './pages.ts';

/** Diagnostic of the catalogue, with its example. */
interface DocumentedDiagnostic {
  readonly code: string;
  readonly entry: CatalogueEntry;
  readonly example: DiagnosticExample;
  /** The message of the example; with placeholders where it prints nothing. */
  readonly message: string;
  readonly fix: string;
}

/** Returns a page for each diagnostic of the generator, and one that lists them. */
export function diagnosticPages(): readonly SitePage[] {
  const examples = readExamplePages().flatMap((page) => page.examples);
  const diagnostics = Object.entries<CatalogueEntry>(catalogue)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([code, entry]) => {
      const example = examples.find((one) => one.code === code);
      return example === undefined ? [] : [{ code, entry, example, ...textsOf(code, entry, example) }];
    });
  return [{ path: 'diagnostics/index.md', text: indexPage(diagnostics) }, ...diagnostics.map(diagnosticPage)];
}

/** Returns the message and the fix that an example prints. */
function textsOf(
  code: string,
  { cause, fix, lenient }: CatalogueEntry,
  { output }: DiagnosticExample,
): Pick<DocumentedDiagnostic, 'message' | 'fix'> {
  const [, message = cause('…', '…', '…')] =
    new RegExp(`^.*(?:error|warning) ${code}\\b.*\\n {2}(.+)$`, 'm').exec(output) ?? [];
  const after = output.slice(output.indexOf(message));
  const [, printed = typeof fix === 'string' ? fix : fix('…', '…', '…')] = /^ {2}fix (.+)$/m.exec(after) ?? [];
  const note = lenient === undefined ? '' : ` ${lenient.note}`;
  return { message: escapeMarkdown(message.replace(note, '')), fix: escapeMarkdown(printed) };
}

function indexPage(diagnostics: readonly DocumentedDiagnostic[]): string {
  const rows = diagnostics.map(
    ({ code, entry, message }) =>
      `| [\`${code}\`](./${code}.md) | ${entry.severity} | ${message.replaceAll('|', '\\|')} |`,
  );
  return [
    '# Diagnostics',
    '',
    `The generator can report ${diagnostics.length} diagnostics. Each has a code that never changes, the place in your document`,
    '(`file:line:column`), a cause and a fix. Its page shows a small document that causes it, and how to correct that.',
    '',
    '| Code | Severity | Message, for example |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function diagnosticPage({ code, entry, example, message, fix }: DocumentedDiagnostic): SitePage {
  const { severity } = entry;
  const lines = [
    `# ${code}`,
    '',
    `<div class="trust">\n\n<span class="badge badge-${severity}">${severity}</span>\n\n</div>`,
    '',
    `> ${message}`,
    '',
    ...exampleLines(example),
    '## How to fix it',
    '',
    fix,
    '',
    ...correctionLines(example),
    '## What the generator does',
    '',
    outcomeOf(code, entry),
    '',
    '[All diagnostics](./index.md)',
    '',
  ];
  return { path: `diagnostics/${code}.md`, text: lines.join('\n') };
}

/** Returns the section that shows what causes a diagnostic, and what the generator prints. */
function exampleLines({ prose, files, commands, output }: DiagnosticExample): readonly string[] {
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
function correctionLines({ files }: DiagnosticExample): readonly string[] {
  const changed = files.filter(({ faulty, corrected }) => faulty !== corrected);
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
  return ownAt(LANGUAGES, name.slice(name.lastIndexOf('.') + 1)) ?? 'text';
}

function outcomeOf(code: string, { severity, lenient }: CatalogueEntry): string {
  if (severity === 'warning') return 'It generates everything, and reports the place.';
  if (Object.hasOwn(outputDiagnostics, code))
    return 'It stops. The files of the previous run stay, or the next run restores them.';
  if (lenient === undefined) return 'It rejects the document: nothing is written.';
  return `It reports a warning and continues. ${escapeMarkdown(lenient.note)}

With \`--strict\` it rejects the document: nothing is written.`;
}

/** Escapes the marks of Markdown, except those of code. */
function escapeMarkdown(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[\\*_[\]<~]/g, '\\$&')))
    .join('');
}
