import type { Kit } from '../cli/kit.ts';
import { noPreviousVersion } from './no-previous-version.ts';
import { type Replacement, preferUpdate } from './prefer-update.ts';
import type { EslintPlugin } from './eslint-types.ts';

/** Data that the generated entry point passes to the plugin. */
interface PluginKit extends Pick<Kit, 'root' | 'versions' | 'words'> {
  /** Package of the client, and the functions that replace a whole resource. */
  readonly sdk: string;
  readonly replacements: readonly Replacement[];
}

/** Creates the ESLint plugin: the findings and changes of the codemod, and the safe updates of the client. */
export function createPlugin(kit: PluginKit): EslintPlugin {
  return {
    meta: { name: `${kit.sdk}-migration`, version: '0.1.0' },
    rules: {
      [`no-${kit.versions.before}`]: noPreviousVersion(kit),
      'prefer-update-over-replace': preferUpdate(kit.replacements, kit.sdk),
    },
  };
}
