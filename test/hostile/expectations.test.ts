import { describe, expect, test } from 'vitest';
import { callsOf, clientOf, validatorsOf } from './support/import-generated.ts';

// Hostile documents must be followed, not only accepted: values are validated and sent as described.

const names = '"\r\nX: 1';

test.for<readonly [file: string, right: readonly unknown[], wrong: readonly unknown[]]>([
  [
    '051-enum-member-collisions.json',
    ['a-b', 'a_b', 'a b', '', 1, '1', true, 'true', null, 'null', -1, 1.5, '>=', '__proto__', 'constructor'],
    ['A-B', 2, '-1', false, 'hasOwnProperty', [], {}, undefined],
  ],
  [
    '067-ref-siblings.json',
    [{ a: '12345' }, { a: '123456789' }, { c: { a: 'x', b: 1 } }],
    [{ a: '1234' }, { a: '1234567890' }, { c: { a: 'x' } }, { c: { b: 1 } }, { c: { a: 'x', b: '1' } }],
  ],
  ['071-anchor-and-id.json', [{ x: 1, y: true, z: 's' }], [{ x: 's' }, { y: 1 }, { z: 1 }]],
  [
    '133-yaml-1.1-traps.yaml',
    ['NO', 'yes', 'on', 'off', 'n', 12, '1_000', '12:30:45', '2020-01-01', null, 0.5, 31, 15, 1_000],
    [false, true, 10, '012', 45_045, '~', '0x1F', '1e3'],
  ],
  [
    '193-if-then-else.json',
    [
      { k: 'a', x: 's' },
      { k: 'b', y: 1 },
    ],
    [{}, { k: 'a' }, { k: 'b' }, { x: 's' }, { k: 'b', x: 's' }, { k: 'a', x: 's', y: 1 }, { k: 'b', y: 1.5 }],
  ],
  [
    '199-tuples.json',
    [['a', 1], ['a', 1, 2], [1, 2, 3], [{ a: 1 }, { a: 2 }], []],
    [
      ['a'],
      ['a', 1, 1],
      [1, 2, 3, 4],
      ['a', 'b'],
      [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
    ],
  ],
  ['195-boolean-schemas.json', [{ t: 1, n: [] }, [1], [], 'anything'], []],
  [
    '197-discriminator-no-mapping.json',
    [
      { petType: 'Cat', m: true },
      { petType: 'Cat' },
      { petType: 'Dog', b: false },
      { k: 'Base' },
      { k: 'Sub', s: 'x' },
    ],
    [{ petType: 'Cat', m: 'no' }, { petType: 'Dog', b: 1 }, { petType: 'Zebra' }, { petType: 'cat' }, {}, { k: 1 }],
  ],
  [
    '201-enum-odd.json',
    ['a', 1, '1', [1], { a: 1 }, null, true],
    ['b', 1.5, 0, [1, 1], [], {}, { a: 1, b: 2 }, false, undefined],
  ],
  [
    '203-formats.json',
    [{ f21: 'x', f22: 'no phone', f23: '', f24: 'constructor', f25: '' }, { f18: crypto.randomUUID() }],
    [{ f5: 'no date' }, { f12: '999.1.1.1' }, { f18: 'x' }, { f20: '[' }, { f0: 1 }],
  ],
])('validators follow the hostile document: %s', async ([file, right, wrong]) => {
  const [validate] = [...(await validatorsOf(file)).values()].map(({ response }) => response);
  expect(validate).toBeDefined();
  expect(right.filter((value) => validate?.(value) !== true)).toEqual([]);
  expect(wrong.filter((value) => validate?.(value) !== false)).toEqual([]);
});

test.for<readonly [file: string, valueOf: (index: number) => object]>([
  ['031-proto-schema-names.json', (index) => ({ [`f${index}`]: 1 })],
  ['041-sanitised-name-collisions.json', (index) => ({ [`p${index}`]: 'x' })],
])('each reference of %s resolves to the schema that it names, also among similar names', async ([file, valueOf]) => {
  const validators = [...(await validatorsOf(file)).values()].map(({ response }) => response);
  expect(validators.length).toBeGreaterThan(5);
  for (const [index, validate] of validators.entries()) {
    const accepted = validators.flatMap((_, other) => (validate?.(valueOf(other)) === true ? [other] : []));
    expect(accepted).toEqual([index]);
  }
});

describe('requests of the client', () => {
  const object = { R: 100, G: 200, B: 150 };
  const array = ['blue', 'black', 'brown'];
  /** Text, list and object in each form, as the parameters of the document stand: what `p0` and so on are sent as. */
  const forms = [
    [';p0=blue', ';p1=blue;p1=black;p1=brown', ';R=100;G=200;B=150'],
    [';p3=blue', ';p4=blue,black,brown', ';p5=R,100,G,200,B,150'],
    ['.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    ['blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ];
  const query = [
    'p18=blue&p19=blue&p19=black&p19=brown&R=100&G=200&B=150',
    'p21=blue&p22=blue,black,brown&p23=R,100,G,200,B,150',
    'p24=blue%20black%20brown&p25=R%20100%20G%20200%20B%20150',
    'p26=blue%7Cblack%7Cbrown&p27=R%7C100%7CG%7C200%7CB%7C150',
    'p28%5BR%5D=100&p28%5BG%5D=200&p28%5BB%5D=150',
  ];

  test('follow the table of style examples for all 41 parameters (151)', async () => {
    const kinds = ['blue', array, object];
    const others = { p24: array, p25: object, p26: array, p27: object, p28: object };
    const plain = Array.from({ length: 41 }, (_, index) => [`p${index}`, kinds[index % 3]] as const);
    const shifted = plain.slice(29).map(([name], index) => [name, kinds[index % 3]] as const);
    const request = { ...Object.fromEntries(plain), ...others, ...Object.fromEntries(shifted) };
    const [sent] = await callsOf(await clientOf('151-param-styles.json'), request);
    expect(sent?.url.pathname).toBe(`/base/x/${forms.flat().join('/')}`);
    expect(sent?.url.search).toBe(`?${query.join('&')}`);
    const fields = Array.from({ length: 6 }, (_, index) => sent?.headers.get(`p${29 + index}`));
    expect(fields).toEqual(forms.slice(4).flat());
    const cookies = [
      'p35=blue',
      'p36=blue&p36=black&p36=brown',
      'R=100&G=200&B=150',
      'p38=blue',
      'p39=blue,black,brown',
    ];
    expect(sent?.headers.get('cookie')).toBe([...cookies, 'p40=R,100,G,200,B,150'].join('; '));
  });

  test('put each parameter in its place, whatever its name (035)', async () => {
    const queried =
      'delete new await arguments eval body options signal headers path query params request response init fetch this default baseUrl data';
    const names = queried.split(' ');
    const body = { body: 'the body', options: 'its options', class: 'its class', default: 'its default' };
    const values = Object.fromEntries(names.map((name) => [name === 'body' ? 'body2' : name, `a ${name}`]));
    const [sent] = await callsOf(await clientOf('035-reserved-param-names.json'), {
      ...values,
      class: 'a class',
      url: 'a url',
      body,
    });
    expect(sent?.url.pathname).toBe('/base/x/a%20class/a%20url');
    expect([...(sent?.url.searchParams ?? [])]).toEqual(names.map((name) => [name, `a ${name}`]));
    expect(JSON.parse(sent?.body ?? '')).toEqual(body);
  });

  test('never set connection, content or credential headers from parameters (153)', async () => {
    const names = ['accept', 'contentType', 'authorization', 'host', 'contentLength', 'transferEncoding', 'cookie'];
    const given = [...names, 'connection', 'proxyAuthorization'].map((name) => [name, 'smuggled']);
    const client = await clientOf('153-reserved-header-params.json');
    const [smuggled] = await callsOf(client, Object.fromEntries(given));
    expect(smuggled).toBeUndefined();
    const [sent] = await callsOf(client, {});
    expect(sent?.headers.get('accept')).toBe('application/json, text/plain');
  });

  test("let the operation's parameter override the path's (157)", async () => {
    const [sent] = await callsOf(await clientOf('157-param-override.json'), { a: 1, xT: 2 });
    expect([sent?.url.search, sent?.headers.get('x-t')]).toEqual(['?a=1', '2']);
  });

  test('escape quotes and line breaks in part and file names (177)', async () => {
    const file = new File(['PNG'], `a${names}.png`, { type: 'image/png' });
    const body = { f: file, fs: [file], o: { a: 'ü' }, [`n${names}`]: 'text' };
    const [sent, again] = [
      ...(await callsOf(await clientOf('177-multipart.json'), { body })),
      ...(await callsOf(await clientOf('177-multipart.json'), { body })),
    ];
    expect(sent?.body).not.toMatch(/^X: 1/m);
    const files = [...(sent?.body.matchAll(/name="(fs?)"; filename="([^"]*)"/g) ?? [])];
    expect(files.map(([, part, name]) => `${part} ${name}`)).toEqual(['f a%22%0D%0AX: 1.png', 'fs a%22%0D%0AX: 1.png']);
    expect(sent?.body).toContain('name="n%22%0D%0AX: 1"\r\n\r\ntext');
    expect(sent?.body.split('\r\n')[0]).not.toBe(again?.body.split('\r\n')[0]);
  });
});
