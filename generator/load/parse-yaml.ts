import type { CST, Document, ParsedNode } from 'yaml';
import { limits } from './limits.ts';
import { parsePlainYaml } from './parse-plain-yaml.ts';
import type { Fault, Parsed } from './parsed.ts';
import { yamlLibrary } from './yaml-library.ts';
import { yamlToJson } from './yaml-to-json.ts';

/** A composed YAML document, as its parser knows it. */
export type YamlDocument = Document.Parsed<ParsedNode>;

/**
 * Parses one YAML 1.2 document (core schema). What is plain is read quickly; this parser, which keeps every node and
 * its place, reads the rest: what has a fault to explain, or an alias to follow. Duplicate keys are found with a set:
 * the parser's own check is quadratic.
 */
export function parseYaml(text: string): Parsed {
  const plain = parsePlainYaml(text);
  if (plain !== undefined) return { ...plain, faults: [] };
  const composed = composeYaml(text);
  if ('faults' in composed) return composed;
  return yamlToJson(composed.document);
}

/** The syntax tree of the one document of a text, or what stands in the way of it. */
export function composeYaml(text: string): { readonly document: YamlDocument } | { readonly faults: readonly Fault[] } {
  const { Composer, Parser } = yamlLibrary();
  const tokens = [...new Parser().parse(text)];
  const deep = tokens.map(tooDeepAt).find((offset) => offset !== undefined);
  if (deep !== undefined) return { faults: [{ code: 'too-deep', offset: deep, details: [String(limits.depth)] }] };
  const composer = new Composer<ParsedNode>({ uniqueKeys: false, prettyErrors: false, version: '1.2', schema: 'core' });
  const [document, second] = [...composer.compose(tokens, true, text.length)];
  if (second !== undefined) return { faults: [secondDocument(text, tokens, second.range[0])] };
  if (document === undefined) return { faults: [{ code: 'document-empty', offset: 0, details: [] }] };
  const faults = document.errors.map((error): Fault => ({
    code: 'syntax-invalid',
    offset: error.pos[0],
    details: ['YAML', error.message],
  }));
  return faults.length > 0 ? { faults } : { document };
}

function secondDocument(text: string, tokens: readonly CST.Token[], start: number): Fault {
  const documents = tokens.filter((token) => token.type === 'document');
  const offset = documents[1]?.offset ?? start;
  const marker = text.lastIndexOf('---', offset + 3);
  return { code: 'document-second', offset: marker === -1 ? offset : marker, details: [] };
}

/**
 * Where the collections of a token lie deeper than the limit. Without recursion: the token may be as deep as it likes.
 */
function tooDeepAt(token: CST.Token): number | undefined {
  const waiting: { readonly token: CST.Token; readonly depth: number }[] = [{ token, depth: 0 }];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (entry.depth > limits.depth) return entry.token.offset;
    for (const child of children(entry.token)) waiting.push({ token: child, depth: entry.depth + 1 });
  }
  return undefined;
}

function children(token: CST.Token): readonly CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap((item) => [item.key, item.value].filter((part) => part !== undefined && part !== null));
}
