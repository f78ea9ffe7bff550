import type { OutputFile } from '../emit/emitter.ts';
import { printCode } from './print-code.ts';
import { printTemplate } from './print-template.ts';
import { listTemplates, readTemplate } from './read-template.ts';
import { format } from './format.ts';

/** The text of every file, by its path in the output folder. */
export async function print(planned: readonly OutputFile[]): Promise<ReadonlyMap<string, string>> {
  const files = planned.flatMap(expandFolder);
  const texts = await Promise.all(
    files.map(async (file) => {
      switch (file.kind) {
        case 'code':
          return format(file.path, printCode(file.statements));
        case 'template':
          return format(file.path, printTemplate(file));
        case 'copy':
          return readTemplate(file.source);
        case 'text':
          return file.text;
      }
    }),
  );
  return new Map(files.map((file, index) => [file.path, texts[index] ?? '']));
}

/** A copied folder as the files below it. */
function expandFolder(file: OutputFile): readonly OutputFile[] {
  if (file.kind !== 'copy') return [file];
  const { without } = file;
  const found = listTemplates(file.source).filter(
    (source) => without === undefined || !source.startsWith(`${without}/`),
  );
  return found.map((source) => ({ ...file, source, path: file.path + source.slice(file.source.length) }));
}
