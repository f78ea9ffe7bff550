/**
 * Node's modules in the page: there is no file system, no process and nothing else that the codemod reads. It examines
 * one text that is given to it.
 */

export function existsSync(): boolean {
  return false;
}

export function realpathSync(path: string): string {
  return path;
}

export function readdirSync(): readonly string[] {
  return [];
}

export function readFileSync(path: string): never {
  throw new Error(`There is no file ${path} in the page.`);
}

export const statSync = readFileSync;
export const accessSync = readFileSync;
export const writeFileSync = readFileSync;
export const constants = { R_OK: 4, X_OK: 1 };

export function spawnSync(): object {
  return { status: 1, stdout: '', stderr: '' };
}

export function isBuiltin(name: string): boolean {
  return name.startsWith('node:') || BUILTIN.has(name);
}

const BUILTIN: ReadonlySet<string> = new Set(
  'assert buffer child_process crypto events fs http https module net os path process querystring stream timers url util vm worker_threads zlib'.split(
    ' ',
  ),
);

/** Distinguishes findings of one text (FNV-1a). They are not compared with those of the command, which uses SHA-256. */
export function createHash(): { update(text: string): { digest(): string } } {
  return {
    update: (text) => {
      let hash = 0x811c9dc5;
      for (let index = 0; index < text.length; index += 1)
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
      return { digest: () => hash.toString(16).padStart(16, '0') };
    },
  };
}
