import type { IHttpResponse } from '@stoplight/prism-http';
import type { MockAnswer } from '../http/message.ts';

/** What Prism answers, as the mock sends it. */
export function answerOf(output: IHttpResponse): MockAnswer {
  const headers = output.headers ?? {};
  const { body } = output;
  if (body === undefined || output.statusCode === 204) return { status: output.statusCode, headers };
  const isText = typeof body === 'string' && !/json/.test(headers['Content-type'] ?? headers['content-type'] ?? '');
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { status: output.statusCode, headers: lower, body: isText ? body : JSON.stringify(body) };
}
