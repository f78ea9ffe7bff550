/** Step of a page, in order: a file to write, or commands to run and their output. */
export type Step = FileStep | CommandStep;

export interface FileStep {
  readonly file: string;
  readonly text: string;
}

export interface CommandStep {
  readonly commands: string;
  /** Absent where the page does not show it. */
  readonly printed?: string;
}

/** The steps of the part of a page between two headings: files are blocks that begin with their path as a comment. */
export function sessionIn(markdown: string): readonly Step[] {
  const steps: Step[] = [];
  for (const [, language = '', text = ''] of markdown.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)) {
    const file = fileOf(text);
    if (file !== undefined) steps.push({ file, text });
    else if (language === 'sh') steps.push({ commands: text });
    else if (language === 'text' || language === 'diff') steps.push(printedBy(steps.pop(), text));
  }
  return steps;
}

/** The path in the first line of a block, where it is a file of a session. */
export function fileOf(text: string): string | undefined {
  return /^\/\/ (\S+\.\w+)\n/.exec(text)?.[1];
}

/** The section below a heading, until the next one of its rank. */
export function sectionOf(markdown: string, heading: string): string {
  const rank = heading.replace(/[^#]/g, '');
  const [, after] = markdown.split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`There is no section ${heading}`);
  return after.split(new RegExp(`^${rank} `, 'm'))[0] ?? '';
}

function printedBy(step: Step | undefined, printed: string): Step {
  if (step === undefined || !('commands' in step))
    throw new Error(`No command stands before what is printed: ${printed}`);
  return { ...step, printed };
}
