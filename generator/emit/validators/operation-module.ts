import type { OutputFile } from '../emitter.ts';
import { jsonLiteral, objectLiteral, stringLiteral } from '../source/literals.ts';
import { bareTypeText, referencedTypes } from '../source/types.ts';
import { BLANK_LINE, constant, exportFrom, importNames, importTypes, type Statement } from '../structures.ts';
import { ModuleScope, type ValidatorContext } from './module-scope.ts';
import { requestParameters } from './parameters.ts';
import type { PlannedOperation, PlannedPart } from './plan-modules.ts';
import { interpreterNames, moduleFile, unitStatements } from './schema-module.ts';

const TITLES = {
  path: 'path parameters',
  query: 'query parameters',
  header: 'header parameters',
  cookie: 'cookie parameters',
  body: 'body',
  response: 'response',
} as const;

/** Emits the validators of one operation, with the schemas that only it uses. */
export function operationModule(planned: PlannedOperation, context: ValidatorContext): OutputFile {
  const module = `validators/operations/${planned.slug}.ts`;
  const scope = new ModuleScope(module, context);
  const statements = [
    ...unitStatements(context.unitsOf.get(module) ?? [], scope),
    ...planned.parts.map((part) => validatorStatement(part, scope)),
    operationStatement(planned, scope),
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
  const rules = scope.context.rules(operation.id);
  if (rules !== undefined) scope.import(rules, { name: 'rules' });
  const statuses = parts.flatMap((part) => (part.status === undefined ? [] : [[part.status, part.validator] as const]));
  const members = [
    ['operation', stringLiteral(operation.id)] as const,
    ...parts.filter(({ status }) => status === undefined).map((part) => [part.name, part.validator] as const),
    ...(statuses.length === 0 ? [] : [['responses', objectLiteral(statuses)] as const]),
    ...(operation.body?.required ? [['bodyRequired', 'true'] as const] : []),
    ...(readings.length === 0 ? [] : [['parameters', jsonLiteral(readings)] as const]),
    ...(options.length === 0 ? [] : [['options', jsonLiteral(options)] as const]),
    ...(rules === undefined ? [] : [['rules', 'rules'] as const]),
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

/** Emits the module that exports every validator and the runtime. */
export function indexModule(operations: readonly PlannedOperation[]): OutputFile {
  const modules = ['./validation/index.ts', ...operations.map(({ slug }) => `./validators/operations/${slug}.ts`)];
  return { kind: 'code', path: 'sdk/src/validators.ts', statements: modules.map((module) => exportFrom(module)) };
}

/** Emits the table of all validators by operation id, for a client or a server that validates every call. */
export function allModule(operations: readonly PlannedOperation[]): OutputFile {
  const entries = operations.map(({ operation, tableName: whole }) => `[${stringLiteral(operation.id)}, ${whole}],`);
  const table = constant({
    leadingTrivia: BLANK_LINE,
    docs: ['The validators of every operation, by its id.'],
    isExported: true,
    name: 'allValidators',
    type: 'ReadonlyMap<string, OperationValidators>',
    initializer: `new Map([${entries.join('\n')}])`,
  });
  const imports = [
    importTypes('../../shared/validation/operation-validators.ts', ['OperationValidators']),
    ...operations.map(({ tableName: whole, slug }) => importNames(`./${slug}.ts`, [whole])),
  ];
  return { kind: 'code', path: 'sdk/src/validators/operations/all.ts', statements: [...imports, table] };
}
