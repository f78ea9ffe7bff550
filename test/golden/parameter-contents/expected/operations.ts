import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  jsonStyle,
  readNoContent,
  retryTransient,
  serializeHeaders,
  serializeQuery,
} from './runtime.ts';

export interface SearchRequest {
  at: string;
  text?: string;
  where?: { [key: string]: unknown };
  how?: { [key: string]: unknown };
  xNote?: string;
}

export function search(client: Client, request: SearchRequest, options?: CallOptions): Call<void> {
  return client.call(searchOperation, request, options);
}

export const searchOperation: OperationDescription<void> = {
  path: '/search/{at}',
  method: 'GET',
  parts: [
    [
      serializeQuery,
      'text',
      { name: 'where', property: 'where', encode: jsonStyle },
      { name: 'how', property: 'how', encode: jsonStyle },
    ],
    [serializeHeaders, { name: 'X-Note', property: 'xNote' }],
  ],
  response: readNoContent,
  retry: retryTransient,
  id: 'search',
};
