import { isObject, type Json, type Pointer, at } from '../../model/json.ts';
import type { OutputFile } from '../emitter.ts';
import {
  constant,
  type FunctionDeclarationStructure,
  KIND,
  type Statement,
  type VariableStatementStructure,
} from '../structures.ts';
import { ModuleScope, type ValidatorContext } from './module-scope.ts';
import type { PlannedUnit } from './plan-modules.ts';
import { derivedSchemaFacts, schemaLiteral, type SchemaReferences } from './schema-literal.ts';
import { type ModuleNames, validatorFunctions } from './statements/validator-functions.ts';

/** Emits the module of a schema that several operations use. */
export function schemaModule(unit: PlannedUnit, context: ValidatorContext): OutputFile {
  const scope = new ModuleScope(unit.module, context);
  const statements = unitStatements([unit], scope).map((statement) => ({ ...statement, isExported: true }));
  return moduleFile(unit.module, scope, statements);
}

/** Puts a module together: imports, constants, then its statements. */
export function moduleFile(module: string, scope: ModuleScope, statements: readonly Statement[]): OutputFile {
  return {
    kind: 'code',
    path: `sdk/src/${module}`,
    statements: [...scope.imports(), ...scope.constants(), ...statements],
  };
}

type UnitStatement = FunctionDeclarationStructure | VariableStatementStructure;

/** The functions that validate the schemas of one module, and the schemas for the interpreter. */
export function unitStatements(units: readonly PlannedUnit[], scope: ModuleScope): readonly UnitStatement[] {
  const names = moduleNames(scope);
  const functions = units.flatMap((unit) =>
    scope.context.interpreted.has(unit.pointer) ? [interpretingFunction(unit, scope)] : validatorFunctions(unit, names),
  );
  if (units.length === 0) return [];
  const type = `${scope.runtimeType('interpreter/schema', 'Schema')} | boolean`;
  const schemas = units.map((unit) =>
    constant({ name: unit.schemaName, type, initializer: schemaLiteral(unit.schema, schemaReferences(unit, scope)) }),
  );
  return [...functions, ...schemas];
}

/** Calls the interpreter for a schema that cannot be compiled. */
function interpretingFunction(
  { functionName: judge, schemaName: shape, pointer }: PlannedUnit,
  scope: ModuleScope,
): FunctionDeclarationStructure {
  const interpreters = interpreterNames(pointer, scope).join(', ');
  const matches = scope.runtime('interpreter/interpret', 'matchesSchema');
  const statements = [`return ${matches}(${shape}, data, [${interpreters}]);`];
  const parameters = [{ name: 'data', type: 'unknown' }];
  return { kind: KIND.Function, name: judge, parameters, returnType: 'boolean', statements };
}

/** Imports the interpreters of the keywords of a schema. */
export function interpreterNames(pointer: Pointer, scope: ModuleScope): readonly string[] {
  return scope.context.interpreters(pointer).map(({ module, name }) => scope.runtime(module, name));
}

function moduleNames(scope: ModuleScope): ModuleNames {
  return {
    units: scope.context.units,
    runtime: (module, name) => scope.runtime(module, name),
    unit: (pointer) => ({ name: scope.unitName(pointer, 'functionName'), unit: scope.unit(pointer) }),
    pattern: (pattern) => scope.pattern(pattern),
    constant: (expression) => scope.constant(expression),
    claim: (name) => scope.context.names.claim(name),
  };
}

function schemaReferences(unit: PlannedUnit, scope: ModuleScope): SchemaReferences {
  const { document } = scope.context;
  return {
    runtime: (module, name) => scope.runtime(module, name),
    schema: (pointer) => scope.unitName(pointer, 'schemaName'),
    pattern: (pattern) => scope.patternLiteral(pattern),
    facts: (shape: Json) => {
      const derived = at(document, unit.pointer);
      return derivedSchemaFacts(shape, isObject(derived) ? derived : {}, document);
    },
  };
}
