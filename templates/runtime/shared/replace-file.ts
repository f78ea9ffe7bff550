/** A file that cannot be written, and why. */
export class UnwritableError extends TypeError {
  override readonly name = 'UnwritableError';
  readonly reason: string;

  constructor(file: string, reason: string) {
    super(`${file} cannot be written: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Writes a file beside its place and renames it, so that at any moment it has either its old or its new content. It
 * keeps its permissions. A link in its place is replaced, not what it leads to.
 *
 * @param check - called before the file is replaced, which it prevents by throwing
 */
export function replaceFile(file: string, text: string, check?: () => void): void {
  const { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const { basename, dirname, join } = process.getBuiltinModule('node:path');
  // The name of the file may be as long as names can be.
  const draft = join(dirname(file), `${basename(file).slice(0, 50)}.${crypto.randomUUID()}.tmp`);
  const permissionsOf = (path: string): number | undefined => {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode;
    return mode === undefined ? undefined : mode & 0o777;
  };
  try {
    const mode = permissionsOf(file);
    writeFileSync(draft, text, { mode, flag: 'wx' });
    // The mask of the process limits the permissions of a new file.
    if (mode !== undefined && mode !== permissionsOf(draft)) chmodSync(draft, mode);
    check?.();
    renameSync(draft, file);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    const { code, message } = error as NodeJS.ErrnoException;
    // The name of the draft says nothing to a reader: the file is what cannot be written.
    throw code === undefined ? error : new UnwritableError(file, replaceFault(file) ?? message.replaceAll(draft, file));
  }
}

/** Returns the reason why {@link replaceFile} cannot write a file; `undefined` if it can. */
export function replaceFault(file: string): string | undefined {
  return faultOf(file, () => true);
}

/** Returns the reason why a file cannot be written in place or be created; `undefined` if it can. */
export function writeFault(file: string): string | undefined {
  return faultOf(file, (exists) => !exists);
}

/** Tests the folder of a file, if that is what has to be writable, or else the file. */
function faultOf(file: string, needsFolder: (exists: boolean) => boolean): string | undefined {
  const { accessSync, constants, statSync } = process.getBuiltinModule('node:fs');
  const { dirname } = process.getBuiltinModule('node:path');
  const folder = dirname(file);
  try {
    const [own, around] = [file, folder].map((path) => statSync(path, { throwIfNoEntry: false }));
    if (own?.isDirectory() === true) return 'it is a folder';
    if (around?.isDirectory() !== true) return `there is no folder ${folder}`;
    if (needsFolder(own !== undefined)) accessSync(folder, constants.W_OK | constants.X_OK);
    else accessSync(file, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
