import { format as prettier } from 'prettier';

const PARSERS: Readonly<Record<string, string>> = { '.ts': 'typescript', '.md': 'markdown', '.json': 'json' };

/** How generated text is laid out; the same for every project, whatever stands around it. */
const LAYOUT = { printWidth: 120, singleQuote: true } as const;

/** The text as Prettier lays it out, by the ending of its path; other files stay as they are. */
export async function format(path: string, text: string): Promise<string> {
  const parser = PARSERS[path.slice(path.lastIndexOf('.'))];
  return parser === undefined ? text : prettier(text, { parser, ...LAYOUT });
}
