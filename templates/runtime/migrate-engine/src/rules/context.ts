import ts from 'typescript';
import type { FieldEntry, MapEntry } from '#shared/migration/map.ts';
import { declaringTypes } from '../analysis/member-owners.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import type {
  AnalysisContext,
  Checker,
  HandwrittenType,
  HandwrittenTypes,
  OverlaidModule,
} from '../checker/checker.ts';
import type { ConstantPath } from '../http/path-change.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import type { SchemaMatch, SchemaMatcher } from '../migration/schema-match.ts';
import type { TextEdit } from '../project/text-edits.ts';
import type { Category, PlacedFinding, Tier } from '../report/finding.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A finding as a rule reports it. */
export interface ReportOptions {
  /** The node, or the span of a text that is no node, such as a directive. */
  readonly node: ts.Node | Span;
  readonly rule: string;
  readonly category: Category;
  readonly tier: Tier;
  readonly reason: string;
  readonly suggestion: string;
}

/**
 * Context of the rules for one program: the file, its checker and the migration map, and the edits and findings of the
 * rules.
 */
export class RuleContext implements AnalysisContext {
  readonly file: ts.SourceFile;
  readonly name: string;
  readonly checker: Checker;
  readonly migration: MigrationIndex;
  /** True for JavaScript, where JSDoc comments carry the types. */
  readonly isJavaScript: boolean;
  /** End of the file; code after it was added by the codemod. */
  readonly limit: number;
  readonly edits: TextEdit[] = [];
  readonly findings: PlacedFinding[] = [];
  /** V2 schemas of the object literals that HTTP calls send or receive. */
  readonly bodySchemas: Map<ts.Node, string> = new Map();
  /** V2 schemas that the requests of the program respond with. */
  readonly responses: ReadonlyMap<ts.Node, string>;
  /** V2 schemas that requests of this file so far respond with, and those of handwritten types that it names. */
  readonly responseSchemas: Set<string>;
  /** Module to import the types of the new version from; absent to keep the imports. */
  readonly to: ((specifier: string) => string) | undefined;
  /** Modules without the types of the new version that this file imports from after the change, and where. */
  readonly remainingModules: Map<string, OverlaidModule & { readonly node: ts.Node }> = new Map();
  /** Overlaid modules that this file imports a type of either version from, and those that it takes others from. */
  readonly knownModules: Set<string> = new Set();
  readonly unknownModules: Set<string> = new Set();
  /** Constants that hold a part of the path of an address. */
  readonly constantPaths: ConstantPath[] = [];
  /** Changes of paths by node; `undefined` for a path that is reported. */
  readonly changedPaths: Map<ts.Node, string | undefined> = new Map();
  /** Constants that keep their paths, because the addresses with them need different changes. */
  readonly keptPaths: ReadonlySet<ts.Node>;
  /** Declarations of values whose members move into an object, and those among them with a write that cannot move. */
  readonly movedValues: Set<ts.Node> = new Set();
  readonly blockedValues: Set<ts.Node> = new Set();
  /** Values that keep their form, because another place writes to them that cannot be changed. */
  readonly keptValues: ReadonlySet<ts.Node>;
  /** Nodes that an earlier rule has handled. */
  readonly handled: Set<ts.Node> = new Set();
  readonly handwritten: HandwrittenTypes;
  readonly renamedTypes: Set<ts.Node> = new Set();
  /** Those among them that cannot be renamed, because this file uses them as another type. */
  readonly keptTypes: Set<ts.Node> = new Set();
  /** Handwritten types with a member that is reported in this file, by its name. */
  readonly handwrittenUses: Map<string, HandwrittenType> = new Map();
  /** Finds the v2 schema that member names without a type fit. */
  readonly matchSchema: SchemaMatcher;
  /** Matches so far, by literal, class or list. */
  readonly schemaMatches: Map<ts.Node, SchemaMatch | undefined> = new Map();

  constructor(source: {
    readonly file: ts.SourceFile;
    readonly name: string;
    readonly checker: Checker;
    readonly migration: MigrationIndex;
    readonly limit: number;
    readonly matchSchema: SchemaMatcher;
    readonly handwritten: HandwrittenTypes;
    readonly responses: ReadonlyMap<ts.Node, string>;
    readonly keptPaths: ReadonlySet<ts.Node>;
    readonly keptValues: ReadonlySet<ts.Node>;
    readonly to?: ((specifier: string) => string) | undefined;
  }) {
    this.file = source.file;
    this.name = source.name;
    this.checker = source.checker;
    this.migration = source.migration;
    this.limit = source.limit;
    this.matchSchema = source.matchSchema;
    this.handwritten = source.handwritten;
    this.responses = source.responses;
    this.responseSchemas = new Set(
      [...source.handwritten].flatMap(([node, { schema }]) => (isNamedIn(source.file, node) ? [schema] : [])),
    );
    this.keptPaths = source.keptPaths;
    this.keptValues = source.keptValues;
    this.to = source.to;
    this.isJavaScript = /\.[cm]?jsx?$/.test(source.file.fileName);
  }

  /** Returns the source text of a node. */
  text(node: ts.Node): string {
    return this.file.text.slice(node.getStart(this.file), node.end);
  }

