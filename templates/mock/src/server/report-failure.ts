import { failureReporter } from '../request/report-failure.ts';

/** Reports errors of the mock on standard error. */
export const reportFailure = failureReporter((line) => process.stderr.write(line));
