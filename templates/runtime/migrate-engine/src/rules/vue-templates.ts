import ts from 'typescript';
import type { FieldEntry, MapEntry } from '#shared/migration/map.ts';
import { accessedName, isAccess } from '../analysis/syntax.ts';
import { descendants } from '../analysis/traversal.ts';
import { fieldEntry, schemaLine } from '../migration/migration-index.ts';
import type { PlacedFinding } from '../report/finding.ts';
import { placeFinding, reasonOf, type ReportOptions } from './context.ts';
import type { Settlement } from './decisions.ts';
import type { FileFacts } from './facts.ts';
import { KEY_ATTRIBUTE } from '../analysis/nearby-values.ts';

/** A program of a Vue file: its script, or its template. */
interface VueProgram {
  readonly facts: FileFacts;
  readonly settled: Settlement;
}

/** Finds the old names in a Vue template that its program does not cover, or reads from a value without a type. */
export function templateFindings(programs: readonly VueProgram[], template: string): readonly PlacedFinding[] {
  const [last] = programs.slice(-1);
  const untyped = untypedReads(programs);
  const known = [...programs.flatMap(({ settled }) => settled.findings), ...untyped];
  return last === undefined ? [] : [...untyped, ...distinctiveNames(last.facts, template, known)];
}

function placeName(
  facts: FileFacts,
  node: ReportOptions['node'],
  entry: MapEntry & { readonly v3?: unknown },
  reason: string,
): PlacedFinding {
  const suggestion = [entry.v3 ?? ''].flat().join('.');
  return placeFinding(facts, { node, rule: entry.id, category: 'name-only', tier: 'manual', reason, suggestion });
}

/** Finds distinctive names that nothing else reports. */
function distinctiveNames(
  facts: FileFacts,
  template: string,
  known: readonly PlacedFinding[],
): readonly PlacedFinding[] {
  const places = new Set(known.map(({ line, column }) => `${line}:${column}`));
  return [...facts.migration.distinctive].flatMap(([name, entry]) =>
    [...template.matchAll(new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`, 'g'))].flatMap(({ index }) => {
      if (!isCode(template, index) || isTyped(facts, index)) return [];
      const reason = `The name belongs to the previous version; names in templates without type evidence are not changed. ${reasonOf(entry)}`;
      const found = placeName(facts, { start: index, end: index + name.length }, entry, reason);
      return places.has(`${found.line}:${found.column}`) ? [] : [{ ...found, before: name }];
    }),
  );
}

/** Tests whether a place of a template is code, or an attribute that names a member; others are texts for readers. */
function isCode(template: string, index: number): boolean {
  const before = template.slice(0, index);
  if (before.lastIndexOf('<') < before.lastIndexOf('>')) return before.lastIndexOf('{{') > before.lastIndexOf('}}');
  const [, attribute] = /([^\s"'=<>]+)=(?:"[^"]*|'[^']*)$/.exec(before) ?? [];
  return attribute === undefined || /^(?:[:@#]|v-)/.test(attribute) || KEY_ATTRIBUTE.test(attribute);
}

/** Tests whether the code of a template has a variable at a place whose type says that it is something else. */
function isTyped({ file, checker }: FileFacts, index: number): boolean {
  const found = descendants(file).find((node) => ts.isIdentifier(node) && node.getStart(file) === index);
  const isVariable = found !== undefined && !ts.isPropertyAccessExpression(found.parent);
  return isVariable && (checker.typeAt(found).flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) === 0;
}

/**
 * Finds the names of changed members that a Vue template reads from a value without a type, such as a slot prop: those
 * of the schemas that its script names, and those that change elsewhere in the file.
 */
function untypedReads(programs: readonly VueProgram[]): readonly PlacedFinding[] {
  const template = programs.find(({ facts }) => facts.file.fileName.endsWith('.template.ts'))?.facts;
  const scripts = programs.filter(({ facts }) => facts !== template && facts.modules.known.size > 0);
  if (template === undefined || scripts.length === 0) return [];
  const { migration } = template;
  const schemas = new Set(scripts.flatMap(({ facts }) => schemasNamedIn(facts)));
  const found = programs.flatMap(({ settled }) => settled.findings);
  const proven = new Set(found.flatMap(({ category, rule }) => (category === 'member' ? rule : [])));
  const entryOf = (name: string): FieldEntry | undefined =>
    [...schemas].flatMap((schema) => fieldEntry(migration, schema, name) ?? [])[0] ??
    migration.fields.get(name)?.find(({ id }) => proven.has(id));
  return template.nodes.flatMap((node) => {
    const name = accessedName(node);
    const entry = name === undefined ? undefined : entryOf(name.text);
    if (name === undefined || entry === undefined || !isUntypedValue(template, node)) return [];
    const reason = `The name belongs to the previous version; the template gives this value no type. ${reasonOf(entry)}`;
    return placeName(template, name, entry, reason);
  });
}

/** Returns the v2 schemas that a script with types of the previous version names, and those that they extend. */
function schemasNamedIn({ file, migration }: FileFacts): readonly string[] {
  const { schemas, components } = migration;
  const words = [...new Set(file.text.match(/[A-Za-z_$][\w$]*/g))];
  return words
    .map((word) => components.before.get(word)?.[0]?.name ?? word)
    .filter((name) => schemas.has(name))
    .flatMap((name) => schemaLine(schemas, name));
}

/** Tests whether a value is read from a name of the template without a type, or from an item of such a list. */
function isUntypedValue(context: FileFacts, node: ts.Node): boolean {
  if (isAccess(node) || ts.isNonNullExpression(node)) return isUntypedValue(context, node.expression);
  const declaration = ts.isIdentifier(node) ? context.checker.declarationOf(node) : undefined;
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return false;
  if (declaration.getSourceFile() !== context.file || declaration.pos < context.limit) return false;
  const { type, initializer } = declaration;
  if (type !== undefined) return type.kind === ts.SyntaxKind.AnyKeyword;
  return initializer !== undefined && ts.isCallExpression(initializer) && isItemOfUntyped(context, initializer);
}

/** `__any(__item(list), …)`: tests whether one of the lists has no type. */
function isItemOfUntyped(context: FileFacts, { arguments: args }: ts.CallExpression): boolean {
  return args.some((argument) =>
    ts.isCallExpression(argument) ? isItemOfUntyped(context, argument) : isUntypedValue(context, argument),
  );
}
