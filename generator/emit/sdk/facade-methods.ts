import type { Group, Operation } from '../../model/api.ts';
import { propertyKey, stringLiteral } from '../source/literals.ts';
import type { MethodSignature } from '../structures.ts';
import { requestIsRequired } from './describe-operation.ts';
import { updateMethods } from './emit-safe-update.ts';
import { exampleRequest, memberChain } from './guide/samples.ts';
import type { GroupModule } from './module-imports.ts';
import { operationDocumentation } from './operation-documentation.ts';
import { callSignature, optionsType } from './response-reader.ts';

/** Group, and the variable of the whole client in examples. */
export interface FacadeModule extends GroupModule {
  readonly variable: string;
}

export function methodSignature(
  operation: Operation,
  { group, types, schemas, variable }: FacadeModule,
): MethodSignature {
  const module = `./${group.slug}.ts`;
  for (const name of [operation.formatsName, operation.errorsName, operation.headersName])
    if (name !== undefined) types.modules.type(module, name);
  const call = memberChain([variable, group.identifier, ...operation.facade]);
  return {
    name: propertyKey(operation.facade.at(-1) ?? operation.name),
    docs: operationDocumentation(operation, {
      call: `${call}(${exampleRequest(operation, schemas)})`,
      update: operation.update === undefined ? undefined : methodReference(operation.update.facade, group),
    }),
    parameters: [
      {
        name: 'request',
        type: types.modules.type(module, operation.requestName),
        hasQuestionToken: !requestIsRequired(operation),
      },
      { name: 'options', type: optionsType(operation, types), hasQuestionToken: true },
    ],
    ...callSignature(operation, types, module),
  };
}

/** Declares the safe update of an operation as a method at a place in the facade. */
export function updateSignatures(
  operation: Operation,
  module: FacadeModule,
  facade: readonly string[],
): readonly MethodSignature[] {
  const { variable, group } = module;
  return updateMethods(operation, module, {
    name: facade.at(-1) ?? operation.name,
    call: `${memberChain([variable, group.identifier, ...facade])}(`,
    reference: ({ facade: other }, itsGroup) => methodReference(other, itsGroup),
  });
}

/** Returns a reference to a method, as Markdown: a link if its name is an identifier. */
export function methodReference(facade: readonly string[], group: Group): string {
  const name = facade.at(-1) ?? '';
  return propertyKey(name) === name
    ? `{@link ${ownerOf(facade, group)}.${name}}`
    : `\`${memberChain([group.identifier, ...facade]).replaceAll('`', "'")}\``;
}

/** Returns the type of a method of the facade, by the interface that declares it. */
export function methodType(facade: readonly string[], group: Group): string {
  return `${ownerOf(facade, group)}[${stringLiteral(facade.at(-1) ?? '')}]`;
}

/** Returns the interface that declares a method of the facade. */
function ownerOf(facade: readonly string[], { facadeName, collections }: Group): string {
  return collections.find(({ name }) => name === facade.at(-2))?.facadeName ?? facadeName;
}

/** Returns the name by which a group's module is imported. */
export function moduleName({ identifier }: Group): string {
  return `${identifier}Module`;
}
