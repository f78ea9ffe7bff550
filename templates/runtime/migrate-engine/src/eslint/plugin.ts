import { requireContract } from '#shared/contract-version.ts';
import {
  type EslintContext,
  type EslintPlugin,
  type EslintRule,
  preferUpdate,
  type Replacement,
} from '#shared/eslint/prefer-update.ts';
import type { Kit } from '../migration/migration-index.ts';
import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { diffLines } from 'diff';
import { inspectFolder } from '../codemod/inspect-folder.ts';
import type { ChangedFile, Finding } from '../report/finding.ts';

export type { EslintPlugin };

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
