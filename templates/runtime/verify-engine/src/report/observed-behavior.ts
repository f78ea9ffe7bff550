import { type Inspector, inspectorOf, mediaTypeOf, type MockSource, SECRET_NAME } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, listAt, member, pointerOf, tokens } from '#shared/json.ts';
import { isSuccess, type ObservedCall } from '../checks/observed-call.ts';
import type { RuleResult } from '../checks/rules.ts';
import { type Finding, splitPlaces } from '../checks/finding.ts';

/** Place in a document: its schema, and the steps that lead there. */
interface SchemaPlace {
  readonly schema: JsonObject;
  readonly steps: readonly string[];
}

/** Property that responses showed, stated or not. */
interface ObservedProperty {
  readonly steps: readonly string[];
  /** The schema states it; another one is added. */
  readonly isStated: boolean;
  /** The schema allows no property that it does not state. */
  readonly isForbidden: boolean;
  readonly types: Set<string>;
  /** Numbers of occurrences of the values of an enumeration. */
  readonly values: Map<string, number>;
  /** Values that the enumeration does not list. */
  readonly unlisted: Set<string>;
  count: number;
}

/** Levels of a response that are observed. */
const MAX_DEPTH = 12;
/** Items of a list that are observed. */
const MAX_ITEMS = 100;
/** Further properties and values are not recorded. */
const MAX_PROPERTIES = 10_000;
const MAX_VALUES = 100;

/**
 * Records which properties, values and rules a server shows, and writes them as an overlay for the generator. What the
 * document states or assumes stays as it is: observations stand beside it, as `x-observed`.
 */
export class ObservedBehavior {
  readonly #inspector: Inspector;
  readonly #properties = new Map<string, ObservedProperty>();
  #last = 0;
  #redact: (text: string) => string = (text) => text;

  constructor(source: MockSource) {
    this.#inspector = inspectorOf(source);
  }

  /** Observes the response of an exchange. Only the first document has an overlay. */
  observe({ operation, exchange, output }: ObservedCall, redact: (text: string) => string = (text) => text): void {
    this.#redact = redact;
    this.#last = Math.max(this.#last, exchange.time ?? Date.now());
    if (!isSuccess(exchange.status) || output === undefined || operation.document !== this.#inspector.documents[0])
      return;
    const documented = this.#inspector.documentedResponse(operation, exchange.status);
    const mediaType = mediaTypeOf(exchange.responseHeaders['content-type']);
    if (documented?.mediaTypes.includes(mediaType) !== true) return;
    const steps = ['paths', operation.path, operation.method.toLowerCase(), 'responses', documented.status];
    const place = this.#placeAt([...steps, 'content', mediaType, 'schema']);
    if (place !== undefined) this.#observeValue(output, this.#partsOf(place), 0);
  }

  /** Returns the overlay, in YAML. */
  overlay({
    rules,
    findings,
  }: {
    readonly rules: readonly RuleResult[];
    readonly findings: readonly Finding[];
  }): string {
    const date = new Date(this.#last).toISOString().slice(0, 10);
    const root = this.#inspector.documents[0]?.root;
    const title = String(member(member(root, 'info'), 'title') ?? '');
    const properties = this.#shownProperties().map((property) => propertyAction(property, date));
    const broken = new Map<string, number>();
    for (const { rule, count } of findings.flatMap(splitPlaces))
      broken.set(rule.id, (broken.get(rule.id) ?? 0) + count);
    const exercised = rules.filter(({ result }) => result !== 'not exercised');
    const observed = Object.fromEntries(
      exercised.map((rule) => [rule.id, observedRule(rule, date, broken.get(rule.id) ?? 0)]),
    );
    const actions = [{ target: '$.info', update: { 'x-observed-rules': observed } }, ...properties];
    return [
      'overlay: 1.1.0',
      `info: ${JSON.stringify({ title: `Observed behavior of ${title}`, version: date })}`,
      'actions:',
      ...actions.map(
        ({ target, update }) => `  - target: ${JSON.stringify(target)}\n    update: ${JSON.stringify(update)}`,
      ),
      '',
    ].join('\n');
  }

  /** Words of the document are no secrets; a server may repeat a token in any other name or value. */
  #shownProperties(): readonly ObservedProperty[] {
    const isSecret = (text: string): boolean => this.#redact(text) !== text;
    const shown = [...this.#properties.values()].filter(
      ({ isStated, steps }) => isStated || !isSecret(steps.at(-1) ?? ''),
    );
    for (const { values, unlisted } of shown)
      for (const value of [...unlisted].filter(isSecret)) {
        values.delete(value);
        unlisted.delete(value);
      }
    return shown;
  }

  #observeValue(value: Json, places: readonly SchemaPlace[], depth: number): void {
    if (depth > MAX_DEPTH || places.length === 0) return;
    if (Array.isArray(value)) {
      const items = places.flatMap((place) => this.#memberOf(place, ['items']) ?? []);
      for (const entry of value.slice(0, MAX_ITEMS)) this.#observeValue(entry, items, depth + 1);
      return;
    }
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const stated = places.flatMap((place) => this.#memberOf(place, ['properties', name]) ?? []);
      this.#observeProperty({ name, value: inner, stated, places });
      this.#observeValue(
        inner,
        stated.flatMap((place) => this.#partsOf(place)),
        depth + 1,
      );
    }
  }

  #observeProperty(options: {
    readonly name: string;
    readonly value: Json;
    readonly stated: readonly SchemaPlace[];
    readonly places: readonly SchemaPlace[];
  }): void {
    const { name, value, stated, places } = options;
    const [owner] = places.filter(({ schema }) => isObject(member(schema, 'properties')));
    const [own] = stated;
    const steps = own === undefined ? [...(owner?.steps ?? []), 'properties', name] : own.steps;
    if (own === undefined && owner === undefined) return;
    const key = steps.join('\n');
    const property = this.#properties.get(key) ?? {
      steps,
      isStated: own !== undefined,
      isForbidden: places.some(({ schema }) => member(schema, 'additionalProperties') === false),
      types: new Set<string>(),
      values: new Map<string, number>(),
      unlisted: new Set<string>(),
      count: 0,
    };
    if (!this.#properties.has(key) && this.#properties.size >= MAX_PROPERTIES) return;
    this.#properties.set(key, property);
    property.count += 1;
    property.types.add(typeNameOf(value));
    const listed = stated.flatMap(({ schema }) => [...listAt(schema, 'enum'), ...listAt(schema, 'x-extensible-enum')]);
    if (listed.length === 0 || typeof value !== 'string' || SECRET_NAME.test(name)) return;
    if (property.values.size >= MAX_VALUES && !property.values.has(value)) return;
    property.values.set(value, (property.values.get(value) ?? 0) + 1);
    if (!listed.includes(value)) property.unlisted.add(value);
  }

  /** Returns the places of a member of a schema, following references and compositions. */
  #memberOf(place: SchemaPlace, steps: readonly string[]): readonly SchemaPlace[] {
    const found = this.#placeAt([...place.steps, ...steps]);
    return found === undefined ? [] : this.#partsOf(found);
  }

  /** Returns a schema with the parts that it is composed of. */
  #partsOf(place: SchemaPlace, depth = 0): readonly SchemaPlace[] {
    if (depth > MAX_DEPTH) return [];
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) =>
      listAt(place.schema, name).map((_, index) => this.#placeAt([...place.steps, name, String(index)])),
    );
    return [place, ...parts.flatMap((part) => (part === undefined ? [] : this.#partsOf(part, depth + 1)))];
  }

  /** Follows steps from the root of the document, and references on the way. */
  #placeAt(steps: readonly string[]): SchemaPlace | undefined {
    const root = this.#inspector.documents[0]?.root;
    let value: Json | undefined = root;
    let walked: readonly string[] = [];
    for (const step of [...steps, undefined]) {
      for (let hops = 0; hops < MAX_DEPTH; hops += 1) {
        const reference = member(value, '$ref');
        const pointer = typeof reference === 'string' ? pointerOf(reference) : undefined;
        if (pointer === undefined) break;
        walked = tokens(pointer);
        value = walked.reduce<Json | undefined>(stepInto, root);
      }
      if (step === undefined) break;
      value = stepInto(value, step);
      walked = [...walked, step];
    }
    return isObject(value) ? { schema: value, steps: walked } : undefined;
  }
}

