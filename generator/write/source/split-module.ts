/** A name that an import or export takes from a module. */
export interface Specifier {
  readonly name: string;
  /** The name in the importing module, or the exported name of a re-export. */
  readonly alias: string;
  readonly isType: boolean;
}

/** A declaration, or a statement that is only evaluated. */
export interface Declaration {
  readonly kind: 'declaration';
  readonly text: string;
  /** Declared names. A statement without any is evaluated with its module. */
  readonly names: readonly string[];
  readonly isExported: boolean;
  /** Says whether the names are types only. */
  readonly isType: boolean;
  /** Every identifier of the text besides names of members. */
  readonly uses: ReadonlySet<string>;
}

/** An import or a re-export. */
export interface ImportOrExport {
  readonly kind: 'import' | 'export';
  readonly text: string;
  /** The module; absent where a module exports its own declarations by name. */
  readonly module?: string;
  readonly isType: boolean;
  /** Named imports or exports; absent for `*`. */
  readonly specifiers?: readonly Specifier[];
  /** The name of a namespace (`* as name`). */
  readonly namespace?: string;
}

/** A statement at the top level of a module. */
export type ModuleStatement = Declaration | ImportOrExport;

/**
 * Splits a hand-written module into its top-level statements; comments belong to the statement after them. The
 * formatter indents every line of a statement but the first and those that begin with a closing bracket, so no parser
 * is needed.
 */
export function splitModule(text: string): readonly ModuleStatement[] {
  const statements: ModuleStatement[] = [];
  let lines: string[] = [];
  let isOpen = false;
  const flush = (): void => {
    if (isOpen) statements.push(readStatement(lines.join('\n').trim()));
    if (isOpen) [lines, isOpen] = [[], false];
  };
  for (const line of text.split('\n')) {
    const isComment = /^(?:\/\*|\/\/| \*)/.test(line);
    if (isComment || (/^\S/.test(line) && !/^[\])}>`|&]/.test(line))) flush();
    lines.push(line);
    isOpen ||= /^\S/.test(line) && !isComment;
  }
  flush();
  return statements;
}

const IMPORT_OR_EXPORT =
  /^(import|export)\s+(type\s+)?(?:\*\s+as\s+(?<namespace>[\p{ID_Continue}$]+)|(?<star>\*)|\{(?<names>[^{}]*)\})(?:\s+from\s+['"](?<module>[^'"]+)['"])?;$/u;

function readStatement(text: string): ModuleStatement {
  const code = withoutComments(text);
  const match = IMPORT_OR_EXPORT.exec(code.trim());
  if (match === null) return readDeclaration(text, code);
  const { namespace, names, module } = match.groups ?? {};
  const isType = match[2] !== undefined;
  return {
    kind: match[1] === 'import' ? 'import' : 'export',
    text,
    isType,
    ...(module !== undefined && { module }),
    ...(namespace !== undefined && { namespace }),
    ...(names !== undefined && { specifiers: readSpecifiers(names, isType) }),
  };
}

function readSpecifiers(names: string, isType: boolean): readonly Specifier[] {
  return names
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, type, name = entry, alias = name] =
        /^(type\s+)?([\p{ID_Continue}$]+)(?:\s+as\s+([\p{ID_Continue}$]+))?$/u.exec(entry) ?? [];
      return { name, alias, isType: isType || type !== undefined };
    });
}

const DECLARATION =
  /^(?<exported>export\s+)?(?:declare\s+|abstract\s+|async\s+)*(?<keyword>function|class|const|let|interface|type|enum)\b\*?\s*(?:(?<name>[\p{ID_Continue}$]+)|\{(?<pattern>[^}]*)\})/u;

function readDeclaration(text: string, code: string): Declaration {
  const { exported, keyword, name, pattern } = DECLARATION.exec(code.trim())?.groups ?? {};
  const bound = (pattern ?? '')
    .split(',')
    .flatMap((entry) => /([\p{ID_Continue}$]+)\s*(?:=.*)?$/u.exec(entry.trim())?.[1] ?? []);
  return {
    kind: 'declaration',
    text,
    names: name === undefined ? bound : [name],
    isExported: exported !== undefined,
    isType: keyword === 'interface' || keyword === 'type',
    uses: identifiersIn(code),
  };
}

/** Matches comments, texts, and regular expressions after a token that may precede an expression. */
const SKIPPED =
  /(`(?:[^`\\]|\\.)*`)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=[=(,:[!&|?]\s{0,9}|return )(\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*)/g;

function withoutComments(text: string): string {
  return text.replace(SKIPPED, (found) => (/^\/[/*]/.test(found) ? '' : found));
}

/** Lists the identifiers of a text. All words of a template literal count, which at worst keeps unused code. */
function identifiersIn(code: string): ReadonlySet<string> {
  const bare = code.replace(SKIPPED, (_, template?: string) => template?.replaceAll(/["'`]/g, ' ') ?? "''");
  return new Set(
    [...bare.matchAll(/(?<![\p{ID_Continue}$#]|(?<!\.\.)\.)[\p{ID_Start}_$][\p{ID_Continue}$]*/gu)].map(
      ([name]) => name,
    ),
  );
}
