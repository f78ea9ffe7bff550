/** Serves the platform in a process of its own, prints the address, and ends when it is told to. */
import { platformMock } from './platform-mock.ts';

const mock = await platformMock({ strict: false });
console.log(mock.url);
process.on('SIGTERM', () => {
  mock.close().then(() => process.exit(0));
});
