import type { OutputFile } from '../emitter.ts';
import type { PlannedOperation } from './plan-modules.ts';

/** Offers every validator and the runtime's own functions under one name. */
export function indexModule(operations: readonly PlannedOperation[]): OutputFile {
  const modules = ['./validators/runtime.ts', ...operations.map(({ slug }) => `./validators/operations/${slug}.ts`)];
  return {
    kind: 'text',
    path: 'sdk/src/validators.ts',
    text: `${modules.map((module) => `export * from '${module}';`).join('\n')}\n`,
  };
}
