import type { Contract } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject, at, follow, objectAt } from '../../model/json.ts';
import {
  composedParts,
  type ResolveSchema,
  statedItems,
  statedTypes,
} from '../../../templates/runtime/shared/schema/composition.ts';
import { slug } from '../../model/names.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { createContext, ModuleScope, type ValidatorContext } from './module-scope.ts';
import {
  planModules,
  type PlannedGroup,
  type PlannedOperation,
  type PlannedPart,
  schemaPointer,
} from './plan-modules.ts';
import { schemasModule, interpreterNames, moduleFile, unitStatements } from './schema-module.ts';
import { jsonLiteral, objectLiteral, stringLiteral } from '../source/literals.ts';
import { bareTypeText, referencedTypes } from '../source/types.ts';
import { BLANK_LINE, constant, exportFrom, importNames, importTypes, type Statement } from '../structures.ts';
import type { Operation, Parameter } from '../../model/api.ts';

/** Shared modules that generated validators need, wherever they are written. */
const RUNTIME = ['validation', 'closest-match.ts'];

export const validatorsEmitter = defineEmitter({ name: 'validators', emit: emitValidators });

/**
 * Emits the functions that validate requests and responses: one module per group of operations, one of the schemas that
 * several groups use, and those that export them all. Each module is planned when it is printed, so that only few are
 * in memory at once.
 */
