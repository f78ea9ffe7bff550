import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '../../templates/shared/validation/validator.ts';
import { compileValidators, compileValidatorsTogether } from '../suites/compile-validators.ts';

const SCHEMAS = {
  anything: {},
  open: { type: 'object', properties: { id: { type: 'string' }, more: {} } },
  map: { type: 'object', additionalProperties: {} },
  list: { type: 'array' },
  numbers: { type: 'array', items: { type: 'number' } },
  closed: {
    type: 'object',
    additionalProperties: false,
    properties: { id: { type: 'string' }, count: { type: 'integer' } },
  },
  strict: { type: 'object', required: ['id'], properties: { id: { type: 'string' }, count: { type: 'integer' } } },
} as const satisfies Readonly<Record<string, Json>>;

type Name = keyof typeof SCHEMAS;

let validators: ReadonlyMap<Name, Validator<unknown>>;

beforeAll(async () => {
  const made = await compileValidatorsTogether(Object.values(SCHEMAS));
  // Keys and validators stand in the same order.
  const names = Object.keys(SCHEMAS) as Name[];
  validators = new Map(names.map((name, index) => [name, made[index] as Validator<unknown>]));
});

/** What is found of a value, in a word a finding. */
function found(name: Name, value: unknown): readonly string[] | undefined {
  const result = validators.get(name)?.validate(value);
  return result?.ok === false ? result.issues.map(({ code, pointer }) => `${code} ${pointer}`) : undefined;
}

function nested(levels: number, wrap: (value: unknown) => unknown): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

function itself(): object {
  const value: { id: string; more: { back?: object } } = { id: '1', more: {} };
  value.more.back = value;
  return value;
}

describe('where a schema leaves open what may stand,', () => {
  const asMember = (value: unknown): unknown => ({ deep: value });
  const asItem = (value: unknown): unknown => [value];

  test.for<readonly [name: Name, value: unknown, want: readonly string[] | undefined]>([
    ['anything', nested(20_000, asMember), ['too-deep /deep']],
    ['anything', nested(20_000, asItem), ['too-deep /0']],
    ['open', { id: '1', more: nested(20_000, asMember) }, ['too-deep /more']],
    ['open', { id: '1', unknown: nested(20_000, asItem) }, ['too-deep /unknown']],
    ['map', { one: nested(20_000, asMember) }, ['too-deep /one']],
    ['list', [nested(20_000, asItem)], ['too-deep /0']],
    ['anything', nested(1_000, asMember), undefined],
    ['anything', nested(1_000, asItem), undefined],
  ])('%s, data of 20,000 levels is a finding, and of 1,000 it is not', ([name, value, want]) => {
    expect(found(name, value)).toEqual(want);
  });

  test('a value that contains itself is a finding at the place where it does', () => {
    expect(found('open', itself())).toEqual(['too-deep /more/back']);
    const shared = {};
    expect(found('open', { one: shared, other: shared, more: [shared, shared] })).toBeUndefined();
  });

  test.for<readonly [what: string, value: unknown]>([
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a bigint', 10n],
    ['a function', () => 1],
    ['a symbol', Symbol('one')],
    ['a map', new Map([['id', '1']])],
    ['a set', new Set(['1'])],
    ['a regular expression', /x/],
    ['a promise', Promise.resolve()],
    ['an error', new Error('one')],
  ])('%s is a finding: JSON has none', ([, value]) => {
    expect(found('open', { more: value })).toEqual(['type /more']);
    expect(found('open', { unknown: [value] })).toEqual(['type /unknown/0']);
  });

  test.for<readonly [what: string, value: unknown]>([
    ['a date, which writes itself', new Date(0)],
    ['nothing', undefined],
    ['minus zero', -0],
    ['an object without a prototype', Object.assign(Object.create(null), { one: 1 })],
    ['bytes', new Uint8Array(3)],
    ['a file', new Blob(['x'])],
    [
      'a value of a class',
      new (class {
        one = 1;
      })(),
    ],
  ])('%s is none', ([, value]) => expect(found('open', { more: value })).toBeUndefined());
});

describe('an object that is there again and again', () => {
  /** As many levels, and each but the last has the next one twice. */
  function doubled(levels: number, last: unknown): unknown {
    let value = last;
    for (let level = 0; level < levels; level += 1) value = { one: value, other: value };
    return value;
  }

  test('is looked at once, and told of once', () => {
    expect(found('anything', doubled(16, {}))).toBeUndefined();
    expect(found('anything', doubled(16, { more: Number.NaN }))).toEqual([`type ${'/one'.repeat(16)}/more`]);
    expect(found('anything', doubled(18, { more: 1n }))).toEqual([`type ${'/one'.repeat(18)}/more`]);
  });

  test('is a finding where it is written without end', () => {
    expect(found('anything', doubled(900, {}))).toEqual(['too-deep ']);
    expect(found('open', { id: '1', more: doubled(60, 'end') })).toEqual(['too-deep ']);
  });

  test('is a finding where its shape contains itself, too', async () => {
    const Tree: Json = {
      type: 'object',
      properties: { one: { $ref: '#/components/schemas/Tree' }, other: { $ref: '#/components/schemas/Tree' } },
    };
    const [tree] = await compileValidators([{ schema: { $ref: '#/components/schemas/Tree' }, components: { Tree } }]);
    expect(tree?.validate(doubled(10, {}))).toMatchObject({ ok: true });
    expect(tree?.validate(doubled(60, {}))).toMatchObject({ ok: false, issues: [{ code: 'too-deep', pointer: '' }] });
  });

  test('is as deep as its deepest place', () => {
    const shared = nested(600, (value) => ({ deep: value }));
    expect(found('anything', { first: shared, second: nested(300, () => shared) })).toBeUndefined();
    let lower = shared;
    for (let level = 0; level < 500; level += 1) lower = { down: lower };
    expect(found('anything', { first: shared, second: lower })).toEqual(['too-deep /second']);
  });
});

