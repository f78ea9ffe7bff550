import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

const official = '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
const output = new URL('../generator/check/openapi-schema/validate-openapi.js', import.meta.url);

/**
 * Compiles the official OpenAPI 3.1 schema ahead of time: compiling it would cost 120 ms at every start, loading the
 * result costs 10. Schema objects are checked elsewhere, so `$dynamicRef: "#meta"` stands for the schema's own default.
 */
export async function compileOpenapiValidator(): Promise<string> {
  const schema: object = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(official), 'utf8'),
    (key, value) => (key === '$dynamicRef' && value === '#meta' ? undefined : value),
  );
  const code = { source: true, esm: true, lines: false, optimize: 2 };
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    validateSchema: false,
    ownProperties: true,
    code,
  });
  // Ajv looks up evaluated properties in a plain object, in which `constructor` is always found.
  const contents = standalone
    .default(ajv, ajv.compile(schema))
    .replace(/!(props\d+)\[(key\d+)\]/g, '!Object.hasOwn($1, $2)');
  const stdin = { contents, resolveDir: import.meta.dirname };
  const built = await build({
    stdin,
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    platform: 'node',
    legalComments: 'none',
  });
  return `// Made by scripts/build-openapi-validator.ts from ${official}; not edited.\n${built.outputFiles[0]?.text ?? ''}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(output, await compileOpenapiValidator());
