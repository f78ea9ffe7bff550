import type { Group, Operation, Parameter } from '../../../model/api.ts';
import { key, objectLiteral } from '../../source/literal.ts';

/** A call that a page can print for any specification: it compiles as it stands. */
export interface SampleCall {
  readonly slug: string;
  readonly name: string;
  /** The request, as an object literal. */
  readonly request: string;
  /** The same in the facade, below what it makes: `things.get`. */
  readonly method: string;
}

/** The first operation that can be repeated and is asked with nothing but a few texts. */
export function sampleCall(groups: readonly Group[]): SampleCall | undefined {
  for (const group of groups) {
    const operation = group.operations.find(isSimple);
    if (operation !== undefined) return { slug: group.slug, ...called(group, operation) };
  }
  return undefined;
}

function called(group: Group, operation: Operation): Omit<SampleCall, 'slug'> {
  return {
    name: operation.name,
    request: textsLiteral(operation.parameters.filter(({ required }) => required)),
    method: memberChain([group.identifier, ...operation.facade]),
  };
}

function isSimple({ parameters, body, retry, isPublic, answers }: Operation): boolean {
  const required = parameters.filter((parameter) => parameter.required);
  const isRead = answers.some(({ status, contents }) => status.startsWith('2') && contents.length > 0);
  return isRead && retry === 'safe' && !isPublic && body?.required !== true && required.every(isText);
}

/** Whether any text may stand for a parameter. */
export function isText({ schema }: Parameter): boolean {
  return schema.kind === 'string' && schema.format === undefined;
}

/** An object literal that gives each parameter a text. */
export function textsLiteral(parameters: readonly Parameter[]): string {
  return objectLiteral(parameters.map(({ identifier }, index) => [identifier, `'${index + 1}'`]));
}

/** How members are reached one below the other. */
export function memberChain(names: readonly string[]): string {
  return names
    .map((name, index) => (key(name) === name ? `${index > 0 ? '.' : ''}${name}` : `[${key(name)}]`))
    .join('');
}
