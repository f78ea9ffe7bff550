import type { GuardOptions } from '#shared/guard/request-guard.ts';

/** A request, and what the guard of every server decides about it. `SELF` is the URL of the server. */
interface Rule {
  readonly given: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly options?: GuardOptions;
  readonly want: 'rejected' | 'passed' | 'preflight';
}

const EVIL = 'http://evil.example';
export const APP = 'http://localhost:5173';
export const RULES: readonly Rule[] = [
  { given: 'a program', headers: {}, want: 'passed' },
  { given: 'a name below .localhost', headers: { host: 'team-a.localhost:80' }, want: 'passed' },
  { given: 'a foreign host name', headers: { host: 'evil.example' }, want: 'rejected' },
  { given: 'a foreign host name with a port', headers: { host: 'evil.example:4020' }, want: 'rejected' },
  { given: 'a host name that begins as localhost', headers: { host: 'localhost.evil.example' }, want: 'rejected' },
  { given: 'a host name with .localhost inside', headers: { host: 'x.localhost.evil.example' }, want: 'rejected' },
  { given: 'its own address without its port', headers: { origin: 'http://127.0.0.1' }, want: 'rejected' },
  { given: 'a foreign page without a referer', headers: { 'sec-fetch-site': 'cross-site' }, want: 'rejected' },
  {
    given: 'a form in a foreign page',
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    want: 'rejected',
  },
  {
    given: 'an allowed host name in other letters',
    headers: { host: 'A.Example:80' },
    options: { allowHosts: ['a.eXample'] },
    want: 'passed',
  },
  { given: 'a host name that begins as an address', headers: { host: '127.0.0.1.evil.example' }, want: 'rejected' },
  {
    given: 'a page that resolves its name to this machine',
    method: 'POST',
    headers: { host: 'evil.example', origin: EVIL, 'sec-fetch-site': 'same-origin' },
    want: 'rejected',
  },
  {
    given: 'an allowed host name',
    headers: { host: 'a.example' },
    options: { allowHosts: ['a.example'] },
    want: 'passed',
  },
  { given: 'a POST of a foreign page', method: 'POST', headers: { origin: EVIL }, want: 'rejected' },
  { given: 'a POST of a page without an origin', method: 'POST', headers: { origin: 'null' }, want: 'rejected' },
  {
    given: 'a GET of a page on another port',
    headers: { origin: APP, 'sec-fetch-site': 'same-site' },
    want: 'rejected',
  },
  {
    given: 'an image in a foreign page',
    headers: { 'sec-fetch-site': 'cross-site', referer: `${EVIL}/a` },
    want: 'rejected',
  },
  {
    given: 'a preflight of a foreign page',
    method: 'OPTIONS',
    headers: { origin: EVIL, 'access-control-request-method': 'PUT' },
    want: 'rejected',
  },
  {
    given: 'a link in a foreign page',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    want: 'passed',
  },
  { given: 'its own page', headers: { origin: 'SELF' }, want: 'passed' },
  { given: 'its own page behind a proxy', headers: { origin: APP, 'sec-fetch-site': 'same-origin' }, want: 'passed' },
  { given: 'an allowed origin', headers: { origin: APP }, options: { cors: [APP] }, want: 'passed' },
  {
    given: 'an image in a page of an allowed origin',
    headers: { 'sec-fetch-site': 'same-site', referer: `${APP}/a` },
    options: { cors: [APP] },
    want: 'passed',
  },
  {
    given: 'a preflight of an allowed origin',
    method: 'OPTIONS',
    headers: { origin: APP, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
    options: { cors: [APP] },
    want: 'preflight',
  },
];
