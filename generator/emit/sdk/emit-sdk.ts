import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { emitBinding } from './emit-binding.ts';
import { emitFacade } from './emit-facade.ts';
import { emitIndex } from './emit-index.ts';
import { emitOperations } from './emit-operations.ts';
import { emitPackage } from './emit-package.ts';
import { emitTesting } from './emit-testing.ts';
import { emitTypes } from './emit-types.ts';
import { readersOf } from './group-module.ts';
import { TypeImports } from './type-imports.ts';

/**
 * The client: the hand-written runtime, the types, one module a group, the facade, and the package around them. Each
 * file is planned when it is asked for: those before it are laid out meanwhile, and what was planned of them is let go.
 */
export function* emitSdk(contract: Contract): Generator<OutputFile> {
  const { api, companions, migration } = contract;
  const groups = api.groups.filter(({ operations }) => operations.length > 0);
  const schemas = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const readers = readersOf(groups);
  yield runtime(contract);
  yield emitTypes(api.schemas);
  yield emitBinding(api, schemas);
  yield* emitTesting(api);
  for (const group of groups) yield emitOperations({ group, schemas, readers, types: new TypeImports(schemas) });
  yield emitFacade(api, schemas);
  yield emitIndex();
  yield* emitPackage(contract, groups, [
    ...(migration === undefined ? [] : ['migration']),
    ...(companions.has('rules/index.ts') ? ['rules'] : []),
  ]);
  yield* examples(companions);
}

/** The hand-written part; without an older interface there is nothing to translate. */
function runtime({ old, migration }: Contract): OutputFile {
  const folder = { kind: 'copy', path: 'sdk/src', source: 'sdk/src', own: { '#shared/': 'sdk/src/shared/' } } as const;
  return old === undefined || migration === undefined ? { ...folder, without: 'sdk/src/migration' } : folder;
}

/** The examples that stand beside the specification ship with the package. */
function examples(companions: Contract['companions']): readonly OutputFile[] {
  return [...companions]
    .filter(([path]) => path.startsWith('examples/'))
    .map(([path, text]) => ({ kind: 'text', path: `sdk/${path}`, text }));
}
