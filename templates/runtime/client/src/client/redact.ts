import { readExactly } from '../json.ts';

/** Returns a text together with its encoded forms in URLs and forms. A server may echo any of them. */
export function encodedForms(text: string): string[] {
  const form = new URLSearchParams([['', text]]).toString().slice(1);
  // Half a surrogate pair cannot be part of a URL.
  const url = /\p{Surrogate}/u.test(text) ? form : encodeURIComponent(text);
  // URL parsers encode the apostrophe in a query; `encodeURIComponent` does not.
  const written = [form, url, url.replaceAll("'", '%27')];
  return [text, ...written, ...written.map((spelling) => spelling.replace(/%../g, (code) => code.toLowerCase()))];
}

/**
 * Collects every string of a value in every encoded form. All of the request of a public operation, such as a login, is
 * treated as secret.
 */
export function collectSecrets(value: unknown): string[] {
  return typeof value === 'string' ? encodedForms(value) : Object.values(value ?? {}).flatMap(collectSecrets);
}

/**
 * Parses the body of an error response and redacts secrets.
 *
 * @returns the body, which is its text if it is not JSON and `undefined` if it is empty, and the reason that it states,
 * to be appended to a message
 */
export function redactErrorBody(
  bytes: Uint8Array,
  secrets: readonly (string | undefined)[],
): [body: unknown, reason: string] {
  // Secrets as they are, and as JSON and URLs encode them.
  const forms = secrets.flatMap((secret = '') =>
    // Shorter secrets would match parts of words; half a surrogate pair cannot occur in a response.
    secret.length > 3 && !/\p{Surrogate}/u.test(secret)
      ? [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
      : [],
  );
  // Longest first: if a secret starts with another one, redacting the shorter one first would leave the rest.
  forms.sort((left, right) => right.length - left.length);
  const scrub = (text: string): string => forms.reduce((rest, form) => rest.replaceAll(form, '[redacted]'), text);
  const text = scrub(new TextDecoder().decode(bytes));
  let reason = '';
  let body: unknown;
  try {
    body = JSON.parse(text, (name, value: unknown, context?: { readonly source?: string }) => {
      if (typeof value !== 'string') return readExactly(name, value, context);
      // Redacted again, because JSON can escape a secret in many ways.
      const safe = scrub(value);
      if (REASON_NAME.test(name)) reason += ` ${safe}`;
      return safe;
    });
  } catch {
    body = text || undefined;
    reason = ` ${text}`;
  }
  // Redacted once more, because the parts may add up to a secret. An HTML page is no reason, and control characters
  // could forge a line of a log.
  return [body, /^ ?($|<)/.test(reason) ? '' : `:${scrub(reason.replace(/\p{C}/gu, ' ')).slice(0, 300)}`];
}

// Members in which servers state a reason or the place of an issue: `message`, `error_description`, items of a list.
const REASON_NAME = /^($|\d|path|title|messa|detail|err)/;

/** Error of a transport or credential without request data. */
interface RedactedCause extends Error {
  readonly code?: string | undefined;
}

/**
 * Reduces a foreign error to its name and code, and those of its cause. Messages, stacks and other members may contain
 * request data. An error without a code gets that of its cause, such as `ECONNREFUSED`.
 */
export function redactCause(thrown: unknown): RedactedCause | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { name, code, cause } = thrown as Error & { code?: string };
  const inner = redactCause(cause);
  const known = /^[A-Z][A-Z_\d]+$/.test(code as string) ? code : inner?.code;
  return Object.assign(new Error(known ?? name, inner && { cause: inner }), { name, code: known });
}
