import openapiTypes, { astToString } from 'openapi-typescript';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { pathsEmitter } from '../../../generator/emit/paths/emit-paths.ts';
import { loadSpecification } from '../../../generator/load/load.ts';
import { formatText, print } from '../../../generator/write/print.ts';

const ROOT = join(import.meta.dirname, '../../..');

test.each(['spec/v3/openapi.yaml', 'test/golden/composition/spec.yaml', 'test/golden/recursion/spec.yaml'])(
  'emits the types that the default export of openapi-typescript makes of %s',
  async (file) => {
    const { document } = await loadSpecification(join(ROOT, file), new Diagnostics());
    const contract = buildContract({ document }, new Diagnostics());
    const files = await print(await pathsEmitter.emit(contract, { only: ['paths'] }));
    const nodes = await openapiTypes(JSON.stringify(contract.document), {
      emptyObjectsUnknown: true,
      defaultNonNullable: false,
      silent: true,
    });
    const expected = await formatText('paths.ts', astToString(nodes));
    expect(onOneLine(files.get('sdk/src/paths.ts') ?? '')).toBe(onOneLine(expected));
  },
);

/** Removes what line breaks decide: those themselves, and the semicolon of an object's last member. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('; }', ' }');
}
