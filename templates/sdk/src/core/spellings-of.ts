/** A text and what URLs and forms make of it, with capital or small digits: a server may say back any of these. */
export function encodedForms(text: string): string[] {
  const form = new URLSearchParams([['', text]]).toString().slice(1);
  // What stands in a text that can be no part of a URL is sent in none.
  const url = /\p{Surrogate}/u.test(text) ? form : encodeURIComponent(text);
  // Parsers of URLs encode this sign in a query, and other functions do not.
  const written = [form, url, url.replaceAll("'", '%27')];
  return [text, ...written, ...written.map((spelling) => spelling.replace(/%../g, (code) => code.toLowerCase()))];
}
