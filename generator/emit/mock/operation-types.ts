import type { Api, Content, Operation, OperationResponse, Parameter, ParameterLocation } from '../../model/api.ts';
import type { NamedSchema, Property } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { propertyKey, stringLiteral } from '../source/literals.ts';
import { emitTypes } from '../source/schema-types.ts';
import { typeText } from '../source/types.ts';
import {
  type InterfaceDeclarationStructure,
  KIND,
  type PropertySignature,
  type TypeAliasDeclarationStructure,
} from '../structures.ts';

/**
 * Emits the types of the schemas and, as `operations`, those of the operations, in the form of openapi-typescript, from
 * which tests get the types of replies, handlers and behaviors.
 */
export function emitOperationTypes(api: Api): OutputFile {
  const types = emitTypes({ ...api, schemas: api.schemas.map(withoutCitations) }, 'mock/src/types.ts');
  const operations = new Map(api.groups.flatMap((group) => group.operations.map((one) => [one.id, one])));
  const failures = sharedFailures([...operations.values()]);
  const aliases = [...failures].map(([text, name]): TypeAliasDeclarationStructure => {
    const docs = ['Responses of several operations to a request that fails.'];
    return { kind: KIND.TypeAlias, name, isExported: true, docs, type: text };
  });
  return { ...types, statements: [...types.statements, ...aliases, operationsInterface(operations, failures)] };
}

/** Removes what links to the page of sources, which the mock's package does not have. */
function withoutCitations(named: NamedSchema): NamedSchema {
  const { schema } = named;
  const properties = schema.kind === 'object' ? schema.properties.map(uncited) : [];
  return { ...uncited(named), schema: schema.kind === 'object' ? { ...schema, properties } : schema };
}

function uncited<Documented extends NamedSchema | Property>(documented: Documented): Documented {
  const { source: _, provenance, ...documentation } = documented.documentation;
  const isStated = provenance === undefined || provenance === 'documented';
  return { ...documented, documentation: { ...documentation, ...(isStated ? {} : { provenance }) } };
}

/** Finds the types of failures that several operations have, and names them. */
function sharedFailures(operations: readonly Operation[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { responses } of operations) {
    const text = responsesText(responses.filter(isFailure));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const shared = [...counts].filter(([text, count]) => count > 1 && text !== NO_RESPONSES);
  return new Map(shared.map(([text], index) => [text, index === 0 ? 'failures' : `failures${index + 1}`]));
}

function isFailure({ status }: OperationResponse): boolean {
  return /^[45]/.test(status);
}

function operationsInterface(
  operations: ReadonlyMap<string, Operation>,
  failures: ReadonlyMap<string, string>,
): InterfaceDeclarationStructure {
  return {
    kind: KIND.Interface,
    name: 'operations',
    isExported: true,
    docs: ['Types of the operations by their ids, as openapi-typescript writes them.'],
    properties: [...operations].map(([id, operation]) => ({
      name: propertyKey(id),
      type: operationText(operation, failures),
    })),
  };
}

function operationText({ parameters, body, responses }: Operation, failures: ReadonlyMap<string, string>): string {
  const locations: readonly ParameterLocation[] = ['path', 'query', 'header'];
  const located = locations.flatMap((location) => {
    const own = parameters.filter((parameter) => parameter.location === location);
    return own.length === 0 ? [] : [property(location, objectText(own.map(parameterProperty)))];
  });
  const shared = failures.get(responsesText(responses.filter(isFailure)));
  const others = responsesText(shared === undefined ? responses : responses.filter((one) => !isFailure(one)));
  return objectText([
    property('parameters', objectText(located)),
    ...(body === undefined ? [] : [property('requestBody', contentText(body.contents), !body.required)]),
    property('responses', shared === undefined ? others : `${others} & ${shared}`),
  ]);
}

function responsesText(responses: readonly OperationResponse[]): string {
  return objectText(responses.map(({ status, contents }) => property(statusKey(status), contentText(contents))));
}

/** Type of an operation that states no responses of a kind. */
const NO_RESPONSES = responsesText([]);

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
