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
  YAMLException,
} from 'js-yaml';
import type { Alias, CST, Document, Pair, ParsedNode, Scalar, YAMLMap, YAMLParseError, YAMLSeq } from 'yaml';
import { isObject, type Json, below, type Pointer } from '../model/json.ts';
import { setMember } from './json-tree.ts';
import { closestNumber } from './json.ts';
import { limits } from './limits.ts';
import type { ParsedText, TextFault } from './parsed-text.ts';

/**
 * Longest text that `yaml` parses, in characters: it takes at most 0.05 s. It keeps every node and its position, and
 * parses longer texts too if they have a fault to explain or an alias to follow.
 */
const MAX_YAML_LENGTH = 100_000;

/**
 * Parses one YAML 1.2 document with the core schema. A long plain text is parsed by `js-yaml`, which takes a quarter of
 * the time: without it a document of 3 MB would be generated in 1.4 to 1.5 times the time.
 */
export function parseYaml(text: string): ParsedText {
  const plain = text.length > MAX_YAML_LENGTH ? parsePlainYaml(text) : undefined;
  if (plain !== undefined) return { ...plain, faults: [] };
  const composed = composeYaml(text);
  if ('document' in composed) return yamlToJson(composed.document, yamlLibrary());
  const indented = indentContinuations(text);
  if (indented === undefined) return composed;
  const { faults, ...parsed } = parseYaml(indented.text);
  return { text: indented.text, ...parsed, faults: [...indented.faults, ...faults] };
}

/** Characters that are parsed again to find the next continuation line; a third of a second for a million. */
const MAX_REPARSED_LENGTH = 5_000_000;
/** Lines that are indented in a text of any length. */
const MIN_INDENTED_LINES = 5;

/**
 * Indents lines that continue a quoted or bracketed value no further to the right than its key. YAML asks for more, but
 * some libraries write such lines and read them. Returns `undefined` if the text has another fault.
 */
function indentContinuations(
  text: string,
): { readonly text: string; readonly faults: readonly TextFault[] } | undefined {
  const lines = text.split('\n');
  const indented = new Set<number>();
  for (let tries = 0; ; tries += 1) {
    const repaired = lines.join('\n');
    const fault = syntaxFault(repaired);
    if (fault === undefined) {
      const offsetOfLine = (line: number): number => lines.slice(0, line).join('\n').length + 1;
      const faults = [...indented].map((line): TextFault => ({
        code: 'line-not-indented',
        offset: offsetOfLine(line),
        details: [],
      }));
      return indented.size === 0 ? undefined : { text: repaired, faults };
    }
    const isCostly = tries >= MIN_INDENTED_LINES && tries * text.length >= MAX_REPARSED_LENGTH;
    if (isCostly || fault.reason !== 'deficient indentation' || fault.mark === undefined) return undefined;
    const { line } = fault.mark;
    const [before = '', own = ''] = [lines[line - 1], lines[line]].map((one) => /^ */.exec(one ?? '')?.[0] ?? '');
    lines[line] = ` ${before.length > own.length ? before : own}${lines[line]?.slice(own.length)}`;
    indented.add(line);
  }
}

