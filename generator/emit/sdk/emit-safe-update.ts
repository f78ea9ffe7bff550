import { returnsList } from '../../model/http.ts';
import type { Operation, Parameter, Update } from '../../model/api.ts';
import type { Json } from '../../model/json.ts';
import { documentationText } from '../source/documentation.ts';
import { jsonLiteral, objectLiteral, propertyKey, stringLiteral } from '../source/literals.ts';
import {
  BLANK_LINE,
  constant,
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  KIND,
  type MethodSignature,
  type ParameterSignature,
  type Statement,
} from '../structures.ts';
import { descriptionName } from './describe-operation.ts';
import type { GroupModule, TypeImports } from './module-imports.ts';
import { updateDocumentation, type UpdateNames } from './operation-documentation.ts';
import { replaceSchemaLiteral } from './replace-schema.ts';
import { dataType } from './response-reader.ts';

/** Parts of the safe update of an operation that replaces a named schema. */
interface SafeUpdate {
  readonly operation: Operation;
  readonly update: Update;
  /** Names of the schema as it is read, and as it is sent. */
  readonly read: string;
  readonly sent: string;
}

/** Returns the safe update of an operation, or `undefined` if it has none. */
function safeUpdateOf(operation: Operation, { schemas }: GroupModule): SafeUpdate | undefined {
  const body = operation.body?.preferred.schema;
  const sent = body?.kind === 'reference' ? schemas.get(body.name) : undefined;
  if (operation.update === undefined || sent === undefined) return undefined;
  return { operation, update: operation.update, read: sent.derivedFrom ?? sent.name, sent: sent.name };
}

/** Returns the parameters that identify the resource. */
function pathParameters({ parameters }: Operation): readonly Parameter[] {
  return parameters.filter(({ location }) => location === 'path');
}

/** Declares the safe update of an operation: its request type, its function, and its plan. */
export function updateStatements(operation: Operation, module: GroupModule): readonly Statement[] {
  const replacing = safeUpdateOf(operation, module);
  if (replacing === undefined) return [];
  return [requestInterface(replacing, module.types), updateFunction(replacing, module), updatePlan(replacing, module)];
}

/** Declares the safe update in the facade. */
export function updateMethods(
  operation: Operation,
  module: GroupModule,
  names: UpdateNames,
): readonly MethodSignature[] {
  const replacing = safeUpdateOf(operation, module);
  if (replacing === undefined) return [];
  const { types, group } = module;
  types.modules.type(`./${group.slug}.ts`, replacing.update.requestName);
  return [
    {
      name: propertyKey(replacing.update.facade.at(-1) ?? replacing.update.name),
      docs: updateDocumentation(operation, module, names),
      parameters: ownParameters(replacing, types),
      returnType: `${types.core('Call')}<${dataType(operation, types)}>`,
    },
  ];
}

function requestInterface({ operation, update }: SafeUpdate, types: TypeImports): InterfaceDeclarationStructure {
  return {
    kind: KIND.Interface,
    name: update.requestName,
    isExported: true,
    docs: [`Identifies the resource that {@link ${update.name}} updates.`],
    properties: pathParameters(operation).map(({ identifier, schema, documentation }) => ({
      name: propertyKey(identifier),
      type: types.text(schema),
      docs: documentationText(documentation),
    })),
  };
}

function updateFunction(replacing: SafeUpdate, module: GroupModule): FunctionDeclarationStructure {
  const { operation, update } = replacing;
  const { types } = module;
  types.modules.value(UPDATE, 'safeUpdate');
  return {
    kind: KIND.Function,
    name: update.name,
    isExported: true,
    docs: updateDocumentation(operation, module, {
      call: `${update.name}(client, `,
      // A module imports the descriptions of other groups, and not their functions.
      reference: ({ name }, { slug }) => (slug === module.group.slug ? `{@link ${name}}` : `\`${name}\``),
    }),
    parameters: [{ name: 'client', type: types.core('Client') }, ...ownParameters(replacing, types)],
    returnType: `${types.core('Call')}<${dataType(operation, types)}>`,
    statements: [`return safeUpdate(client, ${update.name}Plan, request, change, options);`],
  };
}

