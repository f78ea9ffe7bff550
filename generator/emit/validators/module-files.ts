import type { Api } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import { moduleFile, type ModuleParts } from './module-file.ts';
import { operationModule } from './operation-module.ts';
import type { Plan } from './plan-modules.ts';
import { shapeModule } from './shape-module.ts';
import type { Sharing } from './unit-code.ts';
import { keepIn, type ValidatorMemory } from './validator-memory.ts';

/** What modules are made with. */
interface Making {
  readonly sharing: Sharing;
  readonly memory: ValidatorMemory;
}

/**
 * The files of a plan's modules. One stays as it was made before where its part of the document has not changed, and no
 * name has.
 */
export function moduleFiles(plan: Plan, api: Api, { sharing, memory }: Making): readonly OutputFile[] {
  const { document } = sharing;
  const names = memory.names(() => namesIn(plan, api, sharing));
  const keep = (place: { readonly pointer: string; readonly name: string }, make: () => ModuleParts): OutputFile =>
    keepIn(
      memory.modules,
      { document, ...place },
      { make: () => ({ names, file: moduleFile(make()) }), holds: (known) => known.names === names },
    ).file;
  const shared = [...plan.units.values()].filter(({ module }) => module.startsWith('validators/shapes/'));
  return [
    ...plan.operations.map((planned) =>
      keep({ pointer: planned.operation.pointer, name: `of ${planned.slug}` }, () => operationModule(planned, sharing)),
    ),
    ...shared.map((unit) => keep({ pointer: unit.pointer, name: unit.pointer }, () => shapeModule(unit, sharing))),
  ];
}

/**
 * All names that modules are written with, where each schema stands, and what else the document decides for all of
 * them.
 */
function namesIn({ operations, units }: Plan, api: Api, { patterns, inspected, rules }: Sharing): string {
  return JSON.stringify([
    operations.map(({ operation, slug, whole, parts }) => [
      ...[operation.id, operation.name, slug, whole, rules(operation.id) ?? null],
      ...parts.map(({ pointer, validator }) => [pointer, validator]),
    ]),
    [...units.values()].map(({ pointer, judge, shape, module, isRecursive, isRepeated }) => [
      ...[pointer, judge, shape, module, isRecursive, isRepeated],
    ]),
    api.schemas.map(({ pointer, name }) => [pointer, name]),
    [...patterns],
    [...inspected],
  ]);
}
