import type { Hooks } from './use-mock.ts';

/** The hooks of a runner that gives them to everybody, as jest does; looked up when they are called. */
export const globalHooks: Hooks = {
  beforeAll: (run) => hook('beforeAll')(run),
  beforeEach: (run) => hook('beforeEach')(run),
  afterEach: (run) => hook('afterEach')(run),
  afterAll: (run) => hook('afterAll')(run),
};

function hook(name: keyof Hooks): (run: () => Promise<void>) => void {
  const found: unknown = Reflect.get(globalThis, name);
  if (typeof found !== 'function')
    throw new Error(`There is no ${name}: this is not run by jest, or its "injectGlobals" is false.`);
  return (run) => found(run);
}
