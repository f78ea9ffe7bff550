import { afresh, type Recall } from '../memory.ts';
import type { Problems } from '../problems.ts';
import type { Parsed } from './parsed.ts';
import { parseJson } from './parse-json.ts';
import { parseYaml } from './parse-yaml.ts';
import { positionsOf } from './positions.ts';
import type { Source } from './source.ts';

/**
 * Parses the text of a file, JSON where it looks like JSON and YAML otherwise, and reports what is wrong with it. Markdown,
 * to which descriptions may refer, is the text itself. What is recalled belongs to the caller, who will edit it.
 */
export function parseSource(
  file: Pick<Source, 'path' | 'name' | 'text'>,
  problems: Problems,
  parsed: Recall<Parsed> = afresh,
): Source | undefined {
  const syntax = syntaxOf(file.path, file.text);
  if (/\.(?:md|markdown)$/i.test(file.path))
    return { ...file, syntax, value: file.text, positions: positionsOf({ ...file, syntax }) };
  const { value, faults, ends } =
    syntax === 'json' ? parseJson(file.text) : parsed(file.text, () => parseYaml(file.text));
  const positions = positionsOf({ ...file, syntax }, ends);
  for (const { code, offset, pointer, details } of faults) {
    problems.report(code, { ...positions.place(offset), ...(pointer === undefined ? {} : { pointer }) }, ...details);
  }
  return value === undefined ? undefined : { ...file, syntax, value, positions };
}

function syntaxOf(path: string, text: string): Source['syntax'] {
  if (/\.json$/i.test(path)) return 'json';
  if (/\.ya?ml$/i.test(path)) return 'yaml';
  return /^\s*[{[]/.test(text) ? 'json' : 'yaml';
}
