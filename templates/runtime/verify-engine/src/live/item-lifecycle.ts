import type { ServedOperation } from '#mock/inspection.ts';
import type { JsonObject } from '#shared/json.ts';
import { isReadOperation, statesMissing } from '../checks/observed-call.ts';
import { ownedBy } from './callers.ts';
import type { CreatedItem } from './created-items.ts';
import { siblingsOf } from './operation-order.ts';
import type { ParameterValues } from './known-items.ts';
import type { RunCalls } from './run-calls.ts';
import type { LiveRequest } from './session.ts';
import { inNextYear, renamed } from './value-variants.ts';

interface ItemTrial {
  readonly siblings: readonly ServedOperation[];
  readonly remove: ServedOperation;
  readonly body: JsonObject;
  readonly isFirst: boolean;
}

/** Exercises the operations of a collection on items that the run creates. */
export class ItemLifecycle {
  readonly #calls: RunCalls;

  constructor(calls: RunCalls) {
    this.#calls = calls;
  }

  /** Creates an item, observes it after each write, and removes it. */
  async exercise(create: ServedOperation): Promise<void> {
    const remove = this.#calls.created.removalOf(create);
    // Where another parameter names the item, that of the removal may name what is around it.
    const siblings = siblingsOf(create, this.#calls.operations, this.#calls.inspector).filter(
      (other) => isReadOperation(other) || other.resource?.id === remove?.resource?.id,
    );
    const target = this.#calls.requests.target(create);
    // Items that cannot be deleted are not created.
    if (remove === undefined || target === undefined || !this.#calls.session.allows(create.method)) return;
    const bodies = this.#calls.requests.creations(create);
    await this.#exerciseOwners(create, target, bodies[0], siblings);
    // Another item stays until the end: lists have two, and a removal must not remove it too.
    const witness = await this.#calls.send(create, { target, json: bodies.at(-1) });
    if (witness?.removal !== undefined) this.#calls.requests.items.learnCreated(remove, witness.removal, witness.id);
    let accepted: JsonObject | undefined;
    // A server may want dates that are not over.
    for (const body of [...bodies, ...bodies.map(inNextYear).filter((each) => each !== undefined)]) {
      if (accepted !== undefined && !bodies.includes(body)) break;
      const item = await this.#calls.send(create, { target, json: body });
      if (item?.removal === undefined) continue;
      await this.#exerciseItem(item, { siblings, remove, body, isFirst: accepted === undefined });
      accepted ??= body;
      if (witness !== undefined) await this.#calls.observe(siblings, witness.address);
    }
    await this.#calls.tryConstraints(create, { target, json: accepted ?? bodies[0] });
    if (this.#calls.needsParent(create))
      await this.#calls.tryUnknown(create, this.#calls.requests.unknownTargets(create), accepted ?? bodies[0]);
  }

  /**
   * Creates items for whom a header names, and as callers of another company, and tries who may change them; the model
   * says who sees them.
   */
  async #exerciseOwners(
    create: ServedOperation,
    target: string,
    json: JsonObject | undefined,
    siblings: readonly ServedOperation[],
  ): Promise<void> {
    if (json === undefined) return;
    for (const owned of ownedBy(this.#calls.options.callers, this.#calls.requests.ownedBodies(create, json), json)) {
      const item = await this.#calls.send(create, { target, ...owned });
      if (item === undefined) continue;
      const callers = Object.hasOwn(owned.headers, 'authorization') ? [{}, owned.headers] : [{}];
      for (const caller of callers) await this.#update(siblings, item.address, caller, json);
    }
  }

  /** Changes, lists and removes an item. */
  async #exerciseItem({ address, removal }: CreatedItem, trial: ItemTrial): Promise<void> {
    const { siblings, remove, body, isFirst } = trial;
    if (removal === undefined) return;
    await this.#calls.observe(siblings, address);
    await this.#exerciseUpdates(address, trial);
    if (isFirst) await this.#exerciseConditions(siblings, address, body);
    if (isFirst) await this.#exerciseLists(siblings, address);
    await this.#calls.send(remove, { target: removal });
    await this.#calls.observe(siblings, address);
    if (statesMissing(remove)) {
      const expected = { operation: remove, status: [404, 410], check: 'deleted-item' } as const;
      await this.#calls.expect(expected, { method: remove.method, target: removal });
    } else await this.#calls.send(remove, { target: removal });
    await this.#replaceRemoved(siblings, address, body);
  }

  /** Merges each property of a body into the item, and then `null` where its schema allows that. */
  async #exercisePatches(address: ParameterValues, { siblings, body }: ItemTrial): Promise<void> {
    for (const operation of siblings) {
      const target = operation.method === 'PATCH' ? this.#calls.requests.target(operation, address) : undefined;
      const content = operation.body?.contents.find(({ isJson }) => isJson);
      if (target === undefined || content === undefined || !this.#calls.session.allows('PATCH')) continue;
      const { inspector } = this.#calls;
      const type = inspector.typeOf(operation, content.schema);
      const names = Object.keys(body).filter((name) => type?.properties.has(name));
      const values = names.map((name) => ({ [name]: body[name] ?? null }));
      const nulls = names
        .filter((name) => isNullable(inspector.resolveSchema(operation, type?.properties.get(name)?.schema)))
        .map((name) => ({ [name]: null }));
      for (const json of [...values, ...nulls]) {
        await this.#calls.send(operation, { target, json, headers: { 'content-type': content.mediaType } });
        await this.#calls.observe(siblings, address);
      }
    }
  }

  /** Sends conditions with the entity tag of an item and with another one, where the document has a status for them. */
  async #exerciseConditions(
    siblings: readonly ServedOperation[],
    address: ParameterValues,
    json: JsonObject,
  ): Promise<void> {
    const read = siblings.find(({ method, resource }) => method === 'GET' && resource?.action === 'read');
    const target = read === undefined ? undefined : this.#calls.requests.target(read, address);
    if (read === undefined || target === undefined) return;
    const { etag } = (await this.#calls.session.send({ method: 'GET', target })).responseHeaders;
    if (etag === undefined) return;
    const condition = async (operation: ServedOperation, status: string, request: Omit<LiveRequest, 'method'>) => {
      if (!operation.responses.some((response) => response.status === status)) return;
      const [[name = '', tag = ''] = []] = Object.entries(request.headers ?? {});
      const expected = { operation, status: [Number(status)], check: 'conditional-request' } as const;
      await this.#calls.expect({ ...expected, about: `${name}: ${tag}` }, { ...request, method: operation.method });
    };
    await condition(read, '304', { target, headers: { 'If-None-Match': etag } });
    for (const [operation, own] of this.#replacements(siblings, address))
      await condition(operation, '412', { target: own, json, headers: { 'If-Match': '"verify-unknown"' } });
  }

  /** Reads lists of at least two items, with each limit and filter. */
  async #exerciseLists(siblings: readonly ServedOperation[], address: ParameterValues): Promise<void> {
    for (const operation of siblings) {
      const target =
        operation.resource?.action === 'search' ? this.#calls.requests.target(operation, address) : undefined;
      if (target === undefined || operation.method !== 'GET') continue;
      for (const variant of this.#calls.requests.targetVariants(operation, target))
        await this.#calls.send(operation, { target: variant });
    }
    // A second read shows what the first one changed.
    for (let read = 0; read < 2; read += 1) await this.#calls.observe(siblings, address);
  }

  /** Replaces an item that does not exist any more, where the document has a status for that. */
  async #replaceRemoved(
    siblings: readonly ServedOperation[],
    address: ParameterValues,
    body: JsonObject,
  ): Promise<void> {
    for (const [operation, target] of this.#replacements(siblings, address)) {
      if (!statesMissing(operation)) continue;
      const request = { method: operation.method, target, json: body };
      await this.#calls.expect(
        { operation, status: [401, 403, 404, 405, 409, 410, 422], check: 'deleted-item' },
        request,
      );
    }
  }

