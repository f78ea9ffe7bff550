import { Buffer } from 'node:buffer';
import type { Json, Pointer } from '../model/json.ts';
import type { Place } from '../diagnostics/diagnostics.ts';
import { findDirectionalMarks } from '../../templates/runtime/shared/escape.ts';
import { parseJson } from './json.ts';
import type { ParsedText, Text, TextFault } from './parsed-text.ts';
import { parseYaml } from './yaml.ts';

/** A parsed text and the syntax that it was parsed as. */
export interface ParsedSource extends ParsedText {
  readonly syntax: 'json' | 'yaml';
}

/**
 * Parses the text of a file. The loader edits the value that it returns, so a cache has to return a copy each time
 * ({@link copyJson}).
 */
export type ParseSource = (text: Text, path: string) => ParsedSource;

/** Parses JSON if the text looks like JSON, and YAML otherwise. The value of a Markdown file is its text. */
export const parseSource: ParseSource = ({ text, bytes }, path) => {
  const syntax = syntaxOf(path, text);
  const parsed = parseAs(syntax, { text, bytes });
  const marks = findDirectionalMarks(text).slice(0, MAX_MARKS);
  const faults = marks.map(({ offset, name }): TextFault => ({
    code: 'directional-mark',
    offset: syntax === 'json' ? Buffer.byteLength(text.slice(0, offset)) : offset,
    details: [name],
  }));
  return { ...parsed, syntax: syntax === 'json' ? 'json' : 'yaml', faults: [...parsed.faults, ...faults] };
};

/** Directional marks of a file that are reported. A text from right to left may have thousands. */
const MAX_MARKS = 20;

function parseAs(syntax: Syntax, { text, bytes }: Text): ParsedText {
  switch (syntax) {
    case 'json':
      return parseJson({ text, bytes });
    case 'yaml':
      return parseYaml(text);
    case 'markdown':
      return { value: text, faults: [] };
  }
}

type Syntax = 'json' | 'yaml' | 'markdown';

function syntaxOf(path: string, text: string): Syntax {
  if (/\.(?:md|markdown)$/i.test(path)) return 'markdown';
  if (/\.json$/i.test(path)) return 'json';
  if (/\.ya?ml$/i.test(path)) return 'yaml';
  return /^\s*[{[]/.test(text) ? 'json' : 'yaml';
}

/** One parsed file of a specification. */
export interface Source {
  /** The path relative to the working directory, as diagnostics show it. */
  readonly name: string;
  /** The absolute path, symbolic links resolved. */
  readonly path: string;
  readonly value: Json;
  readonly positions: Positions;
}

/** Positions in one file. They are computed when the first one is needed: most runs report no diagnostic. */
export interface Positions {
  /**
   * The offset of the key (or item) at a pointer, or of the closest ancestor that exists. In bytes in JSON, in
   * characters in YAML.
   */
  readonly offset: (pointer: Pointer) => number;
  readonly place: (offset: number) => Place;
  /** A line of the text, counted from 1, without its line end. */
  readonly line: (line: number) => string | undefined;
}

/** A value of a file. */
export interface SourceLocation {
  readonly source: Source;
  readonly pointer: Pointer;
}
