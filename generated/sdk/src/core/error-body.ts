/** The body of a failed answer without secrets: parsed where it is JSON, else its text, or nothing where it is empty. */
export function errorBody(bytes: Uint8Array, scrub: (text: string) => string): unknown {
  const text = scrub(new TextDecoder().decode(bytes));
  try {
    // Scrubbed again, because JSON may write a secret in many ways.
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? scrub(value) : value));
  } catch {
    return text === '' ? undefined : text;
  }
}
