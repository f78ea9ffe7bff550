/** Runs a script in this process and prints the resource usage at exit. */
import { pathToFileURL } from 'node:url';

const [script = '', ...given] = process.argv.slice(2);
process.argv = [process.execPath, script, ...given];
const say = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
console.error = () => {};
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  say(`${((user + system) / 1e6).toFixed(1)} s, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
});
await import(pathToFileURL(script).href);
