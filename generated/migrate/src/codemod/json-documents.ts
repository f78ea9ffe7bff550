import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import { propertyNameText } from '../analysis/syntax.ts';
import type { SchemaMatcher } from '../migration/schema-match.ts';
import type { SourceText } from '../project/find-files.ts';
import type { Finding } from '../report/finding.ts';
import { reasonOf } from '../rules/context.ts';

/**
 * Reports the members of JSON files, such as test data, whose names fit a v2 schema that the code uses: the first place
 * of each member, with the number of further ones.
 */
export function jsonFindings(files: readonly SourceText[], matchSchema: SchemaMatcher): readonly Finding[] {
  return files.flatMap((file) => findingsOfFile(file, matchSchema));
}

/** A member of a JSON document, and its change. */
interface ChangedMember {
  readonly name: ts.PropertyName;
  readonly schema: string;
  readonly entry: FieldEntry;
}

function findingsOfFile({ name, text }: SourceText, matchSchema: SchemaMatcher): readonly Finding[] {
  const file = ts.parseJsonText(name, text);
  const [root] = file.statements;
  if (root === undefined || isSpecification(root.expression)) return [];
  const members = changedMembers(root.expression, matchSchema);
  const rules = [...new Set(members.map(({ entry }) => entry.id))];
  return rules.flatMap((rule) => {
    const [first, ...others] = members.filter(({ entry }) => entry.id === rule);
    if (first === undefined) return [];
    const { line, character } = file.getLineAndCharacterOfPosition(first.name.getStart(file));
    const more = others.length === 0 ? '' : ` ${others.length + 1} places of this file have it.`;
    return {
      file: name,
      line: line + 1,
      column: character + 1,
      rule,
      category: 'name-only',
      tier: 'manual',
      reason: `The document has the members of ${first.schema}.${more} The payloads command translates documents. ${reasonOf(first.entry)}`,
      before: first.name.getText(file),
      suggestion: first.entry.v3.join('.'),
      fingerprint: createHash('sha256').update(`${name}\n${rule}`).digest('hex').slice(0, 16),
    };
  });
}

/** Recognizes an OpenAPI document, which has to be replaced as a whole. */
function isSpecification(root: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(root) &&
    root.properties.some(({ name }) => name !== undefined && /^(?:openapi|swagger)$/.test(propertyNameText(name)))
  );
}

function changedMembers(root: ts.Expression, matchSchema: SchemaMatcher): readonly ChangedMember[] {
  const found: ChangedMember[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.flatMap(({ name }) => name ?? []);
      const match = matchSchema(names.map(propertyNameText));
      for (const name of match === undefined ? [] : names) {
        const entry = match?.changes.get(propertyNameText(name));
        if (match !== undefined && entry !== undefined) found.push({ name, schema: match.schema, entry });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
