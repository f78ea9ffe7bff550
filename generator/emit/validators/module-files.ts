import type { OutputFile } from '../emitter.ts';
import { moduleFile } from './module-file.ts';
import { operationModule } from './operation-module.ts';
import type { Plan } from './plan-modules.ts';
import { shapeModule } from './shape-module.ts';
import type { Sharing } from './unit-code.ts';

/** The files of a plan's modules: one an operation, one a shared schema. */
export function moduleFiles(plan: Plan, sharing: Sharing): readonly OutputFile[] {
  const shared = [...plan.units.values()].filter(({ module }) => module.startsWith('validators/schemas/'));
  return [
    ...plan.operations.map((planned) => moduleFile(operationModule(planned, sharing))),
    ...shared.map((unit) => moduleFile(shapeModule(unit, sharing))),
  ];
}
