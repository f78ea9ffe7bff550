/**
 * Records the response examples of the specification: `npm run examples` sends each operation's request example to
 * the mock and writes the response into `examples.yaml` beside the paths. Run `npm run generate` before and after it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isTokenRequest, readExamples, sendExample } from './examples.ts';

const FILES = globSync('spec/v3/{*-examples.yaml,domains/*/examples.yaml}', {
  cwd: join(import.meta.dirname, '../..'),
});

/** A token is different each time, so its examples are written by hand. */
const examples = readExamples().filter(({ target }) => !isTokenRequest(target));
for (const file of FILES) {
  const path = join(import.meta.dirname, '../..', file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const example of examples) {
    const key = `${example.id}Response`;
    if (!document.has(key)) continue;
    const { status, body } = await sendExample(example);
    if (status >= 300) throw new Error(`The example of ${example.id} gets ${status}: ${JSON.stringify(body)}`);
    document.set(key, document.createNode({ value: body ?? null }));
  }
  writeFileSync(path, document.toString({ lineWidth: 120 }));
}
