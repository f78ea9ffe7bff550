import { createPlugin, type EslintPlugin } from '@bmp/migrate-engine/eslint';
/** The ESLint plugin. */
const plugin: EslintPlugin = createPlugin({
  model: 1,
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
