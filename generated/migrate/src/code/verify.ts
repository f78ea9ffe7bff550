import { createHash } from 'node:crypto';
import type { CompileError, Overlay } from '../compiler/compiler.ts';
import { openTypeScript } from '../compiler/typescript.ts';
import { groupFiles } from '../project/configurations.ts';
import type { Finding } from '../report/finding.ts';
import type { ChangedFile } from './migrate-code.ts';

/** The two states of a code base: before with the old declarations, after with the new ones. */
export interface VerifySource {
  readonly folder: string;
  readonly changes: readonly ChangedFile[];
  readonly before: Overlay;
  readonly after: Overlay;
}

/** Errors of types that the changed files have after the change and did not have before. */
export function verify({ folder, changes, before, after }: VerifySource): readonly Finding[] {
  const paths = changes.map(({ path }) => path).filter((path) => !path.endsWith('.vue'));
  return groupFiles(paths).flatMap(({ files, options }) => {
    const old = openTypeScript({ files, options, texts: new Map(), overlay: before, folder });
    const texts = new Map(changes.map(({ path, after: text }) => [path, text]));
    const current = openTypeScript({ files, options, texts, overlay: after, folder });
    return changes
      .filter(({ path }) => files.includes(path))
      .flatMap((change) => {
        const known = countMessages(old.errors(change.path));
        return current
          .errors(change.path)
          .filter((error) => !takeKnown(known, error))
          .map((error) => asFinding(change, error));
      });
  });
}

function countMessages(errors: readonly CompileError[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { message } of errors) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}

function takeKnown(known: Map<string, number>, { message }: CompileError): boolean {
  const left = known.get(message) ?? 0;
  known.set(message, left - 1);
  return left > 0;
}

function asFinding({ name, after }: ChangedFile, { code, message, start }: CompileError): Finding {
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
