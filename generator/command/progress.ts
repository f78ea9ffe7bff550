import type { Stage } from '../generate.ts';

/** Step of a run. */
export type Step = Stage | 'compare' | 'start' | 'write';

/** Called at the beginning of each step. */
export type OnStep = (step: Step) => void;

const sentences: Readonly<Record<Step, string>> = {
  compare: 'Comparing with the last run',
  start: 'Starting',
  load: 'Reading and checking the specification',
  build: 'Building the model',
  emit: 'Planning the files',
  print: 'Printing and formatting the files',
  write: 'Writing the files',
};

/** Progress on one line of a terminal. */
export interface Progress {
  readonly show: OnStep;
  /** Removes the line. */
  readonly end: () => void;
}

/** Shows the current step on a terminal. Shows nothing in CI or if the output is redirected. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY || isContinuousIntegration()) return { show: () => undefined, end: () => undefined };
  return {
    show: (step) => void stream.write(`\r\u001b[K${sentences[step]} …`),
    end: () => void stream.write('\r\u001b[K'),
  };
}

/** Returns `true` if `CI` is set to anything but `0` or `false`. */
function isContinuousIntegration(): boolean {
  const { CI = '' } = process.env;
  return !['', '0', 'false'].includes(CI);
}
