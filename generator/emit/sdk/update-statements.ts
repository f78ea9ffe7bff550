import {
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  KIND,
  type MethodSignature,
  type Parameter,
  type Statement,
} from '../structures.ts';
import type { Operation } from '../../model/api.ts';
import { documentationText } from '../source/documentation.ts';
import { key } from '../source/literal.ts';
import { dataText } from './data-text.ts';
import type { GroupModule } from './group-module.ts';
import { pathParameters, type Replacing, replacingOf } from './replacing.ts';
import type { TypeImports } from './type-imports.ts';
import { UPDATE, updatePlan } from './update-plan.ts';

/** The safe way beside an operation that replaces: its request, the function, and the plan that it works from. */
export function updateStatements(operation: Operation, module: GroupModule): readonly Statement[] {
  const replacing = replacingOf(operation, module);
  if (replacing === undefined) return [];
  return [
    requestInterface(replacing, module.types),
    updateFunction(replacing, module.types),
    updatePlan(replacing, module),
  ];
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

function requestInterface({ operation, update }: Replacing, types: TypeImports): InterfaceDeclarationStructure {
  return {
    kind: KIND.Interface,
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

function updateFunction(replacing: Replacing, types: TypeImports): FunctionDeclarationStructure {
  const { operation, update } = replacing;
  types.modules.value(UPDATE, 'safeUpdate');
  return {
    kind: KIND.Function,
    name: update.name,
    isExported: true,
    docs: updateDocs(replacing),
    parameters: [{ name: 'client', type: types.core('Client') }, ...ownParameters(replacing, types)],
    returnType: `${types.core('Call')}<${dataText(operation, types)}>`,
    statements: [`return safeUpdate(client, ${update.name}Plan, request, change, options);`],
  };
}

/** Without an operation that reads the resource, the caller must give one. */
function ownParameters({ update, read, sent }: Replacing, types: TypeImports): Parameter[] {
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

function updateDocs({ operation, update }: Replacing): string[] {
  const how =
    update.reading === undefined
      ? 'with the function in `options.read`: no operation that reads it is known'
      : `with {@link ${update.reading.read}}`;
  return [
    `Updates without clearing anything: reads the resource ${how}, merges the change, and sends the whole with {@link ${operation.name}}.`,
  ];
}
