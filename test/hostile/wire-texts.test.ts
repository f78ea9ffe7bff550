import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { isObject, type Json, type JsonObject } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { emittedFiles } from './support/unplanned-code.ts';
import { readCode } from './support/read-code.ts';

/** Names of properties, and values of `enum` and `const`, wherever they stand below a value. */
function wireTexts(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wireTexts);
  if (!isObject(value)) return [];
  const fixed = [value['const'], ...(Array.isArray(value['enum']) ? value['enum'] : [])];
  const names = isObject(value['properties']) ? Object.keys(value['properties']) : [];
  const own = [...names, ...fixed.filter((text) => typeof text === 'string')];
  return [...own, ...Object.values(value).flatMap(wireTexts)];
}

test.for(['005-template-literals.json', '027-literal-escape-sequences.json', '033-odd-property-names.json'])(
  'the code contains names and values of %s literally',
  async (file) => {
    const spec = join(import.meta.dirname, 'fixtures', file);
    const { files } = await generate({ spec }, new Diagnostics());
    const emitted = emittedFiles(files).filter(([path]) => path.startsWith('sdk/src/') && path.endsWith('.ts'));
    const codes = emitted.map(([path, text]) => readCode(path, text));
    const found = new Set(codes.flatMap(({ strings, identifiers }) => [...strings, ...identifiers]));
    const wanted = wireTexts(JSON.parse(readFileSync(spec, 'utf8')) as JsonObject);
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((text) => !found.has(text))).toEqual([]);
  },
);
