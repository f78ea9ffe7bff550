import { preferredContent, returnsList } from '../../model/http.ts';
import { type Operation, pathParameters, type Update } from '../../model/api.ts';
import type { NamedSchema } from '../../model/schema.ts';
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
import { memberType } from './emit-paging.ts';
import type { GroupModule, TypeImports } from './module-imports.ts';
import { updateDocumentation, type UpdateNames } from './operation-documentation.ts';
import { allProperties, replaceSchemaLiteral } from '../source/replace-schema.ts';
import { dataType } from './response-reader.ts';

/** Parts of the safe update of an operation that replaces a resource. */
interface SafeUpdate {
  readonly operation: Operation;
  readonly update: Update;
  /** Types of the resource as it is read, and as it is sent. */
  readonly read: string;
  readonly sent: string;
  /** Rules by which the body is built, as an expression. */
  readonly rules: string;
  /** True if the read is documented without properties that the write clears when they are omitted. */
  readonly isPartial?: boolean;
}

/** Returns the safe update of an operation, if it has one. `isOwn` says whether it is declared in its own group. */
function safeUpdateOf(operation: Operation, module: GroupModule, isOwn: boolean): SafeUpdate | undefined {
  const { update, body } = operation;
  const { schemas, types } = module;
  if (update?.replacement !== undefined) return inferredUpdateOf(operation, update, { module, isOwn });
  const schema = body?.preferred.schema;
  const sent = schema?.kind === 'reference' ? schemas.get(schema.name) : undefined;
  if (update === undefined || sent === undefined) return undefined;
  const [read, type] = [types.schema(sent.derivedFrom ?? sent.name), types.schema(sent.name)];
  const rules = replaceSchemaLiteral(sent, schemas);
  return { operation, update, read, sent: type, rules, isPartial: isPartialRead(sent, update, module) };
}

/** Tests whether the response of the read lacks a property of the body. An object `x` stands for its id `xId`. */
function isPartialRead(sent: NamedSchema, { reading }: Update, { operations, schemas }: GroupModule): boolean {
  const success = operations.get(reading?.read ?? '')?.operation.responses.find(({ status }) => status.startsWith('2'));
  const schema = preferredContent(success?.contents ?? [])?.schema;
  if (schema === undefined) return false;
  const returned = allProperties(schema.kind === 'array' ? schema.items : schema, schemas).map(({ name }) => name);
  const names = allProperties(sent.schema, schemas).map(({ name }) => name);
  return (
    returned.length > 0 && names.some((name) => ![name, name.replace(/Id$/, '')].some((one) => returned.includes(one)))
  );
}

/** Returns an inferred update. Its types are members of the response of the read, and of the body of the write. */
function inferredUpdateOf(
  operation: Operation,
  update: Update,
  { module, isOwn }: { readonly module: GroupModule; readonly isOwn: boolean },
): SafeUpdate | undefined {
  const { types, group, operations } = module;
  const reader = operations.get(update.reading?.read ?? '');
  if (reader === undefined || update.replacement === undefined) return undefined;
  const { item, sent, rules } = update.replacement;
  const isDeclaredHere = isOwn && reader.group.slug === group.slug;
  const data = dataType(reader.operation, types, isDeclaredHere ? undefined : `./${reader.group.slug}.ts`);
  return {
    operation,
    update,
    read: memberType(data, item),
    sent: memberType(bodyType(operation, types, isOwn ? undefined : `./${group.slug}.ts`), sent),
    rules: jsonLiteral(rules),
  };
}

/** Returns the type of the body that is sent. The request of a write with several media types has one for each. */
function bodyType(operation: Operation, types: TypeImports, module: string | undefined): string {
  const { body, requestName } = operation;
  if (body !== undefined && body.alternatives.length > 0) return types.text(body.preferred.schema);
  return `${module === undefined ? requestName : types.modules.type(module, requestName)}["body"]`;
}

/** Declares the safe update of an operation: its request type, its function, and its plan. */
export function updateStatements(operation: Operation, module: GroupModule): readonly Statement[] {
  const replacing = safeUpdateOf(operation, module, true);
  if (replacing === undefined) return [];
  return [requestInterface(replacing, module), updateFunction(replacing, module), updatePlan(replacing, module)];
}

/** Declares the safe update in the facade. */
export function updateMethods(
  operation: Operation,
  module: GroupModule,
  { name, ...names }: UpdateNames & { readonly name: string },
): readonly MethodSignature[] {
  const replacing = safeUpdateOf(operation, module, false);
  if (replacing === undefined) return [];
  const { types, group } = module;
  types.modules.type(`./${group.slug}.ts`, replacing.update.requestName);
  return [
    {
      name: propertyKey(name),
      docs: updateDocumentation(operation, module, names),
      parameters: ownParameters(replacing, types),
      returnType: `${types.core('Call')}<${dataType(operation, types, `./${group.slug}.ts`)}>`,
    },
  ];
}

