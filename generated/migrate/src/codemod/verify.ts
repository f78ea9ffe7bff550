import { createHash } from 'node:crypto';
import type { CompileError, Overlay } from '../checker/checker.ts';
import { withCare } from '../checker/nesting-depth.ts';
import { openTypeScript } from '../checker/typescript-checker.ts';
import type { Knowledge } from '../migration/migration-index.ts';
import type { SourceText } from '../project/find-files.ts';
import { type Group, groupFiles } from '../project/tsconfig.ts';
import { type Unit, unitsOf } from '../project/vue.ts';
import type { ChangedFile, Finding } from '../report/finding.ts';

/** The two states of a code base: before with the old declarations, after with the new ones. */
interface VerifySource {
  readonly folder: string;
  readonly changes: readonly ChangedFile[];
  /** Every file that may be concerned: what changes in one may show in another. */
  readonly looked: readonly SourceText[];
  readonly before: Overlay;
  readonly after: Overlay;
  /** Types whose name changes, by their old names. */
  readonly renamed: Knowledge['schemas'];
}

/** Errors of types that files have after the change and did not have before. */
export function verify({ folder, changes, looked, before, after, renamed }: VerifySource): readonly Finding[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const [old, current] = (['before', 'after'] as const).map((state) =>
    looked.flatMap((file) => unitsOf({ ...file, text: changed.get(file.path)?.[state] ?? file.text })),
  );
  if (old === undefined || current === undefined) return [];
  return groupFiles(current.map(({ path }) => path)).flatMap((group) =>
    withCare((isCareful) => errorsOfGroup(group, { folder, old, current, before, after, isCareful, changed, renamed })),
  );
}

interface States extends Pick<VerifySource, 'folder' | 'before' | 'after' | 'renamed'> {
  readonly old: readonly Unit[];
  readonly current: readonly Unit[];
  readonly changed: ReadonlyMap<string, ChangedFile>;
  readonly isCareful: boolean;
}

function errorsOfGroup(
  { files, options }: Group,
  { folder, old, current, before, after, isCareful, changed, renamed }: States,
): readonly Finding[] {
  const shared = { files, options, folder, isCareful };
  const was = openTypeScript({ ...shared, texts: textsOf(old), overlay: before });
  const is = openTypeScript({ ...shared, texts: textsOf(current), overlay: after });
  const own = new Set(files);
  return current
    .filter(({ path }) => own.has(path))
    .flatMap(({ path, file }) => {
      const found = is.errors(path).filter(({ start }) => start < file.text.length);
      const text = changed.get(path)?.before ?? file.text;
      const errors = newErrors({ errors: was.errors(path), text }, { errors: found, text: file.text }, renamed);
      return errors.map((error) => asFinding(file, error));
    });
}

function textsOf(units: readonly Unit[]): ReadonlyMap<string, string> {
  return new Map(units.map(({ path, file, text }) => [path, text ?? file.text]));
}

function asFinding({ name, text: after }: SourceText, { code, message, start }: CompileError): Finding {
  const lines = after.slice(0, start).split('\n');
  const before = after.slice(start).split('\n')[0] ?? '';
  const fingerprint = createHash('sha256').update([name, code, message, before].join('\n')).digest('hex').slice(0, 16);
  const place = { file: name, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return {
    ...place,
    rule: `TS${code}`,
    category: 'verify',
    tier: 'manual',
    reason: message,
    before,
    suggestion: '',
    fingerprint,
  };
}

/** The errors of a file in one of its states. */
interface Compiled {
  readonly errors: readonly CompileError[];
  readonly text: string;
}

/**
 * The errors that a file did not have before. One that was there is known by its message, in which a type may bear its
 * new name; or, where the message tells a type in full, by its code and its line.
 */
function newErrors(before: Compiled, after: Compiled, renamed: Knowledge['schemas']): readonly CompileError[] {
  const messageOf = ({ message }: CompileError): string =>
    message.replaceAll(/\w+/g, (word) => renamed.get(word)?.v3 ?? word);
  const { left, found } = withoutTwins(before.errors, after.errors, messageOf);
  if (lineCount(before.text) !== lineCount(after.text)) return found;
  const places = new Map([
    ...left.map((error) => [error, before.text] as const),
    ...found.map((error) => [error, after.text] as const),
  ]);
  const placeOf = (error: CompileError): string =>
    `${error.code}:${lineCount((places.get(error) ?? '').slice(0, error.start))}`;
  return withoutTwins(left, found, placeOf).found;
}

interface Apart {
  /** Errors of before that nothing stands for any more. */
  readonly left: readonly CompileError[];
  readonly found: readonly CompileError[];
}

/** Takes out of both lists what reads alike, one for one. */
function withoutTwins(
  before: readonly CompileError[],
  after: readonly CompileError[],
  read: (error: CompileError) => string,
): Apart {
  const left = [...before];
  const found = after.filter((error) => {
    const twin = left.findIndex((other) => read(other) === read(error));
    if (twin >= 0) left.splice(twin, 1);
    return twin < 0;
  });
  return { left, found };
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
