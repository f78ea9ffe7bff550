import type { Inspector } from '#mock/inspection.ts';
import { isObject, type Json, listAt, member } from '#shared/json.ts';
import type { ListDifference } from './check-list.ts';
import type { Findings } from './finding.ts';
import { enveloped, isReadOperation, isSuccess, type ObservedCall, requestLine } from './observed-call.ts';

/** Matches parameters that count items to skip. */
const OFFSET = /^\$?(?:offset|skip)$/i;
/** Reads that are kept, of lists and of entity tags. */
const MAX_KEPT = 1_000;

/** List as a read showed it. */
interface SeenList {
  readonly first: string;
  readonly text: string;
  readonly exchange: number;
}

interface Difference extends ListDifference {
  readonly related: readonly number[];
}

/** Compares reads with earlier ones of the same URL: what a parameter must change, and what an entity tag says. */
export class RepeatedReads {
  readonly #findings: Findings;
  readonly #inspector: Inspector;
  /** Lists since the last write, by their URL and caller. */
  readonly #lists = new Map<string, SeenList>();
  /** Bodies by URL, caller and strong entity tag. */
  readonly #tagged = new Map<string, { readonly text: string; readonly exchange: number }>();

  constructor(findings: Findings, inspector: Inspector) {
    this.#findings = findings;
    this.#inspector = inspector;
  }

  observe(call: ObservedCall): void {
    const { exchange, operation, output } = call;
    if (!isReadOperation(operation)) return this.#lists.clear();
    if (exchange.method !== 'GET' || !isSuccess(exchange.status) || output === undefined) return;
    const list = enveloped(output, operation.resource?.envelope.response);
    const differences = [
      ...this.#compareTag(call, output),
      ...(Array.isArray(list) ? [...this.#compareLists(call, list), ...this.#foreignItems(call, list)] : []),
    ];
    for (const { check, pointer, ...difference } of differences)
      this.#findings.report({
        ...{ ...difference, check, pointer, cause: `${check} ${pointer}` },
        evidence: { action: operation.resource?.action },
        operation: operation.id,
        collection: operation.resource?.collection,
        exchange: exchange.number,
        request: requestLine(exchange),
      });
  }

  /** A strong entity tag is that of one body only (RFC 9110, section 8.8.1). */
  #compareTag({ exchange, target }: ObservedCall, output: Json): readonly Difference[] {
    const { etag = '' } = exchange.responseHeaders;
    if (!etag.startsWith('"')) return [];
    const { accept, 'accept-language': language, authorization } = exchange.requestHeaders;
    const key = JSON.stringify([target, accept, language, authorization, etag]);
    const text = JSON.stringify(output);
    const known = this.#tagged.get(key);
    keep(this.#tagged, key, { text, exchange: exchange.number });
    this.#findings.exercise('entity-tag');
    if (known === undefined || known.text === text) return [];
    const observed = `the server sent ${etag} again, with another body`;
    return [
      { check: 'entity-tag', pointer: '/header/ETag', observed, expected: 'another ETag', related: [known.exchange] },
    ];
  }

  /** Compares a list with the one without each of its parameters. */
  #compareLists(call: ObservedCall, list: readonly Json[]): readonly Difference[] {
    const { exchange, operation, found } = call;
    const query = [...found.query];
    const keyOf = (without?: string): string =>
      JSON.stringify([
        ...[exchange.target.split('?')[0], exchange.requestHeaders['authorization']],
        ...query.filter(([name]) => name !== without).toSorted(),
      ]);
    const seen = { first: JSON.stringify(list[0] ?? null), text: JSON.stringify(list), exchange: exchange.number };
    keep(this.#lists, keyOf(), seen);
    if (list.length === 0) return [];
    return query.flatMap(([name, value]): readonly Difference[] => {
      const base = this.#lists.get(keyOf(name));
      const schema = operation.parameters.find((each) => each.place === 'query' && each.name === name)?.schema;
      if (base === undefined || schema === undefined) return [];
      const { type, format, ...stated } = this.#inspector.resolveSchema(operation, schema);
      const common = { pointer: `/query/${name}`, related: [base.exchange] };
      if (OFFSET.test(name) && type === 'integer' && Number(value) > 0 && base.first === seen.first) {
        const observed = `the server returned the same first item for ${name}=${value} and without it`;
        return [{ ...common, check: 'list-offset', observed, expected: `a list without the first ${value}` }];
      }
      const isText = type === 'string' && format === undefined && listAt(stated, 'enum').length === 0 && value !== '';
      const other = isText && base.text === seen.text ? findOther(list, name, value) : undefined;
      if (other === undefined) return [];
      const observed = `the server returned the same items for ${name}=${value} and without it, one with ${other}`;
      return [{ ...common, check: 'list-filter', observed, expected: `items with ${value}` }];
    });
  }

  /** Finds items of another parent than that of the path among its own: by `shelfId` of `/shelves/{shelfId}/books`. */
  #foreignItems({ operation, found }: ObservedCall, list: readonly Json[]): readonly Difference[] {
    const key = this.#inspector.keyOf(this.#inspector.collectionOf(operation));
    return Object.entries(found.route.path).flatMap(([name, value]): readonly Difference[] => {
      const property = Object.keys(list.find(isObject) ?? {}).find((each) => plain(each) === plain(name));
      if (!/id$/i.test(name) || property === undefined || property === key) return [];
      const values = list.map((item) => (isObject(item) ? member(item, property) : undefined));
      const other = values.find(
        (each) => (typeof each === 'string' || typeof each === 'number') && `${each}` !== value,
      );
      if (other === undefined || !values.some((each) => String(each) === value)) return [];
      const observed = `the server returned an item with ${JSON.stringify(other)} for ${name} ${value}`;
      return [
        { check: 'list-filter', pointer: `/path/${name}`, observed, expected: `items with ${value}`, related: [] },
      ];
    });
  }
}

/** Returns the value of the first item that does not have a text in a property. */
function findOther(list: readonly Json[], name: string, text: string): string | undefined {
  const values = list.map((item) => (isObject(item) ? member(item, name) : undefined));
  const other = values.find((value) => typeof value === 'string' && !value.toLowerCase().includes(text.toLowerCase()));
  return other === undefined ? undefined : JSON.stringify(other);
}

/** Returns a name without its style: `shelfid` for `shelf_id` and `shelfId`. */
function plain(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase();
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = map.keys();
  if (map.size >= MAX_KEPT && !map.has(key) && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
