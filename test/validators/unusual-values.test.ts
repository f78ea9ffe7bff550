import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import type { Validator } from '#shared/validation/validator.ts';
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
  neverListed: { type: 'array', items: { type: 'string', enum: [] } },
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

/** Returns the code and pointer of each issue of a value, or `undefined` if it is valid. */
function issuesOf(name: Name, value: unknown): readonly string[] | undefined {
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

test('an enumeration without values accepts no item', () => {
  expect([[], ['x']].map((value) => issuesOf('neverListed', value))).toEqual([undefined, ['forbidden /0']]);
});

test('a union with bytes accepts bytes and its other variants only', async () => {
  const variants = [
    { type: 'string', format: 'binary' },
    { type: 'array', items: { type: 'number' } },
  ];
  const schema = { type: 'object', properties: { file: { anyOf: variants } } };
  const [validator] = await compileValidators([{ schema, mediaType: 'multipart/form-data' }]);
  const given = [new Blob(['x']), [1], ['x'], 5, {}];
  expect(given.map((file) => validator?.validate({ file }).ok)).toEqual([true, true, false, false, false]);
});

describe('a schema that accepts any value', () => {
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
  ])('%s, rejects 20,000 levels and accepts 1,000', ([name, value, want]) => {
    expect(issuesOf(name, value)).toEqual(want);
  });

  test('rejects a cyclic value at the place of the cycle', () => {
    expect(issuesOf('open', itself())).toEqual(['too-deep /more/back']);
    const shared = {};
    expect(issuesOf('open', { one: shared, other: shared, more: [shared, shared] })).toBeUndefined();
  });

  test.for<readonly [what: string, value: unknown]>([
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a function', () => 1],
    ['a symbol', Symbol('one')],
    ['a Map', new Map([['id', '1']])],
    ['a Set', new Set(['1'])],
    ['a regular expression', /x/],
    ['a promise', Promise.resolve()],
    ['an error', new Error('one')],
  ])('rejects %s, which JSON cannot represent', ([, value]) => {
    expect(issuesOf('open', { more: value })).toEqual(['type /more']);
    expect(issuesOf('open', { unknown: [value] })).toEqual(['type /unknown/0']);
  });

  test.for<readonly [what: string, value: unknown]>([
    ['a Date, which has a toJSON method', new Date(0)],
    ['undefined', undefined],
    ['minus zero', -0],
    ['an object without a prototype', Object.assign(Object.create(null), { one: 1 })],
    ['a Uint8Array', new Uint8Array(3)],
    ['a Blob', new Blob(['x'])],
    [
      'an instance of a class',
      new (class {
        one = 1;
      })(),
    ],
  ])('accepts %s', ([, value]) => expect(issuesOf('open', { more: value })).toBeUndefined());
});

describe('an object that occurs repeatedly', () => {
  /** Nests objects that each hold the next one twice. */
  function doubled(levels: number, last: unknown): unknown {
    let value = last;
    for (let level = 0; level < levels; level += 1) value = { one: value, other: value };
    return value;
  }

  test('is validated once and reported once', () => {
    expect(issuesOf('anything', doubled(16, {}))).toBeUndefined();
    expect(issuesOf('anything', doubled(16, { more: Number.NaN }))).toEqual([`type ${'/one'.repeat(16)}/more`]);
    expect(issuesOf('anything', doubled(18, { more: Symbol('x') }))).toEqual([`type ${'/one'.repeat(18)}/more`]);
  });

  test('is rejected if its JSON would be endless', () => {
    expect(issuesOf('anything', doubled(900, {}))).toEqual(['too-deep ']);
    expect(issuesOf('open', { id: '1', more: doubled(60, 'end') })).toEqual(['too-deep ']);
  });

  test('is rejected if its JSON would be endless, also with a recursive schema', async () => {
    const Tree: Json = {
      type: 'object',
      properties: { one: { $ref: '#/components/schemas/Tree' }, other: { $ref: '#/components/schemas/Tree' } },
    };
    const [tree] = await compileValidators([{ schema: { $ref: '#/components/schemas/Tree' }, components: { Tree } }]);
    expect(tree?.validate(doubled(10, {}))).toMatchObject({ ok: true });
    expect(tree?.validate(doubled(60, {}))).toMatchObject({ ok: false, issues: [{ code: 'too-deep', pointer: '' }] });
  });

  test('counts as deep as its deepest occurrence', () => {
    const shared = nested(600, (value) => ({ deep: value }));
    expect(issuesOf('anything', { first: shared, second: nested(300, () => shared) })).toBeUndefined();
    let lower = shared;
    for (let level = 0; level < 500; level += 1) lower = { down: lower };
    expect(issuesOf('anything', { first: shared, second: lower })).toEqual(['too-deep /second']);
  });
});

