import ts from 'typescript';
import { collectModules, type FileModules } from '../analysis/module-references.ts';
import type { AnalysisContext } from '../checker/checker.ts';
import { collectRequests, type FileRequests } from '../http/requests.ts';
import type { SchemaMatcher } from '../migration/schema-match.ts';

/** Facts about a file, collected before any rule decides. Nothing here changes while rules run. */
export interface FileFacts extends AnalysisContext, FileRequests {
  /** Path relative to the folder, with `/`. */
  readonly name: string;
  /** True for JavaScript, where JSDoc comments carry the types. */
  readonly isJavaScript: boolean;
  /** The nodes that rules run on, outer nodes first; code after the end of the file was added by the codemod. */
  readonly nodes: readonly ts.Node[];
  /** End of the file. */
  readonly limit: number;
  readonly modules: FileModules;
  /** Module to import the types of the new version from; absent to keep the imports. */
  readonly to: ((specifier: string) => string) | undefined;
  /** V2 schemas that the requests of the program respond with. */
  readonly responses: ReadonlyMap<ts.Node, string>;
  /** Finds the v2 schema that member names without a type fit. */
  readonly matchSchema: SchemaMatcher;
  /** Declarations that keep their form, because not every place that shares them can change. */
  readonly kept: ReadonlySet<ts.Node>;
}

/** Input for the facts of a file. */
export type FactSources = Omit<AnalysisContext, 'payloads'> &
  Pick<FileFacts, 'name' | 'limit' | 'to' | 'responses' | 'matchSchema' | 'kept'>;

export function collectFacts(sources: FactSources): FileFacts {
  const { file, limit, handwritten, to } = sources;
  const isJavaScript = /\.[cm]?jsx?$/.test(file.fileName);
  const nodes = ruleNodes(file, { limit, isJavaScript });
  const context = { ...sources, payloads: new Map() };
  const requests = collectRequests(context, nodes);
  const described = [...handwritten]
    .filter(([node]) => isNamedIn(file, node))
    .map(([, { schema }]) => [schema, 0] as const);
  const responseSchemas = new Map([...requests.responseSchemas, ...described]);
  return { ...context, ...requests, responseSchemas, isJavaScript, nodes, modules: collectModules(context, nodes, to) };
}

/** Returns the nodes of a file with the types in the JSDoc comments of JavaScript. */
function ruleNodes(
  file: ts.SourceFile,
  { limit, isJavaScript }: Pick<FileFacts, 'limit' | 'isJavaScript'>,
): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (node.pos >= limit) return;
    found.push(node);
    if (isJavaScript) jsDocComments(node).forEach(visit);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns all JSDoc comments before a node. The compiler's own function returns only the last one. */
function jsDocComments(node: ts.Node): readonly ts.Node[] {
  const found = 'jsDoc' in node && Array.isArray(node.jsDoc) ? (node.jsDoc as readonly ts.Node[]) : [];
  return found.filter((comment) => comment.parent === node);
}

/** Tests whether a file names the type that a node declares. */
export function isNamedIn({ text }: ts.SourceFile, node: ts.Node): boolean {
  const isDeclared = ts.isInterfaceDeclaration(node) || ts.isClassLike(node);
  const holder = ts.isCallExpression(node.parent) ? node.parent.parent : node.parent;
  const { name } = (isDeclared ? node : holder) as ts.NamedDeclaration;
  return name !== undefined && ts.isIdentifier(name) && new RegExp(`\\b${name.text}\\b`).test(text);
}
