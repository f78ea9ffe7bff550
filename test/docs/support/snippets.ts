import { fileOf } from './session.ts';

/** A piece of TypeScript that a page prints. */
export interface Snippet {
  /** The heading it stands under, and its number there. */
  readonly name: string;
  readonly text: string;
}

/** Languages of blocks that are no programs, and those of programs that `languages.test.ts` runs. */
const OTHERS = ['sh', 'yaml', 'json', 'text', 'diff', 'mermaid', 'python', 'java'];

/**
 * The TypeScript of a page, but for files of a session that it shows.
 *
 * @throws Error where a block names another language: nothing may be printed as code that no test would run
 */
export function snippetsIn(markdown: string): readonly Snippet[] {
  const snippets: Snippet[] = [];
  const counts = new Map<string, number>();
  let heading = '';
  for (const [, title, language, text = ''] of markdown.matchAll(/^(?:#+ (.*)|```(.*)\n([\s\S]*?)^```)$/gm)) {
    heading = title ?? heading;
    if (language === undefined || OTHERS.includes(language) || fileOf(text) !== undefined) continue;
    if (language !== 'ts') throw new Error(`${heading}: a block of ${language || 'no language'} is not run`);
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    snippets.push({ name: `${heading} ${count}`, text });
  }
  return snippets;
}

/** Output that a snippet states: the comment after a `console.log`. */
export function promisedLines({ text }: Snippet): readonly string[] {
  return [...text.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, line = '']) => line);
}
