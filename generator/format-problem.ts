import pc from 'picocolors';
import { outputProblems } from './output-problems.ts';
import { printable, withoutControls } from './printable.ts';
import type { Place, Problem } from './problems.ts';

/** What a problem is printed with. */
export interface Printing {
  /** A line of a file, for the frame. */
  readonly line?: (place: Place) => string | undefined;
  readonly colour: boolean;
}

type Colours = ReturnType<typeof pc.createColors>;

const around = 2;
const widest = 160;

/** A problem as people read it: place, code and cause, the lines around it, and what to do. */
export function formatProblem(problem: Problem, printing: Printing): string {
  const colours = pc.createColors(printing.colour);
  const { address } = problem;
  const place = typeof address === 'string' ? undefined : address;
  const pointer = typeof address === 'string' ? address : (place?.pointer ?? '');
  const where = place === undefined ? [] : [colours.bold(`${printable(place.file)}:${place.line}:${place.column}`)];
  const mark = problem.severity === 'error' ? colours.red : colours.yellow;
  const shownPointer = pointer === '' ? [] : [colours.dim(`#${printable(pointer)}`)];
  return [
    [...where, mark(problem.severity), mark(problem.code), ...shownPointer].join(' '),
    `  ${withoutControls(problem.cause)}`,
    ...(place === undefined || isOfOutput(problem) ? [] : frame(place, printing, colours)),
    `  ${colours.cyan('fix')} ${withoutControls(problem.fix)}`,
  ].join('\n');
}

/** Whether a problem is about a file as a whole, and not about what stands in it. */
function isOfOutput({ code }: Problem): boolean {
  return Object.hasOwn(outputProblems, code);
}

/** The line of a place, two before and two after it, and a caret under its column. */
function frame(place: Place, { line }: Printing, colours: Colours): readonly string[] {
  const numbers = Array.from({ length: 2 * around + 1 }, (_, index) => place.line - around + index);
  const known = numbers.flatMap((number) => {
    const text = number < 1 ? undefined : line?.({ ...place, line: number });
    return text === undefined ? [] : [{ number, text }];
  });
  if (!known.some(({ number }) => number === place.line)) return [];
  const width = String(place.line + around).length;
  // A long line is shown from a little before its column on.
  const from = place.column > widest - 40 ? place.column - 40 : 0;
  return known.flatMap(({ number, text }) => {
    const shown = `  ${String(number).padStart(width)} | ${cut(text, from)}`.trimEnd();
    if (number !== place.line) return [colours.dim(shown)];
    return [shown, `  ${' '.repeat(width)} | ${colours.red(caret(text, from, place.column))}`];
  });
}

function cut(text: string, from: number): string {
  return spaced(text.slice(from, from + widest));
}

/** A caret below a column, as far to the right as what stands before it takes when printed. */
function caret(text: string, from: number, column: number): string {
  return `${' '.repeat(spaced(text.slice(from, column - 1)).length)}^`;
}

function spaced(text: string): string {
  return withoutControls(text).replaceAll('\t', ' ');
}
