import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isObject, type Json } from '../../generator/model/json.ts';
import type { Components, SchemaCase } from './compile-validators.ts';

/** A group of the official suite: a schema, and values with their expected results. */
export interface Group {
  readonly file: string;
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

const FOLDER = join(process.env['SUITES'] ?? join(import.meta.dirname, '../../../shared/suites'), 'json-schema');

/** True if the official suite is on this machine. */
export const hasSuite = existsSync(FOLDER);

/** Reads the groups of the files in one folder of draft 2020-12. */
export function groupsIn(folder: string): readonly Group[] {
  const place = join(FOLDER, 'draft2020-12', folder);
  const files = readdirSync(place).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const groups: readonly Omit<Group, 'file'>[] = JSON.parse(readFileSync(join(place, name), 'utf8'));
    return groups.map((group) => ({ ...group, file: name.replace('.json', '') }));
  });
}

/** Returns the schema of a group with the documents that it refers to, as components with an `$id`. */
export function caseOf({ schema }: Group): SchemaCase {
  const own =
    isObject(schema) && schema['$id'] === undefined ? { $id: 'https://schema.example/case.json', ...schema } : schema;
  const text = JSON.stringify(own);
  const remotes = text.includes('localhost:1234') ? REMOTES : {};
  const meta = text.includes('"$ref":"https://json-schema.org/draft/2020-12/schema"') ? META : {};
  return { schema: own, components: { ...remotes, ...meta } };
}

const META: Components = {
  Schema: metaSchema('schema'),
  ...Object.fromEntries(
    ['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content'].map((name) => [
      name,
      metaSchema(`meta/${name}`),
    ]),
  ),
};
const REMOTES: Components = hasSuite ? readRemotes() : {};

/** Removes the dialect: remote documents are validated in that of the schema that refers to them. */
function withoutDialect(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const { $schema: _, ...others } = schema;
  return others;
}

function metaSchema(name: string): Json {
  const require = createRequire(import.meta.url);
  return JSON.parse(readFileSync(require.resolve(`ajv/dist/refs/json-schema-2020-12/${name}.json`), 'utf8'));
}

function readRemotes(): Components {
  const root = join(FOLDER, 'remotes');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const entries = files
    .filter((name) => !/metaschema|format-assertion/.test(name))
    .flatMap((name) => {
      const schema = withoutDialect(JSON.parse(readFileSync(join(root, name), 'utf8')));
      const address = `http://localhost:1234/${name.replaceAll('\\', '/')}`;
      return remoteEntries(`remote_${name.replaceAll(/[^A-Za-z0-9.-]/g, '_')}`, schema, address);
    });
  return Object.fromEntries(entries);
}

/** Registers a document under the address where it is found, and under its own `$id` if that differs. */
function remoteEntries(name: string, schema: Json, address: string): readonly (readonly [string, Json])[] {
  if (!isObject(schema)) return [[name, schema]];
  const { $id = address } = schema;
  const entry = [name, { $id: address, ...schema }] as const;
  return $id === address ? [entry] : [entry, [`${name}_found`, { $id: address, $ref: $id }]];
}
