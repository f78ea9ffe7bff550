import { expect, test } from 'vitest';
import { allValidators } from '../../../generated/sdk/src/validators/all.ts';
import { isObject, type Json } from '#mock/json.ts';
import { Random } from '#mock/random.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import { platformMock } from '../support/platform-mock.ts';
import { Samples } from '../support/sample-of.ts';

const BODIES = 300;
const VALUES: readonly [Json, ...Json[]] = [
  null,
  ...[true, 0, -1, 1.5, 1e21, 'x', '', '1', 'true', [], {}, ['a'], { a: 1 }],
  ...['2026-01-31', '2026-01-31T10:00:00.000Z', '2026-01-31T10:00:00.000+0200', 'a@b.example', '#ff0000'],
];

/** A value with something else in one place. */
function changed(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return random.pick(VALUES);
  if (!isObject(value)) {
    const index = random.integer(0, value.length);
    return index === value.length
      ? [...value, random.pick(VALUES)]
      : value.with(index, changed(value[index] ?? null, random));
  }
  const [name, inner] = random.pick([['more', null], ...Object.entries(value)]);
  const { [name]: _, ...rest } = value;
  return random.chance(0.15) ? rest : { ...rest, [name]: changed(inner, random) };
}

test('the mock and the validators of the client accept and reject the same bodies', async () => {
  const mock = await platformMock();
  const random = new Random(7);
  const different: string[] = [];
  const counts = { right: 0, wrong: 0 };
  for (const { id, body, document } of mock.core.operations.filter((one) => one.document.name === 'v3')) {
    const schema = body?.contents.find(({ mediaType }) => mediaType === 'application/json')?.schema;
    const validator = allValidators.get(id)?.body;
    if (schema === undefined || validator === undefined) continue;
    const validate = new SchemaValidators(document.root, 'readOnly').validatorFor(schema);
    const bases = [true, false].map((isOther) => new Samples(document.root, { isOther }).of(schema));
    for (let count = 0; count < BODIES; count += 1) {
      let value = bases[count % 2] ?? null;
      for (let changes = random.integer(0, 3); changes > 0; changes -= 1) value = changed(value, random);
      const isRight = validate(value).length === 0;
      counts[isRight ? 'right' : 'wrong'] += 1;
      if (validator(value) !== isRight) different.push(`${id}: ${JSON.stringify(value)}`);
    }
  }
  await mock.close();
  expect(different).toEqual([]);
  expect(counts.right).toBeGreaterThan(3_000);
  expect(counts.wrong).toBeGreaterThan(3_000);
});
