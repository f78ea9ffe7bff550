import { createHash } from 'node:crypto';
import type { CompileError, Overlay } from '../compiler/compiler.ts';
import { withCare } from '../compiler/depth.ts';
import { openTypeScript } from '../compiler/typescript.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type Group, groupFiles } from '../project/configurations.ts';
import type { SourceText } from '../project/find-files.ts';
import { type Unit, unitsOf } from '../project/units.ts';
import type { Finding } from '../report/finding.ts';
import type { ChangedFile } from './outcome.ts';
import { newErrors } from './new-errors.ts';

/** The two states of a code base: before with the old declarations, after with the new ones. */
export interface VerifySource {
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
