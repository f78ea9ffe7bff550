import { expect, test } from 'vitest';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

const source = { platform: emptyPlatform, documents: [] };

test.each([
  [{ seed: Number.NaN }, 'seed must be a whole number from 0 to 4294967296, not NaN.'],
  [{ size: -1 }, 'size must be a whole number from 0 to 10000, not -1.'],
  [{ port: 65_536 }, 'port must be a whole number from 0 to 65535, not 65536.'],
  [{ callsPerSpace: 0.5 }, 'callsPerSpace must be a whole number from 0 to 1000000, not 0.5.'],
  [{ maxBodyBytes: 0 }, 'maxBodyBytes must be a whole number from 1 to 2147483647, not 0.'],
  [{ maxConnections: Infinity }, 'maxConnections must be a whole number from 1 to 1000000, not Infinity.'],
])('a mock with %o does not start', async (options, wanted) => {
  await expect(start(source, options)).rejects.toThrow(new TypeError(wanted));
});

test('an unsupported version of Node is reported at the start', async () => {
  const real = Object.getOwnPropertyDescriptor(process, 'versions') ?? {};
  Object.defineProperty(process, 'versions', { ...real, value: { ...process.versions, node: '22.11.0' } });
  await expect(start(source)).rejects.toThrow('The mock needs Node 22.12 or later; this is Node 22.11.0.');
  Object.defineProperty(process, 'versions', real);
});
