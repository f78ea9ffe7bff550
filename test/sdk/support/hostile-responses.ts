import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { BrokenResponses } from './broken-responses.ts';

const ok = 'HTTP/1.1 200 OK\r\n';
const type = 'Content-Type: application/json\r\n';
const json = '{"id":"1"}';
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const sized = (body: string, fields = type): string => `${ok}${fields}Content-Length: ${body.length}\r\n\r\n${body}`;
const coded = (coding: string, body: string): string => sized(body, `${type}Content-Encoding: ${coding}\r\n`);
const chunked = (body: string, fields = type): string => `${ok}${fields}Transfer-Encoding: chunked\r\n\r\n${body}`;
const gzip = text(gzipSync(json));

const codings = [
  coded('GZIP', gzip),
  coded('gzip', json),
  coded('br', json),
  coded('deflate', json),
  coded('zstd', json),
  coded('*', json),
  coded('', json),
  coded('gzip', ''),
  coded('gzip', gzip.slice(0, 5)),
  coded('gzip', gzip.slice(0, -5)),
  coded('gzip', `${gzip.slice(0, -8)}\0\0\0\0${gzip.slice(-4)}`),
  coded('gzip', `${gzip}garbage`),
  coded('gzip', text(gzipSync('{"id"')) + text(gzipSync(':"1"}'))),
  coded('gzip, br', text(brotliCompressSync(gzipSync(json)))),
  coded(Array.from({ length: 60 }, () => 'gzip').join(','), gzip),
  coded('deflate', text(deflateSync(json))),
  coded('deflate', text(deflateRawSync(json))),
  chunked(`5\r\n${gzip.slice(0, 5)}\r\n`, `${type}Content-Encoding: gzip\r\n`),
  'HTTP/1.1 204 No Content\r\nContent-Encoding: gzip\r\n\r\n',
];
const framing = [
  chunked(`a;${'x'.repeat(70_000)}=y\r\n${json}\r\n0\r\n\r\n`),
  chunked(`a;x="\r\n"\r\n${json}\r\n0\r\n\r\n`),
  chunked(`${'0'.repeat(40)}a\r\n${json}\r\n0\r\n\r\n`),
  chunked(`20000000000000\r\n${json}`),
  chunked(`${[...json].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`),
  chunked(`a\r\n${json}\r\n0\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n`),
  chunked(`a\r\n${json}\r\n0\r\n${'X: y\r\n'.repeat(30_000)}`),
  `HTTP/1.0 200 OK\r\n${type}Transfer-Encoding: chunked\r\n\r\na\r\n${json}\r\n0\r\n\r\n`,
  `HTTP/1.0 200 OK\r\n${type}Connection: keep-alive\r\n\r\n${json}`,
  `${ok}${type}Content-Length:\r\n\t10\r\n\r\n${json}`,
  `${ok}${type}Content-Length: +10\r\n\r\n${json}`,
  `${ok}${type}Content-Length: 10;\r\n\r\n${json}`,
  `${'HTTP/1.1 102 Processing\r\n\r\n'.repeat(3_000)}${sized(json)}`,
  `HTTP/1.1 199 Odd\r\n\r\n${sized(json)}`,
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n\x81\x05hello',
  `HTTP/1.1 204 No Content\r\nTransfer-Encoding: chunked\r\n\r\na\r\n${json}\r\n0\r\n\r\n`,
  `HTTP/1.1 304 Not Modified\r\nContent-Length: 10\r\n\r\n${json}`,
  'HTTP/1.1 600 Odd\r\nContent-Length: 0\r\n\r\n',
  `HTTP/1.1\t200\tOK\r\nContent-Length: 10\r\n\r\n${json}`,
  sized(json) + sized('{"id":"of another call"}'),
  'HTTP/1.1 200 Connection established\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];
const redirects = [
  'javascript:alert(1)',
  '/a\0b',
  '//[',
  'http://user:secret@127.0.0.1/',
  '/things/1',
  `/${'x'.repeat(12_000)}`,
].map((target) => `HTTP/1.1 307 Elsewhere\r\nLocation: ${target}\r\nContent-Length: 0\r\n\r\n`);
const types = [
  'application/json; charset=klingon',
  'application/json; charset=',
  'application/json; charset="utf-8',
  'application/json; charset=utf-7',
  'application/json; charset=iso-2022-kr',
  'application/json; charset=utf-16le',
  'application/\r\n json',
  'application/json\r\nContent-Type: text/html',
  ';;;',
  '\xff/json',
].map((given) => sized(json, `Content-Type: ${given}\r\n`));
const contents = [
  `\xef\xbb\xbf${json}`,
  `\xff\xfe${text(Buffer.from(json, 'utf16le'))}`,
  '{"id":"\0"}',
  '{"id":12345678901234567890}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
].map((body) => sized(body));

/** Responses that follow HTTP where a client looks first, and violate it elsewhere. */
export const hostileResponses: readonly BrokenResponses[] = [
  { kind: 'unusual codings', replies: codings },
  { kind: 'unusual framing', replies: framing },
  { kind: 'unusual redirects', replies: redirects },
  { kind: 'unusual media types', replies: types },
  { kind: 'contents', replies: contents },
];

/** Beginnings of responses that never end. */
export const endlessResponses: readonly (readonly [name: string, begin: string, next: string])[] = [
  ['a status line', 'HTTP/1.1 200 ', 'O'.repeat(100)],
  ['a header', ok, 'X: y\r\n'.repeat(100)],
  ['interim responses', '', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['the extension of a chunk', chunked('1;'), 'x'.repeat(1_000)],
  ['a body', `${ok}${type}\r\n`, ' '.repeat(100_000)],
  ['trailers', chunked('0\r\n'), 'X: y\r\n'.repeat(100)],
];
