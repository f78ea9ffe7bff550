import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate, type Sources } from '../../../generator/generate.ts';
import { writeFiles } from '../../support/write-files.ts';

/** A call of a generated client. */
type Method = (request?: object, options?: object) => Promise<unknown>;

/** A generated client, imported from its sources. */
export interface GeneratedClient extends Disposable {
  readonly createClient: (options?: object) => Readonly<Record<string, Readonly<Record<string, Method>>>>;
  /** Every other export, such as the functions of credentials. */
  readonly exports: Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
  /** Codes of the diagnostics of the document. */
  readonly codes: readonly string[];
  readonly folder: string;
}

/** Generates the client of a document in the source layout and imports it. */
export async function generateClient(
  document: object,
  options: Pick<Sources, 'infer' | 'client'> = {},
): Promise<GeneratedClient> {
  const folder = mkdtempSync(join(tmpdir(), 'generated-client-'));
  const spec = join(folder, 'openapi.json');
  writeFileSync(spec, JSON.stringify(document));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const diagnostics = new Diagnostics();
  const { files } = await generate({ spec, layout: 'source', importExtension: 'ts', ...options }, diagnostics);
  writeFiles(join(folder, 'api'), files);
  const { createClient, ...exports } = await import(pathToFileURL(join(folder, 'api/index.ts')).href);
  return {
    createClient,
    exports,
    codes: diagnostics.list.map(({ code }) => code),
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
