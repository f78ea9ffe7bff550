import ts from 'typescript-6';

/** A Vue file as a program sees it: its scripts at their offsets, and what its template says; everything else blank. */
export interface VueScript {
  /** As long as the file. */
  readonly text: string;
  /** The scripts alone, for a template that is no program. */
  readonly scriptsOnly: string;
  readonly isJsx: boolean;
  /** What stands outside the scripts. */
  readonly rest: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The scripts of a Vue file, in one text of the same length, so that offsets are those of the file. */
export function vueScript(text: string): VueScript {
  const scripts = [...text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script\s*>/gi)];
  const spans = scripts.map((match) => spanOf(match, 2, match.index + (match[1] ?? '').length));
  const rest = keep(text, (offset) => !isInside(spans, offset));
  const scriptsOnly = keep(text, (offset) => isInside(spans, offset));
  const isSetup = scripts.some((match) => /\bsetup\b/.test(match[1] ?? ''));
  const isJsx = scripts.some((match) => /lang=["']?[jt]sx/.test(match[1] ?? ''));
  return { text: isSetup ? withExpressions(scriptsOnly, rest) : scriptsOnly, scriptsOnly, isJsx, rest };
}

/** A Vue file goes by the name of the script in it. */
export function unitPath({ path, text }: { readonly path: string; readonly text: string }): string {
  if (!path.endsWith('.vue')) return path;
  return `${path}.${vueScript(text).isJsx ? 'tsx' : 'ts'}`;
}

/** What a compiler is to read in the place of a file: of a Vue file its script. */
export function unitText(path: string, text: string): string {
  return path.endsWith('.vue') ? vueScript(text).text : text;
}

function spanOf(match: RegExpMatchArray, group: number, start: number): Span {
  return { start, end: start + (match[group] ?? '').length };
}

function isInside(spans: readonly Span[], offset: number): boolean {
  return spans.some(({ start, end }) => offset >= start && offset < end);
}

/** Code units, not code points: offsets count those. Line ends stay everywhere. */
function keep(text: string, isKept: (offset: number) => boolean): string {
  return text
    .split('')
    .map((char, offset) => (isKept(offset) || char === '\n' || char === '\r' ? char : ' '))
    .join('');
}

/** Expressions of the template of a script that is its setup: it sees the names of that script. */
function withExpressions(scripts: string, template: string): string {
  const chars = scripts.split('');
  for (const { start, end } of expressionsOf(template)) {
    const expression = template.slice(start, end);
    if (!isExpression(expression)) continue;
    chars.splice(start - 2, end - start + 3, ...`;(${expression})`);
  }
  return chars.join('');
}

const EXPRESSIONS = [
  /\{\{([\s\S]*?)\}\}/g,
  /\s(?::|@|v-bind:|v-on:|v-if|v-else-if|v-show|v-model|v-text|v-html)[\w.:-]*="([^"]*)"/g,
];

function expressionsOf(template: string): readonly Span[] {
  return EXPRESSIONS.flatMap((pattern) =>
    [...template.matchAll(pattern)].map((match) =>
      spanOf(match, 1, match.index + match[0].lastIndexOf(match[1] ?? '')),
    ),
  );
}

function isExpression(text: string): boolean {
  if (text.trim() === '') return false;
  const { diagnostics = [] } = ts.transpileModule(`(${text})`, { reportDiagnostics: true });
  return diagnostics.length === 0;
}
