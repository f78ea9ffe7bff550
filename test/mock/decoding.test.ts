import { expect, test } from 'vitest';
import { parameterReadings } from '../../generator/emit/validators/parameter-readings.ts';
import { buildContract } from '../../generator/model/build-contract.ts';
import { Problems } from '../../generator/problems.ts';
import type { ServedOperation, ServedParameter } from '../../templates/mock/src/document/operation.ts';
import { readDocument } from '../../templates/mock/src/document/read-document.ts';
import { isObject, type Json, type JsonObject } from '../../templates/mock/src/json.ts';
import { Judges } from '../../templates/mock/src/validation/judge.ts';
import { readingOf, readParameters } from '../../templates/mock/src/validation/read-parameters.ts';
import type { OperationValidators } from '../../templates/sdk/src/validators/operation-validators.ts';
import { readRequest } from '../../templates/sdk/src/validators/read-request.ts';
import { ownValidators } from '../validators/own-validators.ts';
import { documents } from './platform-mock.ts';

/** What a caller may write for a value; each is one or several texts of one parameter, as they come after decoding. */
const FAMILY: readonly (readonly string[])[] = [
  ['5'],
  ['-0.5'],
  ['1e3'],
  ['0x10'],
  ['007'],
  [''],
  [' 5'],
  ['true'],
  ['TRUE'],
  ['1,2,3'],
  ['1', '2'],
  ['a b', 'ü%2F'],
  ['2026-01-31T10:00:00.000+0200'],
  ['null'],
  ['[1]'],
];

test('the mock and the validators of the client read the same values from the same texts', async () => {
  const [source] = await documents();
  if (source === undefined) throw new Error('There is no document.');
  const { operations } = readDocument(source);
  const judges = new Judges(source.root);
  const validators = await ownValidators();
  const differences = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ place }) => place === 'query' || place === 'header')
      .flatMap((parameter) =>
        FAMILY.flatMap((texts) => difference({ operation, parameter, texts, judges, validators })),
      ),
  );
  expect(differences).toEqual([]);
});

interface Case {
  readonly operation: ServedOperation;
  readonly parameter: ServedParameter;
  readonly texts: readonly string[];
  readonly judges: Judges;
  readonly validators: ReadonlyMap<string, OperationValidators>;
}

function difference({ operation, parameter, texts, judges, validators }: Case): readonly string[] {
  const own = validators.get(operation.id);
  const property = own?.parameters?.find(({ name }) => name === parameter.name)?.property;
  if (own === undefined || property === undefined) return [`${operation.id} does not know ${parameter.name}`];
  const isQuery = parameter.place === 'query';
  if (!isQuery && (texts.length > 1 || /[^\x20-\x7e]|^\s/.test(texts[0] ?? ''))) return [];
  const query = new URLSearchParams(isQuery ? texts.map((text) => [parameter.name, text]) : []);
  const headers: Record<string, string> = isQuery ? {} : { [parameter.name.toLowerCase()]: texts[0] ?? '' };
  const byMock = readParameters(operation, { path: {}, query, headers }, judges).values;
  const read: Json | undefined = isQuery ? byMock.query[parameter.name] : byMock.header[parameter.name.toLowerCase()];
  const byClient = readRequest(own, { path: {}, query, headers: new Headers(headers) });
  return JSON.stringify(read) === JSON.stringify(byClient[property])
    ? []
    : [`${operation.id} ${parameter.name} ${JSON.stringify(texts)}: ${JSON.stringify(read)}`];
}

const SCHEMAS: Readonly<Record<string, JsonObject>> = {
  text: { type: 'string' },
  whole: { type: 'integer', format: 'int64' },
  either: { type: ['integer', 'null'] },
  textOrNumber: { type: ['string', 'number'] },
  yes: { type: 'boolean' },
  numbers: { type: 'array', items: { type: 'number' } },
  named: { $ref: '#/components/schemas/Named' },
  namedNumbers: { type: 'array', items: { $ref: '#/components/schemas/Named' } },
  listOrNull: { type: ['array', 'null'], items: { type: 'boolean' } },
  untold: {},
};

test('both know from the schema of a parameter what its texts stand for', () => {
  const names = Object.keys(SCHEMAS);
  const root = {
    openapi: '3.1.0',
    info: { title: 'Parameters', version: '1' },
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: names.map((name) => ({ name, in: 'query', schema: SCHEMAS[name] ?? {} })),
          responses: { 204: { description: 'Nothing.' } },
        },
      },
    },
    components: { schemas: { Named: { type: 'integer' } } },
  };
  const { api } = buildContract({ document: root }, new Problems());
  const [operation] = api.groups.flatMap(({ operations }) => operations);
  const [served] = readDocument({ name: 'things', root }).operations;
  if (operation === undefined || served === undefined) throw new Error('The operation is not there.');
  const byClient = parameterReadings(operation, root);
  const byMock = served.parameters.map((parameter) => readingOf(served, parameter));
  expect(byMock).toEqual(byClient.map((reading) => onlyReading(reading)));
  expect(byMock.slice(-3)).toEqual([{ isList: true, type: 'number' }, { isList: true, type: 'boolean' }, {}]);
});

function onlyReading(reading: Json): JsonObject {
  const { property: _, name: __, place: ___, ...rest } = isObject(reading) ? reading : {};
  return rest;
}
