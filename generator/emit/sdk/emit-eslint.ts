import type { Api, Group } from '../../model/api.ts';
import type { EmitOptions, OutputFile } from '../emitter.ts';
import { jsonLiteral, objectLiteral } from '../source/literals.ts';
import { replacementsOf } from '../source/replacements.ts';
import { constant, importNames, KIND } from '../structures.ts';

const RULE: OutputFile = {
  kind: 'copy',
  path: 'sdk/src/shared/eslint/prefer-update.ts',
  source: 'runtime/shared/eslint/prefer-update.ts',
};

/** Tests whether the client has an ESLint plugin: there are safe updates, and no module of operations has its name. */
export function hasEslintPlugin(groups: readonly Group[]): boolean {
  return groups.every(({ slug }) => slug !== 'eslint') && groups.some(({ operations }) => operations.some(isUpdated));
}

/**
 * Emits an ESLint plugin whose rule prefers safe updates over operations that replace a whole resource. It knows what a
 * file imports by the name of the package, and in the source layout by those of the modules.
 */
export function* emitEslint(api: Api, { layout, runtime }: EmitOptions): Generator<OutputFile> {
  // Clients that share a runtime have the same one.
  if (runtime !== undefined || hasEslintPlugin(api.groups)) yield RULE;
  if (!hasEslintPlugin(api.groups)) return;
  const replacements = jsonLiteral(JSON.parse(JSON.stringify(replacementsOf(api))));
  const modules = api.groups.filter(({ operations }) => operations.some(isUpdated)).map(({ slug }) => slug);
  const rule = `preferUpdate(${replacements}, ${jsonLiteral(layout === 'source' ? modules : api.names.sdk)})`;
  const meta = objectLiteral([
    ['name', jsonLiteral(api.names.sdk)],
    ['version', jsonLiteral(api.names.version)],
  ]);
  yield {
    kind: 'code',
    path: 'sdk/src/eslint.ts',
    statements: [
      importNames('./shared/eslint/prefer-update.ts', ['preferUpdate', { name: 'EslintPlugin', isTypeOnly: true }]),
      constant({
        docs: ['The ESLint plugin.'],
        name: 'plugin',
        type: 'EslintPlugin',
        initializer: `{ meta: ${meta}, rules: { "prefer-update-over-replace": ${rule} } }`,
      }),
      { kind: KIND.ExportDeclaration, namedExports: [{ name: 'plugin', alias: 'default' }] },
    ],
  };
}

function isUpdated({ update }: Group['operations'][number]): boolean {
  return update !== undefined;
}
