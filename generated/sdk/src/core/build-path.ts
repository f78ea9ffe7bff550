import type { OperationDescription, StyleEncoder } from './operation.ts';
import { scalarText } from './scalar-text.ts';

const templated = /[^/]*\{[^/]*/g;
const placeholder = /\{([^{}]+)\}/g;
// What a URL parser takes for "." and "..", which would leave the segment.
const dotSegment = /^(\.|%2e){0,2}$/i;

/**
 * The operation's path with the request's values in it, each kept inside its segment.
 *
 * @throws {TypeError} where a value is missing or its segment would be empty, `.` or `..`
 */
export function buildPath(
  { path, pathStyles }: Pick<OperationDescription<unknown>, 'path' | 'pathStyles'>,
  request: Readonly<Record<string, unknown>>,
): string {
  return path.replace(templated, (segment) => fill(segment, request, pathStyles));
}

function fill(
  segment: string,
  request: Readonly<Record<string, unknown>>,
  styles: Readonly<Record<string, StyleEncoder>> | undefined,
): string {
  const filled = segment.replace(placeholder, (_, property: string) => {
    const value = request[property];
    if ((value ?? '') === '') throw new TypeError(`${property} must not be empty`);
    const style = styles?.[property];
    return style ? style(property, value, encodeURIComponent) : encodeURIComponent(scalarText(property, value));
  });
  if (dotSegment.test(filled)) throw new TypeError(`${segment} must not be empty, "." or ".."`);
  return filled;
}
