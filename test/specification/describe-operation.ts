import type { Content, Operation, Parameter, Schema } from './specification.ts';

/** Describes the request and the response of an operation as the tables do, in a short text each. */
export interface Described {
  readonly parameters: string;
  readonly body: string;
  readonly success: string;
  readonly rights: string;
}

/** Says what stands in an operation. Path parameters are left out where they are plain strings, shared ones always. */
export function describeOperation(operation: Operation): Described {
  return {
    parameters: parametersOf(operation)
      .filter(({ in: place, schema }) => place !== 'path' || schema.$ref !== undefined)
      .map(parameterText)
      .join('; '),
    body: bodyText(operation),
    success: successText(operation),
    rights: rightsText(operation['x-rights']),
  };
}

/** The parameters that are the operation's own. */
export function parametersOf(operation: Operation): readonly Parameter[] {
  return (operation.parameters ?? []).filter((parameter): parameter is Parameter => !('$ref' in parameter));
}

/** The shared parameters that an operation refers to, by name. */
export function sharedParametersOf(operation: Operation): readonly string[] {
  return (operation.parameters ?? []).flatMap((parameter) => ('$ref' in parameter ? [nameOf(parameter.$ref)] : []));
}

/** The type of a schema as one word: `Phase`, `Phase[]`, `double[]`, `string(date)`, `any`. */
export function typeText(schema: Schema | undefined): string {
  if (schema === undefined) return 'nothing';
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (only !== undefined && others.length === 0) return typeText(only);
  if (schema.items !== undefined) return `${typeText(schema.items)}[]`;
  if (schema.type === undefined) return 'any';
  if (schema.format === 'double') return 'double';
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  const type = types.filter((name) => name !== 'null').join(' or ');
  return schema.format === undefined ? type : `${type}(${schema.format})`;
}

function parameterText({ name, in: place, required, schema }: Parameter): string {
  return `${place} ${name}: ${typeText(schema)}${required === true ? ' (required)' : ''}`;
}

function bodyText({ requestBody }: Operation): string {
  if (requestBody === undefined) return 'none';
  const { content, required } = requestBody;
  const types = Object.keys(content).filter((type) => type !== 'application/json');
  return [bodyType(content), required === true ? 'required' : 'optional', ...types].join(' ');
}

function bodyType(content: Content): string {
  const schemas = Object.values(content).map(({ schema }) => schema);
  const words = new Set(
    schemas.map((schema) => (schema?.properties === undefined ? typeText(schema) : formText(schema))),
  );
  return [...words].join(' or ');
}

function formText({ properties = {}, required = [] }: Schema): string {
  return Object.keys(properties)
    .map((name) => `form ${name}${required.includes(name) ? ' (required)' : ''}`)
    .join(', ');
}

function successText({ responses }: Operation): string {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) =>
      [status, ...new Set(Object.values(content ?? {}).map(({ schema }) => typeText(schema)))].join(' '),
    )
    .join('; ');
}

function rightsText(rights: Operation['x-rights']): string {
  return typeof rights === 'string' ? rights : rights.map((group) => group.join(' and ')).join(' or ');
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
