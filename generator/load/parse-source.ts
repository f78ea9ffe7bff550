import { afresh, type Recall } from '../memory.ts';
import type { Problems } from '../problems.ts';
import type { Text } from './decode-text.ts';
import type { Parsed } from './parsed.ts';
import { parseJson } from './parse-json.ts';
import { parseYaml } from './parse-yaml.ts';
import { positionsOf } from './positions.ts';
import type { Source, WholeContent } from './source.ts';

/**
 * Parses the text of a file, JSON where it looks like JSON and YAML otherwise, and reports what is wrong with it.
 * Markdown, to which descriptions may refer, is the text itself. What is recalled belongs to the caller, who will edit
 * it.
 */
export function parseSource(
  { path, name, text, bytes }: Pick<Source, 'path' | 'name'> & Text,
  problems: Problems,
  parsed: Recall<Parsed> = afresh,
): Source | undefined {
  if (/\.(?:md|markdown)$/i.test(path)) {
    const content: WholeContent = { syntax: 'yaml', text };
    return { path, name, content, value: text, positions: positionsOf(name, content) };
  }
  const syntax = syntaxOf(path, text);
  const {
    value,
    faults,
    ends = new Map(),
  } = syntax === 'json' ? parseJson({ text, bytes }) : parsed(text, () => parseYaml(text));
  const content: WholeContent = syntax === 'json' ? { syntax, bytes, ends } : { syntax, text };
  const positions = positionsOf(name, content);
  for (const { code, offset, pointer, details } of faults) {
    problems.report(code, { ...positions.place(offset), ...(pointer === undefined ? {} : { pointer }) }, ...details);
  }
  return value === undefined ? undefined : { path, name, content, value, positions };
}

function syntaxOf(path: string, text: string): WholeContent['syntax'] {
  if (/\.json$/i.test(path)) return 'json';
  if (/\.ya?ml$/i.test(path)) return 'yaml';
  return /^\s*[{[]/.test(text) ? 'json' : 'yaml';
}
