/** Writes `test/conformance/README.md`: the tests of each platform rule, and the rules that wait for something. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformancePage } from '../test/conformance/conformance-page.ts';

writeFileSync(join(import.meta.dirname, '../test/conformance/README.md'), conformancePage());
