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
  const { renameSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const draft = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    writeFileSync(draft, text, { mode, flag: 'wx' });
    check?.();
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
