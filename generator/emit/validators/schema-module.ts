import {
  isObject,
  type Json,
  type Pointer,
  at,
  type JsonObject,
  member,
  follow,
  listAt,
  objectAt,
  textAt,
} from '../../model/json.ts';
import type { OutputFile } from '../emitter.ts';
import {
  constant,
  type FunctionDeclarationStructure,
  KIND,
  type Statement,
  type VariableStatementStructure,
} from '../structures.ts';
import { ModuleScope, type ValidatorContext } from './module-scope.ts';
import { type PlannedUnit, SCHEMAS_MODULE } from './plan-modules.ts';
import { type ModuleNames, validatorFunctions } from './statements/validator-functions.ts';
import { jsonLiteral, literalKey, stringLiteral } from '../source/literals.ts';
import { type PlannedMember, schemaMembers } from '../../../templates/runtime/shared/schema/schema-compiler.ts';

/** Emits the module of the schemas that several groups of operations use, if there are any. */
export function schemasModule(context: ValidatorContext): readonly OutputFile[] {
  const units = context.unitsOf.get(SCHEMAS_MODULE);
  if (units === undefined) return [];
  const scope = new ModuleScope(SCHEMAS_MODULE, context);
  const statements = unitStatements(units, scope).map((statement) => ({ ...statement, isExported: true }));
  return [moduleFile(SCHEMAS_MODULE, scope, statements)];
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
  const validated = units.filter(({ pointer }) => scope.context.validated.has(pointer));
  const functions = validated.flatMap((unit) =>
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
  { functionName, schemaName, pointer }: PlannedUnit,
  scope: ModuleScope,
): FunctionDeclarationStructure {
  const interpreters = interpreterNames(pointer, scope).join(', ');
  const matches = scope.runtime('interpreter/interpret', 'matchesSchema');
  const statements = [`return ${matches}(${schemaName}, data, [${interpreters}]);`];
  const parameters = [{ name: 'data', type: 'unknown' }];
  return { kind: KIND.Function, name: functionName, parameters, returnType: 'boolean', statements };
}

/** Imports the interpreters of the keywords of a schema. */
export function interpreterNames(pointer: Pointer, scope: ModuleScope): readonly string[] {
  return scope.context.interpreters(pointer).map(({ module, name }) => scope.runtime(module, name));
}

/** Returns the names that the functions of a module refer to. */
export function moduleNames(scope: ModuleScope): ModuleNames {
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
    facts: (variant: Json) => {
      const derived = at(document, unit.pointer);
      return derivedSchemaFacts(variant, isObject(derived) ? derived : {}, document);
    },
  };
}

/** Names that the text of a schema refers to. */
interface SchemaReferences {
  readonly runtime: (module: string, name: string) => string;
  /** The constant that holds the schema of a unit. */
  readonly schema: (pointer: string) => string;
  /** The constant that holds a pattern. */
  readonly pattern: (pattern: string) => string;
  /** Returns facts of a derived schema that it does not state itself, as members. */
  readonly facts: (variant: Json) => readonly (readonly [string, string])[];
}

/** A cleaned schema as the expression that issues are made from: the runtime's `Schema`. */
function schemaLiteral(schema: Json, references: SchemaReferences): string {
  if (!isObject(schema)) return String(schema);
  const members = schemaMembers(schema).flatMap((member) => memberTexts(member, references));
  return `{ ${members.map(([name, text]) => `${literalKey(name)}: ${text}`).join(', ')} }`;
}

type Members = readonly (readonly [string, string])[];

function memberTexts(member: PlannedMember, references: SchemaReferences): Members {
  return member.kind === 'variant' ? references.facts(member.variant) : [[member.name, memberText(member, references)]];
}

function memberText(member: Exclude<PlannedMember, { kind: 'variant' }>, references: SchemaReferences): string {
  switch (member.kind) {
    case 'json':
      return jsonLiteral(member.value);
    case 'reference':
      return `() => ${references.schema(member.pointer)}`;
    case 'pattern':
      return references.pattern(member.pattern);
    case 'format':
      return formatText(member, references);
    case 'schema':
      return schemaLiteral(member.schema, references);
    case 'list':
      return `[${member.schemas.map((part) => schemaLiteral(part, references)).join(', ')}]`;
    case 'map':
      return mapText(member.schemas, references);
    case 'patterns':
      return patternsText(member.schemas, references);
  }
}

