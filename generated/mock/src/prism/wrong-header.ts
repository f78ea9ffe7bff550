import type { MockResponse } from '../http/message.ts';

/** What a field is named and written with (RFC 9110, sections 5.1 and 5.5). */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/** The name of a header that cannot be sent as the document has it; nothing where all can. */
export function wrongHeader({ headers }: MockResponse): string | undefined {
  return Object.keys(headers).find((name) => !NAME.test(name) || !VALUE.test(headers[name] ?? ''));
}