function requestInterface(
  { operation, update }: SafeUpdate,
  { types, operations }: GroupModule,
): InterfaceDeclarationStructure {
  const reader = operations.get(update.reading?.read ?? '')?.operation;
  const parameters = update.replacement?.parameters.flatMap(
    (name) =>
      [operation, reader].flatMap((each) => each?.parameters ?? []).find(({ identifier }) => identifier === name) ?? [],
  );
  return {
    kind: KIND.Interface,
    name: update.requestName,
    isExported: true,
    docs: [`Identifies the resource that {@link ${update.name}} updates.`],
    properties: (parameters ?? pathParameters(operation)).map(({ identifier, schema, documentation }) => ({
      name: propertyKey(identifier),
      type: types.text(schema),
      docs: documentationText(documentation),
    })),
  };
}

function updateFunction(replacing: SafeUpdate, module: GroupModule): FunctionDeclarationStructure {
  const { operation, update } = replacing;
  const { types } = module;
  const send = types.modules.value(UPDATE, 'safeUpdate');
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
    statements: [`return ${send}(client, ${update.name}Plan, request, change, options);`],
  };
}

/** Declares the parameters. The caller must pass a function that reads the resource if no operation does. */
function ownParameters({ update, read, sent }: SafeUpdate, types: TypeImports): ParameterSignature[] {
  const { unread = [] } = update.replacement ?? {};
  const isReadable = update.reading !== undefined;
  const optionsName = types.modules.type(UPDATE, isReadable ? 'UpdateOptions' : 'UpdateWithReadOptions');
  return [
    { name: 'request', type: update.requestName },
    {
      name: 'change',
      type: `${types.modules.type(UPDATE, 'UpdateChange')}<${[read, sent, ...(unread.length === 0 ? [] : [unread.map(stringLiteral).join(' | ')])].join(', ')}>`,
    },
    {
      name: 'options',
      type: `${optionsName}<${read}> & ${types.core('CallOptions')}`,
      hasQuestionToken: isReadable,
    },
  ];
}

/** Module of the runtime that reads, merges and sends. */
const UPDATE = './update.ts';

/** Declares the plan of a safe update: how to read the resource, how to replace it, and what may be sent. */
function updatePlan(replacing: SafeUpdate, module: GroupModule): Statement {
  const { operation, update, read, rules, isPartial = false } = replacing;
  const { types } = module;
  const type = `${types.modules.type(UPDATE, 'UpdatePlan')}<${update.requestName}, ${read}, ${dataType(operation, types)}>`;
  const initializer = objectLiteral([
    ['id', stringLiteral(update.name)],
    ...readMember(replacing, module),
    ['replace', descriptionName(operation)],
    ...inferredMembers(update),
    ...(isPartial ? [['isPartial', 'true'] as const] : []),
    ['schema', rules],
  ]);
  return constant({ leadingTrivia: BLANK_LINE, name: `${update.name}Plan`, type, initializer });
}

/** Returns the members that only an inferred plan has: where the resource is in the response and in the body. */
function inferredMembers({ replacement }: Update): readonly (readonly [string, string])[] {
  if (replacement === undefined) return [];
  const { item, sent, etag, isGuarded } = replacement;
  const members = [
    ['item', item.length === 0 ? undefined : item],
    ['sent', sent.length === 0 ? undefined : sent],
    ['etag', etag],
    ['isGuarded', isGuarded],
  ] as const;
  return members.flatMap(([name, value]) => (value === undefined ? [] : [[name, jsonLiteral(value)] as const]));
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
  const parameters =
    update.replacement?.reads ?? pathParameters(reader).map(({ identifier: name }) => [name, name] as const);
  const request = objectLiteral([
    ...parameters.map(([name, from]): [string, string] => [name, `request.${from}`]),
    ...(reading.body === undefined ? [] : [['body', bodyExpression(reading.body, operation)] as const]),
  ]);
  const call = `client.call(${descriptionName(reader)}, ${request}, options)`;
  const isIdentified = parameters.length > 0 || namesParameter(reading.body, operation);
  const read = `(client, ${isIdentified ? 'request' : '_request'}, options) => ${call}`;
  return [[returnsList(reader) ? 'search' : 'read', read], ...match];
}

/** Tests whether a body has a `{parameter}` that is replaced by a property of the request. */
function namesParameter(body: Json | undefined, operation: Operation): boolean {
  const text = JSON.stringify(body ?? null);
  return pathParameters(operation).some(({ name }) => text.includes(JSON.stringify(`{${name}}`)));
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
