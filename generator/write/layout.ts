import { format as oxfmt } from 'oxfmt';

/** Layout of generated text. It is the same for every project, regardless of local formatter settings. */
const LAYOUT = { printWidth: 120, singleQuote: true, sortPackageJson: false } as const;

/** Matches files that are formatted. */
const LAID_OUT = /\.(ts|md|json)$/;

/** Formats the text of a file according to its extension. */
export type Format = (path: string, text: string) => Promise<string>;

/**
 * Formats a text according to the file extension; returns other files unchanged. Uses oxfmt, which formats like
 * Prettier in a twentieth of the time.
 */
export async function format(path: string, text: string): Promise<string> {
  if (!LAID_OUT.test(path)) return text;
  const { code, errors } = await oxfmt(path, text, LAYOUT);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} was generated wrongly: ${error.message}`);
  return code;
}
