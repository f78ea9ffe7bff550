import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Diagnostics } from '../generator/diagnostics/diagnostics.ts';
import { compilePackages } from '../generator/write/compile.ts';

/** Members of `package.json` that a build reads. */
interface Manifest {
  readonly files?: readonly string[];
}

/**
 * Builds a package as the generator does: JavaScript and declarations of each module, and the bundled engine or
 * runtime.
 *
 * @param folder - folder with the sources and `package.json`
 * @param into - folder for `dist/` and the other shipped files, by default the same folder
 */
export async function buildPackage(folder: string, into = folder): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  rmSync(join(into, 'dist'), { recursive: true, force: true });
  const names = ['package.json', 'tsconfig.json', ...globSync('src/**/*.ts', { cwd: folder }).toSorted()];
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const diagnostics = new Diagnostics();
  const compiled = await compilePackages(texts, diagnostics, { out: folder, build: true });
  diagnostics.throwIfErrors();
  for (const [name, text] of compiled) {
    if (!name.startsWith('dist/')) continue;
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), text);
  }
  if (into !== folder) copyShippedFiles(folder, into, manifest);
}

function copyShippedFiles(folder: string, into: string, { files = [] }: Manifest): void {
  for (const name of ['package.json', ...files]) {
    if (name !== 'dist' && existsSync(join(folder, name)))
      cpSync(join(folder, name), join(into, name), { recursive: true });
  }
  for (const page of globSync('docs/**/*.md', { cwd: into }))
    shipPictures(dirname(join(folder, page)), join(into, page));
}

/** Matches a picture of Markdown: its text, and the path of its file. */
const PICTURE = /!\[([^\]]*)\]\((\.[^()\s]+)\)/g;

/**
 * Puts the pictures of a page that lie outside the package beside the page, and links them there.
 *
 * @param source - folder of the page in the repository, from which its links lead
 */
function shipPictures(source: string, page: string): void {
  const text = readFileSync(page, 'utf8');
  const shipped = text.replaceAll(PICTURE, (found: string, label: string, target: string) => {
    const isOutside = !existsSync(join(dirname(page), target));
    if (!isOutside || !existsSync(join(source, target))) return found;
    copyFileSync(join(source, target), join(dirname(page), basename(target)));
    return `![${label}](${basename(target)})`;
  });
  if (shipped !== text) writeFileSync(page, shipped);
}
