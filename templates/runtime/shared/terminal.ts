import { escapeControlCharacters } from './escape.ts';

/** Stream that a command prints to. */
interface OutputStream {
  readonly isTTY?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Decides whether a command prints color codes to a stream. `NO_COLOR` turns them off, `FORCE_COLOR` turns them on (off
 * with `0` or `false`); otherwise a terminal has them, except a dumb one or in CI.
 */
export function usesColor({ isTTY }: OutputStream, environment: Environment = process.env): boolean {
  const { NO_COLOR = '', FORCE_COLOR, TERM } = environment;
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return !isOff(FORCE_COLOR);
  return isTTY === true && TERM !== 'dumb' && !isContinuousIntegration(environment);
}

/** Tests whether `CI` is set to anything but `0` or `false`. */
export function isContinuousIntegration({ CI = '' }: Environment = process.env): boolean {
  return CI !== '' && !isOff(CI);
}

function isOff(value: string): boolean {
  return value === '0' || value === 'false';
}

/** Progress of a command on one line of a terminal. */
export interface Progress {
  readonly show: (text: string) => void;
  /** Removes the line. */
  readonly end: () => void;
}

/** Shows progress on a stream; nothing in CI, or if the output is redirected. */
export function createProgress(stream: OutputStream & { readonly write: (text: string) => unknown }): Progress {
  if (stream.isTTY !== true || isContinuousIntegration()) return { show: () => undefined, end: () => undefined };
  return {
    show: (text) => void stream.write(`\r\u001b[K${escapeControlCharacters(text)} …`),
    end: () => void stream.write('\r\u001b[K'),
  };
}

/** The output of a command: each text is printed with a line feed. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * Standard output and standard error. Names of files, requests and servers' responses are parts of what commands print,
 * so control characters, which a terminal would obey, are escaped.
 */
export const terminal: Terminal = {
  out: (text) => void process.stdout.write(`${escapeControlCharacters(text)}\n`),
  error: (text) => console.error(escapeControlCharacters(text)),
};
