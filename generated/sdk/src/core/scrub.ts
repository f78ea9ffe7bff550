/** Makes a function that replaces secrets in a text, as they are and as JSON and URLs write them. */
export function scrubber(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    // Shorter ones would take words apart; half a surrogate pair cannot stand in an answer.
    .filter((secret) => secret.length > 3 && !/\p{Surrogate}/u.test(secret))
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  return (text) => forms.reduce((rest, form) => rest.replaceAll(form, '[redacted]'), text);
}
