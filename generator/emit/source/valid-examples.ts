import { sample } from '../../../templates/runtime/mock-engine/src/sample/sampler.ts';
import { SchemaCompiler } from '../../../templates/runtime/shared/schema/schema-compiler.ts';
import { withoutUnsent } from '../../../templates/runtime/shared/schema/constraints.ts';
import type { Operation, Parameter } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import { isStream } from '../../model/http.ts';
import { at, below, follow, isObject, type Json, type JsonObject, ownAt } from '../../model/json.ts';
import { jsonLiteral, objectLiteral, stringLiteral } from './literals.ts';
import { bodyLiteral, type RequestExample, requestExample } from './example-values.ts';
import { typedValue } from './typed-value.ts';

/** Finds requests that a document allows: by its examples, or else as the mock samples them. */
export class ValidExamples {
  readonly #document: JsonObject;
  readonly #compiler: SchemaCompiler;
  readonly #schemaByName: Parameters<typeof requestExample>[1]['schemaByName'];

  constructor({ api }: Contract, document: JsonObject) {
    this.#document = document;
    this.#compiler = new SchemaCompiler(document, (schema) =>
      withoutUnsent(schema, 'readOnly', (property) => {
        const { value } = follow(document, { value: property ?? true, pointer: '' });
        return isObject(value) ? value : {};
      }),
    );
    this.#schemaByName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  }

  /** Returns the example of a request, without members that make it invalid; `undefined` if it is invalid then. */
  find(operation: Operation): ValidExample | undefined {
    // What a part of an `allOf` requires may be optional in another.
    return this.#find(operation, 4) ?? this.#find(operation, 10);
  }

