import { createRequire } from 'node:module';
import type { YAMLNode } from '@stoplight/yaml-ast-parser';
import type { Json } from '../json.ts';

/** Values that aliases may stand for, written out, as in the generator; a few lines of them would fill any memory. */
const MOST_ALIASED = 100_000;
/** An anchor stands where a value begins; in a text in which nothing looks like one there is no alias. */
const ANCHOR = /(?:^|[\s,:[{-])&\S/m;

type Yaml = typeof import('@stoplight/yaml');
type YamlTree = typeof import('@stoplight/yaml-ast-parser');

const load = createRequire(import.meta.url);

/**
 * The value of a text in YAML.
 *
 * @param file - whose text it is, for errors
 * @throws TypeError where it is none, or stands for more than can be read
 */
export function readYaml(file: string, text: string): Json {
  try {
    return parsed(file, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TypeError(`${file} cannot be read: it is nested too deeply.`, { cause: error });
  }
}

function parsed(file: string, text: string): Json {
  if (ANCHOR.test(text) && aliasedIn(text) > MOST_ALIASED)
    throw new TypeError(
      `${file} cannot be read: its aliases stand for more than ${MOST_ALIASED} values. Use $ref instead: a reference is not copied.`,
    );
  const { parseWithPointers }: Yaml = load('@stoplight/yaml');
  const { data, diagnostics } = parseWithPointers<Json>(text, { ignoreDuplicateKeys: true, mergeKeys: true });
  const wrong = diagnostics.find(({ severity }) => severity === 0);
  if (wrong === undefined) return data ?? null;
  const { line, character } = wrong.range.start;
  throw new TypeError(`${file} cannot be read: ${wrong.message} at line ${line + 1}, column ${character + 1}`);
}

/** How many values more than are written its aliases stand for. */
function aliasedIn(text: string): number {
  const { load: treeOf }: YamlTree = load('@stoplight/yaml-ast-parser');
  const sizes = new Map<YAMLNode, number>();
  const sizeOf = (node: YAMLNode | null | undefined): number => {
    if (!node) return 1;
    const known = sizes.get(node);
    if (known !== undefined) return known;
    // What holds itself is cut off where it does.
    sizes.set(node, 0);
    const size = 1 + partsOf(node).reduce((sum, part) => sum + sizeOf(part), 0);
    sizes.set(node, size);
    return size;
  };
  return sizeOf(treeOf(text)) - sizes.size;
}

/** What a node holds: the items of a list, the members of a map, the value of a member or an alias. */
function partsOf(node: YAMLNode): readonly (YAMLNode | null)[] {
  const { items, mappings, value } = node as YAMLNode & { readonly items?: readonly YAMLNode[] };
  return items ?? mappings ?? (typeof value === 'object' ? [value] : []);
}
