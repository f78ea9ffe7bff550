import type { Api, Content, Operation, Parameter, ParameterLocation } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import { propertyKey, stringLiteral } from '../source/literals.ts';
import { emitTypes } from '../source/schema-types.ts';
import { typeText } from '../source/types.ts';
import { type InterfaceDeclarationStructure, KIND, type PropertySignature } from '../structures.ts';

/**
 * Emits the types of the schemas and, as `operations`, those of the operations, in the form of openapi-typescript, from
 * which tests get the types of replies, handlers and behaviors.
 */
export function emitOperationTypes(api: Api): OutputFile {
  const types = emitTypes(api, 'mock/src/types.ts');
  return { ...types, statements: [...types.statements, operationsInterface(api)] };
}

function operationsInterface({ groups }: Api): InterfaceDeclarationStructure {
  const operations = groups.flatMap((group) => group.operations);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return {
    kind: KIND.Interface,
    name: 'operations',
    isExported: true,
    docs: ['Types of the operations by their ids, as openapi-typescript writes them.'],
    properties: [...byId.values()].map((operation) => ({
      name: propertyKey(operation.id),
      type: operationText(operation),
    })),
  };
}

function operationText({ parameters, body, responses }: Operation): string {
  const locations: readonly ParameterLocation[] = ['path', 'query', 'header'];
  const located = locations.flatMap((location) => {
    const own = parameters.filter((parameter) => parameter.location === location);
    return own.length === 0 ? [] : [property(location, objectText(own.map(parameterProperty)))];
  });
  const statuses = responses.map(({ status, contents }) => property(statusKey(status), contentText(contents)));
  return objectText([
    property('parameters', objectText(located)),
    ...(body === undefined ? [] : [property('requestBody', contentText(body.contents), !body.required)]),
    property('responses', objectText(statuses)),
  ]);
}

/** Headers are read by their names in lower case. */
function parameterProperty({ name, location, required, schema }: Parameter): PropertySignature {
  const key = location === 'header' ? name.toLowerCase() : name;
  return property(propertyKey(key), typeText(schema), !required);
}

function statusKey(status: string): string {
  return /^[1-9]\d\d$/.test(status) ? status : stringLiteral(status);
}

function contentText(contents: readonly Content[]): string {
  if (contents.length === 0) return '{ content?: never }';
  const byType = new Map(contents.map(({ mediaType, schema }) => [mediaType, typeText(schema)]));
  return objectText([
    property('content', objectText([...byType].map(([type, text]) => property(stringLiteral(type), text)))),
  ]);
}

function property(name: string, type: string, hasQuestionToken = false): PropertySignature {
  return { name, type, hasQuestionToken };
}

function objectText(properties: readonly PropertySignature[]): string {
  const members = properties.map(
    ({ name, hasQuestionToken = false, type }) => `${name}${hasQuestionToken ? '?' : ''}: ${String(type)}`,
  );
  return `{ ${members.join('; ')} }`;
}
