import type { Group, Operation } from '../../model/api.ts';
import { propertyKey } from '../source/literals.ts';
import type { MethodSignature } from '../structures.ts';
import { requestIsRequired } from './describe-operation.ts';
import { updateMethods } from './emit-safe-update.ts';
import { exampleRequest, memberChain } from './guide/samples.ts';
import type { GroupModule } from './module-imports.ts';
import { operationDocumentation } from './operation-documentation.ts';
import { callSignature, hasShortName, optionsType, responseData } from './response-reader.ts';

/** Group, and the variable of the whole client in examples. */
export interface FacadeModule extends GroupModule {
  readonly variable: string;
}

export function methodSignature(
  operation: Operation,
  { group, types, schemas, variable }: FacadeModule,
): MethodSignature {
  const module = `./${group.slug}.ts`;
  const { schema } = responseData(operation);
  if (schema !== undefined && !hasShortName(schema) && operation.formatsName === undefined)
    types.modules.type(module, operation.responseName);
  if (operation.formatsName !== undefined) types.modules.type(module, operation.formatsName);
  for (const name of [operation.errorsName, operation.headersName])
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
    ...callSignature(operation, types),
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
function methodReference(facade: readonly string[], { identifier, facadeName, collections }: Group): string {
  const [name = '', collection] = facade.toReversed();
  const owner = collections.find((each) => each.name === collection)?.facadeName ?? facadeName;
  return propertyKey(name) === name
    ? `{@link ${owner}.${name}}`
    : `\`${memberChain([identifier, ...facade]).replaceAll('`', "'")}\``;
}

/** Returns the name by which a group's module is imported. */
export function moduleName({ identifier }: Group): string {
  return `${identifier}Module`;
}