  /** Returns the example of a creation; the server chooses the identifier if it may, or else each run of the suite. */
  findNew(operation: Operation, identifier: readonly string[]): ValidExample | undefined {
    const found = this.find(operation);
    const stated = identifier.reduce<Json>(
      (inner, name) => (isObject(inner) ? (ownAt(inner, name) ?? null) : null),
      found?.body?.value ?? null,
    );
    if (found?.body === undefined || stated === null) return found;
    const { content } = found.body;
    const isOwn = /^_?(?:id|uuid|guid|uid)$/i.test(identifier.at(-1) ?? '');
    const value = withoutMember(found.body.value, identifier);
    if (isOwn && this.#isValid(content.pointer, value)) return { ...found, body: { ...found.body, value } };
    const isUnique =
      typeof stated === 'string' &&
      this.#isValid(content.pointer, withMember(found.body.value, identifier, `${stated}-1abcdefg`));
    return isUnique ? { ...found, unique: identifier } : found;
  }

  /** Finds a member of a body that names or describes, or else a switch, and two values of it. */
  editable({ body: sent }: Operation, { body }: ValidExample, place: EditPlace): EditableMember | undefined {
    const { path, but, isAlone = false } = place;
    const object = path.reduce<Json>(
      (inner, name) => (isObject(inner) ? (ownAt(inner, name) ?? null) : null),
      body?.value ?? null,
    );
    if (sent === undefined || body === undefined || !isObject(object)) return undefined;
    const members = Object.entries(object).filter(([name]) => !but.includes(name));
    const named = members.filter(([name, value]) => isDescription(name) && typeof value === 'string');
    for (const [name, value] of [...named, ...members.filter(([, each]) => typeof each === 'boolean')]) {
      const other = otherValues(value).find((each) =>
        this.#isValid(body.content.pointer, withMember(isAlone ? {} : body.value, [...path, name], each)),
      );
      if (other !== undefined) return { name, values: [value, other] };
    }
    return undefined;
  }

  /** Tests whether a value is valid for a parameter. */
  allows({ pointer }: Parameter, value: Json): boolean {
    return this.#isValid(pointer, value);
  }

  /** Prints a request; `given` replaces the values of parameters. Empty for a call that takes none. */
  literal(
    { parameters }: Operation,
    { parameters: values, body, unique }: ValidExample,
    given: Readonly<Record<string, string>> = {},
  ): string {
    const members = values.map(({ parameter: { identifier }, value }) => [identifier, jsonLiteral(value)] as const);
    const own = members.filter(([name]) => !Object.hasOwn(given, name));
    if (members.length === 0 && body === undefined) return parameters.length === 0 ? '' : '{}';
    const sent = body && bodyLiteral(body, { schemaByName: this.#schemaByName });
    const paths = unique?.map((name) => `, ${stringLiteral(name)}`).join('');
    return objectLiteral([
      ...Object.entries(given),
      ...own,
      ...(sent === undefined ? [] : [['body', paths === undefined ? sent : `withUnique(${sent}${paths})`] as const]),
    ]);
  }

  #find(operation: Operation, maxDepth: number): RequestExample | undefined {
    const { parameters: stated, body } = requestExample(operation, { schemaByName: this.#schemaByName, maxDepth });
    const parameters = stated.flatMap(({ parameter, value: example }) => {
      const value = this.#valueOf(parameter, example);
      // A query has no form for an object without members.
      const isSent = !isObject(value) || Object.keys(value).length > 0;
      return value === undefined || !isSent ? [] : [{ parameter, value }];
    });
    if (parameters.length < stated.length) return undefined;
    if (body === undefined) return { parameters };
    const { coding, bytes } = body.content;
    // A stream or a `FormData` has no literal, and a text, such as XML, is not written by its schema.
    if (isStream(coding) || bytes === 'form' || (coding === 'text' && typeof body.value !== 'string')) return undefined;
    const value = this.#valueOf(body.content, body.value);
    return value === undefined ? undefined : { parameters, body: { ...body, value } };
  }

  /** Returns an example without members that make it invalid, or else with sampled ones, or else a sample. */
  #valueOf(place: Pick<Parameter, 'pointer' | 'schema'>, example: Json): Json | undefined {
    const repaired = this.#repair(place, example);
    if (repaired !== undefined) return repaired;
    const sampled = this.#sample(place);
    if (!isObject(example) || !isObject(sampled)) return sampled;
    const wrong = new Set(this.#errors(place.pointer, example).map(([name]) => name));
    const members = Object.entries(example).map(([name, own]) => [
      name,
      wrong.has(name) ? (ownAt(sampled, name) ?? own) : own,
    ]);
    return this.#repair(place, Object.fromEntries(members)) ?? sampled;
  }

  #sample(place: Pick<Parameter, 'pointer' | 'schema'>): Json | undefined {
    const pointer = below(place.pointer, 'schema');
    const schema = at(this.#document, pointer);
    if (schema === undefined) return undefined;
    const isValid = (value: Json, schemas: readonly { readonly schema: Json }[]): boolean =>
      schemas.every((each) =>
        this.#compiler.findIssues(each.schema, value).every(({ severity }) => severity !== 'error'),
      );
    try {
      const found = sample({ pointer, schema }, { root: this.#document, isValid });
      return 'value' in found ? this.#repair(place, found.value) : undefined;
    } catch (error) {
      // A schema with `x-faker` needs Faker, which comes with Prism and not with the generator.
      if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
      throw error;
    }
  }

  /** Tests whether a body without members is invalid. */
  requiresMembers({ body }: Operation): boolean {
    return body?.required === true && body.preferred.coding === 'json' && !this.#isValid(body.preferred.pointer, {});
  }

  #errors(pointer: string, value: Json): readonly (readonly (string | number)[])[] {
    const schema = at(this.#document, below(pointer, 'schema'));
    const issues = schema === undefined ? [] : this.#compiler.findIssues(schema, value);
    return issues.flatMap(({ severity, path }) => (severity === 'error' ? [path] : []));
  }

  #isValid(pointer: string, value: Json): boolean {
    return this.#errors(pointer, value).length === 0;
  }

  /** Returns a value without members that make it invalid, or that its type does not declare. */
  #repair(place: Pick<Parameter, 'pointer' | 'schema'>, value: Json): Json | undefined {
    const typed = typedValue(place.schema, value, this.#schemaByName);
    if (typed === undefined) return undefined;
    const repaired = this.#errors(place.pointer, typed).reduce((found, path) => withoutMember(found, path), typed);
    return this.#isValid(place.pointer, repaired) ? repaired : undefined;
  }
}

/** Request that a document allows. */
export interface ValidExample extends RequestExample {
  /** Path of the identifier in the body, to which each run of the suite gives another value. */
  readonly unique?: readonly string[];
}

/** Names the place of a resource in a body, and the members that an update must not change. */
export interface EditPlace {
  readonly path: readonly string[];
  readonly but: readonly string[];
  /** True for a body that holds the changed member alone. */
  readonly isAlone?: boolean;
}

/** Member that an update may change, and two of its values. */
export interface EditableMember {
  readonly name: string;
  readonly values: readonly [Json, Json];
}

/** Tests for the name of a text that people write as they like. Others have rules, such as those of time zones. */
export function isDescription(name: string): boolean {
  return /(?:name|title|label|description|summary|notes?|comments?|text)$/i.test(name);
}
/** Returns other values than the given one, likely ones first. */
function otherValues(value: Json): readonly Json[] {
  if (typeof value === 'boolean') return [!value];
  return typeof value === 'string' ? [`${value} 2`, `${value}2`, value.slice(0, -1)] : [];
}

/** Returns a copy of an object with a member at a path. */
function withMember(value: Json, [name = '', ...rest]: readonly string[], member: Json): Json {
  if (!isObject(value)) return value;
  return { ...value, [name]: rest.length === 0 ? member : withMember(ownAt(value, name) ?? {}, rest, member) };
}

/** Returns a copy of a value without the member at a path. */
function withoutMember(value: Json, [name, ...rest]: readonly (string | number)[]): Json {
  if (Array.isArray(value)) return value.map((item, index) => (index === name ? withoutMember(item, rest) : item));
  if (!isObject(value)) return value;
  const members = Object.entries(value);
  if (rest.length === 0) return Object.fromEntries(members.filter(([key]) => key !== name));
  return Object.fromEntries(members.map(([key, member]) => [key, key === name ? withoutMember(member, rest) : member]));
}
