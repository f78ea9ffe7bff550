/**
 * Writes a file beside its place and renames it, so that at any moment it has either its old or its new content. A link
 * in its place is replaced, not what it leads to.
 *
 * @param options.mode - permissions of the file; default those of a new one
 * @param options.check - called before the file is replaced, which it prevents by throwing
 */
export function replaceFile(
  file: string,
  text: string,
  { mode, check }: { readonly mode?: number; readonly check?: () => void } = {},
): void {
  const { existsSync, renameSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const draft = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    writeFileSync(draft, text, { mode, flag: 'wx' });
    check?.();
    renameSync(draft, file);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    const { message } = error as Error;
    // The name of the draft says nothing to a reader: the file is what cannot be written.
    throw message.includes(draft)
      ? new TypeError(`${file} cannot be written: ${replaceFault(file) ?? message.replaceAll(draft, file)}.`)
      : error;
  }
}

/** Returns the reason why {@link replaceFile} cannot write a file; `undefined` if it can. */
export function replaceFault(file: string): string | undefined {
  return writeFault(file) ?? writeFault(`${file}.tmp`);
}

/** Returns the reason why a file cannot be written in place or be created; `undefined` if it can. */
export function writeFault(file: string): string | undefined {
  const { accessSync, constants, statSync } = process.getBuiltinModule('node:fs');
  const { dirname } = process.getBuiltinModule('node:path');
  const folder = dirname(file);
  try {
    const [own, around] = [file, folder].map((path) => statSync(path, { throwIfNoEntry: false }));
    if (own?.isDirectory() === true) return 'it is a folder';
    if (around?.isDirectory() !== true) return `there is no folder ${folder}`;
    accessSync(own === undefined ? folder : file, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
