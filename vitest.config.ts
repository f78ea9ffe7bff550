import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { CountReporter, REST_MARK } from './scripts/count-reporter.ts';

const all = globSync('test/**/*.test.ts', { cwd: import.meta.dirname });
const rest = all.filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').startsWith(`${REST_MARK}\n`));

// The modes are those of the scripts in package.json; without one, every file may be named.
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'rest' ? rest : ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(mode === 'quick' ? rest : [])],
    env: {
      // What programs print is the same wherever the tests run.
      NO_COLOR: '1',
      // Programs that the tests start load their modules compiled, which halves the time of most of them.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
      ...(mode === 'long' ? { TEST_LONG: 'yes' } : {}),
    },
    // File systems take their time to flush where much else goes on.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Loading the generator, the mock and Vitest anew for each file took more time than most files' tests.
    isolate: mode !== 'quick',
    // The quick tests often wait, for timeouts and other processes: one worker more than processors saves a third of the
    // time. The others keep the processors busy; Vitest's default would leave one of them free.
    maxWorkers: mode === 'quick' ? availableParallelism() + 1 : '100%',
    reporters: ['default', new CountReporter()],
  },
}));
