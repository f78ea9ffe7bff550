import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './pack-once.ts';

/** Code blocks of the generator's guide by language, in the order of the page. */
export interface Guide {
  readonly document: string;
  /** Tables of renames, by their file. */
  readonly tables: ReadonlyMap<string, string>;
  /** Lines for a shell. */
  readonly steps: readonly string[];
  /** The first call, and what is done from a script. */
  readonly programs: readonly { readonly file: string; readonly text: string; readonly promised: readonly string[] }[];
}

/** A block that says in its first line which file it is. */
function namedBlock(code: string): readonly [file: string, text: string][] {
  const [, file] = /^# (\S+\.yaml)$/m.exec(code.split('\n')[0] ?? '') ?? [];
  return file === undefined ? [] : [[file, code]];
}

/** The guide of the generator's package. */
export function readGuide(): Guide {
  const text = readFileSync(join(ROOT, 'generator/README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
  const written = (language: string): readonly string[] =>
    blocks.filter((block) => block.language === language).map(({ code }) => code);
  const strange = blocks.find(({ language }) => !['yaml', 'sh', 'ts'].includes(language));
  if (strange !== undefined) throw new Error(`a block of ${strange.language || 'no language'} is not run`);
  return {
    document: written('yaml')[0] ?? '',
    tables: new Map(written('yaml').flatMap(namedBlock)),
    steps: written('sh').flatMap((code) => code.trim().split('\n')),
    programs: written('ts').map((code, index) => ({
      file: `program-${index + 1}.ts`,
      text: code,
      promised: [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, line = '']) => line),
    })),
  };
}
