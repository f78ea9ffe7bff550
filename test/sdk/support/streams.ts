import type { OperationDescription } from '#sdk/client/operation.ts';
import type { Transport } from '#sdk/client/options.ts';
import { retryTransient } from '#sdk/client/retry.ts';
import { type EventStream, type ItemStream, readEvents, readJsonLines, readTextEvents } from '#sdk/responses/stream.ts';

const shared = { path: '/things', method: 'GET', retry: retryTransient, id: 'listThings' } as const;
export const listThings: OperationDescription<ItemStream<unknown>> = { ...shared, response: readJsonLines };
export const listenToThings: OperationDescription<EventStream<unknown>> = { ...shared, response: readEvents };
export const listenToTexts: OperationDescription<EventStream<string>> = { ...shared, response: readTextEvents };

export const EVENTS = { 'content-type': 'text/event-stream' };

/** Transport that sends the given chunks of a body, and then ends or breaks it. */
export function sending(
  chunks: readonly Uint8Array[],
  headers: Readonly<Record<string, string>>,
  end: 'ends' | 'breaks' = 'ends',
): Transport {
  return async () => {
    const left = [...chunks];
    const body = new ReadableStream({
      pull(controller) {
        const chunk = left.shift();
        if (chunk) controller.enqueue(chunk);
        else if (end === 'ends') controller.close();
        else controller.error(new Error('cut'));
      },
    });
    return new Response(body, { headers });
  };
}

/** Reads a stream to its end. */
export async function all<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
