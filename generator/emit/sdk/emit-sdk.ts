import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { exportFrom } from '../structures.ts';
import { emitCore, emitTesting } from './emit-core.ts';
import { emitFacade } from './emit-facade.ts';
import { emitOperations } from './emit-operations.ts';
import { emitPackage } from './emit-package.ts';
import { emitTypes } from './emit-types.ts';
import { operationsById, TypeImports } from './module-imports.ts';

/**
 * The client: the hand-written runtime, the types, one module a group, the facade, and the package around them. Each
 * file is planned when it is asked for: those before it are laid out meanwhile, and what was planned of them is let go.
 */
export function* emitSdk(contract: Contract): Generator<OutputFile> {
  const { api, companions, migration } = contract;
  const groups = api.groups.filter(({ operations }) => operations.length > 0);
  const schemas = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const readers = operationsById(groups);
  yield runtime();
  yield emitTypes(api.schemas);
  yield emitCore(api, schemas);
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

/** Copies the hand-written part. */
function runtime(): OutputFile {
  return { kind: 'copy', path: 'sdk/src', source: 'sdk/src', own: { '#shared/': 'sdk/src/shared/' } };
}

/** The examples that stand beside the specification ship with the package. */
function examples(companions: Contract['companions']): readonly OutputFile[] {
  return [...companions]
    .filter(([path]) => path.startsWith('examples/'))
    .map(([path, text]) => ({ kind: 'text', path: `sdk/${path}`, text }));
}

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
