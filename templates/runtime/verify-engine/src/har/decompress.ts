import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const MEBIBYTE = 1024 * 1024;
/** Largest body after decompression. */
const MAX_BYTES = 64 * MEBIBYTE;
/** Size after decompression that is always read. */
const MIN_BYTES = MEBIBYTE;
/** Largest expansion of a larger body; texts of an API expand up to 50 times, and a compression bomb 1,000 times. */
const MAX_EXPANSION = 100;

/** Reason why a body is not checked, for the report. */
export const EXPANDS = `response body that expands to more than ${MAX_BYTES / MEBIBYTE} MiB, or above 1 MiB to more than ${MAX_EXPANSION} times its size`;

type Decoder = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array;

const DECODERS: ReadonlyMap<string, Decoder> = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
]);

/**
 * Decompresses a body by its content coding.
 *
 * @returns `undefined` for a coding that is unknown, or that the bytes do not have
 */
export function decompress(bytes: Uint8Array, coding: string): Uint8Array | typeof EXPANDS | undefined {
  const maxOutputLength = Math.min(MAX_BYTES, Math.max(MIN_BYTES, bytes.byteLength * MAX_EXPANSION));
  try {
    return DECODERS.get(coding.trim().toLowerCase())?.(bytes, { maxOutputLength });
  } catch (error) {
    return error instanceof RangeError ? EXPANDS : undefined;
  }
}
