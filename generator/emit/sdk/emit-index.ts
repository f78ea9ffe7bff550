import { exportFrom } from '../structures.ts';
import type { OutputFile } from '../emitter.ts';

/**
 * What the package itself gives: the core, the facade, and all types under one name, because a specification may have
 * a shape that is called like a part of the core.
 */
export function emitIndex(): OutputFile {
  const types = { ...exportFrom('./types.ts'), isTypeOnly: true, namespaceExport: 'types' };
  return {
    kind: 'code',
    path: 'sdk/src/index.ts',
    statements: [exportFrom('./core.ts'), exportFrom('./facade.ts'), types],
  };
}
