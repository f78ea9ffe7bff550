// Prints how many values of a file each validator accepts per second: node time-validators.mjs VALUES MODULE…
// All run in one process in many short rounds; the best round of each counts.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const ROUNDS = 60;
const MILLISECONDS = 10;

const [, , file, ...modules] = process.argv;
const values = JSON.parse(readFileSync(file, 'utf8'));
const validators = await Promise.all(
  modules.map(async (module) => (await import(pathToFileURL(module).href)).validate),
);
for (const [index, validate] of validators.entries()) {
  const accepted = values.filter((value) => validate(value) === true).length;
  if (accepted !== values.length) throw new Error(`${modules[index]} accepts ${accepted} of ${values.length}`);
}

const best = validators.map(() => 0);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, validate] of validators.entries()) best[index] = Math.max(best[index], perSecond(validate));
}
console.log(JSON.stringify(best));

function perSecond(validate) {
  const begin = performance.now();
  let count = 0;
  while (performance.now() - begin < MILLISECONDS) {
    for (const value of values) validate(value);
    count += values.length;
  }
  return (count / (performance.now() - begin)) * 1000;
}
