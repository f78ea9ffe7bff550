import type { Group, Operation, Parameter } from '../../model/api.ts';
import { successes } from '../../model/responses.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText, valueFacts } from '../source/documentation.ts';
import { key, objectLiteral, string } from '../source/literal.ts';
import {
  BLANK_LINE,
  constant,
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  KIND,
  type PropertySignature,
  type Statement,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from '../structures.ts';
import { describeOperation, descriptionName, prefixOf } from './describe-operation.ts';
import { updateStatements } from './emit-safe-update.ts';
import type { GroupModule, TypeImports } from './module-imports.ts';
import { dataType, hasShortName, responseData } from './response-reader.ts';

/**
 * The functions of one group, each with its request and answer types and the description that the client works from.
 */
export function emitOperations(module: GroupModule): OutputFile {
  const { group, types } = module;
  const statements = group.operations.flatMap((operation) => operationStatements(operation, module));
  const usesPrefix = group.operations.some((operation) => prefixOf(operation, group) !== undefined);
  const prefix = usesPrefix ? [prefixStatement(group, types)] : [];
  return {
    kind: 'code',
    path: `sdk/src/${group.slug}.ts`,
    statements: [...types.imports(), ...types.reexports(), ...prefix, ...statements],
  };
}

/** What stands before the paths of the group, said once. */
function prefixStatement(group: Group, types: TypeImports): VariableStatementStructure {
  const initializer = objectLiteral([
    ['name', string(group.identifier)],
    ['path', string(group.pathPrefix ?? '')],
  ]);
  return constant({ leadingTrivia: BLANK_LINE, name: 'prefix', type: types.core('PathPrefix'), initializer });
}

function operationStatements(operation: Operation, module: GroupModule): readonly Statement[] {
  const request = requestStatement(operation, module.types);
  const answer = answerAlias(operation, module.types);
  return [
    request,
    ...answer,
    callFunction(operation, module),
    description(operation, module),
    ...updateStatements(operation, module),
  ];
}

function requestStatement(
  operation: Operation,
  types: TypeImports,
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const properties = operation.parameters
    .filter((parameter) => !parameter.clientOption)
    .map((parameter) => parameterProperty(parameter, types));
  const all = [...properties, ...bodyProperty(operation, types)];
  const { name, requestName } = operation;
  // An empty interface would accept anything, the options of the call among it.
  if (all.length === 0)
    return typeAlias(requestName, `{@link ${name}} is asked with nothing.`, 'Record<PropertyKey, never>');
  const docs = [`What {@link ${name}} is asked with.`];
  return { kind: KIND.Interface, name: requestName, isExported: true, docs, properties: all };
}

function typeAlias(name: string, told: string, type: string): TypeAliasDeclarationStructure {
  return { kind: KIND.TypeAlias, leadingTrivia: BLANK_LINE, name, isExported: true, docs: [told], type };
}

function parameterProperty(
  { identifier, schema, required, documentation }: Parameter,
  types: TypeImports,
): PropertySignature {
  return {
    name: key(identifier),
    hasQuestionToken: !required,
    type: types.text(schema),
    docs: documentationText(documentation, valueFacts(documentation)),
  };
}

function bodyProperty({ body }: Operation, types: TypeImports): readonly PropertySignature[] {
  if (body === undefined) return [];
  const docs = [...documentationText(body.documentation)];
  const type = types.text(body.preferred.coding === 'binary' ? { kind: 'binary' } : body.preferred.schema);
  return [{ name: 'body', hasQuestionToken: !body.required, type, docs }];
}

/** A name for data that has none: an object or a choice described in the operation itself. */
function answerAlias(operation: Operation, types: TypeImports): readonly TypeAliasDeclarationStructure[] {
  const { schema } = responseData(operation);
  if (schema === undefined || hasShortName(schema)) return [];
  return [typeAlias(operation.answerName, `What {@link ${operation.name}} answers.`, types.text(schema))];
}

/** The function itself: it hands its description to the client. */
function callFunction(operation: Operation, { types }: GroupModule): FunctionDeclarationStructure {
  const needsRequest = requestIsRequired(operation);
  return {
    kind: KIND.Function,
    name: operation.name,
    isExported: true,
    docs: operationDocumentation(operation),
    parameters: [
      { name: 'client', type: types.core('Client') },
      { name: 'request', type: operation.requestName, hasQuestionToken: !needsRequest },
      { name: 'options', type: types.core('CallOptions'), hasQuestionToken: true },
    ],
    returnType: `${types.core('Call')}<${dataType(operation, types)}>`,
    statements: [`return client.call(${descriptionName(operation)}, request, options);`],
  };
}

/** Whether a call must say anything: a parameter or a body that it cannot do without. */
export function requestIsRequired({ parameters, body }: Operation): boolean {
  return parameters.some(({ required, clientOption }) => required && !clientOption) || body?.required === true;
}

function description(operation: Operation, { group, types }: GroupModule): VariableStatementStructure {
  const type = `${types.core('OperationDescription')}<${dataType(operation, types)}>`;
  const initializer = describeOperation(operation, group, types.modules);
  const docs = [`What the client must know to call {@link ${operation.name}}.`];
  const name = descriptionName(operation);
  return constant({ leadingTrivia: BLANK_LINE, docs, isExported: true, name, type, initializer });
}

/** What an editor shows of an operation: what it does, its request line, the rights it needs, how far to trust it. */
export function operationDocumentation(operation: Operation): string[] {
  const line = `\`${operation.method} ${operation.path.replaceAll('`', "'")}\``;
  const facts = [saferWay(operation), line, rightsText(operation.rights)];
  return documentationText(operation.documentation, facts, answersText(operation));
}

/** Of an operation that replaces: the function to call instead. */
function saferWay({ update }: Operation): string {
  return update === undefined ? '' : `What the body leaves out is cleared: {@link ${update.name}} is the safe way.`;
}

/** What a success is in words; each with its status where there are several. */
function answersText({ answers }: Operation): string {
  const told = successes(answers).filter(({ description }) => description.trim() !== '');
  const [only, ...others] = told;
  if (only === undefined || others.length === 0) return only?.description ?? '';
  return told.map(({ status, description }) => `${status}: ${description}`).join('\n');
}

/** Rights in words: all of a group, or all of another. */
function rightsText(rights: Operation['rights']): string {
  if (rights === undefined) return '';
  if (rights === 'not-shown') return 'Rights: not shown.';
  if (rights.length === 0) return 'Rights: none.';
  return `Rights: ${rights.map((group) => group.join(' and ')).join(', or ')}.`;
}