function syntaxFault(text: string): YAMLException | undefined {
  try {
    parseEvents(text, { maxDepth: limits.depth });
    return undefined;
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
}

/** A line that ends a document, or starts with a tab. */
const SPECIAL_LINE = /^(?:\.\.\.| *\t)/m;

/**
 * Returns the events of a plain YAML text: one document without directives, anchors, aliases and tags, no deeper than
 * the limit. Returns `undefined` for any other text, and for one with a fault.
 */
function plainEvents(text: string): readonly Event[] | undefined {
  const events = SPECIAL_LINE.test(text) ? undefined : yamlEvents(text);
  return events?.every(isPlainEvent) === true ? events : undefined;
}

/** Returns the events of a YAML text, or `undefined` if it has a fault. */
export function yamlEvents(text: string): readonly Event[] | undefined {
  try {
    return parseEvents(text, { maxDepth: limits.depth });
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

/** Finite numbers. Others are left to the other parser, which reports them. */
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
type YamlDocument = Document.Parsed<ParsedNode>;

/** The library `yaml`. */
type YamlLibrary = typeof import('yaml');

const require = createRequire(import.meta.url);

/** Loads the library `yaml` on first use: it has 72 files, and many documents are JSON. */
export function yamlLibrary(): YamlLibrary {
  return require('yaml');
}

/** The core schema of YAML 1.2. Tags of YAML 1.1, such as `!!timestamp`, would read values that JSON does not have. */
const CORE: ConstructorParameters<YamlLibrary['Composer']>[0] = {
  version: '1.2',
  schema: 'core',
  resolveKnownTags: false,
  // The library does not read an integer as `!!float`, which is a number without a fraction.
  customTags: [{ tag: 'tag:yaml.org,2002:float', resolve: Number }],
};

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
  const composer = new Composer<ParsedNode>({ uniqueKeys: false, prettyErrors: false, ...CORE });
  const [document, second] = [...composer.compose(tokens, true, text.length)];
  if (second !== undefined) return { faults: [secondDocumentFault(text, tokens, second.range[0])] };
  if (document === undefined) return { faults: [{ code: 'document-empty', offset: 0, details: [] }] };
  const [error] = document.errors
    .filter(({ code }) => code !== 'KEY_OVER_1024_CHARS') // a rule for the checks of names, which allow more
    .toSorted((one, other) => one.pos[0] - other.pos[0]);
  return error === undefined ? { document } : { faults: [firstFault(tokens, error)] };
}

/**
 * Returns the fault behind the first error; the later ones are its consequences. An error inside or after a list or an
 * object without its closing bracket is at the opening one.
 */
function firstFault(tokens: readonly CST.Token[], { message, pos: [offset] }: YAMLParseError): TextFault {
  const unclosed = unclosedCollections(tokens).filter(({ start }) => start.offset <= offset);
  const start = unclosed.map((token) => token.start).toSorted((one, other) => other.offset - one.offset)[0];
  if (start === undefined) return { code: 'syntax-invalid', offset, details: ['YAML', message] };
  const reason = `the "${start.source}" is not closed with "${start.source === '[' ? ']' : '}'}"`;
  return { code: 'syntax-invalid', offset: start.offset, details: ['YAML', reason] };
}

function unclosedCollections(tokens: readonly CST.Token[]): readonly CST.FlowCollection[] {
  const open = [...tokens];
  const found: CST.FlowCollection[] = [];
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    if (token.type === 'flow-collection') {
      const end = token.start.source === '[' ? 'flow-seq-end' : 'flow-map-end';
      if (!token.end.some(({ type }) => type === end)) found.push(token);
    }
    open.push(...childTokens(token));
  }
  return found;
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

interface ConvertContext {
  readonly yaml: YamlLibrary;
  readonly faults: TextFault[];
  /** The nodes with an anchor, as far as the document has been converted. */
  readonly anchors: Map<string, unknown>;
  /** The anchored nodes that an alias is being expanded to, which detects an alias inside its own anchor. */
  readonly open: Set<unknown>;
  readonly budget: { aliasedValues: number; aliasDepth: number };
}

/**
 * Converts a YAML document to JSON. An alias becomes a copy of its node; a merge key (`<<`, YAML 1.1) adds the members
 * that the map itself does not have; keys become strings.
 */
export function yamlToJson(document: Document.Parsed<ParsedNode>, yaml: ConvertContext['yaml']): ParsedText {
  const context: ConvertContext = {
    yaml,
    faults: unknownTags(document),
    anchors: new Map(),
    open: new Set(),
    budget: { aliasedValues: 0, aliasDepth: 0 },
  };
  const value = convert(document.contents, '', context);
  return context.faults.some((fault) => fault.code === 'aliases-too-many')
    ? { faults: context.faults }
    : { value, faults: context.faults, aliasedValues: context.budget.aliasedValues };
}

/** Reports tags that the core schema does not define, such as `!include` and `!!binary`: JSON has none for them. */
function unknownTags({ warnings }: YamlDocument): TextFault[] {
  return warnings
    .filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
    .map(({ message, pos: [offset] }) => ({
      code: 'tag-unknown',
      offset,
      details: [/!\S*/.exec(message)?.[0] ?? message.replace(/^.*tag:yaml\.org,2002:/, '!!')],
    }));
}

function convert(node: unknown, pointer: Pointer, context: ConvertContext): Json {
  const { budget, yaml } = context;
  if (budget.aliasDepth > 0) budget.aliasedValues += 1;
  if (budget.aliasedValues > limits.aliasedValues) return null;
  if (yaml.isAlias(node)) return convertAlias(node, pointer, context);
  recordAnchor(node, context);
  if (yaml.isScalar(node)) return convertScalar(node, pointer, context);
  if (yaml.isMap(node)) return convertMap(node, pointer, context);
  if (yaml.isSeq(node)) return convertSequence(node, pointer, context);
  return null;
}

function recordAnchor(node: unknown, { anchors, budget, yaml }: ConvertContext): void {
  if (!(yaml.isScalar(node) || yaml.isMap(node) || yaml.isSeq(node)) || node.anchor === undefined) return;
  if (budget.aliasDepth === 0) anchors.set(node.anchor, node);
}

function convertScalar(node: Scalar, pointer: Pointer, context: ConvertContext): Json {
  const { value, source = '' } = node;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    const offset = offsetOf(node, context);
    const isLarge = /\d/.test(source);
    if (isLarge) context.faults.push({ code: 'number-too-large', offset, pointer, details: [source] });
    else context.faults.push({ code: 'number-not-finite', offset, pointer, details: [String(value)] });
    return isLarge ? closestNumber(value) : value;
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return Number(value);
  return null;
}

function convertSequence(node: YAMLSeq, pointer: Pointer, context: ConvertContext): Json {
  return node.items.map((item, index) => convert(item, below(pointer, index), context));
}

function convertMap(node: YAMLMap, pointer: Pointer, context: ConvertContext): Json {
  const object: Record<string, Json> = {};
  const merged: Json[] = [];
  for (const pair of node.items) {
    const key = keyOf(pair, pointer, context);
    if (key === undefined) continue;
    const inner = below(pointer, key);
    const value = convert(pair.value, inner, context);
    if (key === '<<') merged.push(value);
    else if (Object.hasOwn(object, key)) {
      const offset = offsetOf(pair.key, context);
      context.faults.push({ code: 'key-duplicate', offset, pointer: inner, details: [key] });
    } else if (key === '__proto__') setMember(object, key, value);
    else object[key] = value;
  }
  for (const source of merged.flat()) mergeMissing(object, source);
  return object;
}

function mergeMissing(object: Record<string, Json>, source: Json): void {
  if (!isObject(source)) return;
  for (const [key, value] of Object.entries(source)) {
    if (!Object.hasOwn(object, key)) setMember(object, key, value);
  }
}

function keyOf(pair: Pair, pointer: Pointer, context: ConvertContext): string | undefined {
  recordAnchor(pair.key, context);
  const key = context.yaml.isAlias(pair.key) ? context.anchors.get(pair.key.source) : pair.key;
  if (context.yaml.isScalar(key) && key.value !== null) return String(key.value);
  context.faults.push({
    code: 'key-not-scalar',
    offset: offsetOf(pair.key, context),
    pointer,
    details: [],
  });
  return undefined;
}

function convertAlias(alias: Alias, pointer: Pointer, context: ConvertContext): Json {
  const { anchors, budget, faults, open } = context;
  const node = anchors.get(alias.source);
  const offset = offsetOf(alias, context);
  if (node === undefined || open.has(node)) {
    const code = node === undefined ? 'alias-unknown' : 'alias-cycle';
    faults.push({ code, offset, pointer, details: [alias.source] });
    return null;
  }
  open.add(node);
  budget.aliasDepth += 1;
  const value = convert(node, pointer, context);
  budget.aliasDepth -= 1;
  open.delete(node);
  const isFirst = budget.aliasDepth === 0 && !faults.some((fault) => fault.code === 'aliases-too-many');
  if (budget.aliasedValues > limits.aliasedValues && isFirst)
    faults.push({
      code: 'aliases-too-many',
      offset,
      pointer,
      details: [String(limits.aliasedValues)],
    });
  return value;
}

function offsetOf(node: unknown, { yaml }: ConvertContext): number {
  return (yaml.isNode(node) ? node.range?.[0] : undefined) ?? 0;
}
