import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSpecification } from '../../generator/load/load.ts';
import type { Operation } from '../../generator/model/api.ts';
import { buildContract } from '../../generator/build/contract.ts';
import { preferredContent } from '../../generator/model/http.ts';
import { type Json, type JsonObject, at } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { type PrismServer, servePrism } from '../../scripts/serve-prism.ts';
import { basicCredential, Client } from '#sdk/runtime.ts';
import { sample } from './sample.ts';

const GENERATED = join(import.meta.dirname, '../../generated');
const document = JSON.parse(readFileSync(join(GENERATED, 'spec/v3.json'), 'utf8')) as JsonObject;
const { api } = buildContract(
  { document: (await loadSpecification('spec/v3/openapi.yaml', new Diagnostics())).document },
  new Diagnostics(),
);
const operations = api.groups.flatMap((group) =>
  group.operations.map((operation) => ({ group: group.slug, operation })),
);

type Function = (client: Client, request: object) => Promise<unknown>;

/** The functions of the generated modules, by name. */
async function generatedFunctions(): Promise<ReadonlyMap<string, Function>> {
  const files = readdirSync(join(GENERATED, 'sdk/src')).filter((file) =>
    api.groups.some(({ slug }) => file === `${slug}.ts`),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(GENERATED, 'sdk/src', file)) as Promise<Record<string, Function>>),
  );
  return new Map(modules.flatMap((module) => Object.entries(module)));
}

/** The smallest request that an operation takes. */
function requestOf({ parameters, body }: Operation): Record<string, unknown> {
  const required = parameters.filter((parameter) => parameter.required);
  const values = required.map(({ identifier, pointer }) => [
    identifier,
    sample(document, at(document, `${pointer}/schema`) ?? true),
  ]);
  const sent =
    body === undefined || !body.required ? [] : [['body', bodyOf(body.preferred.pointer, body.preferred.coding)]];
  return Object.fromEntries([...values, ...sent]);
}

function bodyOf(pointer: string, coding: string): unknown {
  if (coding === 'multipart') return { content: new Blob(['scan'], { type: 'image/png' }) };
  return sample(document, at(document, `${pointer}/schema`) ?? true) as Json;
}

/** Kind of the data that an operation must return. */
function kindOf({ responses }: Operation): string {
  const schema = preferredContent(responses.find(({ status }) => status === '200')?.contents ?? [])?.schema;
  if (schema === undefined) return 'undefined';
  if (schema.kind === 'array') return 'array';
  return ['string', 'boolean', 'unknown'].includes(schema.kind) ? schema.kind : 'object';
}

function kindOfValue(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

describe('every operation, called with its required input, gets a response of its type from Prism', () => {
  let prism: PrismServer;
  let functions: ReadonlyMap<string, Function>;
  beforeAll(async () => {
    [prism, functions] = await Promise.all([servePrism(join(GENERATED, 'spec/v3.json')), generatedFunctions()]);
  });
  afterAll(() => prism.stop());

  test.each(operations.map(({ group, operation }) => [group, operation.name, operation] as const))(
    '%s: %s',
    async (_group, name, operation) => {
      const client = new Client({ baseUrl: prism.url, auth: basicCredential('', 'technical', 'secret') });
      const call = functions.get(name);
      expect(call, name).toBeDefined();
      const data = await call?.(client, requestOf(operation));
      const kind = kindOf(operation);
      if (kind !== 'unknown') expect(kindOfValue(data)).toBe(kind);
    },
  );
});
