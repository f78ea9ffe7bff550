import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { subset } from 'semver';

/** Members of a `package.json` that decide on which Node a package can be installed. */
interface EngineManifest {
  readonly name: string;
  readonly version: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages that run on an older Node than they ask for. The mock's guide names the warning; tests run them there. */
const RUN_ON_OLDER: readonly string[] = ['@stoplight/prism-http', '@stoplight/prism-core', '@faker-js/faker'];

/** Returns the dependencies of a package that ask for a newer Node than the package itself, each with its range. */
export function engineProblems(folder: string, modules: string): readonly string[] {
  const { name, engines, dependencies } = manifestIn(folder);
  const range = engines?.node ?? '*';
  return [...installed(dependencies, modules).values()].flatMap((dependency) => {
    const asked = dependency.engines?.node ?? '*';
    if (RUN_ON_OLDER.includes(dependency.name) || subset(range, asked)) return [];
    return [`${name} promises Node ${range}, but ${dependency.name} ${dependency.version} asks for ${asked}.`];
  });
}

function manifestIn(folder: string): EngineManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Finds dependencies and theirs where Node would, from a folder upwards. */
function installed(
  dependencies: EngineManifest['dependencies'] = {},
  from: string,
  found = new Map<string, EngineManifest>(),
): ReadonlyMap<string, EngineManifest> {
  for (const name of Object.keys(dependencies)) {
    const folder = findPackage(name, from);
    if (folder === undefined || found.has(folder)) continue;
    const manifest = manifestIn(folder);
    found.set(folder, manifest);
    installed(manifest.dependencies, folder, found);
  }
  return found;
}

function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}
