import { createCoverageReporter } from '@bmp/verify-engine/coverage';
import { source } from './source.ts';
/** Reporter for Vitest: what the tests of a run exercise of the API, by the mocks that they start. */
const CoverageReporter: ReturnType<typeof createCoverageReporter> = createCoverageReporter(source);
export { CoverageReporter as default };
