import { basename } from 'node:path';

/** Stable code of errors in the kit itself. Every other error with exit code 3 is about the input. */
export const INTERNAL_ERROR = 'internal-error';

/** Describes an internal error in one line with its position in the kit. */
export function describeError(error: unknown): string {
  const where = error instanceof Error ? innermostFrame(error.stack ?? '') : undefined;
  return where === undefined ? String(error) : `${String(error)} (${where})`;
}

/** Returns the message for an internal error: the stack, and the details to report. */
export function internalErrorReport(error: unknown, name: string): string {
  const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [
    `${INTERNAL_ERROR}: internal error in ${name}: ${describeError(error)}`,
    stack,
    `Please report these lines, the command-line options, the Node version (${process.version}), and, if possible, a minimal file that reproduces the error.`,
  ].join('\n');
}

/** Returns `function file:line` of the innermost call. */
function innermostFrame(stack: string): string | undefined {
  const [line = ''] = stack.split('\n').filter((text) => /^\s+at /.test(text));
  const [, called, file = '', row] = /^\s+at (?:(.+?) \()?(.+?):(\d+):\d+\)?$/.exec(line) ?? [];
  if (file === '') return undefined;
  return [called, `${basename(file)}:${row}`].filter((part) => part !== undefined).join(' ');
}