  /** Replaces a node with a text. */
  replace(node: ts.Node, text: string): void {
    this.edits.push({ start: node.getStart(this.file), end: node.end, text });
  }

  /** Inserts a text after a node, outside of texts inserted at the end of nested nodes. */
  insertAfter(offset: number, text: string): void {
    this.edits.push({ start: offset, end: offset, text, closes: true });
  }

  /** Inserts a text at an offset. */
  insert(offset: number, text: string): void {
    this.edits.push({ start: offset, end: offset, text });
  }

  /** Keeps the names of the handwritten types that declare the member of an entry. */
  keepNames(entry: FieldEntry): void {
    for (const node of declaringTypes(entry)) this.keptTypes.add(node);
  }

  /** Adds a finding. One with type evidence replaces one about the name alone. */
  report({ node, rule, category, tier, reason, suggestion }: ReportOptions): void {
    const start = 'kind' in node ? node.getStart(this.file) : node.start;
    const { line, character } = this.file.getLineAndCharacterOfPosition(start);
    const before = this.file.text.slice(start, node.end).slice(0, 200);
    const place = { file: this.name, line: line + 1, column: character + 1 };
    const found = { ...place, rule, category, tier, reason, before, suggestion };
    const alike = this.findings.findIndex((other) => isDuplicate(other, found));
    const earlier = this.findings[alike];
    if (earlier === undefined) this.findings.push(found);
    else if (earlier.category === 'name-only' && category !== 'name-only') this.findings[alike] = found;
  }

  /** Returns the first finding about a node. */
  findingAt(node: ts.Node): PlacedFinding | undefined {
    const { line, character } = this.file.getLineAndCharacterOfPosition(node.getStart(this.file));
    return this.findings.find((found) => found.line === line + 1 && found.column === character + 1);
  }
}

/** Tests whether a file names the type that a node declares. */
function isNamedIn({ text }: ts.SourceFile, node: ts.Node): boolean {
  const declaration = ts.isInterfaceDeclaration(node) || ts.isClassLike(node) ? node : node.parent;
  const name = 'name' in declaration ? (declaration.name as ts.Node | undefined) : undefined;
  return name !== undefined && ts.isIdentifier(name) && new RegExp(`\\b${name.text}\\b`).test(text);
}

const NAME_CATEGORIES: ReadonlySet<Category> = new Set(['member', 'value', 'type-mismatch', 'name-only']);

/** Tests whether two findings are about the same member or value. */
function isDuplicate(one: PlacedFinding, other: PlacedFinding): boolean {
  const isThere = one.rule === other.rule && one.line === other.line && one.column === other.column;
  const isAlike =
    one.category === other.category || (NAME_CATEGORIES.has(one.category) && NAME_CATEGORIES.has(other.category));
  return isThere && isAlike;
}

/** Returns the confidence of a change that follows from an entry. */
export function tierOf(entry: MapEntry): Tier {
  return entry.review === undefined && entry.certainty === 'documented' ? 'certain' : 'likely';
}

/** Tests whether a person has to decide about a change. */
export function isUnresolved({ unresolved, review }: MapEntry): boolean {
  return unresolved?.sides.includes('v3') === true || review?.reason === 'meaning';
}

/** Returns the notes of an entry, or its certainty. The entry of the map gives the lines of its source. */
export function reasonOf({ review, note, certainty }: MapEntry): string {
  const notes = [review?.note, note].filter((text) => text !== undefined);
  if (notes.length > 0) return notes.join(' ');
  return certainty === 'documented' ? 'The change is documented.' : 'The change is assumed.';
}

/** Reports a changed member. */
export function reportChange(context: RuleContext, { name }: { readonly name: ts.Node }, entry: FieldEntry): void {
  context.report({
    node: name,
    rule: entry.id,
    category: 'member',
    tier: tierOf(entry),
    reason: reasonOf(entry),
    suggestion: entry.v3.join('.'),
  });
}

/** Reports a member whose change is not fully documented. */
export function reportUnresolved(context: RuleContext, { name }: MemberReference, entry: FieldEntry): void {
  const reason = [entry.unresolved?.reason, reasonOf(entry)].filter((text) => text !== undefined).join(' ');
  reportMember(context, name, { entry, reason });
}

/** Reports a member that cannot be changed automatically, and the reason. */
export function reportManual(
  context: RuleContext,
  { name }: MemberReference,
  { entry, why }: { readonly entry: FieldEntry; readonly why: string },
): void {
  reportMember(context, name, { entry, reason: `${why} ${reasonOf(entry)}` });
}

/** Reports the name of a member for a person, with the whole reason and the new name as suggestion. */
export function reportMember(
  context: RuleContext,
  node: ts.Node,
  { entry, reason }: { readonly entry: FieldEntry; readonly reason: string },
): void {
  context.report({
    node,
    rule: entry.id,
    category: 'member',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
}

/** Returns the new name in the quotes of the old one. */
export function withQuotes(context: RuleContext, name: MemberReference['name'], to: string): string {
  if (ts.isIdentifier(name)) return to;
  const quote = context.text(name).charAt(0);
  return `${quote}${to}${quote}`;
}
