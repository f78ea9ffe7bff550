import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './pages.ts';

const FOLDER = join(ROOT, 'generator/diagnostics/examples');

/** A file of an example: the text that causes the diagnostic, and the corrected text. */
export interface ExampleFile {
  readonly name: string;
  readonly faulty: string;
  readonly corrected: string;
  /** The lines of both, those that differ with a mark. */
  readonly diff: string;
}

/** Example of a diagnostic: files, the commands to run beside them, and the output of the last command. */
export interface DiagnosticExample {
  readonly code: string;
  /** Sentences about the example. Without files and commands, they say when the diagnostic arises. */
  readonly prose: string;
  readonly files: readonly ExampleFile[];
  readonly commands: readonly string[];
  readonly output: string;
}

/** Matches a block of code: its language, the name after it, and its text. */
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$\n*/gm;

/** A page of examples: those of the diagnostics of one topic. */
export interface ExamplePage {
  readonly file: string;
  readonly examples: readonly DiagnosticExample[];
}

/** Reads the pages of examples. Files and commands before the first diagnostic of a page belong to all of them. */
export function readExamplePages(): readonly ExamplePage[] {
  return globSync('*.md', { cwd: FOLDER })
    .sort()
    .map((name) => join(FOLDER, name))
    .map((file) => ({ file, examples: parseExamples(readFileSync(file, 'utf8')) }));
}

/** Returns the text of a page with other outputs of its examples. */
export function printExamples(page: string, outputs: ReadonlyMap<string, string>): string {
  return page
    .split(SECTIONS)
    .map((section) => {
      const output = outputs.get(/^## (.+)$/m.exec(section)?.[1] ?? '');
      if (output === undefined) return section;
      const rest = section.replace(/^```text\n[\s\S]*?^```$\n*/m, '').trimEnd();
      return `${rest}\n\n\`\`\`text\n${output}\n\`\`\`\n\n`;
    })
    .join('')
    .replace(/\n+$/, '\n');
}

const SECTIONS = /^(?=## )/m;

function parseExamples(page: string): readonly DiagnosticExample[] {
  const [head = '', ...sections] = page.split(SECTIONS);
  const shared = parseExample(head);
  return sections.map((section) => {
    const own = parseExample(section);
    const names = new Set(own.files.map(({ name }) => name));
    const files = [...shared.files.filter(({ name }) => !names.has(name)), ...own.files];
    const isRun = own.files.length + own.commands.length > 0;
    const commands = [own.commands, shared.commands, [DEFAULT_COMMAND]].find((list) => list.length > 0) ?? [];
    return { ...own, files: isRun ? files : [], commands: isRun ? commands : [] };
  });
}

const DEFAULT_COMMAND = 'bmp-generate openapi.yaml --out client --warnings all';

function parseExample(section: string): DiagnosticExample {
  const blocks = [...section.matchAll(BLOCK)].map(([, language = '', name = '', text = '']) => ({
    language,
    name,
    text,
  }));
  const textOf = (language: string): string => blocks.find((block) => block.language === language)?.text ?? '';
  const [heading = '', ...rest] = section.replaceAll(BLOCK, '').trim().split('\n');
  return {
    code: heading.replace(/^#+ /, ''),
    prose: rest.join('\n').trim(),
    files: blocks.filter(({ name }) => name !== '').map(({ language, name, text }) => versions(name, language, text)),
    commands: textOf('sh')
      .split('\n')
      .filter((line) => line !== ''),
    output: textOf('text'),
  };
}

function versions(name: string, language: string, text: string): ExampleFile {
  if (language !== 'diff') return { name, faulty: text, corrected: text, diff: '' };
  const without = (mark: string): string =>
    text.replaceAll(new RegExp(`^[${mark}].*\n`, 'gm'), '').replaceAll(/^./gm, '');
  return { name, faulty: without('+'), corrected: without('-'), diff: text };
}
