import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMock } from '../generated/mock/src/index.ts';

/** Result of one example. */
interface ExampleRun {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs the examples of an installed client against the mock and prints what each one does, its output, and the requests
 * that the mock received.
 *
 * @param folder - folder of the examples
 * @param print - prints a line
 * @returns whether all examples succeeded and met the contract
 */
export async function runExamples(folder: string, print: (line: string) => void): Promise<boolean> {
  const mock = await startMock({ seed: 7, port: 0 });
  let failures = 0;
  try {
    print(`The mock listens on ${mock.url} with seed 7. User and password are "technical".`);
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
      await mock.reset();
      print(`\n${name}: ${descriptionOf(join(folder, name))}`);
      const { code, output } = await runProgram(join(folder, name), mock.url);
      for (const line of output.trimEnd().split('\n')) print(`  ${line}`);
      const violations = mock.violations();
      for (const violation of violations) print(`  violates the contract: ${JSON.stringify(violation)}`);
      print(code === 0 ? `  → ${mock.calls().length} requests, no failure` : `  → failed with exit code ${code}`);
      if (code !== 0 || violations.length > 0) failures += 1;
    }
  } finally {
    await mock.close();
  }
  print(failures === 0 ? '\nAll examples succeeded.' : `\n${failures} of the examples failed.`);
  return failures === 0;
}

/** Returns the first comment of an example. */
function descriptionOf(file: string): string {
  return /^\/\/ (.*)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

function runProgram(file: string, address: string): Promise<ExampleRun> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, address], { timeout: 60_000 }, (error, stdout, stderr) => {
      const code = error ? Number(error.code) || 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}
