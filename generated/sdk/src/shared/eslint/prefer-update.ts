/** A function that replaces a whole resource, and the one that reads, merges and sends. */
export interface Replacement {
  readonly replace: string;
  readonly update: string;
  /** Paths of both in the facade, such as `['phases', 'replace']`. */
  readonly facade: readonly string[];
  readonly updateFacade: readonly string[];
}

const MESSAGE = 'clears every field that the request omits. Use {update}, which reads the resource, merges and sends.';

/**
 * Reports calls that replace a whole resource although the client has a safe update, and suggests the update.
 *
 * @param replacements - what replaces, and the safe update of each
 * @param client - the name of the client's package, or those of its modules in a folder of sources
 */
export function preferUpdate(replacements: readonly Replacement[], client: string | readonly string[]): EslintRule {
  const byName = new Map(replacements.map((entry) => [entry.replace, entry]));
  return {
    meta: {
      type: 'suggestion',
      docs: { description: 'Prefer the update that reads and merges over the replacement that clears omitted fields' },
      hasSuggestions: true,
      schema: [],
    },
    create: (context) => {
      const imported = new Map<string, ImportedName>();
      const importedCall = (called: EslintNode): ReplacingCall | undefined => {
        const [first = '', ...members] = memberChain(called);
        const origin = imported.get(first);
        const [name, ...rest] = origin?.exported === undefined ? members : [origin.exported, ...members];
        const entry = origin === undefined || rest.length > 0 ? undefined : byName.get(name ?? '');
        if (origin === undefined || entry === undefined) return undefined;
        const specifier = incompleteImport(origin, [...imported.values()], entry.update);
        return { node: asNode(called['property']) ?? called, from: entry.replace, to: entry.update, specifier };
      };
      const facadeCall = (called: EslintNode): ReplacingCall | undefined => {
        const chain = memberChain(called);
        const entry = replacements.find(({ facade }) => facade.length > 1 && endsWith(chain, facade));
        const node = asNode(called['property']);
        if (entry === undefined || node === undefined) return undefined;
        return { node, from: entry.facade.join('.'), to: entry.updateFacade.at(-1) ?? '' };
      };
      return {
        ImportDeclaration: (node) => {
          for (const name of importedNames(node, client)) imported.set(name.local, name);
        },
        CallExpression: ({ callee }) => {
          const called = asNode(callee);
          const call = called === undefined ? undefined : (importedCall(called) ?? facadeCall(called));
          if (call !== undefined) report(context, call);
        },
      };
    },
  };
}

interface ReplacingCall {
  /** The name that the suggestion replaces. */
  readonly node: EslintNode;
  readonly from: string;
  readonly to: string;
  /** The import of the name, which gets that of the update beside it. */
  readonly specifier?: EslintNode | undefined;
}

function report(context: EslintContext, { node, from, to, specifier }: ReplacingCall): void {
  const fix: Fix = (fixer) => [
    ...(specifier === undefined ? [] : [fixer.insertTextAfter(specifier, `, ${to}`)]),
    fixer.replaceText(node, to),
  ];
  const suggest = [{ desc: `Call ${to} instead.`, fix }];
  context.report({ node, message: `${from} ${MESSAGE.replace('{update}', to)}`, suggest });
}

/** A name that a file imports from the client; the whole module has no exported name. */
interface ImportedName {
  readonly local: string;
  readonly exported: string | undefined;
  readonly specifier: EslintNode;
}

/** Returns the import that a call of the update needs to be added to; `undefined` if the file can call it already. */
function incompleteImport(
  { exported, specifier }: ImportedName,
  all: readonly ImportedName[],
  update: string,
): EslintNode | undefined {
  const isImported = exported === undefined || all.some((other) => other.exported === update);
  return isImported ? undefined : specifier;
}

function importedNames(
  { source, specifiers }: EslintNode,
  client: string | readonly string[],
): readonly ImportedName[] {
  if (!isModuleOf(String(asNode(source)?.['value'] ?? ''), client)) return [];
  const nodes = Array.isArray(specifiers) ? specifiers.map(asNode) : [];
  return nodes.flatMap((specifier) => {
    const local = asNode(specifier?.['local']);
    const exported = asNode(specifier?.['imported'])?.['name'];
    return specifier === undefined || local === undefined
      ? []
      : [{ local: String(local['name']), exported: exported === undefined ? undefined : String(exported), specifier }];
  });
}

/** Tests for a module of the client. One of a folder of sources is known by its own name: `../api/pets.js`. */
function isModuleOf(module: string, client: string | readonly string[]): boolean {
  if (typeof client === 'string') return module === client || module.startsWith(`${client}/`);
  const [, name = ''] = /\/([^/]+?)(?:\.[cm]?[jt]s)?$/.exec(module) ?? [];
  return client.includes(name);
}

/** Returns the names of a chain of members, such as `['client', 'phases', 'replace']`. */
function memberChain(node: EslintNode | undefined): readonly string[] {
  if (node?.type === 'Identifier') return [String(node['name'])];
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return [];
  return [...memberChain(asNode(node['object'])), String(asNode(node['property'])?.['name'] ?? '')];
}

function endsWith(chain: readonly string[], end: readonly string[]): boolean {
  return end.every((name, index) => chain[chain.length - end.length + index] === name);
}

function asNode(value: unknown): EslintNode | undefined {
  return typeof value === 'object' && value !== null && 'type' in value ? (value as EslintNode) : undefined;
}

/** The parts of ESLint's interface that the rules use, so that the package does not depend on ESLint. */
export interface EslintPlugin {
  readonly meta: { readonly name: string; readonly version: string };
  readonly rules: Readonly<Record<string, EslintRule>>;
}

export interface EslintRule {
  readonly meta: {
    readonly type: 'problem' | 'suggestion';
    readonly docs: { readonly description: string };
    readonly fixable?: 'code';
    readonly hasSuggestions?: boolean;
    readonly schema: readonly object[];
  };
  readonly create: (context: EslintContext) => Readonly<Record<string, (node: EslintNode) => void>>;
}

/** A node of the syntax tree. Its members depend on its type. */
export interface EslintNode {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** A change that a fixer returns. */
interface EslintFix {
  readonly range: readonly [number, number];
  readonly text: string;
}

interface EslintFixer {
  readonly insertTextAfter: (node: EslintNode, text: string) => EslintFix;
  readonly replaceText: (node: EslintNode, text: string) => EslintFix;
  readonly replaceTextRange: (range: readonly [number, number], text: string) => EslintFix;
}

type Fix = (fixer: EslintFixer) => EslintFix | readonly EslintFix[];

interface EslintReport {
  readonly message: string;
  readonly node?: EslintNode;
  /** Lines count from 1, columns from 0. */
  readonly loc?: { readonly line: number; readonly column: number };
  readonly fix?: Fix | null;
  readonly suggest?: readonly { readonly desc: string; readonly fix: Fix }[];
}

export interface EslintContext {
  readonly cwd: string;
  readonly physicalFilename: string;
  readonly options: readonly unknown[];
  readonly sourceCode: { readonly text: string; readonly hasBOM: boolean };
  readonly report: (report: EslintReport) => void;
}
