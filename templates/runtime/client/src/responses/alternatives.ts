import type { ActiveCall } from '../client/active-call.ts';
import { setHeaders } from '../client/headers.ts';
import type { PartSerializer, ResponseReader, StreamReader } from '../client/operation.ts';
import { receiveData } from './receive-body.ts';

type Reader = ResponseReader<unknown> | StreamReader<unknown>;

/**
 * Reads a response by its own media type, if that is one of the alternatives, and else as the operation does by
 * default. A server may send another format than `accept` asks for.
 */
export function readAlternatives(
  reader: Reader,
  ...alternatives: readonly (readonly [mediaType: string, reader: Reader])[]
): StreamReader<never> {
  return {
    fields: reader.fields,
    open: (call: ActiveCall, response) => {
      const type = response.headers.get('content-type') ?? '';
      const found = alternatives.find(([mediaType]) => isOfType(type, mediaType))?.[1] ?? reader;
      return (
        found.open ? found.open(call, response) : receiveData(call, response, found as ResponseReader<unknown>)
      ) as never;
    },
  };
}

/** Checks whether a `Content-Type` is a media type, or is in a range such as `image/*`. */
function isOfType(type: string, mediaType: string): boolean {
  const [own = '', wanted = ''] = [type, mediaType].map((text) => text.split(';')[0]?.trim().toLowerCase());
  return wanted.endsWith('/*') ? own.startsWith(wanted.slice(0, -1)) : own === wanted;
}

/** Sets the `Accept` header to the media type that the caller chooses with the option `accept`. */
export const acceptOption: PartSerializer = ({ headers }, { options }) =>
  setHeaders(headers, { accept: Reflect.get(options, 'accept') });
