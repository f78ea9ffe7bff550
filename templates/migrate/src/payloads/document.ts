/** A document, or why there is none. */
export type ReadDocument = { readonly json: unknown } | { readonly fault: string };

/** Reads a line as JSON, unless that would change what it says. */
export function readDocument(text: string | undefined): ReadDocument {
  if (text === undefined) return { fault: 'not UTF-8' };
  const long = /\d{16}/.test(text) ? wholeNumbersIn(text).find((number) => !isExact(number)) : undefined;
  if (long !== undefined) return { fault: `left out, the number ${long} has more digits than JavaScript keeps` };
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' ? { json } : { fault: 'left out, neither a document nor a list of them' };
  } catch {
    return { fault: 'not JSON' };
  }
}

/** Whole numbers outside of strings. */
function wholeNumbersIn(text: string): readonly string[] {
  const plain = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  return plain.match(/(?<![\d.eE+])-?\d{16,}(?![\d.eE])/g) ?? [];
}

function isExact(number: string): boolean {
  const held = Number(number);
  return Number.isFinite(held) && BigInt(held) === BigInt(number);
}
