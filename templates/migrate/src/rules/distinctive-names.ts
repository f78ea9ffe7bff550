import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import type { Site } from '../analysis/member-references.ts';
import { type Pass, reasonOf } from './context.ts';

const READS: ReadonlySet<Site['kind']> = new Set(['access', 'element', 'binding', 'target']);

/** A name that hardly anything else bears, where nothing proves what it is: never changed, pointed at. */
export function flagName(pass: Pass, name: Site['name'], site: Site | undefined): void {
  const entry = pass.knowledge.distinctive.get(name.text) ?? answeredEntry(pass, name, site);
  if (entry === undefined || !isUnknown(name, site)) return;
  const reason = `The name is one of the old version, and nothing proves that this is it. ${reasonOf(entry)}`;
  pass.find({
    node: name,
    rule: entry.id,
    category: 'name-only',
    tier: 'manual',
    reason,
    suggestion: [entry.v3 ?? ''].flat().join('.'),
  });
}

/**
 * The entry of a name that is read where no type says of what, behind a call in the same file that is answered with it.
 */
function answeredEntry(pass: Pass, name: Site['name'], site: Site | undefined): FieldEntry | undefined {
  if (pass.answered.size === 0 || site === undefined || !READS.has(site.kind)) return undefined;
  return pass.knowledge.fields
    .get(name.text)
    ?.find(
      ({ operation, owners }) =>
        (operation === 'rename' || operation === 'move') && owners.some(({ v2 }) => pass.answered.has(v2)),
    );
}

/** Whether a name stands where no type says what it is, or in a declaration of the caller's own. */
function isUnknown(name: Site['name'], site: Site | undefined): boolean {
  const { parent } = name;
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) return parent.name === name;
  if (site === undefined || site.kind === 'key' || site.kind === 'in') return false;
  if (site.members.length > 0) return false;
  if (site.kind === 'property' || site.kind === 'shorthand') return true;
  return site.kind === 'access' || site.kind === 'element' || site.kind === 'binding' || site.kind === 'target';
}

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
