// Prints the cost of importing a module: node time-import.mjs MODULE
import { pathToFileURL } from 'node:url';

const begin = performance.now();
const before = process.cpuUsage();
await import(pathToFileURL(process.argv[2]).href);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ wall: performance.now() - begin, processor: (user + system) / 1000 }));
