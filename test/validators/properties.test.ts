import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../generator/model/api.ts';
import { isObject, type Json, type JsonObject, below, at } from '../../generator/model/json.ts';
import { preferredContent } from '../../generator/model/http.ts';
import { pointerOf } from '#shared/validation/issue.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { compileValidatorsTogether } from '../suites/compile-validators.ts';
import { arbitraryValue } from './arbitrary-values.ts';
import { mutationsOf } from './mutations.ts';
import { platformContract, platformValidators } from './platform-validators.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const numRuns = isLong ? 300 : 8;

interface ValidatedBody {
  readonly name: string;
  readonly schema: Json;
  readonly validator: Validator<unknown>;
}

/** A schema with a numeric limit, of which the specification has few. */
const COUNTER: Json = {
  type: 'object',
  properties: { count: { type: 'integer', format: 'int32' } },
  required: ['count'],
  additionalProperties: false,
};

let document: JsonObject;
let all: readonly ValidatedBody[];

beforeAll(async () => {
  const contract = await platformContract();
  const validators = await platformValidators();
  document = isObject(contract.document) ? contract.document : {};
  const own = contract.api.groups
    .flatMap(({ operations }) => operations)
    .flatMap((operation) => validatedBodies(operation, validators.get(operation.id) ?? {}));
  const [counter] = await compileValidatorsTogether([COUNTER]);
  all = [...own, ...(counter === undefined ? [] : [{ name: 'counter', schema: COUNTER, validator: counter }])];
});

function validatedBodies(
  operation: Operation,
  { body, response }: { readonly body?: Validator<unknown>; readonly response?: Validator<unknown> },
): readonly ValidatedBody[] {
  const received = preferredContent(operation.responses.find(({ status }) => status === '200')?.contents ?? []);
  const sent = operation.body?.preferred;
  return [
    ...(body === undefined || sent?.coding !== 'json'
      ? []
      : [{ name: `${operation.id} body`, schema: schemaAt(sent.pointer), validator: body }]),
    ...(response === undefined || received?.coding !== 'json'
      ? []
      : [{ name: `${operation.id} response`, schema: schemaAt(received.pointer), validator: response }]),
  ];
}

function schemaAt(pointer: string): Json {
  return at(document, below(pointer, 'schema')) ?? true;
}

describe('every body and response of the specification', () => {
  test('accepts arbitrary values of its schema, without issues', () => {
    expect(all.length).toBeGreaterThan(80);
    for (const { name, schema, validator } of all) {
      const property = fc.property(arbitraryValue(schema, document), (value) => {
        const errors = validator.findIssues(value).filter(({ severity }) => severity === 'error');
        expect(errors, name).toEqual([]);
        expect(validator(value), name).toBe(true);
      });
      fc.assert(property, { numRuns, seed: 31 });
    }
  });

  test('rejects a value with one invalid change, with an issue at the changed place', () => {
    const kinds = new Set<string>();
    for (const { name, schema, validator } of all) {
      const property = fc.property(arbitraryValue(schema, document), fc.nat(), (value, chance) => {
        const mutations = mutationsOf(value, schema, document);
        // First a kind, then one of that kind: values have far more types than enumerations.
        const groups = Object.values(Object.groupBy(mutations, ({ kind }) => kind));
        const group = groups[chance % Math.max(1, groups.length)] ?? [];
        const mutation = group[chance % Math.max(1, group.length)];
        if (mutation === undefined) return;
        kinds.add(mutation.kind);
        const result = validator.validate(mutation.apply(value));
        const pointers = result.ok ? [] : result.issues.map(({ pointer }) => pointer);
        expect(pointers, `${name} ${mutation.kind}`).toContain(pointerOf(mutation.path));
      });
      fc.assert(property, { numRuns, seed: 32 });
    }
    expect([...kinds].sort()).toEqual(['enumeration', 'extra', 'limit', 'missing', 'type']);
  });
});
