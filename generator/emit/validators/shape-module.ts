import type { ModuleParts } from './module-file.ts';
import { ModuleWriter } from './module-writer.ts';
import type { PlannedUnit } from './plan-modules.ts';
import { type Sharing, unitCode } from './unit-code.ts';

/** A schema that several operations use. */
export function shapeModule(unit: PlannedUnit, sharing: Sharing): ModuleParts {
  const writer = new ModuleWriter(sharing.typeNames);
  return { module: unit.module, writer, code: unitCode([unit], writer, sharing), exports: true };
}
