import { deflateSync, gzipSync } from 'node:zlib';
import type { BrokenResponses } from './broken-responses.ts';

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const json = '{"id":"1"}';
const type = 'Content-Type: application/json';
const gzip = latin1(gzipSync(json));
const reply = (fields: readonly string[], body: string, status = '200 OK'): string =>
  [`HTTP/1.1 ${status}`, ...fields, '', body].join('\r\n');
const sized = (body: string, fields: readonly string[] = [type], status = '200 OK'): string =>
  reply([...fields, `Content-Length: ${body.length}`], body, status);
const chunked = (body: string, fields: readonly string[] = [type], status = '200 OK'): string =>
  reply([...fields, 'Transfer-Encoding: chunked'], body, status);
const coded = (coding: string, body: string): string => sized(body, [type, `Content-Encoding: ${coding}`]);
const whole = `a\r\n${json}\r\n0\r\n\r\n`;

const interim = [
  `HTTP/1.1 200 OK\r\n${type}\r\nHTTP/1.1 100 Continue\r\n\r\n${json}`,
  sized('{"id"HTTP/1.1 100 Continue\r\n\r\n:"1"}'),
  `HTTP/1.1 101 X\r\n\r\n${sized(json)}`,
  `HTTP/1.1 103 Early Hints\r\nConnection: close\r\nContent-Length: 10\r\n\r\n${sized(json)}`,
  chunked(whole, [type], '204 No Content') + sized(json),
  chunked(whole, [type], '205 Reset'),
  'HTTP/1.1 204 No Content\r\nContent-Length: -5\r\n\r\n',
  reply([type, 'Content-Length: -0'], json),
];
const trailers = [
  `a;x="a\\"b";y=z\r\n${json}\r\n0;last=1\r\n\r\n`,
  `a\r\n${json}\r\n0\r\nContent-Length: 5\r\nSet-Cookie: a=b\r\nAuthorization: x\r\nHost: y\r\n\r\n`,
  `a\r\n${json}\r\n0\r\nX: y\r\n z\r\n\r\n`,
  `a\r\n${json}\r\n0\r\nConnection: close\r\nKeep-Alive: timeout=0\r\n\r\n`,
].map((body) => chunked(body, [type, 'Trailer: Digest']));
const framings = [
  ['Content-Length: 10, 10', 'Content-Length: 10'],
  ['Content-Length: 10', 'Content-Length: 99999999999999999999'],
  ['Content-Length:\r\n 1\r\n 0'],
  ['Transfer-Encoding: CHUNKED'],
  ['Transfer-Encoding: chu\r\n nked'],
  ['Transfer-Encoding: deflate, chunked'],
  ['Transfer-Encoding:'],
  ['Transfer-Encoding: chunked\t'],
  ['Content-Length: 10', 'X: a\r\n \r\n\t'],
  ['Content-Length: 10', 'X\0Y: a'],
].flatMap((fields) => [reply([type, ...fields], json), reply([type, ...fields], whole)]);
const codings = [
  coded('gzip', gzip + gzip.slice(0, 12)),
  coded('gzip', `${gzip.slice(0, 3)}\x1f${gzip.slice(4)}`),
  coded('gzip', `${gzip.slice(0, 3)}\xe0${gzip.slice(4)}`),
  coded('gzip', latin1(gzipSync(json, { level: 0 }))),
  coded('gzip', latin1(deflateSync(json))),
  coded('identity;q=1', json),
  sized(gzip.slice(0, 9), [type, 'Content-Encoding: gzip'], '500 No'),
  reply([type, 'Content-Encoding: gzip', 'Content-Length: 99'], gzip),
];
const contents = [
  [`\xff\xfe${latin1(Buffer.from(json, 'utf16le'))}`.slice(0, -1), `${type}; charset=utf-16le`],
  [`\xff\xfe\0\0${[...json].join('\0\0\0')}\0\0\0`, type],
  ['<!-- x --><html>login</html>', type],
  [json, 'Content-Type: application/json, text/html'],
  [json, 'Content-Type: application/json\0; charset=utf-8'],
  [json, 'Content-Type: application/json\x0b'],
  [`--x\r\nContent-Type: application/json\r\n\r\n${json}\r\n--x--`, 'Content-Type: multipart/mixed; boundary=x'],
  [`\x1e${json}\n`, 'Content-Type: application/json-seq'],
  [`data: ${json}\n\n`, 'Content-Type: text/event-stream'],
].map(([body = '', field = '']) => sized(body, [field]));
const statuses = [
  sized(json, [type], '099 Odd'),
  sized(json, [type], '000 Odd'),
  sized(json, [type], '600 Odd'),
  sized(json, [type], '1000 Odd'),
  sized(json, [type], '199.5 Odd'),
  sized(json, [type], '2 0 0'),
  sized('{"id"', ['Content-Range: bytes 0-4/10', 'Content-Type: multipart/byteranges; boundary=b'], '206 Partial'),
  sized('', ['Location: /\x7f'], '307 Elsewhere'),
  sized(json) + sized('{}', [type], '500 No'),
  sized(json).replaceAll('\r\n', '\r'),
  sized(json).replaceAll('\r\n', '\n').replace('\n\n', '\r\n\r\n'),
];

/** Responses that violate two rules at once, or one in an unusual place. */
export const oddResponses: readonly BrokenResponses[] = [
  { kind: 'interim responses in odd places', replies: interim },
  { kind: 'trailers that change headers', replies: trailers },
  { kind: 'framings in odd forms', replies: framings },
  { kind: 'truncated or wrong codings', replies: codings },
  { kind: 'contents of another kind', replies: contents },
  { kind: 'invalid statuses', replies: statuses },
];
