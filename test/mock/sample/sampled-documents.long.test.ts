// `CORPUS=folder npm run test:long`: samples every response of the published documents in a folder, see `test/corpus`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { loadDocument } from '#mock/load/load-document.ts';
import { readDocument, type ServedDocument } from '#mock/document/served-document.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { CompiledDocument } from '#mock/resources/compiled-document.ts';
import { isSampled } from '#mock/sample/result.ts';
import { sample } from '#mock/sample/sampler.ts';
import { findDocuments } from '../../corpus/find-documents.ts';

/** Responses whose schemas no value satisfies: two variants of a `oneOf` are equal, and others are part of them. */
const CONTRADICTORY = ['POST /automation_actions/actions/{id}/invocations', 'GET /automation_actions/invocations/{id}'];

const corpus = process.env['CORPUS'];
const documents = corpus === undefined ? [] : readdirSync(corpus).flatMap((folder) => documentsIn(corpus, folder));

function documentsIn(root: string, folder: string): readonly string[] {
  return findDocuments(join(root, folder)).map((file) => join(root, folder, file));
}

describe.skipIf(documents.length === 0)('samples of all responses of published documents', () => {
  test.each(documents)('Ajv accepts those of %s', { timeout: 600_000 }, async (file) => {
    const loaded = await loadDocument(file, { check: false, infer: false });
    const root = withoutExamples(loaded.documents[0]?.root ?? {});
    const served = readDocument({ name: 'sampled', root });
    const results = validateSamples(root, served);
    console.log(`${file}: ${results.length} responses`);
    const invalid = results.filter(({ error, operation }) => error !== undefined && !CONTRADICTORY.includes(operation));
    expect(invalid).toEqual([]);
  });
});

function validateSamples(
  root: JsonObject,
  served: ServedDocument,
): readonly { readonly operation: string; readonly error?: string }[] {
  const { responseValidators } = new CompiledDocument(served, emptyPlatform);
  const validators = ajvFor(root);
  const isValid = (value: Json, schemas: readonly { readonly schema: Json }[]): boolean =>
    schemas.every(({ schema }) => responseValidators.validatorFor(schema)(value).length === 0);
  return served.operations.flatMap(({ method, path, responses }) =>
    responses
      .filter(({ status }) => status.startsWith('2'))
      .flatMap(({ contents }) => contents.filter(({ mediaType }) => mediaType.includes('json')).slice(0, 1))
      .map(({ schema }) => {
        const operation = `${method} ${path}`;
        const found = sample({ pointer: '', schema }, { root, isValid });
        // A contradiction is proven, and the mock responds with 501.
        if (!isSampled(found))
          return found.kind === 'unsatisfiable' ? { operation } : { operation, error: found.reason };
        const validate = validators(schema);
        return validate(found.value) ? { operation } : { operation, error: JSON.stringify(validate.errors?.[0]) };
      }),
  );
}

/** Compiles schemas of a document with Ajv, as those of responses. */
function ajvFor(root: JsonObject): (schema: Json) => ValidateFunction {
  const options = { strict: false, validateFormats: false, inlineRefs: false, validateSchema: false } as const;
  const ajv = new Ajv2020({ ...options, logger: false, unicodeRegExp: false });
  ajv.addSchema(ofResponses(root), 'document');
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"document#');
    const known = compiled.get(text) ?? ajv.compile(ofResponses(JSON.parse(text)));
    compiled.set(text, known);
    return known;
  };
}

/** Members that are not Ajv's, or mean something else to it. */
const FOREIGN = ['discriminator', 'xml', 'externalDocs', '$id', '$anchor'];
const MAPS = ['properties', 'patternProperties', '$defs', 'schemas'];

/** Leaves out foreign keywords, and required properties that are `writeOnly`. */
function ofResponses(value: Json, isMap = false): JsonObject {
  const visit = (inner: Json, key: string): Json => {
    if (Array.isArray(inner)) return inner.map((item) => visit(item, ''));
    return isObject(inner) ? ofResponses(inner, !isMap && MAPS.includes(key)) : inner;
  };
  const members = Object.entries(isObject(value) ? value : {}).flatMap(([key, inner]): [string, Json][] => {
    if (isMap) return [[key, visit(inner, '')]];
    if (FOREIGN.includes(key)) return [];
    if (key === 'enum' || key === 'const') return [[key, inner]];
    const isWritten = (name: Json): boolean =>
      member(member(objectAt(value, 'properties'), String(name)), 'writeOnly') !== true;
    return key === 'required' && Array.isArray(inner)
      ? [[key, listAt(value, 'required').filter(isWritten)]]
      : [[key, visit(inner, key)]];
  });
  return Object.fromEntries(members);
}

/** Removes the examples of schemas and media types, which the mock returns as they are, also invalid ones. */
function withoutExamples(value: JsonObject, isMap = false): JsonObject {
  const visit = (inner: Json, key: string): Json => {
    if (Array.isArray(inner)) return inner.map((item) => visit(item, ''));
    return isObject(inner) ? withoutExamples(inner, !isMap && MAPS.includes(key)) : inner;
  };
  const kept = Object.entries(value).filter(([key]) => isMap || (key !== 'example' && key !== 'examples'));
  return Object.fromEntries(kept.map(([key, inner]) => [key, visit(inner, key)]));
}
