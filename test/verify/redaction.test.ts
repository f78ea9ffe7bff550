import { describe, expect, test } from 'vitest';
import { emptyPlatform } from '#mock/platform.ts';
import { credentialNames, namesIn } from '../../templates/runtime/verify-engine/src/checks/credential-places.ts';
import { Redactor } from '../../templates/runtime/verify-engine/src/redact.ts';
import { FORMATS } from '../../templates/runtime/verify-engine/src/report/formats.ts';
import { verifyHar } from '../../templates/runtime/verify-engine/src/verify-har.ts';

const NUMBER = { 'application/json': { schema: { type: 'object', properties: { x: { type: 'integer' } } } } };
const root = {
  openapi: '3.1.0',
  info: { title: 'Keys', version: '1' },
  security: [{ query: [] }, { header: [] }],
  components: {
    schemas: {
      Pass: { type: 'string', format: 'password' },
      Login: { properties: { code: { $ref: '#/components/schemas/Pass' }, n: { type: 'string' } } },
    },
    securitySchemes: {
      query: { type: 'apiKey', in: 'query', name: 'k' },
      header: { type: 'apiKey', in: 'header', name: 'X-Custom' },
    },
  },
  paths: { '/a': { post: { operationId: 'a', responses: { 200: { description: 'Fine.', content: NUMBER } } } } },
};
const source = { platform: emptyPlatform, documents: [{ name: 'openapi', root }], model: 1, rules: [] };

interface Traffic {
  readonly url?: string;
  readonly sent?: Readonly<Record<string, string>>;
  readonly form?: string;
  /** Body of another type than a form, by its type. */
  readonly body?: readonly [type: string, text: string];
  readonly received?: readonly string[];
  /** Text in the response. */
  readonly echo: string;
}

/** Verifies one exchange with a faulty response, and returns all reports. */
async function report({ url = '', sent = {}, form = '', body, received = [], echo }: Traffic): Promise<string> {
  const [mimeType, text] = body ?? ['application/x-www-form-urlencoded', form];
  const request = {
    method: 'POST',
    url: `http://api.example/a${url}`,
    headers: Object.entries(sent).map(([name, value]) => ({ name, value })),
    postData: { mimeType, text },
  };
  const response = {
    status: 200,
    headers: received.map((value) => ({ name: 'Set-Cookie', value })),
    content: { mimeType: 'application/json', text: JSON.stringify({ x: `echo ${echo}` }) },
  };
  const archive = Buffer.from(JSON.stringify({ log: { entries: [{ request, response }] } }));
  const found = await verifyHar(source, [archive]);
  expect(found).toMatchObject({ checked: 1, errors: [] });
  expect(found.findings.some(({ response: shown = '' }) => shown.includes('echo'))).toBe(true);
  return Object.values(FORMATS)
    .map((format) => format(found))
    .join('\n');
}

test.each([
  ['x', []],
  ['x-trace', []],
  ['PIN', []],
  ['X-Trase', ['Did you mean "x-trace"?']],
  ['cardNumber', ['no header, parameter or JSON member has it.']],
])('given --redact %s -> says what redacts nothing, with the closest name', async (name, want) => {
  const request = { method: 'POST', url: 'http://api.example/a?pin=1', headers: [{ name: 'X-Trace', value: '1' }] };
  const response = { status: 200, headers: [], content: { mimeType: 'application/json', text: '{"x":1}' } };
  const archive = Buffer.from(JSON.stringify({ log: { entries: [{ request, response }] } }));
  const { limits } = await verifyHar(source, [archive], { redact: [name] });
  const own = limits.filter((limit) => limit.startsWith(`Nothing was redacted by the name "${name}"`));
  expect(own.map((limit) => want.find((end) => limit.endsWith(end)) ?? limit)).toEqual(want);
});

