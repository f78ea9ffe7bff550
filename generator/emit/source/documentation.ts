import type { Documentation, Provenance } from '../../model/schema.ts';
import { citationAnchor, parseCitations } from './citations.ts';

const PROVENANCE: Readonly<Record<Provenance, string>> = {
  documented: 'Documented',
  'carried-over': 'Carried over from the previous version',
  assumed: 'Assumed',
};

/** Longer examples are left out, because they would hide the text around them. */
const MAX_EXAMPLE_LENGTH = 120;

/** Texts of the tags that only a function has. */
interface FunctionTags {
  readonly returns?: string;
  /** Each with the class of the error. */
  readonly throws?: readonly string[];
  /** A call. */
  readonly example?: string;
}

/**
 * Returns the text of a documentation comment: summary, description, further facts, provenance, gaps in the
 * documentation, and the tags `@returns`, `@throws`, `@example` and `@deprecated`. Empty if there is nothing to say.
 */
export function documentationText(
  documentation: Documentation,
  facts: readonly string[] = [],
  functionTags: FunctionTags = {},
): string[] {
  const { summary, description, notShown } = documentation;
  const paragraphs: string[] = [];
  addParagraph(paragraphs, summary);
  if (description !== summary) addParagraph(paragraphs, description);
  for (const fact of facts) addParagraph(paragraphs, fact);
  addParagraph(paragraphs, provenanceText(documentation));
  if (notShown.length > 0) addParagraph(paragraphs, `Not documented: ${notShown.join(' ')}`);
  const tags = tagsText(documentation, functionTags);
  const text = paragraphs.join('\n\n');
  if (text === '' && tags === '') return [];
  return [text === '' || tags === '' ? text + tags : `${text}\n\n${tags}`];
}

const NOTHING: readonly string[] = [];

function addParagraph(paragraphs: string[], text: string | undefined): void {
  if (text !== undefined && text !== '') paragraphs.push(wrapText(escapeComment(text)));
}

/** Maximum length of a wrapped line. With indentation and asterisk, comments stay within 120 columns. */
const MAX_LINE_LENGTH = 112;

