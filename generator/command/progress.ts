import type { Stage } from '../generate.ts';

/** What a run is at. */
export type Step = Stage | 'compare' | 'start' | 'write';

/** Is told what a run is at. */
export type Tell = (step: Step) => void;

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
  readonly tell: Tell;
  /** Takes the line away. */
  readonly end: () => void;
}

/** Shows what a run is at, where someone is looking: on a terminal, not in CI. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY || isContinuousIntegration()) return { tell: () => undefined, end: () => undefined };
  return {
    tell: (step) => void stream.write(`\r\u001b[K${sentences[step]} …`),
    end: () => void stream.write('\r\u001b[K'),
  };
}

/** What builds on its own says so by `CI=true`; a terminal that is none may say `CI=false`. */
function isContinuousIntegration(): boolean {
  const { CI = '' } = process.env;
  return !['', '0', 'false'].includes(CI);
}
