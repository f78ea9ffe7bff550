import { at, decodePointer } from '#shared/json.ts';
import { patternError } from '#shared/regexp/syntax.ts';
import { isAssertion, keywordContent } from '#shared/schema/keywords.ts';
import type { ServedDocument, ServedOperation } from '../document/served-document.ts';
import { isVersion30, targetOf } from '../document/references.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';
import { upgradeSchema, withoutReferenceSiblings } from './schema-validators.ts';

const MAX_REPORTED = 20;

/**
 * Rejects a document with faulty schemas, whose faulty keywords would validate nothing, or with dangling references,
 * which Prism would ignore.
 *
 * @throws TypeError with the operations and the errors
 */
export function checkDocument(document: ServedDocument): void {
  const { operations, root } = document;
  // Operations share their error responses, and much else.
  const missing = new Set(
    [...new Set(operations.flatMap(referencesOf))].filter((each) => targetOf(root, each) === undefined),
  );
  const faultsOf = schemaFaults(root);
  const faults = new Map([...new Set(operations.flatMap(schemasOf))].map((each) => [each, faultsOf(each)]));
  const wrong = operations.flatMap((operation) => [
    ...referencesOf(operation)
      .filter((reference) => missing.has(reference))
      .map((reference) => `${operation.id}: nothing was found at ${JSON.stringify(reference)}`),
    ...schemasOf(operation)
      .flatMap((schema) => faults.get(schema) ?? [])
      .map((fault) => `${operation.id}: ${fault}`),
  ]);
  if (wrong.length === 0) return;
  const reported = [...new Set(wrong)];
  const more = reported.length > MAX_REPORTED ? [`and ${reported.length - MAX_REPORTED} more`] : [];
  throw new TypeError(
    [
      'The document cannot be served as it is:',
      ...reported.slice(0, MAX_REPORTED),
      ...more,
      'Correct it, or serve it with "check: false" (--no-check): faulty keywords then validate nothing.',
    ].join('\n'),
  );
}

function referencesOf({ document: { root }, path, method }: ServedOperation): readonly string[] {
  const item = member(objectAt(root, 'paths'), path);
  const operation = objectAt(item, method.toLowerCase());
  const parts = [
    item,
    ...listAt(item, 'parameters'),
    ...listAt(operation, 'parameters'),
    member(operation, 'requestBody'),
    ...Object.values(objectAt(operation, 'responses')),
  ];
  return parts.map((part) => textAt(part, '$ref')).filter((reference) => reference !== undefined);
}

function schemasOf({ parameters, body, responses }: ServedOperation): readonly Json[] {
  const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return [...parameters, ...contents].map(({ schema }) => schema);
}

const TYPES: readonly Json[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const MAX_VALUE_LENGTH = 60;

/** A fault of a schema and of those inside it, and the schemas that it refers to. */
interface Findings {
  readonly faults: readonly string[];
  readonly targets: readonly Json[];
}

/**
 * Creates a function that finds the faults of a schema and of all that it refers to: keywords with a value that they
 * cannot have, which validate nothing, and references that lead nowhere.
 */
function schemaFaults(root: JsonObject): (schema: Json) => readonly string[] {
  const known = new Map<Json, Findings>();
  const findingsOf = (schema: Json): Findings => {
    const findings = known.get(schema) ?? new FaultFinder(root).find(schema);
    known.set(schema, findings);
    return findings;
  };
  return (schema) => {
    const reached = new Set([schema]);
    // A set visits what is added to it on the way.
    for (const one of reached) for (const target of findingsOf(one).targets) reached.add(target);
    return [...reached].flatMap((one) => findingsOf(one).faults);
  };
}

/** Finds the faults of one schema and of those inside it. */
class FaultFinder {
  readonly #root: JsonObject;
  readonly #ignoresSiblings: boolean;
  readonly #faults: string[] = [];
  readonly #targets: Json[] = [];

  constructor(root: JsonObject) {
    this.#root = root;
    this.#ignoresSiblings = isVersion30(root);
  }

  find(schema: Json): Findings {
    this.#visit(schema);
    return { faults: this.#faults, targets: this.#targets };
  }

  #visit(stated: Json): void {
    if (typeof stated === 'boolean') return;
    if (!isObject(stated)) return this.#report('a schema', stated);
    const schema = upgradeSchema(this.#ignoresSiblings ? withoutReferenceSiblings(stated) : stated);
    for (const [keyword, value] of Object.entries(schema)) this.#visitKeyword(keyword, value);
  }

  #visitKeyword(keyword: string, value: Json): void {
    if (keyword === '$ref') return this.#follow(value);
    const content = keywordContent(keyword);
    if (content !== undefined) return this.#visitInner(keyword, value, content);
    const isRight = keyword === 'type' ? [value].flat().every((type) => TYPES.includes(type)) : true;
    if (isAssertion(keyword, value) === false || !isRight) this.#reportValue(keyword, value);
  }

  #visitInner(keyword: string, value: Json, content: 'list' | 'one' | 'map'): void {
    if (content === 'one') return this.#visit(value);
    const holder = content === 'list' ? isNonEmptyList(value) && value : isObject(value) && value;
    if (holder === false) return this.#report(JSON.stringify(keyword), value);
    if (keyword === 'patternProperties')
      for (const pattern of Object.keys(holder)) this.#visitKeyword('pattern', pattern);
    for (const inner of Object.values<Json>(holder)) this.#visit(inner);
  }

  #follow(reference: Json): void {
    const target = typeof reference === 'string' ? this.#target(reference) : undefined;
    if (target === undefined) this.#faults.push(`nothing was found at ${JSON.stringify(reference)}`);
    else this.#targets.push(target);
  }

  /** The schema that a reference leads to through others; `undefined` if they lead to each other only. */
  #target(reference: string): Json | undefined {
    const visited = new Set<string>();
    let target: Json | undefined;
    for (let next: string | undefined = reference; next !== undefined; next = textAt(target, '$ref')) {
      const isInternal = next === '#' || next.startsWith('#/');
      if (visited.has(next) || !isInternal) return undefined;
      visited.add(next);
      target = at(this.#root, decodePointer(next));
    }
    return target;
  }

  #reportValue(keyword: string, value: Json): void {
    const error = keyword === 'pattern' && typeof value === 'string' ? patternError(value) : undefined;
    if (error === undefined) this.#report(JSON.stringify(keyword), value);
    else this.#faults.push(error);
  }

  #report(place: string, value: Json): void {
    this.#faults.push(`${place} cannot be ${JSON.stringify(value).slice(0, MAX_VALUE_LENGTH)}`);
  }
}

function isNonEmptyList(value: Json): value is readonly Json[] {
  return Array.isArray(value) && value.length > 0;
}
