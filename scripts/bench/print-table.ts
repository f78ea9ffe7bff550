import type { Usage } from './measure-process.ts';

/** Prints a Markdown table of medians, each with its ratio to the program named `base`. */
export function printTable(usages: ReadonlyMap<string, Usage>, base: string): void {
  const reference = usages.get(base)?.cpuSeconds ?? 1;
  console.log('| | processor s | ratio | wall s | MB |\n|---|---|---|---|---|');
  for (const [name, { cpuSeconds, wallSeconds, memoryMegabytes }] of usages) {
    const figures = [
      cpuSeconds.toFixed(2),
      (cpuSeconds / reference).toFixed(2),
      wallSeconds.toFixed(2),
      memoryMegabytes.toFixed(0),
    ];
    console.log(`| ${name} | ${figures.join(' | ')} |`);
  }
}
