import type { IncomingMessage } from 'node:http';

/**
 * A header field of an answer, as `Headers` gives it: fields of the same name are joined. Looked up where it stands,
 * because `message.headers` would copy all of them first.
 *
 * @param name - in lower case
 */
export function fieldOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let found: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? '';
    if (given.length !== name.length || given.toLowerCase() !== name) continue;
    const value = rawHeaders[index + 1] ?? '';
    found = found === undefined ? value : `${found}, ${value}`;
  }
  return found;
}
