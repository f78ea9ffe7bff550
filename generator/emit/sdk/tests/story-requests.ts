import { type Operation, type Parameter, pathParameters } from '../../../model/api.ts';
import type { InferredCollection } from '../../../model/inferred.ts';
import { type Json, objectAt } from '../../../model/json.ts';
import { jsonLiteral, objectLiteral } from '../../source/literals.ts';
import { operationOf, resourceOf, type StoryContext } from './story-context.ts';

/** Member of a printed object: its name, and an expression. */
export type Member = readonly [name: string, expression: string];

/** Prints the requests of a story, in whose paths its variables stand. */
export class StoryRequests {
  readonly context: StoryContext;
  /** Variables that are numbers; others are texts. */
  readonly numbers = new Set<string>();
  /** Values of required parameters such as a tenant, which all calls of a story share. */
  readonly #given = new Map<string, string>();

  constructor(context: StoryContext) {
    this.context = context;
  }

  /** Returns the members of a request for the values of a path; an item may be found by its own alone. */
  members(operation: Operation, path: readonly string[]): readonly Member[] | undefined {
    const { body: _, ...call } = operation;
    const places = pathParameters(operation);
    const values = places.length === 1 ? path.slice(-1) : path;
    const required = this.context.examples
      .find(call)
      ?.parameters.filter(({ parameter }) => !places.includes(parameter));
    const filters = objectAt(resourceOf(operation, this.context), 'filters');
    if (required === undefined || values.length !== places.length) return undefined;
    // A list that must be filtered need not have the item.
    if (required.some(({ parameter }) => parameter.location === 'query' && Object.hasOwn(filters, parameter.name)))
      return undefined;
    return [
      ...places.map((place, index) => [place.identifier, this.valueFor(place, values[index] ?? '')] as const),
      ...required.map(({ parameter: { identifier }, value }) => [identifier, this.share(identifier, value)] as const),
    ];
  }

  text(operation: Operation, path: readonly string[]): string | undefined {
    if (operation.parameters.length === 0 && operation.body === undefined) return '';
    const members = this.members(operation, path);
    return members && objectLiteral(members);
  }

  /** Prints the request of a safe update, which takes what its read needs too. */
  update(operation: Operation, path: readonly string[]): string | undefined {
    const { update } = operation;
    const reader = this.context.operations.get(update?.reading?.read ?? '')?.operation;
    const [read, write] = [reader && this.members(reader, path), this.members(operation, path)];
    const known = new Map([...(read ?? []), ...(write ?? [])]);
    const members = update?.replacement?.parameters.map((name) => [name, known.get(name) ?? ''] as const);
    return members?.every(([, value]) => value !== '') === true ? objectLiteral(members) : undefined;
  }

  /** Prints the call of a method for the values of its path; `undefined` if it needs more. */
  call(collection: InferredCollection, method: string, path: readonly string[]): string | undefined {
    const operation = operationOf(this.context, collection, method);
    const request = operation === undefined || operation.body?.required ? undefined : this.text(operation, path);
    return request === undefined ? undefined : `client.${collection.identifier}.${method}(${request})`;
  }

  /** Prints a variable for a parameter, since a document may write one identifier as number and as text. */
  valueFor({ schema }: Parameter, variable: string): string {
    if (schema.kind === 'number') return this.numbers.has(variable) ? variable : `Number(${variable})`;
    return schema.kind === 'string' && this.numbers.has(variable) ? `String(${variable})` : variable;
  }

  /** Returns the value that all calls of the story have for a parameter: the first one. */
  share(identifier: string, value: Json): string {
    const shared = this.#given.get(identifier) ?? jsonLiteral(value);
    this.#given.set(identifier, shared);
    return shared;
  }
}
