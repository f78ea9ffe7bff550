import { describe, expect, test } from 'vitest';
import { isTokenRequest, readExamples, sendExample } from '../../scripts/examples/examples.ts';
import { isObject, type Json, listAt, member, textAt } from '../../generator/model/json.ts';
import bundled from '../../generated/spec/v3.json' with { type: 'json' };

const examples = readExamples();

/** Operations whose request is a file, which JSON cannot show. */
const OF_FILES = ['smartScanExpense'];

const document: Json = JSON.parse(JSON.stringify(bundled));

const operations = Object.values(objectOf(member(document, 'paths'))).flatMap((item) =>
  Object.values(objectOf(item)).filter((operation) => textAt(operation, 'operationId') !== undefined),
);

function objectOf(value: Json | undefined): Readonly<Record<string, Json>> {
  return isObject(value) ? value : {};
}

test('every operation has a description, and every parameter of its own a description and an example', () => {
  const lacking = operations.flatMap((operation) => {
    const id = textAt(operation, 'operationId') ?? '';
    const own = listAt(operation, 'parameters').filter((parameter) => textAt(parameter, 'name') !== undefined);
    const bare = own.filter(
      (parameter) => textAt(parameter, 'description') === undefined || member(parameter, 'example') === undefined,
    );
    const names = bare.map((parameter) => `${id} ${textAt(parameter, 'name')}`);
    return textAt(operation, 'description') === undefined ? [id, ...names] : names;
  });
  expect(operations).toHaveLength(66);
  expect(lacking).toEqual([]);
});

test('every body has an example', () => {
  const lacking = examples.filter(
    ({ id, mediaType, request }) => mediaType !== undefined && request === undefined && !OF_FILES.includes(id),
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

describe.for(examples.filter(({ target }) => !isTokenRequest(target)))('the example of $id', (example) => {
  test('gets the recorded response from the mock', async () => {
    const { status, body } = await sendExample(example);
    expect({ status, body }).toEqual({ status: example.response === undefined ? 204 : 200, body: example.response });
  });
});
