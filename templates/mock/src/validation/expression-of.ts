/**
 * A pattern as JSON Schema reads it, or else as OpenAPI 3.0 does, whose expressions know no Unicode.
 *
 * @throws SyntaxError where it is neither
 */
export function expressionOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
