const hidden = '[redacted]';

/** Makes a function that replaces secrets in a text, as they are and as JSON and URLs write them. */
export function scrubber(secrets: readonly string[]): (text: string) => string {
  // Shorter ones would take words apart; longest first, or a part would spoil the whole.
  const forms = secrets
    .filter((secret) => secret.length > 3)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encoded(secret)])
    .sort((left, right) => right.length - left.length);
  return (text) => forms.reduce((rest, form) => (form === '' ? rest : rest.replaceAll(form, hidden)), text);
}

function encoded(secret: string): string {
  try {
    return encodeURIComponent(secret);
  } catch {
    return ''; // Half a surrogate pair: no URL can hold it.
  }
}

/** A failure of the transport without what it knows of the request: name, message and code, and those of its cause. */
export function scrubbedCause(cause: unknown, scrub: (text: string) => string, depth = 3): unknown {
  if (!(cause instanceof Error)) return typeof cause === 'string' ? scrub(cause) : undefined;
  const copy = new Error(scrub(cause.message));
  const code: unknown = Reflect.get(cause, 'code');
  const { stack = '', name } = cause;
  const further = depth > 0 ? scrubbedCause(cause.cause, scrub, depth - 1) : undefined;
  const members = { name, code, stack: scrub(stack), cause: further };
  for (const [member, value] of Object.entries(members)) {
    if (value !== undefined) Object.defineProperty(copy, member, { value, configurable: true, writable: true });
  }
  return copy;
}
