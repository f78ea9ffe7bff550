import ts from 'typescript';

/** Deepest supported nesting. Hand-written code stays far below; recursive compilers overflow far above. */
const MAX_NESTING = 500;

/** Parses a file, unless its nesting is too deep. */
export function parseWithinLimit(parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined | 'too deep' {
  try {
    const file = parse();
    return file !== undefined && isTooDeep(file) ? 'too deep' : file;
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/** Runs work that recurses through files; after a stack overflow, runs it again with `checkNesting`. */
export function retryOnStackOverflow<Result>(work: (checkNesting: boolean) => Result): Result {
  try {
    return work(false);
  } catch (error) {
    if (error instanceof RangeError) return work(true);
    throw error;
  }
}

function isTooDeep(file: ts.SourceFile): boolean {
  let level: readonly ts.Node[] = [file];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) return true;
    const next: ts.Node[] = [];
    for (const node of level)
      ts.forEachChild(node, (child) => {
        next.push(child);
      });
    level = next;
  }
  return false;
}