function stepInto(value: Json | undefined, step: string): Json | undefined {
  return Array.isArray(value) ? value[Number(step)] : member(value, step);
}

function propertyAction(
  property: ObservedProperty,
  date: string,
): { readonly target: string; readonly update: JsonObject } {
  const { steps, isStated, isForbidden, count, types, values, unlisted } = property;
  const observed: JsonObject = {
    count,
    last: date,
    ...(values.size === 0 ? {} : { values: Object.fromEntries(values) }),
    ...(unlisted.size === 0 ? {} : { unlisted: [...unlisted] }),
  };
  if (isStated) return { target: jsonPath(steps), update: { 'x-observed': observed } };
  const name = steps.at(-1) ?? '';
  const owner = steps.slice(0, -2);
  const [type, ...more] = [...types].toSorted();
  const schema: JsonObject = {
    type: more.length === 0 ? (type ?? 'null') : [...types].toSorted(),
    'x-observed': observed,
  };
  // The schema states that there is no such property: that is for a person to decide.
  if (isForbidden) return { target: jsonPath(owner), update: { 'x-observed-properties': { [name]: schema } } };
  return { target: jsonPath(owner), update: { properties: { [name]: schema } } };
}

function observedRule({ basis, result, exercised }: RuleResult, date: string, broken: number): JsonObject {
  return { result, basis, count: exercised, ...(broken === 0 ? {} : { broken }), last: date };
}

/** Writes steps as a JSONPath (RFC 9535). */
function jsonPath(steps: readonly string[]): string {
  const isIndex = (step: string, index: number): boolean =>
    /^\d+$/.test(step) && ['allOf', 'anyOf', 'oneOf'].includes(steps[index - 1] ?? '');
  return `$${steps.map((step, index) => (isIndex(step, index) ? `[${step}]` : `[${quoted(step)}]`)).join('')}`;
}

function quoted(step: string): string {
  return `'${JSON.stringify(step).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function typeNameOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}
