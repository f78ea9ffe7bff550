import type { IncomingMessage } from 'node:http';

/** Of these Node takes the first, and others the last: who states two means one that nobody knows. */
const ONCE = ['host', 'authorization', 'content-type'];
/** What a host is written with, and its port (RFC 3986, section 3.2.2). */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** What is wrong with the head of a request, whatever it asks for; nothing where nothing is. */
export function wrongHead(request: IncomingMessage): string | undefined {
  const { host, 'transfer-encoding': coding } = request.headers;
  const twice = statedTwice(request);
  if (twice !== undefined) return `The header "${twice}" is stated more than once.`;
  if (host === undefined && request.httpVersion !== '1.0') return 'The request names no host.';
  if (host !== undefined && !HOST.test(host)) return 'The header "host" names no host.';
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    return `The body has the transfer coding ${JSON.stringify(coding)}. Only "chunked" is read.`;
  return undefined;
}

function statedTwice(request: IncomingMessage): string | undefined {
  // Names and values stand in one list there: what is repeated has one name here.
  if (Object.keys(request.headers).length * 2 === request.rawHeaders.length) return undefined;
  return ONCE.find((name) => (request.headersDistinct[name]?.length ?? 0) > 1);
}
