import type { Operation } from '../../model/api.ts';

/**
 * The path of an operation as the client fills it in: `{property}` for the request's property instead of the wire
 * name, and everything between percent-encoded, so that nothing in it means more than itself.
 */
export function operationPath({ path, parameters }: Operation): string {
  const properties = new Map(
    parameters.filter(({ location }) => location === 'path').map(({ name, identifier }) => [name, identifier]),
  );
  return path
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      const identifier = part.startsWith('{') ? properties.get(part.slice(1, -1)) : undefined;
      return identifier === undefined ? encodeLiteral(part) : `{${identifier}}`;
    })
    .join('');
}

/** Slashes stay, what a path segment may hold stays, the rest is encoded. A lone surrogate becomes U+FFFD. */
function encodeLiteral(text: string): string {
  return encodeURI(text.toWellFormed().replace(/%(?![0-9A-Fa-f]{2})/g, '%25'))
    .replace(/%25([0-9A-Fa-f]{2})/g, '%$1')
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23');
}
