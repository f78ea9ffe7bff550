import type { Text } from './decode-text.ts';
import { parseJson } from './parse-json.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Parsed } from './parsed.ts';

/** A parsed text and the syntax that it was read as. */
export interface ParsedSource extends Parsed {
  readonly syntax: 'json' | 'yaml';
}

/**
 * Parses the text of a file. The loader edits the value that it returns, so a cache has to return a copy each time
 * ({@link copyOf}).
 */
export type ParseSource = (text: Text, path: string) => ParsedSource;

/**
 * Parses JSON where the text looks like JSON, and YAML otherwise. Markdown, to which descriptions may refer, is the
 * text itself.
 */
export const parseSource: ParseSource = ({ text, bytes }, path) => {
  if (/\.(?:md|markdown)$/i.test(path)) return { syntax: 'yaml', value: text, faults: [] };
  const syntax = syntaxOf(path, text);
  return { syntax, ...(syntax === 'json' ? parseJson({ text, bytes }) : parseYaml(text)) };
};

function syntaxOf(path: string, text: string): 'json' | 'yaml' {
  if (/\.json$/i.test(path)) return 'json';
  if (/\.ya?ml$/i.test(path)) return 'yaml';
  return /^\s*[{[]/.test(text) ? 'json' : 'yaml';
}
