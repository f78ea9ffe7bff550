import { basename } from 'node:path';

/**
 * The stable code of a fault of the kit's own, beside which everything else that ends with 3 is about what was given.
 */
export const INTERNAL = 'internal-error';

/** A fault of the kit's own in one line: what, and where in the kit. */
export function faultText(error: unknown): string {
  const where = error instanceof Error ? placeIn(error.stack ?? '') : undefined;
  return where === undefined ? String(error) : `${String(error)} (${where})`;
}

/** What to tell where the kit itself fails: that it does, where, and what helps to mend it. */
export function faultReport(error: unknown, name: string): string {
  const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [
    `${INTERNAL}: ${name} failed, which is a fault of its own and not of what it was given: ${faultText(error)}`,
    stack,
    `Please send these lines, the options of the command, the output of node --version (${process.version} here), and, if you can, the smallest file with which it happens.`,
  ].join('\n');
}

/** `function file:line` of the innermost call. */
function placeIn(stack: string): string | undefined {
  const [line = ''] = stack.split('\n').filter((text) => /^\s+at /.test(text));
  const [, called, file = '', row] = /^\s+at (?:(.+?) \()?(.+?):(\d+):\d+\)?$/.exec(line) ?? [];
  if (file === '') return undefined;
  return [called, `${basename(file)}:${row}`].filter((part) => part !== undefined).join(' ');
}
