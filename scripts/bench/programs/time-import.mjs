// Imports a module and prints the time: node time-import.mjs FILE
const begun = performance.now();
const usage = process.cpuUsage();
await import(process.argv[2]);
const { user, system } = process.cpuUsage(usage);
console.log(JSON.stringify({ wall: performance.now() - begun, processor: (user + system) / 1000 }));