describe('a member that an object does not own', () => {
  class Getters {
    get id(): string {
      return '1';
    }
  }
  class Both extends Getters {
    count = 1;
  }

  test('is missing where it is required: JSON leaves it out', () => {
    expect(found('strict', new Getters())).toEqual(['missing /id']);
    expect(found('strict', new Both())).toEqual(['missing /id']);
    expect(found('strict', Object.create({ id: '1' }))).toEqual(['missing /id']);
    expect(found('list', [new Getters()])).toBeUndefined();
    const result = validators.get('strict')?.validate(new Getters());
    expect(result?.ok === false && result.text).toBe(
      'body /id: expected the property "id", which is required, received one that it inherits, which JSON leaves out.',
    );
  });

  test('is as good as absent where it is optional, whatever it is', () => {
    expect(found('closed', new Both())).toBeUndefined();
    expect(found('open', Object.create({ id: 5 }))).toBeUndefined();
    expect(validators.get('open')?.['~standard'].validate(Object.create({ id: 5 }))).toMatchObject({ value: {} });
  });

  test('is judged where a getter of its own gives it, as JSON writes that', () => {
    const value = {
      get id() {
        return '1';
      },
    };
    expect(found('strict', value)).toBeUndefined();
  });

  test('is none where it is a method', () => {
    class Named {
      id = '1';
      shout(): string {
        return this.id;
      }
    }
    expect(found('closed', new Named())).toBeUndefined();
  });
});

test('of a list of 300,000 that are right nothing is found', () => {
  expect(
    found(
      'list',
      Array.from({ length: 300_000 }, (_, id) => ({ id })),
    ),
  ).toBeUndefined();
});

test('gaps of a list are findings: they would be sent as null', () => {
  const gap: unknown[] = [1, 2, 3];
  delete gap[1];
  expect(found('list', gap)).toEqual(['type /1']);
  expect(found('numbers', gap)).toEqual(['type /1']);
  expect(found('list', [undefined])).toEqual(['type /0']);
});

test('what JSON cannot hold is told of in words', () => {
  const said = (name: Name, value: unknown): string | undefined => {
    const result = validators.get(name)?.validate(value);
    return result?.ok === false ? result.text : undefined;
  };
  expect(said('open', { more: new Map([['id', '1']]) })).toBe(
    'body /more: expected a value that JSON can hold, received an object of the class Map.',
  );
  expect(said('list', [1, undefined])).toBe(
    'body /1: expected a value that JSON can hold, received a gap, which JSON fills with null.',
  );
  expect(said('open', { id: new Date(0) })).toBe('body /id: expected a string, received an object of the class Date.');
});

test('a member that is undefined is as good as absent, and one under a symbol is none', () => {
  expect(found('closed', { id: undefined, count: 1, [Symbol('secret')]: 5 })).toBeUndefined();
});

test('what is wrong for its schema and for JSON is told of once', () => {
  expect(found('closed', { id: 5n, count: Number.NaN })).toEqual(['type /id', 'type /count']);
  expect(found('numbers', [1, Number.NaN, 'x'])).toEqual(['type /1', 'type /2']);
});

test('bytes may be null where their schema says so, and JSON holds none', async () => {
  const file = { type: ['string', 'null'], contentMediaType: 'image/png' };
  const schema = { type: 'object', properties: { file } };
  const judges = await compileValidators([{ schema, mediaType: 'multipart/form-data' }, { schema }]);
  const judged = judges.map((judge) => [null, new Uint8Array(1), 'x', 5].map((value) => judge({ file: value })));
  expect(judged).toEqual([
    [true, true, true, false],
    [true, false, true, false],
  ]);
});

test('a value behind a proxy is judged by what it shows, and what it throws is thrown', () => {
  expect(found('closed', new Proxy({ id: '1' }, {}))).toBeUndefined();
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('mine');
      },
    },
  );
  expect(() => validators.get('closed')?.validate(trap)).toThrow('mine');
});

test('of 200,000 things that are wrong all are found, and fifty are printed', () => {
  const result = validators.get('numbers')?.validate(Array.from({ length: 200_000 }, () => 'x'));
  expect(result).toMatchObject({ ok: false });
  expect(result?.ok === false && result.issues.length).toBe(200_000);
  const lines = result?.ok === false ? result.text.split('\n') : [];
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe('… and 199950 more');
});
