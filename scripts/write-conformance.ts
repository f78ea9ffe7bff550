/** Writes `test/conformance/README.md`: which rule of the platform is shown by which tests, and which wait for what. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformancePage } from '../test/conformance/conformance-page.ts';

writeFileSync(join(import.meta.dirname, '../test/conformance/README.md'), conformancePage());