describe('a member that an object inherits', () => {
  class Getters {
    get id(): string {
      return '1';
    }
  }
  class Both extends Getters {
    count = 1;
  }

  test('is missing if it is required, because JSON leaves it out', () => {
    expect(issuesOf('strict', new Getters())).toEqual(['missing /id']);
    expect(issuesOf('strict', new Both())).toEqual(['missing /id']);
    expect(issuesOf('strict', Object.create({ id: '1' }))).toEqual(['missing /id']);
    expect(issuesOf('list', [new Getters()])).toBeUndefined();
    const result = validators.get('strict')?.validate(new Getters());
    expect(result?.ok === false && result.text).toBe(
      'body /id: expected the property "id", which is required, received one that it inherits, which JSON leaves out.',
    );
  });

  test('is ignored if it is optional', () => {
    expect(issuesOf('closed', new Both())).toBeUndefined();
    expect(issuesOf('open', Object.create({ id: 5 }))).toBeUndefined();
    expect(validators.get('open')?.['~standard'].validate(Object.create({ id: 5 }))).toMatchObject({ value: {} });
  });

  test('is validated if it is an own getter, as JSON includes that', () => {
    const value = {
      get id() {
        return '1';
      },
    };
    expect(issuesOf('strict', value)).toBeUndefined();
  });

  test('is ignored if it is a method', () => {
    class Named {
      id = '1';
      shout(): string {
        return this.id;
      }
    }
    expect(issuesOf('closed', new Named())).toBeUndefined();
  });
});

test('an array of 300,000 valid items has no issues', () => {
  expect(
    issuesOf(
      'list',
      Array.from({ length: 300_000 }, (_, id) => ({ id })),
    ),
  ).toBeUndefined();
});

test('gaps in an array are issues, because JSON turns them into null', () => {
  const gap: unknown[] = [1, 2, 3];
  delete gap[1];
  expect(issuesOf('list', gap)).toEqual(['type /1']);
  expect(issuesOf('numbers', gap)).toEqual(['type /1']);
  expect(issuesOf('list', [undefined])).toEqual(['type /0']);
});

test('an issue names the value that JSON cannot represent', () => {
  const textOf = (name: Name, value: unknown): string | undefined => {
    const result = validators.get(name)?.validate(value);
    return result?.ok === false ? result.text : undefined;
  };
  expect(textOf('open', { more: new Map([['id', '1']]) })).toBe(
    'body /more: expected a value that JSON can hold, received an object of the class Map.',
  );
  expect(textOf('list', [1, undefined])).toBe(
    'body /1: expected a value that JSON can hold, received a gap, which JSON fills with null.',
  );
  expect(textOf('open', { id: new Date(0) })).toBe(
    'body /id: expected a string, received an object of the class Date.',
  );
});

test('an undefined member is absent, and a symbol key is ignored', () => {
  expect(issuesOf('closed', { id: undefined, count: 1, [Symbol('secret')]: 5 })).toBeUndefined();
});

test('a value that violates its schema and JSON has one issue', () => {
  expect(issuesOf('closed', { id: 5n, count: Number.NaN })).toEqual(['type /id', 'type /count']);
  expect(issuesOf('numbers', [1, Number.NaN, 'x'])).toEqual(['type /1', 'type /2']);
});

test('bytes may be null if their schema allows it, and are rejected in JSON', async () => {
  const file = { type: ['string', 'null'], contentMediaType: 'image/png' };
  const schema = { type: 'object', properties: { file } };
  const bodyValidators = await compileValidators([{ schema, mediaType: 'multipart/form-data' }, { schema }]);
  const results = bodyValidators.map((validate) =>
    [null, new Uint8Array(1), 'x', 5].map((value) => validate({ file: value })),
  );
  expect(results).toEqual([
    [true, true, true, false],
    [true, false, true, false],
  ]);
});

test('a proxy is validated by what it returns, and its errors are rethrown', () => {
  expect(issuesOf('closed', new Proxy({ id: '1' }, {}))).toBeUndefined();
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

test('of 200,000 issues all are returned and fifty are printed', () => {
  const result = validators.get('numbers')?.validate(Array.from({ length: 200_000 }, () => 'x'));
  expect(result).toMatchObject({ ok: false });
  expect(result?.ok === false && result.issues.length).toBe(200_000);
  const lines = result?.ok === false ? result.text.split('\n') : [];
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe('… and 199950 more');
});
