import type { ExportStatement } from '../statement.ts';
import type { OutputFile } from '../emitter.ts';

/**
 * What the package itself gives: the core, the facade, and all types under one name, because a specification may have
 * a shape that is called like a part of the core.
 */
export function emitIndex(): OutputFile {
  const everything = (module: string): ExportStatement => ({
    kind: 'export',
    module,
  });
  const types = { ...everything('./types.ts'), isTypeOnly: true, names: { namespace: 'types' } };
  return {
    kind: 'code',
    path: 'sdk/src/index.ts',
    statements: [everything('./core.ts'), everything('./facade.ts'), types],
  };
}
