/** A line, and its number from 1. */
export interface Line {
  readonly number: number;
  /** Absent where its bytes are not UTF-8. */
  readonly text: string | undefined;
}

const NEWLINE = 10;

/**
 * The lines of a stream, as many at a time as have come. Only a line feed ends one: JSON may hold other separators in
 * its strings. A byte-order mark before a line is left out.
 */
export async function* linesOf(stream: AsyncIterable<Buffer | string>): AsyncGenerator<readonly Line[]> {
  let begun: Buffer[] = [];
  let number = 0;
  for await (const given of stream) {
    const chunk = typeof given === 'string' ? Buffer.from(given) : given;
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      number += 1;
      lines.push({ number, text: decoded([...begun, chunk.subarray(start, end)]) });
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
    yield lines;
  }
  if (begun.length > 0) yield [{ number: number + 1, text: decoded(begun) }];
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decoded(parts: readonly Buffer[]): string | undefined {
  const [only, ...others] = parts;
  try {
    return decoder.decode(others.length === 0 ? only : Buffer.concat(parts));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
