import type { Inspector } from '#mock/inspection.ts';
import { isObject, type Json, member } from '#shared/json.ts';
import type { Findings } from '../checks/finding.ts';
import { idText, type ObservedCall, requestLine } from '../checks/observed-call.ts';
import { pathOf } from '../har/exchange.ts';
import { isInShard, type Shard } from '../har/shard.ts';

interface ParentMembersOptions {
  readonly inspector: Inspector;
  readonly findings: Findings;
  readonly shard?: Shard | undefined;
}

/** Finds items below another parent than theirs, by the property that repeats the parent. */
export class ParentMembers {
  readonly #options: ParentMembersOptions;
  /** Properties that repeated the parent in all items of a response. */
  readonly #known = new Set<string>();

  constructor(options: ParentMembersOptions) {
    this.#options = options;
  }

  /** Compares the items of a response with the parents in its path. */
  check(call: ObservedCall, items: readonly Json[]): void {
    const { operation, found } = call;
    const collection = this.#options.inspector.collectionOf(operation);
    const [first] = items.filter(isObject);
    for (const name of operation.resource?.within ?? []) {
      const property = Object.keys(first ?? {}).find((each) => plainName(each) === plainName(name));
      if (property === undefined || property === this.#options.inspector.keyOf(collection)) continue;
      const sent = found.route.path[name] ?? '';
      const other = items.map((item) => idText(member(item, property)) ?? sent).find((id) => id !== sent);
      const known = `${collection} ${property}`;
      if (other === undefined) this.#known.add(known);
      else if (this.#known.has(known)) this.#report(call, { name, property, other, sent });
    }
  }

  #report(
    { operation, exchange }: ObservedCall,
    { name, property, other, sent }: Readonly<Record<'name' | 'property' | 'other' | 'sent', string>>,
  ): void {
    if (!isInShard(pathOf(exchange), this.#options.shard)) return;
    const collection = this.#options.inspector.collectionOf(operation);
    this.#options.findings.report({
      check: operation.resource?.action === 'search' ? 'list-filter' : 'read-identity',
      cause: `parent ${collection} ${property}`,
      operation: operation.id,
      collection,
      pointer: `/path/${name}`,
      observed: `the server returned an item with the ${property} ${JSON.stringify(other)}`,
      expected: `items of ${sent}`,
      origin: 'seen',
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  }
}

/** Returns a name without case and separators: `memberId` and `member_id` are the same. */
function plainName(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}
