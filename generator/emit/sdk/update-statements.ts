import type { FunctionStatement, InterfaceStatement, MethodSignature, Statement } from '../statement.ts';
import type { Operation, Parameter, Update } from '../../model/api.ts';
import { answersList } from '../../model/answers-list.ts';
import type { Json } from '../../model/json.ts';
import { documentationText } from '../source/documentation.ts';
import { key, objectLiteral, string, value } from '../source/literal.ts';
import { constant } from './constant.ts';
import { dataText } from './data-text.ts';
import { descriptionName } from './description-name.ts';
import type { GroupModule } from './group-module.ts';
import { sentShapeLiteral } from './sent-shape.ts';
import type { TypeImports } from './type-imports.ts';

/** The module of the runtime that reads, merges and sends. */
const UPDATE = './update.ts';

/** An operation that replaces a named shape, and what its safe update is made of. */
interface Replacing {
  readonly operation: Operation;
  readonly update: Update;
  /** Name of the shape as it is read, and as it is sent. */
  readonly read: string;
  readonly sent: string;
}

/** The safe way beside an operation that replaces: its request, the function, and the plan that it works from. */
export function updateStatements(operation: Operation, module: GroupModule): readonly Statement[] {
  const replacing = replacingOf(operation, module);
  if (replacing === undefined) return [];
  return [requestInterface(replacing, module.types), updateFunction(replacing, module.types), plan(replacing, module)];
}

/** The same in the facade. */
export function updateMethods(operation: Operation, module: GroupModule): readonly MethodSignature[] {
  const replacing = replacingOf(operation, module);
  if (replacing === undefined) return [];
  const { types, group } = module;
  types.modules.type(`./${group.slug}.ts`, replacing.update.requestName);
  return [
    {
      name: key(replacing.update.facade.at(-1) ?? replacing.update.name),
      docs: updateDocs(replacing),
      parameters: ownParameters(replacing, types),
      returnType: `${types.core('Call')}<${dataText(operation, types)}>`,
    },
  ];
}

function replacingOf(operation: Operation, { schemas }: GroupModule): Replacing | undefined {
  const body = operation.body?.preferred.schema;
  const sent = body?.kind === 'reference' ? schemas.get(body.name) : undefined;
  if (operation.update === undefined || sent === undefined) return undefined;
  return { operation, update: operation.update, read: sent.derivedFrom ?? sent.name, sent: sent.name };
}

function requestInterface({ operation, update }: Replacing, types: TypeImports): InterfaceStatement {
  return {
    kind: 'interface',
    name: update.requestName,
    isExported: true,
    docs: [`Which resource {@link ${update.name}} updates.`],
    properties: pathParameters(operation).map(({ identifier, schema, documentation }) => ({
      name: key(identifier),
      type: types.text(schema),
      docs: documentationText(documentation),
    })),
  };
}

function pathParameters({ parameters }: Operation): readonly Parameter[] {
  return parameters.filter(({ location }) => location === 'path');
}

function updateFunction(replacing: Replacing, types: TypeImports): FunctionStatement {
  const { operation, update } = replacing;
  types.modules.value(UPDATE, 'safeUpdate');
  return {
    kind: 'function',
    name: update.name,
    isExported: true,
    docs: updateDocs(replacing),
    parameters: [{ name: 'client', type: types.core('Client') }, ...ownParameters(replacing, types)],
    returnType: `${types.core('Call')}<${dataText(operation, types)}>`,
    body: [`return safeUpdate(client, ${update.name}Plan, request, change, options);`],
  };
}

/** Without an operation that reads the resource, the caller must give one. */
function ownParameters(
  { update, read, sent }: Replacing,
  types: TypeImports,
): { name: string; type: string; isOptional: boolean }[] {
  const isReadable = update.reading !== undefined;
  const [readType, sentType] = [types.schema(read), types.schema(sent)];
  const optionsName = types.modules.type(UPDATE, isReadable ? 'UpdateOptions' : 'ReadingUpdateOptions');
  return [
    { name: 'request', type: update.requestName, isOptional: false },
    {
      name: 'change',
      type: `${types.modules.type(UPDATE, 'UpdateChange')}<${readType}, ${sentType}>`,
      isOptional: false,
    },
    {
      name: 'options',
      type: `${optionsName}<${readType}> & ${types.core('CallOptions')}`,
      isOptional: isReadable,
    },
  ];
}

function updateDocs({ operation, update }: Replacing): string[] {
  const how =
    update.reading === undefined
      ? 'with the function in `options.read`: no operation that reads it is known'
      : `with {@link ${update.reading.read}}`;
  return [
    `Updates without clearing anything: reads the resource ${how}, merges the change, and sends the whole with {@link ${operation.name}}.`,
  ];
}

function plan(replacing: Replacing, module: GroupModule): Statement {
  const { operation, update, read, sent } = replacing;
  const { types, schemas } = module;
  const shape = schemas.get(sent);
  const type = `${types.modules.type(UPDATE, 'UpdatePlan')}<${update.requestName}, ${types.schema(read)}, ${dataText(operation, types)}>`;
  const initializer = objectLiteral([
    ['id', string(update.name)],
    ...readMember(replacing, module),
    ['replace', descriptionName(operation)],
    ['shape', shape === undefined ? '{}' : sentShapeLiteral(shape, schemas)],
  ]);
  return constant(`${update.name}Plan`, type, initializer);
}

/** How the plan reads, or searches, and by what the resource is known. */
function readMember(
  { operation, update }: Replacing,
  { group, types, readers }: GroupModule,
): readonly (readonly [string, string])[] {
  const matched = Object.entries(update.match).map(([property, parameter]): [string, string] => [
    property,
    string(identifierOf(parameter, operation) ?? parameter),
  ]);
  const match: readonly [string, string][] = matched.length === 0 ? [] : [['match', objectLiteral(matched)]];
  const { reading } = update;
  const found = readers.get(reading?.read ?? '');
  if (reading === undefined || found === undefined) return match;
  const reader = found.operation;
  if (found.group.slug !== group.slug) types.modules.value(`./${found.group.slug}.ts`, descriptionName(reader));
  const body = reading.body === undefined ? '' : `, body: ${bodyExpression(reading.body, operation)}`;
  const own = reader.parameters
    .filter(({ location }) => location === 'path')
    .map(({ identifier }) => `${key(identifier)}: request.${identifier}`);
  const call = `client.call(${descriptionName(reader)}, { ${[...own].join(', ')}${own.length === 0 ? body.slice(2) : body} }, options)`;
  return [[answersList(reader) ? 'search' : 'read', `(client, request, options) => ${call}`], ...match];
}

/** A body in which `{parameter}` stands for a property of the request. */
function bodyExpression(body: Json, operation: Operation): string {
  if (typeof body === 'string') {
    const parameter = /^\{([^{}]+)\}$/.exec(body)?.[1];
    return parameter === undefined ? string(body) : requestProperty(parameter, operation);
  }
  if (Array.isArray(body)) return `[${body.map((item) => bodyExpression(item, operation)).join(', ')}]`;
  if (typeof body !== 'object' || body === null) return value(body);
  return objectLiteral(Object.entries(body).map(([name, item]) => [name, bodyExpression(item, operation)]));
}

function requestProperty(parameter: string, operation: Operation): string {
  const identifier = identifierOf(parameter, operation);
  return identifier === undefined ? string(parameter) : `request[${string(identifier)}]`;
}

function identifierOf(parameter: string, operation: Operation): string | undefined {
  return pathParameters(operation).find(({ name }) => name === parameter)?.identifier;
}