export function* emitValidators(contract: Contract): Generator<OutputFile> {
  const { api, document } = contract;
  if (!isObject(document)) return;
  const plan = planModules(api, document);
  const context = createContext(api, document, plan, (operation) => rulesOf(operation, contract));
  for (const group of plan.groups) yield groupModule(group, context);
  yield* schemasModule(context);
  for (const path of RUNTIME) yield { kind: 'copy', path: `sdk/src/shared/${path}`, source: `runtime/shared/${path}` };
  yield indexModule(plan.groups);
  yield allModule(plan.groups);
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

const TITLES = {
  path: 'path parameters',
  query: 'query parameters',
  header: 'header parameters',
  cookie: 'cookie parameters',
  body: 'body',
  response: 'response',
} as const;

/** Emits the validators of a group of operations, with the schemas that only it uses. */
function groupModule({ module, operations }: PlannedGroup, context: ValidatorContext): OutputFile {
  const scope = new ModuleScope(module, context);
  const statements = [
    ...unitStatements(context.unitsOf.get(module) ?? [], scope),
    ...operations.flatMap((planned) => [
      ...planned.parts.map((part) => validatorStatement(part, scope)),
      operationStatement(planned, scope),
    ]),
  ];
  return moduleFile(module, scope, statements);
}

function validatorStatement(part: PlannedPart, scope: ModuleScope): Statement {
  const create = scope.runtime('validator', 'createValidator');
  const schema = [scope.unitName(part.pointer, 'schemaName'), ...interpreterNames(part.pointer, scope)].join(', ');
  const test = scope.unitName(part.pointer, 'functionName');
  const title = part.status === undefined ? TITLES[part.name] : `${TITLES[part.name]} of status ${part.status}`;
  return constant({
    leadingTrivia: BLANK_LINE,
    docs: [`Validates the ${title}.`],
    isExported: true,
    name: part.validator,
    type: `${scope.runtimeType('validator', 'Validator')}<${typeText(part, scope)}>`,
    initializer: `/* @__PURE__ */ ${create}(${test}, [${schema}], ${stringLiteral(part.name)})`,
  });
}

function typeText({ type }: PlannedPart, scope: ModuleScope): string {
  for (const name of referencedTypes(type)) scope.import('types.ts', { name, isTypeOnly: true });
  return bareTypeText(type);
}

/** All validators of an operation, for a client or a server that validates whole calls. */
function operationStatement({ operation, tableName: whole, parts }: PlannedOperation, scope: ModuleScope): Statement {
  const options = operation.parameters.filter(({ clientOption }) => clientOption).map(({ identifier }) => identifier);
  const readings = requestParameters(operation, scope.context.document);
  const rules = rulesName(operation, scope);
  const statuses = parts.flatMap((part) => (part.status === undefined ? [] : [[part.status, part.validator] as const]));
  const members = [
    ['operation', stringLiteral(operation.id)] as const,
    ...parts.filter(({ status }) => status === undefined).map((part) => [part.name, part.validator] as const),
    ...(statuses.length === 0 ? [] : [['responses', objectLiteral(statuses)] as const]),
    ...(operation.body?.required ? [['bodyRequired', 'true'] as const] : []),
    ...(readings.length === 0 ? [] : [['parameters', jsonLiteral(readings)] as const]),
    ...(options.length === 0 ? [] : [['options', jsonLiteral(options)] as const]),
    ...(rules === undefined ? [] : [['rules', rules] as const]),
  ];
  return constant({
    leadingTrivia: BLANK_LINE,
    docs: [`All validators of ${operation.name}, for whole calls.`],
    isExported: true,
    name: whole,
    type: scope.runtimeType('operation-validators', 'OperationValidators'),
    initializer: objectLiteral(members),
  });
}

/** Imports the rules for the calls of an operation, if there are any. */
function rulesName({ id, name }: Operation, scope: ModuleScope): string | undefined {
  const module = scope.context.rules(id);
  return module === undefined ? undefined : scope.import(module, { name: 'rules', alias: `${name}Rules` });
}

/** Emits the module that exports every validator and the runtime. */
function indexModule(groups: readonly PlannedGroup[]): OutputFile {
  const modules = ['./validation/index.ts', ...groups.map(({ module }) => `./${module}`)];
  return { kind: 'code', path: 'sdk/src/validators.ts', statements: modules.map((module) => exportFrom(module)) };
}

/** Emits the table of all validators by operation id, for a client or a server that validates every call. */
function allModule(groups: readonly PlannedGroup[]): OutputFile {
  const all = groups.flatMap(({ operations }) => operations);
  const entries = all.map(({ operation, tableName }) => `[${stringLiteral(operation.id)}, ${tableName}],`);
  const table = constant({
    leadingTrivia: BLANK_LINE,
    docs: ['The validators of every operation, by its id.'],
    isExported: true,
    name: 'allValidators',
    type: 'ReadonlyMap<string, OperationValidators>',
    initializer: `new Map([${entries.join('\n')}])`,
  });
  const imports = [
    importTypes('../shared/validation/operation-validators.ts', ['OperationValidators']),
    ...groups.map(({ module, operations }) =>
      importNames(
        module.replace(/^validators/, '.'),
        operations.map(({ tableName }) => tableName),
      ),
    ),
  ];
  return { kind: 'code', path: 'sdk/src/validators/all.ts', statements: [...imports, table] };
}

/** Returns how the parameters of an operation are serialized: the runtime's `RequestParameter`s. */
export function requestParameters({ parameters }: Operation, document: JsonObject): readonly Json[] {
  return parameters.map((parameter) => {
    const { identifier, name, location } = parameter;
    return { property: identifier, name, location, ...serializationOf(parameter, document) };
  });
}

function serializationOf(parameter: Parameter, document: JsonObject): JsonObject {
  const { mediaType } = parameter;
  if (mediaType !== undefined && /json/i.test(mediaType)) return { form: 'json' };
  const schema = at(document, schemaPointer(parameter));
  const types = statedTypes(schema, resolverOf(document));
  const written = styleOf(parameter);
  if (types.includes('array')) return { ...valueFormat(schema, document), ...written };
  if (!types.includes('object')) return { ...scalarFormat(types), ...written };
  const members = memberFormats(inferProperties(document, schema), document);
  return { form: formOf(parameter), members, ...written };
}

/** Returns how an object is serialized. */
function formOf({ style, explode, location }: Parameter): Json {
  if (style === 'deepObject') return 'deep';
  if (!explode) return 'turns';
  return location === 'query' || location === 'cookie' ? 'members' : 'pairs';
}

/** Returns the prefix and separator of a style. */
function styleOf({ style, explode }: Parameter): JsonObject {
  if (style === 'label') return { style, ...(explode ? { separator: '.' } : {}) };
  if (style === 'matrix') return { style, ...(explode ? { separator: ';' } : {}) };
  if (explode) return {};
  if (style === 'spaceDelimited') return { separator: ' ' };
  if (style === 'tabDelimited') return { separator: '\t' };
  return style === 'pipeDelimited' ? { separator: '|' } : {};
}

/** Returns the formats of the members of an object. */
function memberFormats(properties: JsonObject, document: JsonObject): JsonObject {
  const members = Object.entries(properties);
  return Object.fromEntries(members.map(([name, schema]) => [name, valueFormat(schema, document)]));
}

/** Returns the type of a text: a scalar, or a list of them. */
function valueFormat(schema: Json | undefined, document: JsonObject): JsonObject {
  const types = statedTypes(schema, resolverOf(document));
  if (!types.includes('array')) return scalarFormat(types);
  return {
    isList: true,
    ...scalarFormat(statedTypes(statedItems(schema, resolverOf(document)), resolverOf(document))),
  };
}

function scalarFormat(types: readonly string[]): JsonObject {
  if (types.includes('string')) return {};
  if (types.includes('object') || types.includes('array')) return { type: 'json' };
  if (types.includes('boolean')) return { type: 'boolean' };
  return types.includes('number') ? { type: 'number' } : {};
}

/** The schemas of the members of an object. */
function inferProperties(document: JsonObject, schema: Json | undefined): JsonObject {
  const parts = [...composedParts(schema, resolverOf(document))];
  return Object.fromEntries(parts.flatMap((part) => Object.entries(objectAt(part, 'properties'))));
}

/** Returns the function that resolves references to schemas of a document. */
function resolverOf(document: JsonObject): ResolveSchema {
  return (schema) => {
    const { value } = follow(document, { value: schema ?? true, pointer: '' });
    return isObject(value) ? value : {};
  };
}
