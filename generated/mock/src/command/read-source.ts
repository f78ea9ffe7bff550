import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { plainPlatform } from '../platform.ts';
import type { MockSource } from '../start.ts';

/** Reads any OpenAPI document, in JSON or YAML, with what it refers to in other files. */
export async function readSource(file: string): Promise<MockSource> {
  const text = readFileSync(file, 'utf8');
  const isWhole = file.endsWith('.json') && !/"\$ref":\s*"[^#"]/.test(text);
  const root = isWhole ? parsed(file, text) : await bundled(file);
  if (!isObject(root) || typeof root['openapi'] !== 'string')
    throw new TypeError(`${file} is not an OpenAPI 3 document.`);
  return { platform: plainPlatform, documents: [{ name: 'openapi', root }] };
}

function parsed(file: string, text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(`${file} is not valid JSON.`);
  }
}

/** One document from all its files, by the parser that Prism reads with. */
async function bundled(file: string): Promise<Json> {
  const Parser: new () => { bundle: (file: string) => Promise<JsonObject> } = createRequire(import.meta.url)(
    '@stoplight/json-schema-ref-parser',
  );
  try {
    return await new Parser().bundle(file);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    throw new TypeError(`${file} is not an OpenAPI 3 document: ${reason}`, { cause: error });
  }
}
