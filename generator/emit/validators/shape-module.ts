import type { OutputFile } from '../emitter.ts';
import { moduleText } from './module-text.ts';
import { ModuleWriter } from './module-writer.ts';
import type { PlannedUnit } from './plan-modules.ts';
import { type Sharing, unitCode } from './unit-code.ts';

/** A schema that several operations use. */
export async function shapeModule(unit: PlannedUnit, sharing: Sharing): Promise<OutputFile> {
  const writer = new ModuleWriter();
  const code = unitCode([unit], writer, sharing);
  return {
    kind: 'text',
    path: `sdk/src/${unit.module}`,
    text: await moduleText({ module: unit.module, writer, code, exports: true }),
  };
}
