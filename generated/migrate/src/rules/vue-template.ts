import { createHash } from 'node:crypto';
import { type Pass, reasonOf } from './pass.ts';

/** The template of a Vue file is not typed here: names that hardly anything else bears are pointed at. */
export function reviewTemplate(
  pass: Pass,
  { template, others }: { readonly template: string; readonly others: readonly Pass[] },
): void {
  const before = others.flatMap(({ findings }) => findings);
  for (const [name, entry] of pass.knowledge.distinctive) {
    for (const match of template.matchAll(new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`, 'g'))) {
      const { line, character } = pass.file.getLineAndCharacterOfPosition(match.index);
      if (before.some((found) => found.line === line + 1 && found.column === character + 1)) continue;
      const fingerprint = createHash('sha256')
        .update(`${pass.name}\n${name}\n${match.index}`)
        .digest('hex')
        .slice(0, 16);
      const reason = `The name is one of the old version; expressions in a template are not changed. ${reasonOf(entry)}`;
      pass.findings.push({
        file: pass.name,
        line: line + 1,
        column: character + 1,
        rule: entry.id,
        category: 'name-only',
        tier: 'manual',
        reason,
        before: name,
        suggestion: [entry.v3 ?? ''].flat().join('.'),
        fingerprint,
      });
    }
  }
}
