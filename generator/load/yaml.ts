import { createRequire } from 'node:module';
import {
  CORE_SCHEMA,
  constructFromEvents,
  defineMappingTag,
  defineScalarTag,
  EVENT_ID,
  type Event,
  floatCoreTag,
  parseEvents,
} from 'js-yaml';
import type { CST, Document, ParsedNode } from 'yaml';
import type { Json } from '../model/json.ts';
import { setMember } from './json-tree.ts';
import { limits } from './limits.ts';
import type { ParsedText, TextFault } from './source.ts';
import { yamlToJson } from './yaml-to-json.ts';

// Two parsers: `js-yaml` parses plain texts, five times as fast; `yaml`, which keeps every node and its position,
// parses
// the rest: texts with a fault to explain or an alias to follow.

/** Parses one YAML 1.2 document with the core schema. */
export function parseYaml(text: string): ParsedText {
  const plain = parsePlainYaml(text);
  if (plain !== undefined) return { ...plain, faults: [] };
  const composed = composeYaml(text);
  return 'faults' in composed ? composed : yamlToJson(composed.document, yamlLibrary());
}

/** A line that ends a document, or starts with a tab. */
const SPECIAL_LINE = /^(?:\.\.\.| *\t)/m;

/**
 * Returns the events of a plain YAML text: one document without directives, anchors, aliases and tags, no deeper than
 * the limit. Returns `undefined` for any other text, and for one with a fault.
 */
export function plainEvents(text: string): readonly Event[] | undefined {
  if (SPECIAL_LINE.test(text)) return undefined;
  try {
    const events = parseEvents(text, { maxDepth: limits.depth });
    return events.every(isPlainEvent) ? events : undefined;
  } catch {
    return undefined;
  }
}

function isPlainEvent(event: Event, index: number): boolean {
  switch (event.type) {
    case EVENT_ID.DOCUMENT:
      return index === 0 && event.directives.length === 0;
    case EVENT_ID.ALIAS:
      return false;
    case EVENT_ID.POP:
      return true;
    default:
      return event.anchorStart === -1 && event.tagStart === -1;
  }
}

/** Maps with unique plain keys. Any other key fails, which leaves the text to the other parser. */
const strictMap = defineMappingTag<Record<string, Json>>('tag:yaml.org,2002:map', {
  create: () => ({}),
  addPair: (map, key, value) => {
    if (key === null || typeof key === 'object' || key === '<<') return 'not a plain key';
    const name = String(key);
    if (Object.hasOwn(map, name)) return 'duplicate key';
    if (name === '__proto__') setMember(map, name, value as Json);
    else map[name] = value as Json;
    return '';
  },
  has: () => false,
  keys: Object.keys,
  get: (map, key) => map[String(key)],
  identify: () => false,
});

/** Finite numbers. An infinite number is a fault in every notation. */
const finiteFloat = defineScalarTag('tag:yaml.org,2002:float', {
  implicit: true,
  implicitFirstChars: floatCoreTag.implicitFirstChars,
  resolve: (source, isExplicit, tag) => {
    const value = floatCoreTag.resolve(source, isExplicit, tag);
    const isInfinite = typeof value === 'number' ? !Number.isFinite(value) : Math.abs(Number(source)) === Infinity;
    if (isInfinite) throw new RangeError(source);
    return value;
  },
  identify: () => false,
});

const STRICT_SCHEMA = CORE_SCHEMA.withTags(strictMap, finiteFloat);

/**
 * Parses a plain YAML text to the value that the other parser returns. Returns `undefined` if there is anything to
 * explain or decide: a fault, an anchor, a merge key, a duplicate or non-scalar key, an infinite number, a document
 * that is neither a map nor a list.
 */
export function parsePlainYaml(text: string): { readonly value: Json } | undefined {
  const events = plainEvents(text);
  if (events === undefined) return undefined;
  try {
    const [value] = constructFromEvents([...events], { source: text, schema: STRICT_SCHEMA });
    return typeof value === 'object' && value !== null ? { value: value as Json } : undefined;
  } catch {
    return undefined;
  }
}

/** A composed YAML document of the library `yaml`. */
export type YamlDocument = Document.Parsed<ParsedNode>;

/** The library `yaml`. */
export type YamlLibrary = typeof import('yaml');

const require = createRequire(import.meta.url);

/** Loads the library `yaml` on first use: it has 72 files, and most texts are plain. */
export function yamlLibrary(): YamlLibrary {
  return require('yaml');
}

/**
 * Composes the syntax tree of the one document of a text. Duplicate keys are found later, with a set: the library's own
 * check is quadratic.
 */
export function composeYaml(
  text: string,
): { readonly document: YamlDocument } | { readonly faults: readonly TextFault[] } {
  const { Composer, Parser } = yamlLibrary();
  const tokens = [...new Parser().parse(text)];
  const deep = tokens.map(tooDeepAt).find((offset) => offset !== undefined);
  if (deep !== undefined) return { faults: [{ code: 'too-deep', offset: deep, details: [String(limits.depth)] }] };
  const composer = new Composer<ParsedNode>({ uniqueKeys: false, prettyErrors: false, version: '1.2', schema: 'core' });
  const [document, second] = [...composer.compose(tokens, true, text.length)];
  if (second !== undefined) return { faults: [secondDocumentFault(text, tokens, second.range[0])] };
  if (document === undefined) return { faults: [{ code: 'document-empty', offset: 0, details: [] }] };
  const faults = document.errors.map((error): TextFault => ({
    code: 'syntax-invalid',
    offset: error.pos[0],
    details: ['YAML', error.message],
  }));
  return faults.length > 0 ? { faults } : { document };
}

function secondDocumentFault(text: string, tokens: readonly CST.Token[], start: number): TextFault {
  const documents = tokens.filter((token) => token.type === 'document');
  const offset = documents[1]?.offset ?? start;
  const marker = text.lastIndexOf('---', offset + 3);
  return { code: 'document-second', offset: marker === -1 ? offset : marker, details: [] };
}

/** Finds the first collection beyond the depth limit. Not recursive, because the token may have any depth. */
function tooDeepAt(token: CST.Token): number | undefined {
  const open: { readonly token: CST.Token; readonly depth: number }[] = [{ token, depth: 0 }];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    if (entry.depth > limits.depth) return entry.token.offset;
    for (const child of childTokens(entry.token)) open.push({ token: child, depth: entry.depth + 1 });
  }
  return undefined;
}

function childTokens(token: CST.Token): readonly CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap((item) => [item.key, item.value].filter((part) => part !== undefined && part !== null));
}