function mapText(schemas: JsonObject, references: SchemaReferences): string {
  const members = Object.entries(schemas).map(
    ([name, schema]) => `${literalKey(name)}: ${schemaLiteral(schema, references)}`,
  );
  return `{ ${members.join(', ')} }`;
}

function patternsText(patterns: JsonObject, references: SchemaReferences): string {
  const pairs = Object.entries(patterns).map(
    ([pattern, schema]) => `[${references.pattern(pattern)}, ${schemaLiteral(schema, references)}]`,
  );
  return `[${pairs.join(', ')}]`;
}

function formatText(
  { format, test }: Extract<PlannedMember, { kind: 'format' }>,
  { runtime }: SchemaReferences,
): string {
  const { of, name } = test;
  return `{ name: ${stringLiteral(format)}, of: ${stringLiteral(of)}, test: ${runtime('formats', name)} }`;
}

/**
 * Returns what a derived schema does not state itself, as members: that what is left out is cleared, and which
 * properties of the resource are not sent, each with what to do instead.
 */
function derivedSchemaFacts(
  variant: Json,
  derived: JsonObject,
  document: JsonObject,
): readonly (readonly [string, string])[] {
  const origin = objectAt(objectAt(document['components'], 'schemas'), textAt(variant, 'of') ?? '');
  const kind = textAt(variant, 'kind');
  const unsent = kind === 'read' ? [] : notSentMembers(origin, derived, document);
  return [
    ...(kind === 'replace' ? [['clears', 'true'] as const] : []),
    ...(unsent.length === 0 ? [] : [['unsent', `{ ${unsent.join(', ')} }`] as const]),
  ];
}

function notSentMembers(origin: JsonObject, derived: JsonObject, document: JsonObject): readonly string[] {
  const sent = Object.fromEntries(allProperties(derived, document));
  const dropped = ownProperties(origin).filter(([name]) => !Object.hasOwn(sent, name));
  const suffix = textAt(document, 'x-reference-suffix') ?? '';
  const hints = new Map<string, string>();
  for (const [name, property] of dropped) {
    const identifier = `${name}${suffix}`;
    const isReplaced = Object.hasOwn(sent, identifier);
    const hint = isReadOnly(document, property) ? READ_ONLY : isReplaced ? replacedBy(identifier) : ONLY_READ;
    // Parts of a composed schema may state the same property; one of them makes it read-only.
    if (!hints.has(name) || hint === READ_ONLY) hints.set(name, hint);
  }
  return [...hints].map(([name, hint]) => `${literalKey(name)}: ${stringLiteral(hint)}`);
}

type Properties = readonly (readonly [name: string, property: Json])[];

/** Returns the properties that a schema states itself, in whatever part; a schema that it refers to has its own. */
function ownProperties(schema: JsonObject): Properties {
  const parts = listAt(schema, 'allOf').filter(isObject);
  return [...Object.entries(objectAt(schema, 'properties')), ...parts.flatMap(ownProperties)];
}

/** Returns the own and inherited properties. A schema that is inherited in two ways counts once. */
function allProperties(schema: JsonObject, document: JsonObject, visited = new Set<JsonObject>()): Properties {
  if (visited.has(schema)) return [];
  visited.add(schema);
  const parts = listAt(schema, 'allOf').map((part) => follow(document, { value: part, pointer: '' }).value);
  const inherited = parts.filter(isObject).flatMap((part) => allProperties(part, document, visited));
  return [...Object.entries(objectAt(schema, 'properties')), ...inherited];
}

const READ_ONLY = 'nothing: it is read-only';

const ONLY_READ = 'nothing: it is only read';

function replacedBy(identifier: string): string {
  return `"${identifier}" instead: the nested object is only read`;
}

function isReadOnly(document: JsonObject, property: Json): boolean {
  const { value } = follow(document, { value: property, pointer: '' });
  return member(property, 'readOnly') === true || member(value, 'readOnly') === true;
}
