import type { Body, Content, Group, Operation, Parameter } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import { inlineObject } from '../source/types.ts';
import { documentationText, valueFacts } from '../source/documentation.ts';
import { objectLiteral, propertyKey, stringLiteral } from '../source/literals.ts';
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
import {
  contentType,
  describeOperation,
  descriptionName,
  prefixOf,
  requestIsRequired,
  takenBytes,
} from './describe-operation.ts';
import { pagingStatements } from './emit-paging.ts';
import { updateStatements } from './emit-safe-update.ts';
import { exampleRequest } from './guide/samples.ts';
import type { GroupModule, TypeImports } from './module-imports.ts';
import { operationDocumentation } from './operation-documentation.ts';
import {
  callSignature,
  callTypes,
  errorsType,
  hasShortName,
  optionsType,
  responseData,
  responseFormats,
  responseHeaders,
} from './response-reader.ts';

/**
 * Emits the module of one group: a function per operation, with its request and response types and the description
 * that the client sends it by.
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

/** Declares the path prefix of the group, which its operations share. */
function prefixStatement(group: Group, types: TypeImports): VariableStatementStructure {
  const initializer = objectLiteral([
    ['name', stringLiteral(group.identifier)],
    ['path', stringLiteral(group.pathPrefix ?? '')],
  ]);
  return constant({ leadingTrivia: BLANK_LINE, name: 'prefix', type: types.core('PathPrefix'), initializer });
}

function operationStatements(operation: Operation, module: GroupModule): readonly Statement[] {
  return [
    requestStatement(operation, module.types),
    ...responseAlias(operation, module.types),
    ...formatsAlias(operation, module.types),
    ...errorsAlias(operation, module.types),
    ...headersInterface(operation, module.types),
    callFunction(operation, module),
    description(operation, module),
    ...updateStatements(operation, module),
    ...pagingStatements(operation, module),
  ];
}

function requestStatement(
  operation: Operation,
  types: TypeImports,
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const properties = operation.parameters
    .filter((parameter) => !parameter.clientOption)
    .map((parameter) => parameterProperty(parameter, types));
  const { name, requestName, body } = operation;
  if (body !== undefined && body.alternatives.length > 0) {
    const choice = [body.preferred, ...body.alternatives].map((content) =>
      inlineObject(choiceProperties(content, body, types)),
    );
    const type = [...(properties.length === 0 ? [] : [inlineObject(properties)]), `(${choice.join(' | ')})`].join(
      ' & ',
    );
    return typeAlias(requestName, `Request of {@link ${name}}; \`contentType\` chooses the format of the body.`, type);
  }
  const all = [...properties, ...bodyProperty(operation, types)];
  // An empty interface would accept any object, such as the options of the call.
  if (all.length === 0)
    return typeAlias(
      requestName,
      `Request of {@link ${name}}, which takes no parameters and no body.`,
      'Record<PropertyKey, never>',
    );
  const docs = [`Request of {@link ${name}}.`];
  return { kind: KIND.Interface, name: requestName, isExported: true, docs, properties: all };
}

function typeAlias(name: string, documentation: string, type: string): TypeAliasDeclarationStructure {
  return { kind: KIND.TypeAlias, leadingTrivia: BLANK_LINE, name, isExported: true, docs: [documentation], type };
}

function parameterProperty(
  { identifier, schema, required, documentation }: Parameter,
  types: TypeImports,
): PropertySignature {
  return {
    name: propertyKey(identifier),
    hasQuestionToken: !required,
    type: types.text(schema),
    docs: documentationText(documentation, valueFacts(documentation)),
  };
}

function bodyProperty({ body }: Operation, types: TypeImports): readonly PropertySignature[] {
  if (body === undefined) return [];
  const docs = [...documentationText(body.documentation)];
  const type = sentType(body.preferred, types);
  return [{ name: 'body', hasQuestionToken: !body.required, type, docs }];
}

/** Declares one of several contents of a body, and its media type, which the default and bytes do without. */
function choiceProperties(content: Content, body: Body, types: TypeImports): readonly PropertySignature[] {
  const isNamed = content !== body.preferred && !(takenBytes(content) === 'bytes' || content.hasFiles);
  const type = stringLiteral(contentType(content, body));
  const docs = documentationText(body.documentation);
  return [
    { name: 'contentType', hasQuestionToken: !isNamed, type },
    {
      name: 'body',
      hasQuestionToken: !body.required && content === body.preferred,
      type: sentType(content, types),
      docs,
    },
  ];
}

