/** The part of `package-lock.json` that is read. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly engines?: unknown;
  readonly resolved?: string;
  /** Says that the package is a workspace. */
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];
/** Platform names that some packages use instead. */
const otherWords = new Map([
  ['64', 'x64'],
  ['aarch64', 'arm64'],
  ['windows', 'win32'],
]);

/**
 * Adds an entry for every optional package that is mentioned but missing, in npm's order. Removes download addresses,
 * and the `engines` of installed packages: npm compares them with the Node that starts it, but they run on the one that
 * is installed.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const added = Object.fromEntries(missingPackages(lockfile));
  const packages = Object.entries({ ...lockfile.packages, ...added })
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([path, locked]) => [path, path === '' ? locked : withoutAddress(locked)]);
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

/** The address of a workspace is its folder, which stays. */
function withoutAddress({ engines: _engines, resolved, ...locked }: LockedPackage): LockedPackage {
  return locked.link === true && resolved !== undefined ? { resolved, ...locked } : locked;
}

/** Lists optional packages that are mentioned but missing, by their place in `node_modules`. */
export function missingPackages({ packages }: Lockfile): ReadonlyMap<string, LockedPackage> {
  const held = Object.keys(packages);
  const missing = new Map<string, LockedPackage>();
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      if (!held.some((place) => place === path || place.endsWith(`/${path}`))) {
        missing.set(path, { version, ...platformOf(name), ...(dev && { dev }), optional: true });
      }
    }
  }
  return missing;
}

/** Reads the platform from a package name such as `@oxfmt/binding-linux-x64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'libc' | 'os'> {
  const words = (name.split('/').at(-1)?.split('-') ?? []).map((word) => otherWords.get(word) ?? word);
  const [os, cpu] = [systems, processors].map((known) => words.filter((word) => known.includes(word)));
  if (os?.length !== 1 || cpu?.length !== 1) throw new Error(`${name} does not say which platform it is for`);
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  return { cpu, ...(os[0] === 'linux' && { libc }), os };
}
