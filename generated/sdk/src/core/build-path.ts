import type { OperationDescription, StyleEncoder } from './operation.ts';
import { scalarText } from './scalar-text.ts';

const plain: StyleEncoder = (name, value, write) => write(scalarText(name, value));

/**
 * The operation's path with the request's values in it, each kept inside its segment: none is written as nothing, `.`
 * or `..`, so that no segment that holds one is what a URL parser takes away.
 *
 * @throws {TypeError} where a value is missing or would be written so
 */
export function buildPath(
  operation: Pick<OperationDescription<unknown>, 'path' | 'pathStyles'>,
  request: Readonly<Record<string, unknown>>,
): string {
  const [beginning = '', ...pieces] = operation.path.split('{');
  let written = beginning;
  // By hand, because a replacement by a pattern takes twice as long.
  for (const piece of pieces) {
    const [property = '', rest = ''] = piece.split('}');
    const value = request[property] ?? '';
    const text = (operation.pathStyles?.[property] ?? plain)(property, value, encodeURIComponent);
    if (value === '' || /^\.{0,2}$/.test(text)) throw new TypeError(`${property} must not be empty, "." or ".."`);
    written += text + rest;
  }
  return written;
}
