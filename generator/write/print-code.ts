import { KIND, type Statement } from '../emit/structures.ts';
import { type PrintStatement, separator, statementPrinter } from './print-structures.ts';

/**
 * Limits of a piece that is laid out at once: a change costs the layout of its piece and not that of a long module,
 * and a layout takes twenty times the memory of its text.
 */
const MAX_PIECE_STATEMENTS = 32;
const MAX_PIECE_LENGTH = 20_000;

/** Prints a module in pieces that can be laid out apart. */
export async function printCode(statements: readonly Statement[]): Promise<readonly string[]> {
  const print = await statementPrinter(statements);
  const texts = statements.map((statement) =>
    typeof statement === 'string' ? statement : separateText(statement, print),
  );
  return piecesOf(texts.map((text, index) => `${separator(texts[index - 1], text)}${text}\n`));
}

/** Prints a statement with the blank line before it, as ts-morph separates statements. */
function separateText(statement: Exclude<Statement, string>, print: PrintStatement): string {
  const text = print(statement);
  return isBlock(statement) && !text.startsWith('\n') ? `\n${text}` : text;
}

function isBlock({ kind }: Exclude<Statement, string>): boolean {
  return kind === KIND.Interface || kind === KIND.Function || kind === KIND.Class;
}

function piecesOf(lines: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let count = 0;
  for (const line of lines) {
    if (count === MAX_PIECE_STATEMENTS || piece.length >= MAX_PIECE_LENGTH) {
      pieces.push(piece);
      [piece, count] = ['', 0];
    }
    piece += line;
    count += 1;
  }
  return piece === '' ? pieces : [...pieces, piece];
}
