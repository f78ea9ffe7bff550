import type { Arguments } from './arguments.ts';

/** Where a command line is read: what the command is called there, and what it works on when no document is named. */
export interface Invocation {
  /** As it is typed before the options. */
  readonly command: string;
  /** The document that is meant when none is named, and its output; absent where one has to be named. */
  readonly own?: Pick<Arguments, 'spec' | 'oldSpec' | 'renames' | 'out'>;
}
