import type { Inspector } from '#mock/inspection.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { ListDifference } from './check-list.ts';
import type { Findings } from './finding.ts';
import { enveloped, isReadOperation, isSuccess, type ObservedCall, requestLine } from './observed-call.ts';

/** Reads that are kept, of lists and of entity tags. */
const MAX_KEPT = 1_000;

/** First item of a list as a read showed it. */
interface SeenList {
  readonly first: string;
  readonly exchange: number;
}

interface Difference extends ListDifference {
  readonly related: readonly number[];
}

/** Compares reads with earlier ones of the same URL: what an offset must change, and what an entity tag says. */
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
      ...(Array.isArray(list) ? this.#compareLists(call, list) : []),
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

  /** Compares the first item of a list with that of the list without the offset. Only objects differ for sure. */
  #compareLists(call: ObservedCall, [item]: readonly Json[]): readonly Difference[] {
    const { exchange, operation, found } = call;
    const paging = operation.resource?.paging;
    const name = paging?.offset;
    const parameter = operation.parameters.find((each) => each.place === 'query' && each.name === name);
    if (name === undefined || parameter === undefined || !isObject(item)) return [];
    const skipped = Number(found.query.get(name) ?? 0) - (paging?.firstOffset ?? 0);
    const query = [...found.query];
    const keyOf = (pairs: typeof query): string =>
      JSON.stringify([exchange.target.split('?')[0], exchange.requestHeaders['authorization'], pairs.toSorted()]);
    const seen = { first: JSON.stringify(item), exchange: exchange.number };
    keep(this.#lists, keyOf(query), seen);
    const base = this.#lists.get(keyOf(query.filter(([each]) => each !== name)));
    const isCount = this.#inspector.resolveSchema(operation, parameter.schema)['type'] === 'integer';
    if (!isCount || !(skipped > 0) || base?.first !== seen.first) return [];
    const observed = `the server returned the same first item for ${name}=${found.query.get(name)} and without it`;
    const expected = `a list without the first ${skipped}`;
    return [{ check: 'list-offset', pointer: `/query/${name}`, observed, expected, related: [base.exchange] }];
  }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = map.keys();
  if (map.size >= MAX_KEPT && !map.has(key) && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
