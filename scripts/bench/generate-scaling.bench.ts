/**
 * `npm run bench -- generate-scaling`: measures the cost per operation in documents of a hundred, a thousand and ten
 * thousand.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGenerator } from '../build-generator.ts';
import { setAside } from './generate/set-aside.ts';
import { syntheticDocument } from './generate/synthetic.ts';
import { measureInTurn, type Program } from './measure-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SIZES = [1, 100, 1000, 10_000];
const ROUNDS = 3;
const MAIN = join(import.meta.dirname, '../../generator/dist/generator/bin.js');
const folder = temporaryFolder('bench');

try {
  await buildGenerator();
  for (const size of SIZES) writeFileSync(join(folder, `${size}.json`), JSON.stringify(syntheticDocument(size)));
  const programs = ['client', 'everything'].flatMap((made) => SIZES.map((size) => program(made, size)));
  const usages = await measureInTurn(programs, ROUNDS);
  console.log('| | operations | processor s | ms an operation, start aside | MB |\n|---|---|---|---|---|');
  for (const made of ['client', 'everything']) {
    const start = usages.get(nameOf(made, 1))?.cpuSeconds ?? 0;
    for (const size of SIZES.slice(1)) {
      const { cpuSeconds = 0, memoryMegabytes = 0 } = usages.get(nameOf(made, size)) ?? {};
      const each = ((cpuSeconds - start) / size) * 1000;
      console.log(
        `| ${made} | ${size} | ${cpuSeconds.toFixed(2)} | ${each.toFixed(2)} | ${memoryMegabytes.toFixed(0)} |`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function nameOf(made: string, size: number): string {
  return `${made} ${size}`;
}

function program(made: string, size: number): Program {
  const name = nameOf(made, size);
  const out = join(folder, name);
  const only =
    made === 'client' ? ['--layout', 'package', '--no-build', '--only', 'sdk'] : ['--layout', 'package', '--no-build'];
  return {
    name,
    args: [MAIN, '--spec', join(folder, `${size}.json`), '--out', out, ...only],
    prepare: () => setAside(out),
  };
}
