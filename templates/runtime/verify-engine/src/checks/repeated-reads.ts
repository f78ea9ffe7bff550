import type { Inspector } from '#mock/inspection.ts';
import type { Json } from '#shared/json.ts';
import { callerOf, compareLists, type Difference, listKey, type SeenList } from './compare-lists.ts';
import type { Findings } from './finding.ts';
import { enveloped, isReadOperation, isSuccess, type ObservedCall, requestLine } from './observed-call.ts';

/** Reads that are kept, of lists and of entity tags. */
const MAX_KEPT = 1_000;

/** Longer lists are compared by their first item only. */
const MAX_LIST_CHARACTERS = 50_000;

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
    if (!isSuccess(exchange.status) || output === undefined) return;
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
  #compareTag(call: ObservedCall, output: Json): readonly Difference[] {
    const { exchange, target } = call;
    const { etag = '' } = exchange.responseHeaders;
    if (exchange.method !== 'GET' || !etag.startsWith('"')) return [];
    const { accept, 'accept-language': language } = exchange.requestHeaders;
    const key = JSON.stringify([target, accept, language, callerOf(call), etag]);
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

  /** Compares a list with those of other queries since the last write. */
  #compareLists(call: ObservedCall, items: readonly Json[]): readonly Difference[] {
    const { exchange } = call;
    const text = JSON.stringify(items);
    const seen = {
      items: text.length > MAX_LIST_CHARACTERS ? items.slice(0, 1) : items,
      text,
      exchange: exchange.number,
    };
    keep(this.#lists, listKey(call, []), seen);
    const known = (left: readonly string[]): SeenList | undefined => this.#lists.get(listKey(call, left));
    return compareLists({ call, inspector: this.#inspector, seen, known });
  }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = map.keys();
  if (map.size >= MAX_KEPT && !map.has(key) && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
