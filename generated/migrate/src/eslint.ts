import { createPlugin } from './eslint/plugin.ts';
import type { EslintPlugin } from './eslint/plugin.ts';
/** The ESLint plugin. */
const plugin: EslintPlugin = createPlugin({
  root: new URL('../', import.meta.url),
  versions: { before: 'v2', after: 'v3' },
  sdk: '@bmp/sdk',
  replacements: [
    {
      replace: 'replacePhase',
      update: 'updatePhase',
      facade: ['phases', 'replace'],
      updateFacade: ['phases', 'update'],
    },
    {
      replace: 'replaceBusinessCard',
      update: 'updateBusinessCard',
      facade: ['businessCards', 'replace'],
      updateFacade: ['businessCards', 'update'],
    },
  ],
});
export { plugin as default };
