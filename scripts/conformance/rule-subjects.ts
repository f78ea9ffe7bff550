import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { RuleSubject } from '../../templates/runtime/verify-engine/src/checks/rule-ranking.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  member,
  objectAt,
  textAt,
} from '../../templates/runtime/shared/json.ts';
import { type Rule, ruleText } from './rules.ts';

const SPECIFICATION = join(import.meta.dirname, '../../spec');
/** A schema with more properties is about too much to tell by one of them what a rule is about. */
const MAX_SCHEMA_PROPERTIES = 8;
/** Names that cite a line beyond this number say too little about a rule of it. */
const MAX_NAMES = 12;
/** A property of more schemas is that of any of them: `id`, `code`, `name`. */
const MAX_SCHEMAS = 20;
/** Matches words that only a name of a document can be: `isAutoApproved`, `project_id`, `PROJECT_TASK`, `A40511`. */
const NAME = /[A-Za-z]\w*[a-z][A-Z]\w*|[A-Za-z]\w*_\w+|X-[A-Z-]+|[A-Z]\d{5}|\b\d{6}\b|[A-Z]{4,}|\b[2-5]\d\d\b/g;

/** Matches an example value, which is the name of nothing. */
const LITERAL = /^["\d]/;
/** Matches a method, which is that of the operations. */
const METHOD = /^(?:GET|PUT|POST|PATCH|DELETE)$/;

/** Parts of the documents that cite a line of a source. */
interface CitingParts {
  readonly operations: Set<string>;
  readonly names: Set<string>;
  /** Values of enumerations. */
  readonly values: Set<string>;
}

/** Returns what each rule is about: the parts of the documents that cite its lines, and the names in its text. */
export function ruleSubjects(): (rule: Rule) => RuleSubject {
  const nodes = globSync('v{2,3}/**/*.yaml', { cwd: SPECIFICATION }).flatMap((file) =>
    nodesOf(parse(readFileSync(join(SPECIFICATION, file), 'utf8')), [basename(file)]),
  );
  const users = operationsBySchema(nodes);
  const known = vocabularyOf(nodes);
  const citing = new Map<string, CitingParts>();
  for (const node of nodes)
    for (const line of linesOf(textAt(node.value, 'x-source') ?? '')) {
      const parts = citing.get(line) ?? { operations: new Set(), names: new Set(), values: new Set() };
      citing.set(line, parts);
      const { operations, names } = partsOf(node, users);
      for (const each of valuesOf(node.value)) parts.values.add(each);
      for (const each of operations) parts.operations.add(each);
      for (const each of names) parts.names.add(each);
    }
  return (rule) => subjectOf(rule, citing, known);
}

function subjectOf(rule: Rule, citing: ReadonlyMap<string, CitingParts>, known: ReadonlySet<string>): RuleSubject {
  const { about = {}, source } = rule;
  const parts = linesOf(source).flatMap((line) => citing.get(line) ?? []);
  const text = ruleText(rule);
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => !LITERAL.test(code));
  const quoted = [...codes.flatMap((code) => [code, ...(code.match(/[\w-]+/g) ?? [])]), ...qualifiedNames(text)];
  const operations = about.operations ?? [...new Set(parts.flatMap((each) => [...each.operations]))];
  const isNarrow = operations.length > 0 && operations.length <= MAX_NAMES;
  const written = [...quoted, ...(text.match(NAME) ?? []), ...namedInProse(text, known)].filter(
    (name) => !METHOD.test(name) && (isNarrow || known.has(name) || name.includes('.')),
  );
  const cited = parts.flatMap(({ names }) =>
    names.size <= MAX_NAMES ? [...names].filter((name) => known.has(name)) : [],
  );
  const listed = parts.flatMap(({ values }) => [...values]);
  const subject = {
    operations,
    names: about.names ?? [...(written.length > 0 ? written : cited), ...listed],
  };
  const lists = Object.entries(subject).filter(([, list]) => list.length > 0);
  return { ...about, ...Object.fromEntries(lists.map(([name, list]) => [name, [...new Set(list)]])) };
}

/** Returns the names of members of a type: `address.id` for "`id` of an Address". */
function qualifiedNames(text: string): readonly string[] {
  return [...text.matchAll(/`(\w+)` of an? ([A-Z]\w+)/g)].map(
    ([, name, type = '']) => `${type.charAt(0).toLowerCase()}${type.slice(1)}.${name}`,
  );
}

