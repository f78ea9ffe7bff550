import type { Group, Operation, Parameter } from '../../../model/api.ts';
import { key, objectLiteral } from '../../source/literal.ts';
import type { SchemaLookup } from '../sent-shape.ts';
import { sampleValue } from './sample-value.ts';

/** A call that a page can print for any specification: it compiles as it stands. */
export interface SampleCall {
  readonly slug: string;
  readonly name: string;
  /** The request, as an object literal. */
  readonly request: string;
  /** The same in the facade, below what it makes: `things.get`. */
  readonly method: string;
}

/**
 * The first operation that can be repeated and is asked with nothing but a few texts; where there is none, the first
 * whose request is plain and that deletes nothing.
 */
export function sampleCall(groups: readonly Group[], schemas: SchemaLookup): SampleCall | undefined {
  for (const group of groups) {
    const operation = group.operations.find(isSimple);
    if (operation !== undefined) return called(group, operation, textsLiteral(operation.parameters.filter(isRequired)));
  }
  for (const group of groups) {
    for (const operation of group.operations) {
      const request = operation.method === 'DELETE' ? undefined : plainRequest(operation, schemas);
      if (request !== undefined) return called(group, operation, request);
    }
  }
  return undefined;
}

function called(group: Group, { name, facade }: Operation, request: string): SampleCall {
  return { slug: group.slug, name, request, method: memberChain([group.identifier, ...facade]) };
}

function plainRequest({ parameters, body }: Operation, schemas: SchemaLookup): string | undefined {
  const required = parameters.filter(isRequired);
  if (!required.every(isText)) return undefined;
  if (body === undefined) return textsLiteral(required);
  const sample = body.preferred.coding === 'json' ? sampleValue(body.preferred.schema, schemas) : undefined;
  return sample === undefined ? undefined : objectLiteral([...texts(required), ['body', sample]]);
}

function isRequired({ required }: Parameter): boolean {
  return required;
}

function isSimple({ parameters, body, retry, isPublic, answers }: Operation): boolean {
  const required = parameters.filter(isRequired);
  const isRead = answers.some(({ status, contents }) => status.startsWith('2') && contents.length > 0);
  return isRead && retry === 'safe' && !isPublic && body?.required !== true && required.every(isText);
}

/** Whether any text may stand for a parameter. */
export function isText({ schema }: Parameter): boolean {
  return schema.kind === 'string' && schema.format === undefined;
}

/** An object literal that gives each parameter a text. */
export function textsLiteral(parameters: readonly Parameter[]): string {
  return objectLiteral(texts(parameters));
}

function texts(parameters: readonly Parameter[]): readonly (readonly [name: string, text: string])[] {
  return parameters.map(({ identifier }, index) => [identifier, `'${index + 1}'`]);
}

/** How members are reached one below the other. */
export function memberChain(names: readonly string[]): string {
  return names
    .map((name, index) => (key(name) === name ? `${index > 0 ? '.' : ''}${name}` : `[${key(name)}]`))
    .join('');
}