/** Declares the parameters. The caller must pass a function that reads the resource if no operation does. */
function ownParameters({ update, read, sent }: SafeUpdate, types: TypeImports): ParameterSignature[] {
  const isReadable = update.reading !== undefined;
  const [readType, sentType] = [types.schema(read), types.schema(sent)];
  const optionsName = types.modules.type(UPDATE, isReadable ? 'UpdateOptions' : 'UpdateWithReadOptions');
  return [
    { name: 'request', type: update.requestName },
    {
      name: 'change',
      type: `${types.modules.type(UPDATE, 'UpdateChange')}<${readType}, ${sentType}>`,
    },
    {
      name: 'options',
      type: `${optionsName}<${readType}> & ${types.core('CallOptions')}`,
      hasQuestionToken: isReadable,
    },
  ];
}

/** Module of the runtime that reads, merges and sends. */
const UPDATE = './update.ts';

/** Declares the plan of a safe update: how to read the resource, how to replace it, and what may be sent. */
function updatePlan(replacing: SafeUpdate, module: GroupModule): Statement {
  const { operation, update, read, sent } = replacing;
  const { types, schemas } = module;
  const schema = schemas.get(sent);
  const type = `${types.modules.type(UPDATE, 'UpdatePlan')}<${update.requestName}, ${types.schema(read)}, ${dataType(operation, types)}>`;
  const initializer = objectLiteral([
    ['id', stringLiteral(update.name)],
    ...readMember(replacing, module),
    ['replace', descriptionName(operation)],
    ['schema', schema === undefined ? '{}' : replaceSchemaLiteral(schema, schemas)],
  ]);
  return constant({ leadingTrivia: BLANK_LINE, name: `${update.name}Plan`, type, initializer });
}

/** Returns the members that read or search the resource, and that identify it in a list. */
function readMember(
  { operation, update }: SafeUpdate,
  { group, types, operations }: GroupModule,
): readonly (readonly [string, string])[] {
  const matched = Object.entries(update.match).map(([property, parameter]): [string, string] => [
    property,
    stringLiteral(identifierOf(parameter, operation) ?? parameter),
  ]);
  const match: readonly [string, string][] = matched.length === 0 ? [] : [['match', objectLiteral(matched)]];
  const { reading } = update;
  const found = operations.get(reading?.read ?? '');
  if (reading === undefined || found === undefined) return match;
  const reader = found.operation;
  if (found.group.slug !== group.slug) types.modules.value(`./${found.group.slug}.ts`, descriptionName(reader));
  const request = objectLiteral([
    ...pathParameters(reader).map(({ identifier }): [string, string] => [identifier, `request.${identifier}`]),
    ...(reading.body === undefined ? [] : [['body', bodyExpression(reading.body, operation)] as const]),
  ]);
  const call = `client.call(${descriptionName(reader)}, ${request}, options)`;
  return [[returnsList(reader) ? 'search' : 'read', `(client, request, options) => ${call}`], ...match];
}

/** Returns a body as an expression, with `{parameter}` replaced by a property of the request. */
function bodyExpression(body: Json, operation: Operation): string {
  if (typeof body === 'string') {
    const parameter = /^\{([^{}]+)\}$/.exec(body)?.[1];
    return parameter === undefined ? stringLiteral(body) : requestProperty(parameter, operation);
  }
  if (Array.isArray(body)) return `[${body.map((item) => bodyExpression(item, operation)).join(', ')}]`;
  if (typeof body !== 'object' || body === null) return jsonLiteral(body);
  return objectLiteral(Object.entries(body).map(([name, item]) => [name, bodyExpression(item, operation)]));
}

function requestProperty(parameter: string, operation: Operation): string {
  const identifier = identifierOf(parameter, operation);
  return identifier === undefined ? stringLiteral(parameter) : `request[${stringLiteral(identifier)}]`;
}

function identifierOf(parameter: string, operation: Operation): string | undefined {
  return pathParameters(operation).find(({ name }) => name === parameter)?.identifier;
}
