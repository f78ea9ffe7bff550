import { format } from './format.ts';

/** A file as it was laid out. */
export interface LaidOut {
  /** The texts that it was made of. */
  readonly of: readonly string[];
  /** The layouts of its pieces: work that depends on nothing but a text. */
  readonly pieces: ReadonlyMap<string, string>;
  readonly text: string;
}

/** What was laid out before, by the path of the file. */
export type Layouts = Map<string, LaidOut>;

/** A file to lay out. */
export interface Pieced {
  readonly path: string;
  /** The texts that its pieces follow from. */
  readonly of: readonly string[];
  /** Can be laid out apart: an empty line before one of them is put back. */
  readonly pieces: () => readonly string[];
}

/** The text of a file, laid out: the one from before, if it is made of the same; and of what it had, nothing anew. */
export async function layOut({ path, of, pieces }: Pieced, layouts?: Layouts): Promise<string> {
  const before = layouts?.get(path);
  if (before !== undefined && isSame(before.of, of)) return before.text;
  const laid = new Map<string, string>();
  const texts: string[] = [];
  for (const piece of pieces()) {
    const text = before?.pieces.get(piece) ?? (await format(path, piece));
    if (texts.length > 0 && piece.startsWith('\n')) texts.push('\n');
    texts.push(text);
    if (layouts !== undefined) laid.set(piece, text);
  }
  const text = texts.join('');
  layouts?.set(path, { of, pieces: laid, text });
  return text;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