  /** Returns the operations that replace an item, with their targets. */
  #replacements(
    siblings: readonly ServedOperation[],
    address: ParameterValues,
  ): readonly (readonly [ServedOperation, string])[] {
    return siblings.flatMap((operation) => {
      const isSent = operation.resource?.action === 'replace' && this.#calls.session.allows(operation.method);
      const target = isSent ? this.#calls.requests.target(operation, address) : undefined;
      return target === undefined ? [] : [[operation, target] as const];
    });
  }

  /** Replaces an item once, and observes it. */
  async #update(
    siblings: readonly ServedOperation[],
    address: ParameterValues,
    headers: ParameterValues,
    json: JsonObject,
  ): Promise<void> {
    for (const [operation, target] of this.#replacements(siblings, address)) {
      await this.#calls.send(operation, { target, json, headers });
      await this.#calls.observe(siblings, address, headers);
    }
  }

  /** Replaces the item: with everything, without each optional property, with null, and with invalid values. */
  async #exerciseUpdates(address: ParameterValues, trial: ItemTrial): Promise<void> {
    const { siblings, body, isFirst } = trial;
    for (const [operation, target] of this.#replacements(siblings, address)) {
      const type = this.#calls.inspector.typeOf(operation, operation.body?.contents[0]?.schema);
      const parents = this.#calls.requests.parents(operation);
      const required = Object.fromEntries(
        Object.entries(body).filter(([name]) => type?.required.has(name) === true || Object.hasOwn(parents, name)),
      );
      const optional = Object.keys(body).filter((name) => !Object.hasOwn(required, name));
      const cleared = { ...body, ...Object.fromEntries(optional.map((name) => [name, null])) };
      const special = this.#calls.requests.withSpecialTexts(operation, body);
      for (const json of [body, required, renamed(body), cleared, special, body]) {
        await this.#calls.send(operation, { target, json });
        await this.#calls.observe(siblings, address);
      }
      const others = this.#calls.options.callers.limited.map((authorization) => ({ authorization }));
      for (const headers of [...this.#calls.requests.headerVariants(operation), ...(isFirst ? others : [])]) {
        await this.#calls.send(operation, { target, json: body, headers });
        await this.#calls.observe(siblings, address);
      }
      if (isFirst) {
        const reads = siblings.filter(({ resource }) => resource?.action === 'read');
        await this.#calls.tryConstraints(operation, { target, json: body }, () => this.#calls.observe(reads, address));
      }
      await this.#calls.observe(siblings, address);
    }
    if (isFirst) await this.#exercisePatches(address, trial);
  }
}

/** Tests for a schema that allows `null` beside other values. */
function isNullable(schema: JsonObject): boolean {
  return schema['nullable'] === true || [schema['type']].flat().includes('null');
}
