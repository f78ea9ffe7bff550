const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Longest block of uncompressed data (RFC 1951, section 3.2.4). */
const MAX_BLOCK_BYTES = 65_535;

/**
 * Encodes a square of one colour as PNG (ISO/IEC 15948). The colour is the only entry of a palette, and a pixel is one
 * bit, so that the image is small without compression, which browsers offer asynchronously only.
 */
export function pngOf(size: number, colour: readonly [number, number, number]): Uint8Array {
  const head = [...uint32(size), ...uint32(size), 1, 3, 0, 0, 0];
  const pixels = new Uint8Array(size * (1 + Math.ceil(size / 8)));
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', head),
    ...chunk('PLTE', colour),
    ...chunk('IDAT', zlibStored(pixels)),
    ...chunk('IEND', []),
  ]);
}

function chunk(type: string, data: readonly number[]): readonly number[] {
  const content = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  return [...uint32(data.length), ...content, ...uint32(crc32(content))];
}

function uint32(value: number): readonly number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/** Wraps zero bytes as zlib data (RFC 1950) in uncompressed blocks. */
function zlibStored(zeros: Uint8Array): readonly number[] {
  const blocks: number[] = [0x78, 0x01];
  for (let start = 0; start < zeros.length; start += MAX_BLOCK_BYTES) {
    const block = zeros.subarray(start, start + MAX_BLOCK_BYTES);
    const isLast = start + MAX_BLOCK_BYTES >= zeros.length;
    const { length } = block;
    blocks.push(isLast ? 1 : 0, length & 255, length >>> 8, ~length & 255, (~length >>> 8) & 255, ...block);
  }
  // Adler-32 of zeros: the first sum stays 1, the second counts the bytes.
  return [...blocks, ...uint32((((zeros.length % 65_521) << 16) | 1) >>> 0)];
}

function crc32(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
