import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileOpenapiValidator } from '../../../scripts/build-openapi-validator.ts';
import { checkStructure } from '../../../generator/check/structure.ts';
import { checkDocument } from '../../../generator/check/rules.ts';
import { loadIn } from '../load/load-files.ts';

const root = join(import.meta.dirname, '../../..');
const suite = join(process.env['SUITES'] ?? join(root, '../shared/suites'), 'openapi-3.1');
const hasSuite = existsSync(suite);
const filesIn = (folder: string) => (hasSuite ? readdirSync(join(suite, folder)) : []);
if (!hasSuite) console.log(`skipped: the fixtures of the OpenAPI Initiative are not at ${suite}`);

/**
 * Examples of the suite that the official schema accepts and the specification does not, because they are excerpts. The
 * reason for each is in the hostile documents or in the specification itself.
 */
const REJECTED_BEYOND_SCHEMA: Readonly<Record<string, readonly (readonly [code: string, because: string])[]>> = {
  'link-object-examples.yaml': Array.from({ length: 3 }, () => [
    'link-operation-unknown',
    '4.8.20.1: the value must be the operationId of an operation of the document, which the excerpt leaves out',
  ]),
  'path_item_servers_parameters.yaml': [['link-operation-unknown', 'as in link-object-examples.yaml']],
  'operation-object-example.yaml': [
    ['security-unknown', '4.8.30: each name must be that of a declared scheme; without it nothing can prove who calls'],
    ['path-parameter-unused', 'hostile document 155-1: no call could send it'],
    ['path-parameter-missing', 'hostile document 155-0: no call could fill it in'],
  ],
  'parameter-object-examples.yaml': [['path-parameter-unused', 'hostile document 155-1: no call could send it']],
  'security-scheme-object-examples.yaml': [['reference-remote', 'hostile documents 061 and 075: nothing is fetched']],
  'style-defaults.yaml': [
    ['path-parameter-optional', 'hostile document 155-2: a path has all its parts'],
    ['media-type-invalid', 'hostile document 171: no header can name it'],
  ],
};

describe.runIf(hasSuite)('the official fixture', () => {
  test.for(filesIn('pass'))(
    '%s is accepted by the official schema, and by our rules if it is a whole document',
    async (file) => {
      const structure = await loadIn(join(suite, 'pass'), file, ({ document }, diagnostics) =>
        checkStructure(document, diagnostics),
      );
      expect(structure.diagnostics.filter(({ code }) => code.startsWith('member') || code.startsWith('value'))).toEqual(
        [],
      );
      const { diagnostics } = await loadIn(join(suite, 'pass'), file, checkDocument);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code }) => code)).toEqual((REJECTED_BEYOND_SCHEMA[file] ?? []).map(([code]) => code));
    },
  );

  test.for(filesIn('fail'))('%s is rejected with a place', async (file) => {
    const { diagnostics } = await loadIn(join(suite, 'fail'), file, checkDocument);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).not.toEqual([]);
    expect(errors.every(({ address }) => typeof address === 'object' && address.line > 0)).toBe(true);
  });
});

test('the compiled schema is up to date with its package', async () => {
  expect(readFileSync(join(root, 'generator/check/openapi-schema/validate-openapi.js'), 'utf8')).toBe(
    await compileOpenapiValidator(),
  );
});
