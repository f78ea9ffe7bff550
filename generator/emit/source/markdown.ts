import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';

/**
 * Escapes text of a specification for a line of Markdown: it contains no line break and no Markdown or HTML syntax, and
 * does not begin a heading, a list or a rule.
 */
export function escapeMarkdown(text: string): string {
  return escapeControlCharacters(text)
    .trim()
    .replace(
      /[\\`*_~[\]<>{|&@]|:(?=\/\/)|(?<=www)\.|^[#+=-]|(?<=^\d{1,9})[.)]/g,
      (character) => `&#${character.charCodeAt(0)};`,
    );
}

/** Formatting in HTML that descriptions often contain, and the same in Markdown. */
const HTML_FORMATS: readonly (readonly [pattern: RegExp, markdown: string])[] = [
  [/ (<\/(?:b|strong|i|em)>)/gi, '$1 '],
  [/<(b|strong)>([^<>\s][^<>]*)<\/\1>/gi, '**$2**'],
  [/<(i|em)>([^<>\s][^<>]*)<\/\1>/gi, '*$2*'],
  [/<code>([^<>`\n]+)<\/code>/gi, '`$1`'],
  [/<a href="(https?:\/\/[^"\s()]+)"[^<>]*>([^<>]+)<\/a>/gi, '[$2]($1)'],
  [/<li>\s*/gi, '\n- '],
  [/<\/li>/gi, ''],
  [/<br ?\/?>/gi, '  \n'],
  [/<\/?(?:p|ul|ol)>/gi, '\n\n'],
];

/**
 * Returns a description of a specification, which is Markdown, without the HTML in it: outside of code, simple
 * formatting becomes Markdown, all other tags show as they are written, and only links to the web stay links.
 */
export function markdownText(text: string): string {
  return withoutMarkup(text, false);
}

/** Returns the first paragraphs of a description as the content of a table cell. */
export function markdownCell(text: string): string {
  return withoutMarkup(text, true)
    .replace(BARS, escapedBar)
    .replaceAll(/\s+(?:[-*+] +)?/g, cellSpace);
}

function withoutMarkup(text: string, isCell: boolean): string {
  const plain = text
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .trim()
    .toWellFormed();
  return splitCode(plain, isCell)
    .map((part, index) => (index % 2 === 1 ? part : withoutHtml(part)))
    .join('');
}

/** Line that begins a fenced block of code. */
const FENCE = /^(?:(`{3,})[^`\n]*|(~{3,}).*)$/m;
/** The same behind spaces or the mark of a list. */
const INNER_FENCE = /^( +| *(?:[-*+]|\d{1,9}[.)]) {1,4})(?:(`{3,})[^`\n]*|(~{3,}).*)$/m;
/** Start of a line with a fence, which ends a paragraph. */
const INTERRUPTING = /^ {0,3}(?:(?:[-*+]|1[.)]) {1,4})?$/;
/** Line with a fence in a list or a quotation: other lines decide what it is. */
const UNCLEAR_FENCE = /^[\s\d>*+.)-]+(?:```|~~~)/;
/** Line that begins a block at the left, or nearly there, which may go on after an empty line. */
const OUTER_FENCE = /^ {0,3}(?:```|~~~)/;
/** End of a line before an address, which may look like a fence. */
const LABEL = /\]:\s*$/;
/** Head of a table that looks like a fence. */
const FENCED_ROW = /^ *(?:```|~~~).*\|/;
/** Span of code in a line. */
const CODE_SPAN = /((?<!`)(`+)(?!`)[^`]+\2(?!`))/;
/** Start of an address that is a link without brackets. */
const BARE_ADDRESS = /https?:\/\/|ftp:\/\/|www\./i;

/** Effect of earlier lines on the next. */
interface CodeState {
  /** `true` if all lines become one, in which there are no blocks. */
  readonly isCell: boolean;
  /** Lines from the next on that are code. */
  block: number;
  /** Fence of the block that is open. */
  fence?: string | undefined;
  /** Last line. */
  last: string;
  /** `false` up to a line at the left after an empty one, which ends lists and quotations, or `'never'` again. */
  isClear: boolean | 'never';
  isParagraphClear: boolean;
  /** `true` without brackets and escapes. */
  isParagraphPlain: boolean;
}

/**
 * Splits Markdown into text and code, in turn. Code is what any reader of Markdown takes for code: blocks between
 * fences, and spans in lines whose back quotes are pairs. Where that depends on other lines, it is text.
 */
function splitCode(text: string, isCell: boolean): readonly string[] {
  const state: CodeState = {
    isCell,
    block: 0,
    last: '',
    isClear: true,
    isParagraphClear: true,
    isParagraphPlain: true,
  };
  const parts = [''];
  const add = (part: string, isCode: boolean): void => {
    if ((parts.length % 2 === 0) === isCode) parts.push(`${parts.pop() ?? ''}${part}`);
    else parts.push(part);
  };
  const lines = text.split(/(?<=\n)/);
  for (const [index, line] of lines.entries()) {
    if (state.fence === undefined && state.block === 0 && !isCell) readBlockStart(lines, index, state);
    for (const [place, part] of splitLine(line, state).entries()) add(part, place % 2 === 1);
    state.last = line;
  }
  if (state.fence !== undefined) add(`\n${state.fence}`, true);
  return parts;
}

/** Notes what block begins with a line. */
function readBlockStart(lines: readonly string[], index: number, state: CodeState): void {
  const line = lines[index] ?? '';
  if (state.last.trim() === '') {
    [state.isParagraphClear, state.isParagraphPlain] = [true, true];
    if (state.isClear === false && /^\S/.test(line)) state.isClear = true;
  }
  const isOuter = OUTER_FENCE.test(line);
  if (isOuter && (state.isClear === false || LABEL.test(state.last) || FENCED_ROW.test(line))) state.isClear = 'never';
  if (state.isClear !== true) return;
  if (!UNCLEAR_FENCE.test(line)) return openFence(line, state);
  state.block = lengthOfInnerBlock(lines, index, state);
  if (state.block === 0) state.isClear = isOuter && 'never';
}

function openFence(line: string, state: CodeState): void {
  const [, marks, tildes] = FENCE.exec(line) ?? [];
  state.fence = marks ?? tildes;
  if (state.fence !== undefined) state.block = 1;
}

/**
 * Returns the number of lines of a block of code in a list, 0 if any reader may end it elsewhere or take it for text.
 * It ends as far to the right as it begins, and no line in it is less so.
 */
function lengthOfInnerBlock(lines: readonly string[], start: number, state: CodeState): number {
  const [, head = '', marks, tildes] = INNER_FENCE.exec(lines[start] ?? '') ?? [];
  const fence = marks ?? tildes;
  if (fence === undefined) return 0;
  const indent = ' '.repeat(head.length);
  const isInside = (line: string | undefined): boolean =>
    line !== undefined && !line.includes(fence.slice(0, 3)) && (line.startsWith(indent) || line.trim() === '');
  let end = start + 1;
  while (isInside(lines[end])) end += 1;
  if (lines[end]?.trimEnd() !== `${indent}${fence}`) return 0;
  const isBlock = state.last.trim() === '' || INTERRUPTING.test(head);
  // In a paragraph it may be a span of code, if its end is too far to the right to begin another block.
  const isSpan = marks !== undefined && indent.length > 3 && state.isParagraphClear && state.isParagraphPlain;
  const isWhole = lines.slice(start, end).every((line) => line.trim() !== '');
  return isBlock || (isSpan && isWhole) ? end + 1 - start : 0;
}

/** Splits a line into text and code, in turn. */
function splitLine(line: string, state: CodeState): readonly string[] {
  if (state.block > 0) {
    state.block -= 1;
    return ['', line];
  }
  if (state.fence !== undefined) {
    if (isEndOf(state.fence, line)) state.fence = undefined;
    return ['', line];
  }
  const spans = line.split(CODE_SPAN).filter((_, index) => index % 3 < 2);
  state.isParagraphClear &&= areSpansClear(spans);
  state.isParagraphPlain &&= !/[\]\\]/.test(line);
  return state.isClear === true && state.isParagraphClear ? spans : [line];
}

/** Checks if a line ends a block of code that begins with a fence. */
function isEndOf(fence: string, line: string): boolean {
  const end = line.replace(/^ {1,3}/, '').trimEnd();
  return end.startsWith(fence) && end.replaceAll(fence.charAt(0), '') === '';
}

/** Checks if each back quote of a line begins or ends a span of code. */
function areSpansClear(spans: readonly string[]): boolean {
  const texts = spans.filter((_, index) => index % 2 === 0);
  return !texts.some((text) => text.includes('`')) && !texts.slice(0, -1).some(mayContinue);
}

/** Checks if a back quote behind a text is escaped, or in the address of a link. */
function mayContinue(text: string): boolean {
  const link = text.lastIndexOf('](');
  const word = text.split(/\s/).at(-1) ?? '';
  return text.endsWith('\\') || (link !== -1 && !text.includes(')', link)) || BARE_ADDRESS.test(word);
}

/** Returns a fence for code, which none of its lines ends. */
export function fenceOf(code: string): string {
  return (code.match(/`+/g) ?? []).reduce(
    (fence, marks) => (marks.length < fence.length ? fence : `${marks}\``),
    '```',
  );
}

/** End of the text of a link, before its address in angle brackets or the start of one without. */
const LINK = /\](?=[(:][\s>]*(?:<([^<>\n]*)|((?:[^\s<>()[\]/?#&]|&#?)*)))/g;
/** Start of an address to anything but the web, mail or a telephone: a scheme, or an entity that may stand for one. */
const UNSAFE_ADDRESS = /^(?!(?:https?|mailto|tel):)[a-z][a-z\d+.-]*:|&(?:#|\w+;)/i;

/** Returns the end of the text of a link, escaped if it leads elsewhere than to the web, mail or a page beside. */
function safeLink(found: string, enclosed: string | undefined, head = ''): string {
  const address = (enclosed ?? head).replaceAll(/[\s\\]/g, '').replace(/(?:[/?]|(?<!&)#).*/, '');
  return UNSAFE_ADDRESS.test(address) ? '&#93;' : found;
}

function withoutHtml(text: string): string {
  const formatted = text.includes('<')
    ? HTML_FORMATS.reduce((before, [pattern, markdown]) => before.replaceAll(pattern, markdown), text)
    : text;
  return formatted.replaceAll(LINK, safeLink).replaceAll('<', '&lt;');
}

/** Returns the white space of a cell: a line break for an empty line, or before the item of a list. */
function cellSpace(found: string): string {
  const space = /^\s+/.exec(found)?.[0] ?? '';
  const item = found.slice(space.length);
  const lines = space.split('\n').length;
  if (lines > 2 || (lines > 1 && item !== '')) return item === '' ? '<br>' : '<br>• ';
  return ` ${item}`;
}

/** Returns text as inline code that may stand in a table cell. */
export function inlineCode(text: string): string {
  const inner = escapeControlCharacters(text).replaceAll('`', "'").replace(BARS, escapedBar).trim();
  return `\`${inner}\``;
}

/** Backslashes with the bar behind them, if any: a pattern that requires it would read them again and again. */
const BARS = /\\+\|?|\|/g;

/** Escapes a bar, which would end the cell, together with the backslashes before it. */
function escapedBar(found: string): string {
  return !found.endsWith('|') ? found : `${'\\'.repeat(2 * (found.length - 1) + 1)}|`;
}

function escapeControlCharacters(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').toWellFormed();
}

/**
 * Returns the text that the specification's companions add to each section of a page. Each is a Markdown file named
 * after the section in the folder of the page; the text of an absent file is empty. `install` is the same on all pages.
 */
export function guideSections<Name extends string>(
  companions: Contract['companions'],
  folder: string,
  names: readonly Name[],
): Readonly<Record<Name | 'install', string>> {
  const texts = names.map((name) => [name, companions.get(`docs/${folder}/${name}.md`) ?? '']);
  const sections = Object.fromEntries(texts) as Record<Name, string>; // An entry for each of the names.
  return { ...sections, install: companions.get('docs/install.md') ?? '' };
}

/** Returns by what npm installs a package: its name if the companions say how to get it, else its folder. */
export function installSource(
  product: string,
  name: string,
  { companions, folder = '' }: { readonly companions: Contract['companions']; readonly folder?: string | undefined },
): string {
  if (companions.has('docs/install.md')) return name;
  const path = `./${[folder, product].filter(Boolean).join('/')}`;
  return /^[\w./@+-]+$/.test(path) ? path : `./path/to/${product}`;
}

const PAGES = 'docs/pages/';

/** Copies the pages beside the specification, such as the sources that comments cite, to the folder of a product. */
export function companionPages(companions: Contract['companions'], folder: string): readonly OutputFile[] {
  return [...companions].flatMap(([path, text]) =>
    path.startsWith(PAGES) && path.endsWith('.md')
      ? [{ kind: 'text', path: `${folder}/${path.slice(PAGES.length)}`, text }]
      : [],
  );
}

/** The page that says what the cited lines of the sources state. */
export const SOURCES_PAGE = `${PAGES}sources.md`;

/**
 * Copies into a package those pages beside the specification that it links: the sources if its comments cite them, and
 * what the sections of its guide name. A link to anything else becomes its text.
 */
export function packagedPages(
  companions: Contract['companions'],
  product: string,
  { guide, isCiting }: { readonly guide: string; readonly isCiting: boolean },
): readonly OutputFile[] {
  const sections = [...companions].flatMap(([path, text]) => (path.startsWith(`docs/${guide}/`) ? [text] : []));
  const linked = sections.flatMap((text) =>
    [...text.matchAll(/\]\((?:docs\/)?([\w-]+\.md)/g)].map(([, page = '']) => PAGES + page),
  );
  if (isCiting) linked.push(SOURCES_PAGE);
  const shipped = new Map([...companions].filter(([path]) => linked.includes(path)));
  const names = [...shipped.keys()].map((path) => path.slice(PAGES.length));
  const link = (found: string, text: string, target: string): string =>
    target.startsWith('#') || target.includes(':') || names.includes(target.split('#')[0] ?? '') ? found : text;
  return companionPages(shipped, `${product}/docs`).map((page) =>
    page.kind === 'text' ? { ...page, text: page.text.replaceAll(/\[([^[\]]*)\]\(([^()\s]*)\)/g, link) } : page,
  );
}

/**
 * Plans the pages of a product's guide, all filled in from one view: the README, which covers the first hour, and the
 * chapters in `docs/`, one topic each. `llms.txt` and `SKILL.md` lead coding assistants to them.
 */
export function guidePages(product: string, chapters: readonly string[], view: object): readonly OutputFile[] {
  const pages = ['README.md', 'llms.txt', 'SKILL.md', ...chapters.map((chapter) => `docs/${chapter}.md`)];
  return pages.map((page) => {
    const path = `${product}/${page}`;
    return { kind: 'template', path, template: `${path}.hbs`, view: { ...view, chapters } };
  });
}
