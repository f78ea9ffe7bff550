import type { Api } from '../../model/api.ts';
import { isObject, type Pointer } from '../../model/json.ts';
import { reachable } from '../../../templates/runtime/shared/schema/units.ts';
import type { OutputFile } from '../emitter.ts';
import { stringLiteral } from '../source/literals.ts';
import { BLANK_LINE, constant } from '../structures.ts';
import { createContext, ModuleScope } from './module-scope.ts';
import { planBodies } from './plan-modules.ts';
import { moduleNames } from './schema-module.ts';
import { validatorFunctions } from './statements/validator-functions.ts';

/** An API, its document, and the module that validates its bodies. */
interface BodyValidatorOptions {
  readonly api: Api;
  readonly document: object;
  /** Folder of the package's sources. */
  readonly root: string;
  /** Path of the module below that folder. */
  readonly module: string;
  /** Entry of a package with the functions that validators call. @default the modules below the folder */
  readonly runtime?: string;
}

/**
 * Emits the functions that validate the bodies of requests, by the pointers of their schemas: for a server that
 * explains by the interpreter what they reject. A schema that only the interpreter validates has none.
 *
 * @returns the module; `undefined` if no body has a function
 */
export function emitBodyValidators(options: BodyValidatorOptions): OutputFile | undefined {
  const { api, document, root, module, runtime } = options;
  if (!isObject(document)) return undefined;
  const plan = planBodies(api, document, module);
  const context = createContext(api, document, { ...plan, roots: [] });
  const targets = new Map([...plan.units].map(([pointer, unit]) => [pointer, unit.targets]));
  const needed = (pointer: Pointer): readonly Pointer[] => [...reachable([pointer], targets)];
  const bodies = [...plan.bodies].filter(([, pointer]) => !needed(pointer).some((one) => context.interpreted.has(one)));
  if (bodies.length === 0) return undefined;
  const scope = new ModuleScope(module, context, runtime);
  const names = moduleNames(scope);
  const used = new Set(bodies.flatMap(([, pointer]) => needed(pointer)));
  const units = [...plan.units.values()].filter(({ pointer }) => used.has(pointer));
  const functions = units.flatMap((unit) => validatorFunctions(unit, names));
  const entries = bodies.map(
    ([place, pointer]) => `[${stringLiteral(place)}, ${scope.unitName(pointer, 'functionName')}],`,
  );
  const table = constant({
    leadingTrivia: BLANK_LINE,
    docs: ['Validators of the bodies of requests, by the pointers of their schemas.'],
    isExported: true,
    name: 'bodyValidators',
    type: 'ReadonlyMap<string, (value: unknown) => boolean>',
    initializer: `new Map([${entries.join('\n')}])`,
  });
  const statements = [...scope.imports(), ...scope.constants(), ...functions, table];
  return { kind: 'code', path: `${root}${module}`, statements };
}
