import type { ActiveCall } from './active-call.ts';
import { isSecretField } from './headers.ts';

/** A text and what URLs and forms make of it, with capital or small digits: a server may say back any of these. */
export function encodedForms(text: string): string[] {
  const form = new URLSearchParams([['', text]]).toString().slice(1);
  // What stands in a text that can be no part of a URL is sent in none.
  const url = /\p{Surrogate}/u.test(text) ? form : encodeURIComponent(text);
  // Parsers of URLs encode this sign in a query, and other functions do not.
  const written = [form, url, url.replaceAll("'", '%27')];
  return [text, ...written, ...written.map((spelling) => spelling.replace(/%../g, (code) => code.toLowerCase()))];
}

/**
 * Every text of a value, in every spelling: what a public operation is given, a login say, counts as a secret as a
 * whole.
 */
export function collectSecrets(value: unknown): string[] {
  return typeof value === 'string' ? encodedForms(value) : Object.values(value ?? {}).flatMap(collectSecrets);
}

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

/** The texts of a call that no error may hold. */
export function secretsOf(run: ActiveCall): (string | undefined)[] {
  // With its scheme ("Bearer x") and without it.
  const sent = Object.entries(run.headers).flatMap(([name, value]) =>
    isSecretField(name) ? [value, value.replace(/^\w+ /, '')] : [],
  );
  return [
    sent,
    run.operation.public?.(run.request),
    run.connection.options.auth?.secrets?.(),
    run.options.secrets,
  ].flat();
}

/**
 * What is told of a failure that others threw: its name and code, and those of its cause. Their messages, stacks and
 * further members may hold what was sent.
 */
export function plainCause(thrown: unknown): Error | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { name, code, cause } = thrown as Error & { code?: unknown };
  const inner = plainCause(cause);
  return Object.assign(new Error(`${name} ${code ?? ''}`.trim(), inner && { cause: inner }), { name, code });
}
