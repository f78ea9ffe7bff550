import { expect, test } from 'vitest';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import { readDocument } from '#mock/document/served-document.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import { ItemValidator } from '#mock/resources/validate-items.ts';
import { ObjectTypes } from '#mock/document/object-type.ts';
import { documents } from '../support/platform-mock.ts';

async function createItemValidator(): Promise<ItemValidator> {
  const [source] = await documents();
  if (source === undefined) throw new Error('There is a document.');
  const document = readDocument(source);
  return new ItemValidator({
    document,
    platform,
    validators: new SchemaValidators(source.root, 'writeOnly'),
    types: new ObjectTypes(source.root),
  });
}

test.each(['cardGroups', 'journals', 'projectTasks', 'nothing of the kind'])(
  'the schema of %s is found once, so that it is compiled once',
  async (collection) => {
    const validate = await createItemValidator();
    expect(validate.schemaOf(collection)).toBe(validate.schemaOf(collection));
  },
);

test('items that no operation reads are validated by the schema of their name', async () => {
  const validate = await createItemValidator();
  const before = { id: '1', defaultTask: false };
  expect(validate.validate('projectTasks', { ...before, defaultTask: true }, { before })).toEqual([]);
  expect(validate.validate('projectTasks', { ...before, defaultTask: null }, { before })).toEqual([
    '/defaultTask must be boolean',
  ]);
  expect(validate.validate('projectTasks', { ...before, colour: 'red' }, { before })).toEqual([
    'colour is not a property',
  ]);
});
