import type { Contract } from '../../model/contract.ts';
import { groupBy } from '../../model/group-by.ts';
import { isObject } from '../../model/json.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { findPatterns } from './find-patterns.ts';
import { interpretedUnits } from './requires-interpreter.ts';
import { interpreterFinder } from './keyword-interpreters.ts';
import type { ValidatorContext } from './module-scope.ts';
import { allModule, indexModule, operationModule } from './operation-module.ts';
import { planModules, SCHEMA_MODULES } from './plan-modules.ts';
import { ruleModules, rulesOf } from './rule-modules.ts';
import { schemaModule } from './schema-module.ts';

/** Shared modules that generated validators need, wherever they are written. */
const RUNTIME = ['validation', 'closest-match.ts'];

/** The emitter of validators. */
export const validatorsEmitter = defineEmitter({ name: 'validators', emit: emitValidators });

/** Emits one module per operation, one per shared schema, and those that export them all. */
export async function emitValidators(contract: Contract): Promise<readonly OutputFile[]> {
  const { api, document } = contract;
  if (!isObject(document)) return [];
  const plan = planModules(api, document);
  const patterns = await findPatterns([...plan.units.values()].map(({ schema }) => schema));
  const context: ValidatorContext = {
    document,
    units: plan.units,
    unitsOf: groupBy(plan.units.values(), ({ module }) => module),
    patterns,
    interpreted: interpretedUnits(plan.units, patterns),
    interpreters: interpreterFinder(plan.units),
    names: plan.names,
    typeNames: new Set(api.schemas.map(({ name }) => name)),
    rules: (operation) => rulesOf(operation, contract),
  };
  const shared = [...plan.units.values()].filter(({ module }) => module.startsWith(SCHEMA_MODULES));
  return [
    ...plan.operations.map((planned) => operationModule(planned, context)),
    ...shared.map((unit) => schemaModule(unit, context)),
    ...RUNTIME.map((path): OutputFile => ({ kind: 'copy', path: `sdk/src/shared/${path}`, source: `shared/${path}` })),
    indexModule(plan.operations),
    allModule(plan.operations),
    ...ruleModules(contract),
  ];
}
