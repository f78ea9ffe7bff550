import { join } from 'node:path';
import ts from 'typescript';

/** Modules with the types of the previous version, and what the tables say about these types. */
export interface InstalledTypes {
  readonly folder: string;
  readonly modules: readonly string[];
  /** Names in the new version of the types that it renames. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Tests whether the tables mention a member of an installed type, under its old or its new name. */
  readonly isMentioned: (type: string, member: string) => boolean;
}

/**
 * Adds the members of the installed types that the declarations lack and the tables do not mention, with their
 * installed types. Sources list only some members, and what code does with the others leads to more values of the API.
 */
export function withInstalledMembers(declarations: string, installed: InstalledTypes): string {
  const types = installed.modules.flatMap((name) => {
    const file = resolveTypes(name, installed.folder);
    return file === undefined ? [] : [...typesIn(file)].map(([type, members]) => ({ file, type, members }));
  });
  if (types.length === 0) return declarations;
  const file = ts.createSourceFile('declarations.d.ts', declarations, ts.ScriptTarget.ES2022);
  const own = new Map(file.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]));
  const edits = [...own.values()].flatMap((declared) => {
    const found = types.find(({ type }) => nameIn(own, type, installed) === declared.name.text);
    if (found === undefined) return [];
    const known = memberNames(declared, own);
    const added = [...found.members]
      .filter(([member]) => !known.has(member) && !installed.isMentioned(found.type, member))
      .map(([member, { type, isOptional }]) => {
        const stated = type === undefined ? undefined : statedType(type, (name) => nameIn(own, name, installed));
        const source = `import(${JSON.stringify(specifierOf(found.file))}).${found.type}[${JSON.stringify(member)}]`;
        return `  ${JSON.stringify(member)}${isOptional ? '?' : ''}: ${stated ?? source};\n`;
      });
    return added.length === 0 ? [] : [{ end: declared.end - 1, text: added.join('') }];
  });
  return edits.reduceRight((text, edit) => text.slice(0, edit.end) + edit.text + text.slice(edit.end), declarations);
}

/** Returns the name that the declarations have for an installed type. */
function nameIn(own: ReadonlyMap<string, unknown>, name: string, { renamed }: InstalledTypes): string | undefined {
  return [name, renamed.get(name) ?? name].find((one) => own.has(one));
}

/** Generic types of the language that a type may name. */
const LANGUAGE_TYPES: ReadonlySet<string> = new Set(['Array', 'ReadonlyArray', 'Record', 'Partial', 'Date']);

/** Returns a type as it reads among the declarations; `undefined` if it names a type that they lack. */
function statedType(type: ts.TypeNode, nameOf: (name: string) => string | undefined): string | undefined {
  const file = type.getSourceFile();
  const names: { readonly node: ts.Node; readonly text: string | undefined }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const name = node.typeName.getText(file);
      names.push({ node: node.typeName, text: LANGUAGE_TYPES.has(name) ? name : nameOf(name) });
    } else if (ts.isTypeQueryNode(node) || ts.isImportTypeNode(node)) names.push({ node, text: undefined });
    ts.forEachChild(node, visit);
  };
  visit(type);
  const start = type.getStart(file);
  return names.reduceRight<string | undefined>(
    (text, { node, text: to }) =>
      text === undefined || to === undefined
        ? undefined
        : text.slice(0, node.getStart(file) - start) + to + text.slice(node.end - start),
    type.getText(file),
  );
}

function resolveTypes(module: string, folder: string): string | undefined {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
  const { resolvedModule } = ts.resolveModuleName(module, join(folder, 'index.ts'), options, ts.sys);
  return resolvedModule?.resolvedFileName;
}

function specifierOf(file: string): string {
  return file.replace(/\.d\.([cm]?)ts$/, '.$1js').replace(/\.tsx?$/, '.js');
}

/** Members of a type by name. */
type Members = ReadonlyMap<string, { readonly type: ts.TypeNode | undefined; readonly isOptional: boolean }>;

/** Returns the members that interfaces and object types of a file, and of those that it exports as a whole, declare. */
function typesIn(file: string, seen: ReadonlySet<string> = new Set()): ReadonlyMap<string, Members> {
  const text = seen.has(file) ? undefined : ts.sys.readFile(file);
  if (text === undefined) return new Map();
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const exported = statements.filter(ts.isExportDeclaration).flatMap(({ moduleSpecifier }) => {
    const name = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const target = name.startsWith('.') ? resolveTypes(name, join(file, '..')) : undefined;
    return target === undefined ? [] : [...typesIn(target, new Set([...seen, file]))];
  });
  const own = statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement)) return [[statement.name.text, membersOf(statement.members)] as const];
    const isObject = ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type);
    return isObject ? [[statement.name.text, membersOf(statement.type.members)] as const] : [];
  });
  return new Map([...exported, ...own]);
}

function membersOf(members: readonly ts.TypeElement[]): Members {
  return new Map(
    members.filter(ts.isPropertySignature).flatMap(({ name, type, questionToken }) => {
      const isName = ts.isIdentifier(name) || ts.isStringLiteral(name);
      return isName ? [[name.text, { type, isOptional: questionToken !== undefined }] as const] : [];
    }),
  );
}

/** Returns the names of the members of an interface and of those that it extends. */
function memberNames(
  declared: ts.InterfaceDeclaration,
  all: ReadonlyMap<string, ts.InterfaceDeclaration>,
): ReadonlySet<string> {
  const parents = (declared.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? (all.get(expression.text) ?? []) : [])),
  );
  return new Set([...membersOf(declared.members).keys(), ...parents.flatMap((one) => [...memberNames(one, all)])]);
}