/** Matches a line that Markdown reads as a whole: indented code, a table row or a heading. */
const WHOLE_LINE = /^(?: {4}|\t|\s*[|#])/;

/** Matches a word that would start a list, quote, table or heading at the beginning of a line, or end a comment. */
const BLOCK_START = /^(?:[-+*>|#=/]|\d+[.)])/;

/** Matches a line that may continue the paragraph of the line above it: it begins with a word, a link or code. */
const CONTINUATION = /^[\p{L}({"'`]/u;

/** Matches the end of a line after which Markdown breaks the line. */
const LINE_BREAK = /(?: {2}|\\)$/;

/**
 * Wraps long lines at spaces, as Markdown allows. The rest of a long line is joined with the next line of its
 * paragraph, so that no line has only a few words. Text with fenced code is left as it is.
 */
export function wrapText(text: string): string {
  if (text.length <= MAX_LINE_LENGTH || text.includes('```') || text.includes('~~~')) return text;
  const lines: string[] = [];
  let rest: string | undefined;
  for (const line of text.split('\n')) {
    const isJoined = rest !== undefined && CONTINUATION.test(line);
    if (rest !== undefined && !isJoined) lines.push(rest);
    const wrapped = wrapLine(isJoined ? `${rest} ${line}` : line);
    rest = wrapped.length > 1 && !LINE_BREAK.test(line) ? wrapped.pop() : undefined;
    lines.push(...wrapped);
  }
  return [...lines, ...(rest === undefined ? [] : [rest])].join('\n');
}

function wrapLine(line: string): string[] {
  if (line.length <= MAX_LINE_LENGTH || WHOLE_LINE.test(line)) return [line];
  const lines: string[] = [];
  let current = '';
  for (const word of wordsOf(line)) {
    const isFull = current.length + 1 + word.length > MAX_LINE_LENGTH;
    if (current !== '' && isFull && !BLOCK_START.test(word)) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current];
}

/** Splits a line into words. A link is one, so that editors resolve it: the next brace behind a space closes it. */
function wordsOf(line: string): readonly string[] {
  const parts = line.split(' ');
  if (!line.includes('}')) return parts;
  const words: string[] = [];
  let isInLink = false;
  for (const part of parts.toReversed()) {
    words.push(isInLink ? `${part} ${words.pop()}` : part);
    const [brace] = /[{}]/.exec(part) ?? [];
    isInLink = brace === undefined ? isInLink : brace === '}';
  }
  return words.toReversed();
}

function tagsText(documentation: Documentation, { returns = '', throws = [], example = '' }: FunctionTags): string {
  const isFunction = returns !== '' || throws.length > 0 || example !== '';
  if (!isFunction && documentation.example === undefined && !documentation.deprecated) return '';
  const tags = [
    tag('returns', returns),
    ...throws.map((text) => tag('throws', text)),
    tag('example', example),
    exampleTag(documentation),
    deprecation(documentation),
  ];
  return tags.filter((line) => line !== '').join('\n');
}

/** Page of sources in a package, from a module in `src/`, `dist/` or `declarations/`. */
const SOURCES = '../docs/sources.md';

/** Returns the provenance as one word, which links to the source. */
function provenanceText({ provenance, pathProvenance, source }: Documentation): string | undefined {
  if (provenance === undefined && source === undefined) return undefined;
  const word = provenance === undefined ? 'Source' : PROVENANCE[provenance];
  const [cited] = parseCitations(source ?? '');
  const free = source === undefined ? word : `${word}: ${source}`;
  const trust = cited === undefined ? free : `[${word}](${SOURCES}#${citationAnchor(cited)})`;
  const path = pathProvenance === undefined ? '' : `; path prefix ${PROVENANCE[pathProvenance].toLowerCase()}`;
  return `${trust}${path}.`;
}

function tag(name: string, text: string): string {
  return text === '' ? '' : `@${name} ${escapeComment(text)}`;
}

function exampleTag({ example }: Documentation): string {
  const text = example === undefined ? '' : JSON.stringify(example);
  return text.length > MAX_EXAMPLE_LENGTH ? '' : tag('example', text);
}

function deprecation({ deprecated, replacedBy }: Documentation): string {
  if (!deprecated) return '';
  return replacedBy === undefined ? '@deprecated' : `@deprecated Use ${escapeComment(replacedBy)}.`;
}

/** Describes the values of a property or parameter: their format, and their default. */
export function valueFacts({ format, defaultValue }: Documentation): readonly string[] {
  if (format === undefined && defaultValue === undefined) return NOTHING;
  return [
    ...(format === undefined ? [] : [`Format: ${format}.`]),
    ...(defaultValue === undefined ? [] : [`Default: ${JSON.stringify(defaultValue)}.`]),
  ];
}

/**
 * Escapes text of a specification for a block comment: it cannot end the comment, begin a documentation tag, or contain
 * control characters.
 */
export function escapeComment(text: string): string {
  return PLAIN.test(text) && !(text.includes('@') && TAG.test(text)) ? text : escaped(text);
}

/** Matches a line that has nothing to escape except tags, as most have. */
const PLAIN =
  /^[^\s@*\u0000-\u001f\u007f-\u009f](?:[^*\u0000-\u001f\u007f-\u009f\u2028\u2029]*[^\s*\u0000-\u001f\u007f-\u009f])?$/;

/** Matches what may be read as a tag: an @ that is not in an email address. */
const TAG = /[^A-Za-z0-9._%+-]@/;

function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, ' ')
      .replaceAll('*/', '*\\/')
      // TypeScript reads a tag at any @ after white space, not only at the beginning of a line.
      .replace(/(?<![A-Za-z0-9._%+-]|\{(?=@link ))@/g, '\\@')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim()
  );
}
