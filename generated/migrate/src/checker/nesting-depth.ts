import ts from 'typescript';

/** What people write stays far below; a compiler that calls itself for each level gives up far above. */
const DEEPEST = 500;

/** A parsed file, unless it is nested too deeply to go through it level by level. */
export function parseShallow(parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined | 'too deep' {
  try {
    const file = parse();
    return file !== undefined && isDeep(file) ? 'too deep' : file;
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/** Does a work that goes through files level by level; where that is too deep, once more with care. */
export function withCare<Result>(work: (isCareful: boolean) => Result): Result {
  try {
    return work(false);
  } catch (error) {
    if (error instanceof RangeError) return work(true);
    throw error;
  }
}

function isDeep(file: ts.SourceFile): boolean {
  let level: readonly ts.Node[] = [file];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    const next: ts.Node[] = [];
    for (const node of level)
      ts.forEachChild(node, (child) => {
        next.push(child);
      });
    level = next;
  }
  return false;
}