/** Returns the names whose words a text has one after the other: `changeTracking` for "change tracking". */
function namedInProse(text: string, known: ReadonlySet<string>): readonly string[] {
  const lower = ` ${text.toLowerCase().replace(/\W+/g, ' ')} `;
  return [...known].filter((name) => {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return /^[a-z]+(?: [a-z]{2,})+$/.test(words) && lower.includes(` ${words} `);
  });
}

/** Object of a document with the way to it. */
interface Node {
  readonly path: readonly string[];
  readonly value: JsonObject;
}

function nodesOf(value: Json, path: readonly string[]): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => nodesOf(each, [...path, String(index)]));
  if (!isObject(value)) return [];
  return [{ path, value }, ...Object.entries(value).flatMap(([name, inner]) => nodesOf(inner, [...path, name]))];
}

/** Returns what a part that cites a line stands for: an operation, a member, or a schema with those that use it. */
function partsOf(
  { path, value }: Node,
  users: ReadonlyMap<string, ReadonlySet<string>>,
): { readonly operations: readonly string[]; readonly names: readonly string[] } {
  const id = textAt(value, 'operationId');
  if (id !== undefined) return { operations: [id], names: [] };
  const name = path.at(-1) ?? '';
  const parameter = textAt(value, 'in') === undefined ? undefined : textAt(value, 'name');
  if (parameter !== undefined) return { operations: [], names: [parameter] };
  if (path.at(-2) === 'properties') return { operations: [], names: [name] };
  const operations = [...(users.get(name) ?? [])];
  const properties = Object.keys(objectAt(value, 'properties'));
  const isSmall = operations.length === 0 && properties.length <= MAX_SCHEMA_PROPERTIES;
  return { operations, names: isSmall ? properties : [] };
}

/** Returns the operations that send or return a schema: as the body, in a list, or as a member of what they send. */
function operationsBySchema(nodes: readonly Node[]): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  const schemas = new Map(nodes.map(({ path, value }) => [path.at(-1) ?? '', value]));
  const use = (schema: Json | undefined, id: string): string => {
    const reference = textAt(schema, '$ref') ?? textAt(member(schema, 'items'), '$ref');
    const name = reference?.split('/').at(-1) ?? '';
    users.set(name, (users.get(name) ?? new Set()).add(id));
    return name;
  };
  for (const { value } of nodes) {
    const id = textAt(value, 'operationId');
    if (id === undefined) continue;
    for (const content of contentsOf(objectAt(objectAt(value, 'responses'), '200'))) use(content['schema'], id);
    for (const content of contentsOf(objectAt(value, 'requestBody'))) {
      const sent = schemas.get(use(content['schema'], id));
      for (const property of Object.values(objectAt(sent, 'properties'))) use(property, id);
    }
  }
  return users;
}

function contentsOf(body: JsonObject): readonly JsonObject[] {
  return Object.values(objectAt(body, 'content')).filter(isObject);
}

/** Returns the values of an enumeration. */
function valuesOf(schema: JsonObject): readonly string[] {
  const values = [...listAt(schema, 'enum'), ...listAt(schema, 'x-extensible-enum')];
  return values.filter((each) => typeof each === 'string');
}

/** Returns the names that documents introduce, without the properties of many schemas. */
function vocabularyOf(nodes: readonly Node[]): ReadonlySet<string> {
  const tables = nodes.filter(({ path }) => path.at(-1) === 'properties').flatMap(({ value }) => Object.keys(value));
  const counts = Map.groupBy(tables, (name) => name);
  const properties = [...counts].filter(([, all]) => all.length <= MAX_SCHEMAS).map(([name]) => name);
  return new Set([...properties, ...nodes.flatMap(introducedBy)]);
}

/** Returns statuses, media types, segments of paths, rights, values and parameters that a part introduces. */
function introducedBy({ path, value }: Node): readonly string[] {
  const table = path.at(-1) ?? '';
  const keys = ['responses', 'content', 'paths'].includes(table) ? Object.keys(value) : [];
  const segments = keys.flatMap((key) => key.split('/')).filter((segment) => /[-_]/.test(segment));
  const rights = listAt(value, 'x-rights').flat();
  const parameter = textAt(value, 'in') === undefined ? [] : [textAt(value, 'name') ?? ''];
  return [...keys, ...segments, ...rights.filter((each) => typeof each === 'string'), ...valuesOf(value), ...parameter];
}

/** Returns the lines of a citation such as `conventions L31; domains L189-191`. */
function linesOf(citation: string): readonly string[] {
  return [...citation.matchAll(/(\w+) L(\d+)(?:-(\d+))?/g)].flatMap(([, source, first, last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, index) => `${source} ${Number(first) + index}`,
    ),
  );
}
