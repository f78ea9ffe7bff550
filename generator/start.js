// JavaScript, and not TypeScript, on purpose: what is compiled once is kept, and where nothing has to be compiled Node
// does not even load what it strips types with. A run that finds nothing changed takes half the time, any other less.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('./main.ts');
