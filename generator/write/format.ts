/** How generated text is laid out; the same for every project, whatever stands around it. */
const LAYOUT = { printWidth: 120, singleQuote: true } as const;

/**
 * The text laid out, by the ending of its path. TypeScript goes through oxfmt, which lays out as Prettier does in a
 * twentieth of the time; what is small, and not code, through Prettier itself. Other files stay as they are.
 */
export async function format(path: string, text: string): Promise<string> {
  if (path.endsWith('.ts')) return formatCode(path, text);
  if (path.endsWith('.md')) return formatWithPrettier(text, 'markdown');
  return path.endsWith('.json') ? formatWithPrettier(text, 'json') : text;
}

async function formatCode(path: string, text: string): Promise<string> {
  const oxfmt = await import('oxfmt');
  const { code, errors } = await oxfmt.format(path, text, LAYOUT);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} was generated wrongly: ${error.message}`);
  return code;
}

async function formatWithPrettier(text: string, parser: 'markdown' | 'json'): Promise<string> {
  const prettier = await import('prettier');
  return prettier.format(text, { parser, ...LAYOUT });
}
