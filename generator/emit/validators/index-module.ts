import { string } from '../source/literal.ts';
import type { OutputFile } from '../emitter.ts';
import type { PlannedOperation } from './plan-modules.ts';

/** Offers every validator and the runtime's own functions under one name. */
export function indexModule(operations: readonly PlannedOperation[]): OutputFile {
  const modules = ['./validation/index.ts', ...operations.map(({ slug }) => `./validators/operations/${slug}.ts`)];
  const text = modules.map((module) => `export * from '${module}';\n`).join('');
  return { kind: 'text', path: 'sdk/src/validators.ts', text };
}

/** The validators of all operations by their ids, for a client or a server that judges every call. */
export function allModule(operations: readonly PlannedOperation[]): OutputFile {
  const imports = operations.map(({ whole, slug }) => `import { ${whole} } from './${slug}.ts';\n`);
  const entries = operations.map(({ operation, whole }) => `  [${string(operation.id)}, ${whole}],\n`);
  const text = [
    ...imports,
    "import type { OperationValidators } from '../../shared/validation/operation-validators.ts';\n\n",
    '/** The validators of every operation, by its id. */\n',
    `export const allValidators: ReadonlyMap<string, OperationValidators> = new Map([\n${entries.join('')}]);\n`,
  ].join('');
  return { kind: 'text', path: 'sdk/src/validators/operations/all.ts', text };
}
