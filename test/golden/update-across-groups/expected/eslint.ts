import { preferUpdate, type EslintPlugin } from './shared/eslint/prefer-update.ts';
/** The ESLint plugin. */
const plugin: EslintPlugin = {
  meta: { name: '@golden/sdk', version: '0.1.0' },
  rules: {
    'prefer-update-over-replace': preferUpdate(
      [
        {
          replace: 'replaceCard',
          update: 'updateCard',
          facade: ['cards', 'replace'],
          updateFacade: ['cards', 'update'],
        },
      ],
      '@golden/sdk',
    ),
  },
};
export { plugin as default };
