import type { Contract } from '../../model/contract.ts';
import { groupBy, isObject } from '../../model/json.ts';
import { slug } from '../../model/names.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import type { ValidatorContext } from './module-scope.ts';
import { allModule, indexModule, operationModule } from './operation-module.ts';
import { findPatterns } from './patterns.ts';
import { planModules, SCHEMA_MODULES } from './plan-modules.ts';
import { interpretedUnits } from './requires-interpreter.ts';
import { interpreterFinder } from './keyword-interpreters.ts';
import { schemaModule } from './schema-module.ts';

/** Shared modules that generated validators need, wherever they are written. */
const RUNTIME = ['validation', 'closest-match.ts'];

/** The emitter of validators. */
export const validatorsEmitter = defineEmitter({ name: 'validators', emit: emitValidators });

/**
 * Emits one module per operation, one per shared schema, and those that export them all. Each module is planned when it
 * is printed, so that only few are in memory at once.
 */
export function* emitValidators(contract: Contract): Generator<OutputFile> {
  const { api, document } = contract;
  if (!isObject(document)) return;
  const plan = planModules(api, document);
  const patterns = findPatterns([...plan.units.values()].map(({ schema }) => schema));
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
  for (const planned of plan.operations) yield operationModule(planned, context);
  for (const unit of shared) yield schemaModule(unit, context);
  for (const path of RUNTIME) yield { kind: 'copy', path: `sdk/src/shared/${path}`, source: `shared/${path}` };
  yield indexModule(plan.operations);
  yield allModule(plan.operations);
  yield* ruleModules(contract);
}

/** Output folders of the import prefixes that rules use. */
const OWN = { '#sdk/': 'sdk/src/', '#shared/': 'sdk/src/shared/' };

/**
 * The rules that stand beside the specification, as part of the package. `rules/index.ts` says what it offers; a file
 * of an operation's name in kebab case under `rules/operations/` says which rules hold for its calls.
 */
function ruleModules({ companions }: Pick<Contract, 'companions'>): readonly OutputFile[] {
  const rules = [...companions].filter(([path]) => path.startsWith('rules/') && path.endsWith('.ts'));
  const files = rules.map(([path, text]): OutputFile => ({
    kind: 'text',
    path: `sdk/src/${path}`,
    text,
    own: OWN,
  }));
  const offer = "export * from './rules/index.ts';\n";
  return companions.has('rules/index.ts') ? [...files, { kind: 'text', path: 'sdk/src/rules.ts', text: offer }] : files;
}

/** The path of the module that says which rules hold for the calls of an operation, where there is one. */
function rulesOf(operation: string, { companions }: Pick<Contract, 'companions'>): string | undefined {
  const path = `rules/operations/${slug(operation)}.ts`;
  return companions.has(path) ? path : undefined;
}
