/** A line of a stream, numbered from 1. */
export interface Line {
  readonly number: number;
  /** `undefined` if the bytes are not UTF-8. */
  readonly text: string | undefined;
}

const LINE_FEED = 10;

/**
 * Reads a stream as lines, in batches as they arrive. Only a line feed ends a line, because JSON strings may contain
 * other separators. A byte-order mark at the start of a line is removed.
 */
export async function* readLines(stream: AsyncIterable<Buffer | string>): AsyncGenerator<readonly Line[]> {
  let partial: Buffer[] = [];
  let number = 0;
  for await (const data of stream) {
    const chunk = typeof data === 'string' ? Buffer.from(data) : data;
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      number += 1;
      lines.push({ number, text: decodeUtf8([...partial, chunk.subarray(start, end)]) });
      partial = [];
      start = end + 1;
    }
    if (start < chunk.length) partial.push(chunk.subarray(start));
    yield lines;
  }
  if (partial.length > 0) yield [{ number: number + 1, text: decodeUtf8(partial) }];
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(parts: readonly Buffer[]): string | undefined {
  const [only, ...others] = parts;
  try {
    return decoder.decode(others.length === 0 ? only : Buffer.concat(parts));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** A parsed document, or the reason why the line is skipped. */
export type ParsedDocument = { readonly json: unknown } | { readonly error: string };

/** Parses a line as JSON. A number that JavaScript cannot hold exactly is an error, because parsing would change it. */
export function parseDocument(text: string | undefined): ParsedDocument {
  if (text === undefined) return { error: 'not UTF-8' };
  const inexact = /\d{16}/.test(text) ? integersIn(text).find((number) => !isExact(number)) : undefined;
  if (inexact !== undefined)
    return { error: `skipped, the number ${inexact} has more digits than JavaScript can represent` };
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' ? { json } : { error: 'skipped, neither a document nor a list of documents' };
  } catch {
    return { error: 'not JSON' };
  }
}

/** Lists the long integers outside of strings. */
function integersIn(text: string): readonly string[] {
  const withoutStrings = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  return withoutStrings.match(/(?<![\d.eE+])-?\d{16,}(?![\d.eE])/g) ?? [];
}

function isExact(integer: string): boolean {
  const parsed = Number(integer);
  return Number.isFinite(parsed) && BigInt(parsed) === BigInt(integer);
}
