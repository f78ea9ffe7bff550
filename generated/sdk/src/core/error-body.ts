/**
 * The body of a failed answer without secrets: parsed where it is JSON, else its text, or nothing where it is empty.
 */
export function errorBody(bytes: Uint8Array, secrets: readonly (string | undefined)[]): unknown {
  // As they are and as JSON and URLs write them.
  const forms = secrets.flatMap((secret = '') =>
    // Shorter ones would take words apart; half a surrogate pair cannot stand in an answer.
    secret.length > 3 && !/\p{Surrogate}/u.test(secret)
      ? [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
      : [],
  );
  // Longer ones first: a user's name that begins the password would leave the rest of it.
  forms.sort((left, right) => right.length - left.length);
  const scrub = (text: string): string => forms.reduce((rest, form) => rest.replaceAll(form, '[redacted]'), text);
  const text = scrub(new TextDecoder().decode(bytes));
  try {
    // Scrubbed again, because JSON may write a secret in many ways.
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? scrub(value) : value));
  } catch {
    return text || undefined;
  }
}
