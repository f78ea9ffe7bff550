const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Longest block of uncompressed data (RFC 1951, section 3.2.4). */
const MAX_BLOCK_BYTES = 65_535;

/**
 * Encodes a square of one color as PNG (ISO/IEC 15948). The color is the only entry of a palette, and a pixel is one
 * bit, so that the image is small without compression, which browsers offer asynchronously only.
 */
export function pngOf(size: number, color: readonly [number, number, number]): Uint8Array {
  return concat([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', concat([uint32(size), uint32(size), Uint8Array.of(1, 3, 0, 0, 0)])),
    chunk('PLTE', Uint8Array.from(color)),
    chunk('IDAT', zlibZeros(size * (1 + Math.ceil(size / 8)))),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const content = concat([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return concat([uint32(data.length), content, uint32(crc32(content))]);
}

/** Returns zero bytes as zlib data (RFC 1950) in uncompressed blocks. */
function zlibZeros(count: number): Uint8Array {
  const parts = [Uint8Array.of(0x78, 0x01)];
  for (let start = 0; start < count; start += MAX_BLOCK_BYTES) {
    const length = Math.min(MAX_BLOCK_BYTES, count - start);
    const isLast = start + length === count;
    parts.push(Uint8Array.of(isLast ? 1 : 0, length, length >>> 8, ~length, ~length >>> 8), new Uint8Array(length));
  }
  // Adler-32 of zeros: the first sum stays 1, the second counts the bytes.
  return concat([...parts, uint32(((count % 65_521) << 16) | 1)]);
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** Remainders of the cyclic redundancy check for each byte. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (REMAINDERS[(sum ^ byte) & 255] ?? 0);
  return ~sum;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let start = 0;
  for (const part of parts) {
    bytes.set(part, start);
    start += part.length;
  }
  return bytes;
}
