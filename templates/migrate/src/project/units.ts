import type { SourceText } from './find-files.ts';
import { vueParts } from './vue.ts';
import { offer, templateProgram } from './vue-template.ts';

/** What a compiler reads of a file: the file itself, or a program that stands in it. */
export interface Unit {
  readonly path: string;
  readonly file: SourceText;
  /** Absent where it is what stands on disk. */
  readonly text?: string;
}

/** The programs of a file, at the offsets of the file: a Vue file's script, and what its template says. */
export function unitsOf(file: SourceText): readonly Unit[] {
  if (!file.path.endsWith('.vue')) return [{ path: file.path, file }];
  const parts = vueParts(file.text);
  const path = `${file.path}.${parts.ending}`;
  const template = templateProgram(parts, path.slice(path.lastIndexOf('/') + 1));
  const script = { path, file, text: parts.script + offer(parts) };
  return template === undefined ? [script] : [script, { path: `${file.path}.template.ts`, file, text: template }];
}
