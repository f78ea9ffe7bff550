import type { Operation } from '../../model/api.ts';
import type { Paging } from '../../model/inferred.ts';
import type { Json } from '../../model/json.ts';
import { documentationText } from '../source/documentation.ts';
import { jsonLiteral, objectLiteral, propertyKey, stringLiteral } from '../source/literals.ts';
import {
  BLANK_LINE,
  constant,
  KIND,
  type MethodSignature,
  type ParameterSignature,
  type Statement,
} from '../structures.ts';
import { descriptionName, requestIsRequired } from './describe-operation.ts';
import { exampleRequest } from './guide/samples.ts';
import type { GroupModule, TypeImports } from './module-imports.ts';
import { requestLine, shortDocumentation } from './operation-documentation.ts';
import { outcomeTypes, dataType } from './response-reader.ts';

/** Module of the runtime that iterates over pages. */
const PAGING = './paging.ts';

/** Declares the iteration over the pages of a list: its function and its plan. */
export function pagingStatements(operation: Operation, module: GroupModule): readonly Statement[] {
  const { paging } = operation;
  if (paging === undefined) return [];
  const { types } = module;
  const start = types.modules.value(PAGING, 'startPagedCall');
  const request = exampleRequest(operation, module.schemas);
  return [
    {
      kind: KIND.Function,
      name: paging.name,
      isExported: true,
      docs: pagingDocumentation(operation, {
        call: `${paging.name}(client${request === '' ? '' : `, ${request}`})`,
        reference: `{@link ${operation.name}}`,
      }),
      parameters: [{ name: 'client', type: types.core('Client') }, ...pagedParameters(operation, types)],
      returnType: pagedType(operation, paging, types),
      statements: [`return ${start}(client, ${paging.name}Pages, request, options);`],
    },
    constant({
      leadingTrivia: BLANK_LINE,
      name: `${paging.name}Pages`,
      type: `${types.modules.type(PAGING, 'PagePlan')}<${outcomeTypes(operation, types).join(', ')}>`,
      initializer: planLiteral(operation, paging),
    }),
  ];
}

/** Declares the iteration in the facade. */
export function pagingMethod(
  operation: Operation,
  module: GroupModule,
  { name, paging, ...names }: PagingNames & { readonly name: string; readonly paging: Paging },
): MethodSignature {
  const { types, group } = module;
  const own = `./${group.slug}.ts`;
  types.modules.type(own, operation.requestName);
  return {
    name: propertyKey(name),
    docs: pagingDocumentation(operation, names),
    parameters: pagedParameters(operation, types),
    returnType: pagedType(operation, paging, types, own),
  };
}

function pagedParameters(operation: Operation, types: TypeImports): ParameterSignature[] {
  const options = `${types.modules.type(PAGING, 'PageOptions')} & ${types.core('CallOptions')}`;
  return [
    { name: 'request', type: operation.requestName, hasQuestionToken: !requestIsRequired(operation) },
    { name: 'options', type: options, hasQuestionToken: true },
  ];
}

function pagedType(operation: Operation, { items }: Paging, types: TypeImports, module?: string): string {
  const [data, errors] = [dataType(operation, types, module), operation.errorsName];
  const item = `${memberType(data, items)}[number]`;
  const failures = errors === undefined ? '' : `, ${errors}`;
  return `${types.modules.type(PAGING, 'PagedCall')}<${data}, ${item}${failures}>`;
}

/** Returns the type of a member by its path. Members on the way may be absent. */
export function memberType(type: string, path: readonly string[]): string {
  return path.reduce((found, name) => `NonNullable<${found}[${stringLiteral(name)}]>`, `NonNullable<${type}>`);
}

function planLiteral(operation: Operation, { name: _, ...plan }: Paging): string {
  const members = Object.entries(plan).map(([member, value]) => [member, jsonLiteral(value as Json)] as const);
  return objectLiteral([['operation', descriptionName(operation)], ...members]);
}

/** Names in scope of the comment of an iteration. */
interface PagingNames {
  /** Example of a call. */
  readonly call: string;
  /** Reference to the operation, which has its description, as Markdown. */
  readonly reference: string;
}

function pagingDocumentation(operation: Operation, { call, reference }: PagingNames): string[] {
  const facts = [
    'Awaiting the call returns the first page; `for await` iterates over the items of all pages.',
    `${requestLine(operation)}, as ${reference}. Inferred from the document.`,
  ];
  return documentationText(shortDocumentation(operation), facts, {
    returns: '',
    throws: ['{SdkError} if a call fails, or the server returns a page again; `message` says why'],
    example: `for await (const item of ${call}) console.log(item);`,
  });
}
