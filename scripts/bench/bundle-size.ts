import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Size of a bundle in bytes. */
export interface BundleSize {
  readonly minified: number;
  readonly gzip: number;
}

/** Bundles and minifies a program for a page; it resolves imports as if it were in the folder. */
export async function bundleSize(contents: string, resolveDir: string): Promise<BundleSize> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  const [{ contents: code } = { contents: new Uint8Array() }] = outputFiles;
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length };
}
