import { IndentationText, NewLineKind, Project, QuoteKind } from 'ts-morph';
import type { OutputFile } from '../emit/emitter.ts';

/** The text of files of code: each is printed once, from its structures. */
export function printCode(files: readonly Extract<OutputFile, { kind: 'code' }>[]): ReadonlyMap<string, string> {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipAddingFilesFromTsConfig: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      newLineKind: NewLineKind.LineFeed,
      quoteKind: QuoteKind.Single,
    },
  });
  return new Map(
    files.map(({ path, statements }) => [
      path,
      project.createSourceFile(`/${path}`, { statements: [...statements] }).getFullText(),
    ]),
  );
}