/** Returns the type of the value that a caller passes as the body. */
function sentType({ coding, schema, bytes }: Content, types: TypeImports): string {
  if (bytes === 'form') return 'globalThis.FormData';
  if (bytes === 'text') return `${types.core('BytesAsText')}<${types.text(schema)}>`;
  switch (coding) {
    case 'binary':
      return types.core('BinaryBody');
    case 'json-lines':
      return types.text({ kind: 'array', items: schema });
    case 'events':
      return types.text({ kind: 'string' });
    default:
      return types.text(schema);
  }
}

/** Names the type of response data that has no name: an object or a union described in the operation itself. */
function responseAlias(operation: Operation, types: TypeImports): readonly TypeAliasDeclarationStructure[] {
  const { schema } = responseData(operation);
  if (schema === undefined || hasShortName(schema)) return [];
  return [typeAlias(operation.responseName, `Response data of {@link ${operation.name}}.`, types.text(schema))];
}

/** Names the type of the data by media type, of which the option `accept` chooses one. */
function formatsAlias(operation: Operation, types: TypeImports): readonly InterfaceDeclarationStructure[] {
  const formats = responseFormats(operation, types);
  if (operation.formatsName === undefined) return [];
  const properties = formats.map(([mediaType, type]) => ({ name: stringLiteral(mediaType), type }));
  const docs = [`Response data of {@link ${operation.name}} by media type, for the option \`accept\`.`];
  return [
    {
      kind: KIND.Interface,
      leadingTrivia: BLANK_LINE,
      name: operation.formatsName,
      isExported: true,
      docs,
      properties,
    },
  ];
}

/** Names the type of the error bodies, by which `result()` narrows. */
function errorsAlias(operation: Operation, types: TypeImports): readonly TypeAliasDeclarationStructure[] {
  const type = errorsType(operation, types);
  if (type === undefined || operation.errorsName === undefined) return [];
  return [typeAlias(operation.errorsName, `Error bodies of {@link ${operation.name}} by status.`, type)];
}

/** Declares the documented headers of the responses, by which `withResponse()` types those of its response. */
function headersInterface(operation: Operation, types: TypeImports): readonly InterfaceDeclarationStructure[] {
  if (operation.headersName === undefined) return [];
  const properties = responseHeaders(operation).map(({ name, required, schema, documentation }) => ({
    name: propertyKey(name),
    type: types.text(schema),
    hasQuestionToken: !required,
    docs: documentationText(documentation, valueFacts(documentation)),
  }));
  const docs = [`Headers of the responses to {@link ${operation.name}}.`];
  return [
    {
      kind: KIND.Interface,
      leadingTrivia: BLANK_LINE,
      name: operation.headersName,
      isExported: true,
      docs,
      properties,
    },
  ];
}

/** Declares the function, which passes its description to the client. */
function callFunction(operation: Operation, { types, schemas }: GroupModule): FunctionDeclarationStructure {
  const needsRequest = requestIsRequired(operation);
  const request = exampleRequest(operation, schemas);
  return {
    kind: KIND.Function,
    name: operation.name,
    isExported: true,
    docs: operationDocumentation(operation, {
      call: `${operation.name}(client${request === '' ? '' : `, ${request}`})`,
      update: operation.update === undefined ? undefined : `{@link ${operation.update.name}}`,
    }),
    parameters: [
      { name: 'client', type: types.core('Client') },
      { name: 'request', type: operation.requestName, hasQuestionToken: !needsRequest },
      { name: 'options', type: optionsType(operation, types), hasQuestionToken: true },
    ],
    ...callSignature(operation, types),
    statements: [`return client.call(${descriptionName(operation)}, request, options);`],
  };
}

function description(operation: Operation, { group, types }: GroupModule): VariableStatementStructure {
  // The data of a call whose format is chosen depends on the choice.
  const data = operation.formatsName === undefined ? undefined : 'never';
  const type = `${types.core('OperationDescription')}<${callTypes(operation, types, data)}>`;
  const initializer = describeOperation(operation, group, types.modules);
  const docs = [`Describes {@link ${operation.name}} to the client.`];
  const name = descriptionName(operation);
  return constant({ leadingTrivia: BLANK_LINE, docs, isExported: true, name, type, initializer });
}
