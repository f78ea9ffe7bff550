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

export interface CreateChargeRequest {
  body?: { expand?: string[]; ids?: number[]; name?: string };
}

export function createCharge(client: Client, request?: CreateChargeRequest, options?: CallOptions): Call<void> {
  return client.call(createChargeOperation, request, options);
}

export const createChargeOperation: OperationDescription<void> = {
  path: '/charges',
  method: 'POST',
  parts: [
    [
      styledFormBody,
      { name: 'expand', property: 'body', encode: deepObjectExploded },
      { name: 'ids', property: 'body', encode: pipeDelimited },
    ],
  ],
  response: readNoContent,
  id: 'createCharge',
};

export interface CreatePictureRequest {
  body?: {
    image?: globalThis.Blob;
    about?: { [key: string]: unknown };
  };
}

export function createPicture(client: Client, request?: CreatePictureRequest, options?: CallOptions): Call<void> {
  return client.call(createPictureOperation, request, options);
}

export const createPictureOperation: OperationDescription<void> = {
  path: '/pictures',
  method: 'POST',
  parts: [
    [
      typedMultipartBody,
      { name: 'image', property: 'body', type: 'image/png' },
      { name: 'about', property: 'body', type: 'application/ld+json' },
      'body.image',
    ],
  ],
  response: readNoContent,
  id: 'createPicture',
};