describe('no report contains', () => {
  test.each<[name: string, traffic: Traffic]>([
    ['a key in the parameter that the document names', { url: '?k=CANARY1', echo: 'CANARY1' }],
    ['a key in the header that the document names', { sent: { 'x-custom': 'CANARY2' }, echo: 'CANARY2' }],
    ['a token that ends with the padding of Base64', { sent: { authorization: 'Bearer CANARY3=' }, echo: 'CANARY3=' }],
    ['a part of a digest', { sent: { authorization: 'Digest response="CANARY4"' }, echo: 'CANARY4' }],
    ['a key that a URL writes twice', { url: '?k=CANARY%26%20A', echo: 'CANARY%2526%2520A' }],
    ['a key in markup that JSON writes', { url: '?k=CANARY%22%26B', echo: JSON.stringify('CANARY&quot;&amp;B') }],
    ['a key in JSON in JSON', { url: '?k=CANARY%22C', echo: JSON.stringify('CANARY"C') }],
    ['a signature of a URL without prefix', { url: '?Expires=1&Signature=CANARYF', echo: 'CANARYF' }],
    ['a signature of a URL', { url: '?sig=CANARYD&X-Amz-Signature=CANARYE', echo: 'CANARYE CANARYD' }],
    ['a second cookie', { received: ['a=1; Path=/; HttpOnly', 's=CANARY5; Secure'], echo: 'CANARY5' }],
    [
      'a cookie after a date',
      { received: ['s=CANARY6; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/'], echo: 'CANARY6' },
    ],
    ['a password as a form writes it', { form: 'password=CANARY+%2F7', echo: 'CANARY+%2F7' }],
    ['a password as a URL writes it', { form: 'password=CANARY+%2F8', echo: 'CANARY%20%2f8' }],
    ['a password as markup writes it', { form: 'password=CANARY%269', echo: 'CANARY&amp;9' }],
    [
      'a cookie that is another secret as a form writes it',
      { sent: { authorization: 'Bearer CANARYB=' }, received: ['s=CANARYB%3D'], echo: 'CANARYB%253D' },
    ],
    ['a password with a quote', { form: 'password=CANARY%22A', echo: 'CANARY"A' }],
    [
      'the password of a URL',
      { url: '?next=http%3A%2F%2Fann%3ACANARY%40b.example', echo: 'http://ann:CANARY@c.example' },
    ],
    ['a password as other markup writes it', { form: 'password=%22CANARY%27', echo: '&#34;CANARY&#x27;' }],
    ['a password that is escaped', { form: 'password=CANARYG', echo: '\\u0043ANARYG %43ANARYG &#67;ANARYG' }],
    ['a password in XML', { body: ['text/xml', '<a:password b="1">CANARYH</a:password>'], echo: 'CANARYH' }],
    ['character data', { body: ['text/xml', '<Token><![CDATA[CANARY&I]]></Token>'], echo: 'CANARY&I' }],
    ['an attribute', { body: ['application/xml', '<u secretKey="CANARY&quot;J"/>'], echo: 'CANARY"J' }],
    [
      'a part of a form',
      {
        body: ['multipart/form-data; boundary=b', '--b\r\nA: x; name="passwd"\r\n\r\nCANARYK\r\n--b--'],
        echo: 'CANARYK',
      },
    ],
    [
      'JSON in a part of a form',
      {
        body: ['multipart/form-data; boundary=b', '--b\r\nA: x; name="a"\r\n\r\n{"token":"CANARYL"}\r\n--b--'],
        echo: 'CANARYL',
      },
    ],
    [
      'a password in JSON in JSON',
      { body: ['text/json', '{"a":"{\\"passphrase\\":\\"CANARYM\\"}"}'], echo: 'CANARYM' },
    ],
    ['XML in JSON', { body: ['application/json', '{"a":"<privateKey>CANARYN</privateKey>"}'], echo: 'CANARYN' }],
    ['tokens', { body: ['application/json', '{"tokens":["CANARYO"]}'], echo: 'CANARYO' }],
    ['an authorization', { body: ['application/json', '{"authorization":"Basic OkNBTkFSWVA="}'], echo: 'CANARYP' }],
    ['a password by the document alone', { body: ['application/json', '{"code":"CANARYQ"}'], echo: 'CANARYQ' }],
    [
      'the end of a secret that begins like another',
      { form: 'password=echoed&token=echoedCANARY', echo: 'echoedCANARY' },
    ],
  ])('%s', async (_, traffic) => {
    expect(/.{0,20}CANARY.{0,20}/.exec(await report(traffic))?.[0]).toBeUndefined();
  });

  test.each([
    ['in the last parameter', { url: '?a=1&k=CANARY', form: '' }],
    ['in the last field of a form', { url: '', form: 'a=1&k=CANARY' }],
  ])('a key %s, and its command is closed', async (_, traffic) => {
    const shown = await report({ ...traffic, sent: { b: 'c' }, echo: 'x' });
    expect(shown).toMatch(/a=1&k=\*{3}'/);
    expect(shown).not.toContain('CANARY');
  });

  test('a name that other members have too is not one of passwords', () => {
    const [password, text] = [{ type: 'string', format: 'password' }, { type: 'string' }];
    const schemas = { A: { properties: { value: password, pin: password } }, B: { properties: { value: text } } };
    expect(credentialNames({ root: { components: { schemas } } })).toEqual(['pin']);
  });

  test.each(['CANARY1', 'CANARY12', 'CANARY123'])('a password in Base64: %s', async (password) => {
    const echoed = ['', 'a', 'an', 'ann'].map((user) => Buffer.from(`${user}:${password}`).toString('base64'));
    const own = ['base64', 'base64url'] as const;
    const echo = [...echoed, ...own.map((encoding) => Buffer.from(password).toString(encoding))].join(' ');
    expect(/Q0FOQVJZ|NBTkFSW|DQU5BUl/.exec(echo)).not.toBeNull();
    expect(/Q0FOQVJZ|NBTkFSW|DQU5BUl/.exec(await report({ form: `password=${password}`, echo }))).toBeNull();
  });

  test.each([
    ['a key', { url: 'b?k=CANARY' }],
    ['a password', { url: 'CANARY', postData: { mimeType: 'application/json', text: '{"password":"CANARY"}' } }],
    [
      'a password that an archive lists',
      {
        url: 'CANARY',
        postData: {
          mimeType: 'multipart/form-data; boundary=b',
          params: [{ name: 'password', value: 'CANARY' }],
        },
      },
    ],
  ])('%s of a path that is not documented', async (_, { url, ...more }) => {
    const request = { method: 'POST', url: `http://api.example/${url}`, headers: [], ...more };
    const response = { status: 200, headers: [], content: { mimeType: 'application/json', text: '{"x":"CANARY"}' } };
    const archive = Buffer.from(JSON.stringify({ log: { entries: [{ request, response }] } }));
    const found = await verifyHar(source, [archive], { strictPaths: true });
    const texts = [...Object.values(FORMATS).map((format) => format(found)), JSON.stringify(found)];
    expect(texts.join('\n')).toContain('unknown-path');
    expect(/.{0,20}CANARY.{0,20}/.exec(texts.join('\n'))?.[0]).toBeUndefined();
  });

  test('the user of a URL', async () => {
    const request = { method: 'POST', url: 'http://ann:CANARY@api.example/a', headers: [] };
    const response = { status: 200, headers: [], content: { mimeType: 'application/json', text: '{"x":"y"}' } };
    const found = await verifyHar(source, [Buffer.from(JSON.stringify({ log: { entries: [{ request, response }] } }))]);
    expect(JSON.stringify(found)).toContain('http://***@api.example/a');
    expect(JSON.stringify(found)).not.toContain('CANARY');
  });
});

describe('secrets in a text', () => {
  const redactor = new Redactor(['pin']);
  redactor.learnValue({ token: ['abcd', 'abcdefgh', 'abcdef'] });

  test.each([
    ['abcd', '***'],
    ['abcdefg', '***g'],
    ['abcdefghi', '***i'],
    ['xabcdabcdef', 'x******'],
    ['abc', 'abc'],
    ['?a=1&pin=2&b=3', '?a=1&pin=***&b=3'],
    ['{"Pin": "1\\"2", "pins": 3}', '{"Pin": "***", "pins": 3}'],
    ['pin=1 pins=2 opin=3', 'pin=*** pins=2 opin=3'],
    ['/a?b=1#pin=2', '/a?b=1#pin=***'],
    ["curl '/a?pin=***' -H 'b: c'", "curl '/a?pin=***' -H 'b: c'"],
    ["curl -d '<pin>***' -H 'b: c'", "curl -d '<pin>***' -H 'b: c'"],
    ['<a><pin>1</pin><s:Pin b="c"><![CDATA[2]]><d>3</d></s:Pin></a>', '<a><pin>***</pin><s:Pin b="c">***</s:Pin></a>'],
    ['<pin/><pins>1</pins><pin c="2" /><b>3</b>', '<pin/><pins>1</pins><pin c="2" /><b>3</b>'],
    ['<pin>1', '<pin>***'],
    ['<pin>abcd<b>2</b></pin>', '<pin>***</pin>'],
    ['<u pin="my 2" b="c"/>', '<u pin=*** b="c"/>'],
    ['pin=abcd,2&b=3', 'pin=***&b=3'],
    ['{"href":"/a?pin=1","b":"c"}', '{"href":"/a?pin=***","b":"c"}'],
    ['u%5Bpin%5D=2&pin%5B%5D=3&u[pin]=4&pin[0]=5', 'u%5Bpin%5D=***&pin%5B%5D=***&u[pin]=***&pin[0]=***'],
    ['{"pin":["1","2"],"b":3}\n{"pin":{"a":"2"},"b":3', '{"pin":"***","b":3}\n{"pin":"***","b":3'],
    ['{\\"pin\\":\\"2\\\\\\"1\\",\\"b\\":3}', '{\\"pin\\":\\"***\\",\\"b\\":3}'],
    ['{"pin":{"a":["]"],"b":2},"c":3', '{"pin":"***","c":3'],
    ["{'pin': 'my 2', 'b': 3}", "{'pin': '***', 'b': 3}"],
    ["<u pin='my 2' b='c'/>", "<u pin=*** b='c'/>"],
    ['<pin>1<pin>2</pin>3</pin>4', '<pin>***</pin>4'],
    ['<pin><![CDATA[1</pin>2]]></pin>3', '<pin>***</pin>3'],
    ['<![CDATA[<pin>1</pin>2', '<![CDATA[<pin>***</pin>2'],
    ['<pin>\n<a>1', '<pin>***'],
    ['no <pin> in <pin>1</pin>, 2', 'no <pin> in <pin>***</pin>, 2'],
    ['/a/<pin>/b\nis unknown', '/a/<pin>***\nis unknown'],
    ['body /pin: a string, pin: 1', 'body /pin: a string, pin: 1'],
    ['"max_tokens": 4096, "tokens": 12, "tokens": ["1"]', '"max_tokens": 4096, "tokens": 12, "tokens": "***"'],
    [
      'see ftp://a:b@c.example or http://d.example, e@f.example',
      'see ftp://***@c.example or http://d.example, e@f.example',
    ],
    ['client_assertion_type=1&client_assertion=2', 'client_assertion_type=1&client_assertion=***'],
    ['&#97;bcd%61bcd \\u0061bcd&amp;', '****** ***&amp;'],
    ['a%2562cd', '***'],
    ['--b\r\nA: x; name="u[pin]"\r\n\r\n1\r\n\r\n2\r\n--b--', '--b\r\nA: x; name="u[pin]"\r\n\r\n***\r\n--b--'],
    ['--b\r\nA: x; name="pins"\r\n\r\n1\r\n--b--', '--b\r\nA: x; name="pins"\r\n\r\n1\r\n--b--'],
  ])('%s → %s', (given, want) => {
    expect(redactor.text(given)).toBe(want);
  });

  test('the realm of a challenge is none', () => {
    const challenged = new Redactor();
    challenged.learnHeaders({
      'www-authenticate': 'Bearer realm="things"',
      'Proxy-Authenticate': 'Basic realm="body"',
    });
    expect(challenged.text('GET /things/1, /body/things/0')).toBe('GET /things/1, /body/things/0');
    expect(challenged.header('WWW-Authenticate', 'Bearer realm="things"')).toBe('***');
    const named = new Redactor(['WWW-Authenticate']);
    named.learnHeaders({ 'www-authenticate': 'Negotiate YIIabcdefgh' });
    expect(named.text('YIIabcdefgh')).toBe('***');
  });

  test.each([
    ['clients', 'GET /clients/summerhouse, key=***'],
    ['ients', 'GET /cl***/summerhouse, key=*** and ***'],
    ['summer', 'GET /clients/***house, key=*** and ***'],
    ['client7', 'GET /clients/summerhouse, key=*** and ***'],
  ])('a key that is a name in the document stays a word elsewhere: %s', (key, want) => {
    const paths = { '/clients/summerhouse': {}, client7: {} };
    const named = new Redactor(['key'], [], () => namesIn([{ root: { paths } }]));
    named.learnHeaders({ key });
    const more = key === 'clients' ? '' : ` and ${key}`;
    expect(named.text(`GET /clients/summerhouse, key=${key}${more}`)).toBe(want);
  });

  test('the oldest of more than 5,000 is forgotten', () => {
    const many = new Redactor();
    many.learnValue({ token: Array.from({ length: 5_001 }, (_, index) => `word ${index}-`) });
    expect(many.text('word 0- word+0- word 1- word%205000-')).toBe('word 0- word+0- *** ***');
  });
});
