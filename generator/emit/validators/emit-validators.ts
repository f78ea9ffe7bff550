import type { Contract } from '../../model/contract.ts';
import { groupBy } from '../../model/group-by.ts';
import { isObject } from '../../model/json.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { findPatterns } from './find-patterns.ts';
import { inspectedUnits } from './inspected-units.ts';
import { inspectorFinder } from './inspectors.ts';
import { allModule, indexModule } from './index-module.ts';
import { moduleFiles } from './module-files.ts';
import { planModules } from './plan-modules.ts';
import { ruleModules, rulesOf } from './rule-modules.ts';
import type { Sharing } from './unit-code.ts';

/** Shared modules that generated validators need, wherever they are written. */
const RUNTIME = ['validation', 'closest-match.ts'];

/** One module an operation, one a shared schema, and one that offers them all. */
export const validatorsEmitter = defineEmitter({ name: 'validators', emit: emitValidators });

export async function emitValidators(contract: Contract): Promise<readonly OutputFile[]> {
  const { api, document } = contract;
  if (!isObject(document)) return [];
  const plan = planModules(api, document);
  const patterns = await findPatterns([...plan.units.values()].map(({ schema }) => schema));
  const sharing: Sharing = {
    document,
    units: plan.units,
    unitsOf: groupBy(plan.units.values(), ({ module }) => module),
    patterns,
    inspected: inspectedUnits(plan.units, patterns),
    inspectors: inspectorFinder(plan.units),
    typeNames: new Set(api.schemas.map(({ name }) => name)),
    rules: (operation) => rulesOf(operation, contract),
  };
  return [
    ...moduleFiles(plan, sharing),
    ...RUNTIME.map((path): OutputFile => ({ kind: 'copy', path: `sdk/src/shared/${path}`, source: `shared/${path}` })),
    indexModule(plan.operations),
    allModule(plan.operations),
    ...ruleModules(contract),
  ];
}
