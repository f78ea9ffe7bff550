// Prints how many values of a file a judge of a module accepts in a second: node time-judge.mjs MODULE VALUES
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , module, file] = process.argv;
const { judge } = await import(pathToFileURL(module).href);
const values = JSON.parse(readFileSync(file, 'utf8'));
const accepted = values.filter((value) => judge(value) === true).length;
if (accepted !== values.length) throw new Error(`accepts ${accepted} of ${values.length}`);

function run(milliseconds) {
  const begin = performance.now();
  let count = 0;
  while (performance.now() - begin < milliseconds) {
    for (let round = 0; round < 20; round += 1) for (const value of values) judge(value);
    count += 20 * values.length;
  }
  return (count / (performance.now() - begin)) * 1000;
}

run(300);
console.log(JSON.stringify({ 'per second': run(500) }));
