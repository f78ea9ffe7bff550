import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { emitSdk } from '../../generator/emit/sdk/emit-sdk.ts';
import { loadSpecification } from '../../generator/load/load.ts';
import { buildContract } from '../../generator/build/contract.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { print } from '../../generator/write/print.ts';

const HERE = import.meta.dirname;

/** Folders of one feature each: its specification, and the code that follows from it. */
export const FEATURES = readdirSync(HERE).filter((name) => existsSync(join(HERE, name, 'spec.yaml')));

/** The generated code of a feature, without the runtime and the pages that are the same for all. */
export async function generatedCode(feature: string): Promise<ReadonlyMap<string, string>> {
  const diagnostics = new Diagnostics();
  const { document } = await loadSpecification(join(HERE, feature, 'spec.yaml'), diagnostics);
  const contract = buildContract({ document }, diagnostics);
  // Some features are names that have to change in code, which is reported.
  expect(diagnostics.list.filter(({ code }) => code !== 'name-changed')).toEqual([]);
  const files = [...emitSdk(contract)];
  const texts = await print(files.filter(({ kind }) => kind === 'code'));
  return new Map([...texts].map(([path, text]) => [path.replace('sdk/src/', ''), text]));
}
