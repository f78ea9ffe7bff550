import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  jsonStyle,
  readNothing,
  retry,
  writeHeader,
  writeQuery,
} from './core/index.ts';

/** What {@link search} is asked with. */
export interface SearchRequest {
  at: string;
  text?: string;
  where?: { [key: string]: unknown };
  how?: { [key: string]: unknown };
  xNote?: string;
}

/**
 * `GET /search/{at}`
 *
 * @returns Found nothing.
 */
export function search(client: Client, request: SearchRequest, options?: CallOptions): Call<void> {
  return client.call(searchOperation, request, options);
}

/** What the client must know to call {@link search}. */
export const searchOperation: OperationDescription<void> = {
  path: '/search/{at}',
  method: 'GET',
  parts: [
    [
      writeQuery,
      'text',
      { name: 'where', property: 'where', encode: jsonStyle },
      { name: 'how', property: 'how', encode: jsonStyle },
    ],
    [writeHeader, { name: 'X-Note', property: 'xNote' }],
  ],
  answer: readNothing,
  safe: retry,
  id: 'search',
};
