import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Measured values by name. */
export type Figures = Readonly<Record<string, number>>;

/** A program that prints its figures as one JSON object. */
export interface FigureProgram {
  readonly name: string;
  readonly args: readonly string[];
}

/**
 * Runs the programs in turn over several rounds, so that noise affects all of them.
 *
 * @param rounds - runs per program; the first is a warm-up
 * @returns the median of each figure, by the name of the program
 */
export async function measureFigures(
  programs: readonly FigureProgram[],
  rounds: number,
): Promise<ReadonlyMap<string, Figures>> {
  const runs = new Map<string, Figures[]>(programs.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, args } of programs) {
      const { stdout } = await promisify(execFile)(process.execPath, args);
      if (round > 0) runs.get(name)?.push(JSON.parse(stdout) as Figures);
    }
  }
  return new Map([...runs].map(([name, figures]) => [name, medians(figures)]));
}

function medians(runs: readonly Figures[]): Figures {
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key] ?? NaN))]));
}

/** Returns the median. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}
