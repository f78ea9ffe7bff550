import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  deepObjectExploded,
  formExploded,
  jsonStyle,
  label,
  matrix,
  pipeDelimited,
  rawCookieExploded,
  readNoContent,
  reservedPath,
  reservedQuery,
  retryTransient,
  serializeCookies,
  serializeQuery,
  simple,
} from './runtime.ts';

export interface SearchRequest {
  point: number[];
  areaCode: string;
  folder: string;
  filter?: { [key: string]: string };
  ids?: string[];
  raw?: string;
  where?: { [key: string]: unknown };
  session?: string;
}

export function search(client: Client, request: SearchRequest, options?: CallOptions): Call<void> {
  return client.call(searchOperation, request, options);
}

export const searchOperation: OperationDescription<void> = {
  path: '/search/{point}/{areaCode}/{folder}',
  method: 'GET',
  pathStyles: {
    point: label,
    areaCode: (_, value, encode) => matrix('area-code', value, encode),
    folder: reservedPath(simple),
  },
  parts: [
    [
      serializeQuery,
      { name: 'filter', property: 'filter', encode: deepObjectExploded },
      { name: 'ids', property: 'ids', encode: pipeDelimited },
      { name: 'raw', property: 'raw', encode: reservedQuery(formExploded) },
      { name: 'where', property: 'where', encode: jsonStyle },
    ],
    [serializeCookies, { name: 'session', property: 'session', encode: rawCookieExploded }],
  ],
  response: readNoContent,
  retry: retryTransient,
  id: 'search',
};
