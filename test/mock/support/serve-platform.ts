/** Serves the platform in a process of its own, prints the address, and ends on request. */
import { platformMock } from './platform-mock.ts';

const mock = await platformMock({ strict: false });
console.log(mock.url);
process.on('SIGTERM', () => {
  mock.close().then(() => process.exit(0));
});
