import { createRequire } from 'node:module';

type Require = ReturnType<typeof createRequire>;
type Loaded = Readonly<Record<string | symbol, unknown>>;

/** A module that another one requires and hardly ever uses. */
export interface LateModule {
  readonly name: string;
  /** Packages that lead to who requires it, from here. */
  readonly way: readonly string[];
  /** What is taken from it at once, without being used. */
  readonly taken?: string;
}

/**
 * Requires a module without those that it needs for few things or none: each of them is loaded when something of it is
 * first used. Where one is found in another place, or there already, all is as if it were required plainly.
 */
export function requireWithout(name: string, late: readonly LateModule[], here: Require): unknown {
  const stubs = late.map((module) => putStub(module, here));
  try {
    return here(name);
  } finally {
    for (const remove of stubs) remove();
  }
}

/** Puts what loads a module in its place; returns what takes it away again. */
function putStub({ name, way, taken }: LateModule, here: Require): () => void {
  const found = resolved(name, way, here);
  if (found === undefined || found.require.cache[found.file] !== undefined) return () => {};
  const { require, file } = found;
  const stub = Object.assign(Object.create(null), { id: file, filename: file, loaded: true, children: [], paths: [] });
  const remove = (): void => {
    if (require.cache[file] === stub) delete require.cache[file];
  };
  stub.exports = standIn(() => {
    remove();
    return require(file);
  }, taken);
  require.cache[file] = stub;
  return remove;
}

function resolved(name: string, way: readonly string[], here: Require): { require: Require; file: string } | undefined {
  try {
    let require = here;
    for (const step of way) require = createRequire(require.resolve(step));
    return { require, file: require.resolve(name) };
  } catch {
    return undefined;
  }
}

/** Behaves like what is loaded, which happens when something of it is asked for. */
function standIn(load: () => unknown, taken?: string): unknown {
  let loaded: unknown;
  const module = (): unknown => {
    loaded ??= load();
    return loaded;
  };
  return new Proxy(function late() {}, {
    get(_, key): unknown {
      if (key === '__esModule') return true;
      return key === taken ? standIn(() => partOf(module(), key)) : partOf(module(), key);
    },
    apply: (_, self, values) => Reflect.apply(module() as () => unknown, self, values),
    construct: (_, values) => Reflect.construct(module() as new () => object, values),
  });
}

function partOf(module: unknown, key: string | symbol): unknown {
  return (module as Loaded)[key];
}
