import { dirname, join, relative, resolve } from 'node:path';
import { catalogue } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Manifest, Warning } from '../write/manifest.ts';
import { pathFrom } from './hash-inputs.ts';

/** Warnings as a manifest keeps them: it is the same wherever the document stands. */
export function keepWarnings(diagnostics: readonly Diagnostic[], spec: string): readonly Warning[] {
  const folder = resolve(dirname(spec));
  return diagnostics.flatMap(({ code, severity, address, cause }) => {
    if (severity !== 'warning' || typeof address === 'string') return [];
    return [{ code, ...address, file: pathFrom(folder, resolve(address.file)), cause }];
  });
}

/** The warnings that a manifest keeps, about the files that the run read and no others. */
export function keptWarnings({ warnings, sources }: Manifest, spec: string): readonly Diagnostic[] {
  return warnings.flatMap(({ code, file, line, column, pointer, cause }) => {
    if (!sources.some((source) => source === file || (source.endsWith('/') && file.startsWith(source)))) return [];
    const place = { file: relative('', join(dirname(spec), file)), line, column };
    const address = pointer === undefined ? place : { ...place, pointer };
    return [{ code, severity: 'warning', address, cause, fix: catalogue[code].fix }];
  });
}
