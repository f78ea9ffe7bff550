import { requireContract } from '#shared/contract-version.ts';
import type { Kit } from '../migration/migration-index.ts';
import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { diffLines } from 'diff';
import { inspectFolder } from '../codemod/inspect-folder.ts';
import type { ChangedFile, Finding } from '../report/finding.ts';

/** Data that the generated entry point passes to the plugin. */
interface PluginKit extends Pick<Kit, 'model' | 'root' | 'versions' | 'words'> {
  /** Package of the client, and the functions that replace a whole resource. */
  readonly sdk: string;
  readonly replacements: readonly Replacement[];
}

/** Creates the ESLint plugin: the findings and changes of the codemod, and the safe updates of the client. */
export function createPlugin(kit: PluginKit): EslintPlugin {
  requireContract(kit.model);
  return {
    meta: { name: `${kit.sdk}-migration`, version: '0.1.0' },
    rules: {
      [`no-${kit.versions.before}`]: noPreviousVersion(kit),
      'prefer-update-over-replace': preferUpdate(kit.replacements, kit.sdk),
    },
  };
}

/** Options of the rule, as in the command line. */
interface RuleOptions {
  readonly types?: readonly string[];
  readonly to?: string;
}

const SCHEMA = {
  type: 'object',
  properties: { types: { type: 'array', items: { type: 'string' } }, to: { type: 'string' } },
  additionalProperties: false,
};

/** Result of the codemod for one file. */
interface FileResult {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly change: ChangedFile | undefined;
}

/**
 * Reports what the codemod would change or report, with its changes as fixes. The folder is examined once; a file whose
 * text differs from what was examined, such as one that is being fixed, is examined again by itself.
 */
export function noPreviousVersion(kit: Pick<Kit, 'root' | 'versions' | 'words'>): EslintRule {
  const examined = new Map<string, ReadonlyMap<string, FileResult>>();
  const { before } = kit.words ?? kit.versions;
  return {
    meta: {
      type: 'problem',
      docs: { description: `Disallow code for ${before}` },
      fixable: 'code',
      schema: [SCHEMA],
    },
    create: (context) => ({
      Program: () => {
        const options = (context.options[0] ?? {}) as RuleOptions;
        const folder = realpathSync(context.cwd);
        const path = context.physicalFilename;
        const name = relative(folder, path).split(sep).join('/');
        const text = `${context.sourceCode.hasBOM ? '\uFEFF' : ''}${context.sourceCode.text}`;
        const key = JSON.stringify([folder, options]);
        const files = examined.get(key) ?? examine(kit, { folder, ...options });
        examined.set(key, files);
        const known = files.get(name);
        const result =
          known?.text === text ? known : examine(kit, { folder, ...options, only: { path, name, text } }).get(name);
        if (result !== undefined) reportFindings(context, result);
      },
    }),
  };
}

interface ExamineOptions extends RuleOptions {
  readonly folder: string;
  readonly only?: { readonly path: string; readonly name: string; readonly text: string };
}

function examine(
  kit: Pick<Kit, 'root' | 'versions' | 'words'>,
  { folder, types = [], to, only }: ExamineOptions,
): ReadonlyMap<string, FileResult> {
  const { findings, migrated } = inspectFolder(
    {
      kind: 'eslint',
      folder,
      types,
      reports: [],
      rules: [],
      paths: [],
      ...(to === undefined ? {} : { to }),
      ...(only === undefined ? {} : { only }),
    },
    kit,
  );
  const changes = new Map(migrated.changes.map((change) => [change.name, change]));
  const byFile = new Map<string, Finding[]>();
  for (const finding of findings) byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
  return new Map(
    migrated.examined.map(({ name, text }) => [
      name,
      { text, findings: byFile.get(name) ?? [], change: changes.get(name) },
    ]),
  );
}

function reportFindings(context: EslintContext, { findings, change }: FileResult): void {
  const hunks = change === undefined ? [] : changedHunks(change, context.sourceCode.hasBOM ? 1 : 0);
  for (const { line, column, rule, tier, before, suggestion, reason } of findings) {
    const hunk = tier === 'manual' ? undefined : hunks.find(({ first, last }) => first <= line && line <= last);
    const change = suggestion === '' || before.includes('\n') ? '' : `${before} → ${suggestion}. `;
    context.report({
      loc: { line, column: column - 1 },
      message: `${rule}: ${change}${reason}`,
      fix: hunk === undefined ? null : (fixer) => fixer.replaceTextRange([hunk.start, hunk.end], hunk.text),
    });
  }
}

/** A run of changed lines: its line numbers, and its offsets and new text. */
interface Hunk {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the runs of changed lines. A mark at the start of the file is not part of ESLint's offsets. */
function changedHunks({ before, after }: ChangedFile, mark: number): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let [offset, line] = [-mark, 1];
  let removed = '';
  for (const { value, added, removed: isRemoved } of diffLines(before, after)) {
    if (added) {
      const lines = Math.max(1, removed.split('\n').length - 1);
      hunks.push({
        first: line - (removed === '' ? 0 : lines),
        last: line - (removed === '' ? 0 : 1),
        start: Math.max(0, offset - removed.length),
        end: offset,
        text: value,
      });
    } else {
      offset += value.length;
      line += value.split('\n').length - 1;
    }
    removed = isRemoved ? value : '';
  }
  return hunks;
}

/** A function that replaces a whole resource, and the one that reads, merges and sends. */
export interface Replacement {
  readonly replace: string;
  readonly update: string;
  /** Paths of both in the facade, such as `['phases', 'replace']`. */
  readonly facade: readonly string[];
  readonly updateFacade: readonly string[];
}

const MESSAGE = 'clears every field that the request omits. Use {update}, which reads the resource, merges and sends.';

/** Reports calls that replace a whole resource although the client has a safe update, and suggests the update. */
export function preferUpdate(replacements: readonly Replacement[], sdk: string): EslintRule {
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
          for (const name of importedNames(node, sdk)) imported.set(name.local, name);
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

/** Returns the names of an import from the client. */
function importedNames({ source, specifiers }: EslintNode, sdk: string): readonly ImportedName[] {
  const module = String(asNode(source)?.['value'] ?? '');
  if (module !== sdk && !module.startsWith(`${sdk}/`)) return [];
  const nodes = Array.isArray(specifiers) ? specifiers.map(asNode) : [];
  return nodes.flatMap((specifier) => {
    const local = asNode(specifier?.['local']);
    const exported = asNode(specifier?.['imported'])?.['name'];
    return specifier === undefined || local === undefined
      ? []
      : [{ local: String(local['name']), exported: exported === undefined ? undefined : String(exported), specifier }];
  });
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
