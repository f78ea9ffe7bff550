import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  deepObjectExploded,
  pipeDelimited,
  readNoContent,
  styledFormBody,
  typedMultipartBody,
} from './runtime.ts';

/** Request of {@link createCharge}. */
export interface CreateChargeRequest {
  body?: { expand?: string[]; ids?: number[]; name?: string };
}

/**
 * `POST /charges`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createCharge(client);
 */
export function createCharge(client: Client, request?: CreateChargeRequest, options?: CallOptions): Call<void> {
  return client.call(createChargeOperation, request, options);
}

/** Describes {@link createCharge} to the client. */
export const createChargeOperation: OperationDescription<void> = {
  path: '/charges',
  method: 'POST',
  parts: [
    [
      styledFormBody,
      { name: 'expand', property: 'expand', encode: deepObjectExploded },
      { name: 'ids', property: 'ids', encode: pipeDelimited },
    ],
  ],
  response: readNoContent,
  id: 'createCharge',
};

/** Request of {@link createPicture}. */
export interface CreatePictureRequest {
  body?: {
    /** Format: binary. */
    image?: globalThis.Blob;
    about?: { [key: string]: unknown };
  };
}

/**
 * `POST /pictures`
 *
 * @returns Sent.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createPicture(client);
 */
export function createPicture(client: Client, request?: CreatePictureRequest, options?: CallOptions): Call<void> {
  return client.call(createPictureOperation, request, options);
}

/** Describes {@link createPicture} to the client. */
export const createPictureOperation: OperationDescription<void> = {
  path: '/pictures',
  method: 'POST',
  parts: [
    [
      typedMultipartBody,
      { name: 'image', property: 'image', type: 'image/png' },
      { name: 'about', property: 'about', type: 'application/ld+json' },
    ],
  ],
  response: readNoContent,
  id: 'createPicture',
};
