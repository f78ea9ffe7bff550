import type { Operation } from '../../model/api.ts';
import { answersList } from '../../model/answers-list.ts';
import type { Json } from '../../model/json.ts';
import { objectLiteral, string, value } from '../source/literal.ts';
import { BLANK_LINE, constant, type Statement } from '../structures.ts';
import { dataText } from './data-text.ts';
import { descriptionName } from './description-name.ts';
import type { GroupModule } from './group-module.ts';
import { pathParameters, type Replacing } from './replacing.ts';
import { sentShapeLiteral } from './sent-shape.ts';

/** The module of the runtime that reads, merges and sends. */
export const UPDATE = './update.ts';

/** What the safe update of one resource works from: how it is read, what replaces it, and what may be sent. */
export function updatePlan(replacing: Replacing, module: GroupModule): Statement {
  const { operation, update, read, sent } = replacing;
  const { types, schemas } = module;
  const shape = schemas.get(sent);
  const type = `${types.modules.type(UPDATE, 'UpdatePlan')}<${update.requestName}, ${types.schema(read)}, ${dataText(operation, types)}>`;
  const initializer = objectLiteral([
    ['id', string(update.name)],
    ...readMember(replacing, module),
    ['replace', descriptionName(operation)],
    ['schema', shape === undefined ? '{}' : sentShapeLiteral(shape, schemas)],
  ]);
  return constant({ leadingTrivia: BLANK_LINE, name: `${update.name}Plan`, type, initializer });
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
  const request = objectLiteral([
    ...pathParameters(reader).map(({ identifier }): [string, string] => [identifier, `request.${identifier}`]),
    ...(reading.body === undefined ? [] : [['body', bodyExpression(reading.body, operation)] as const]),
  ]);
  const call = `client.call(${descriptionName(reader)}, ${request}, options)`;
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
