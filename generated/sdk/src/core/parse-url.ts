/** The URL that a text stands for, if it is one; what a constructor would throw may quote it. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
