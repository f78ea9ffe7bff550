import ts from 'typescript';
import type { SchemaEntry } from '#shared/migration/map.ts';
import { type Pass, reasonOf, tierOf } from './context.ts';

/**
 * The name of a type of the old version, wherever it stands: renamed where it comes from one of the modules laid over.
 */
export function visitTypeName(pass: Pass, name: ts.Identifier): void {
  const entry = pass.knowledge.schemas.get(name.text);
  if (entry === undefined) return pass.knowledge.orphans.has(name.text) ? flagOrphan(pass, name) : undefined;
  if (pass.done.has(name)) return;
  const { parent } = name;
  if (ts.isImportSpecifier(parent)) return visitImport(pass, name, { parent, entry });
  if (ts.isExportSpecifier(parent)) return visitExport(pass, name, { parent, entry });
  const declaration = pass.compiler.symbolAt(name)?.declarations?.[0];
  if (declaration === undefined) return;
  if (pass.compiler.isOverlaid(declaration)) return rename(pass, name, entry);
  if (
    ts.isImportSpecifier(declaration) &&
    declaration.getSourceFile() === pass.file &&
    isRenamedImport(pass, declaration)
  )
    rename(pass, name, entry);
}

/** A type that the new version does not show. */
function flagOrphan(pass: Pass, name: ts.Identifier): void {
  const { parent } = name;
  if (!ts.isImportSpecifier(parent) || (parent.propertyName ?? parent.name) !== name || !isOld(pass, parent)) return;
  pass.find({
    node: name,
    rule: 'no-counterpart',
    category: 'type',
    tier: 'manual',
    reason: 'No counterpart of this shape is shown.',
    suggestion: '',
  });
}

function rename(pass: Pass, name: ts.Identifier, entry: SchemaEntry): void {
  pass.replace(name, entry.v3);
  tell(pass, name, entry);
}

function tell(pass: Pass, name: ts.Identifier, entry: SchemaEntry): void {
  pass.find({
    node: name,
    rule: entry.id,
    category: 'type',
    tier: tierOf(entry),
    reason: reasonOf(entry),
    suggestion: entry.v3,
  });
}

/** Whether a file gives an imported type its new name; where that name is taken, the old one stays as a local name. */
function isRenamedImport(pass: Pass, specifier: ts.ImportSpecifier): boolean {
  const entry = pass.knowledge.schemas.get(specifier.name.text);
  if (specifier.propertyName !== undefined || entry === undefined || !isOld(pass, specifier)) return false;
  return !isTaken(pass, specifier, entry.v3);
}

/**
 * Whether an import brings a type of the old version, by its own name: not one that a module of the caller passes on.
 */
function isOld(pass: Pass, specifier: ts.ImportSpecifier): boolean {
  const from = specifier.parent.parent.parent.moduleSpecifier;
  const wanted = (specifier.propertyName ?? specifier.name).text;
  const declarations = pass.compiler.symbolAt(specifier.name)?.declarations ?? [];
  return declarations.length > 0 && pass.compiler.comesFromOverlay(from, wanted);
}

function isTaken(pass: Pass, specifier: ts.ImportSpecifier, name: string): boolean {
  const twin = specifier.parent.elements.find((other) => other !== specifier && isSameTarget(pass, other, name));
  if (twin !== undefined && specifier.parent.elements.indexOf(twin) < specifier.parent.elements.indexOf(specifier))
    return true;
  return namesIn(pass).has(name);
}

function isSameTarget(pass: Pass, specifier: ts.ImportSpecifier, name: string): boolean {
  return pass.knowledge.schemas.get((specifier.propertyName ?? specifier.name).text)?.v3 === name;
}

const known = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

/** Every identifier of a file: a new name that is among them is taken, wherever it stands. */
function namesIn({ file }: Pass): ReadonlySet<string> {
  const found = known.get(file) ?? new Set(file.text.match(/[A-Za-z_$][\w$]*/g));
  known.set(file, found);
  return found;
}

interface Specifier<Kind> {
  readonly parent: Kind;
  readonly entry: SchemaEntry;
}

function visitImport(pass: Pass, name: ts.Identifier, { parent, entry }: Specifier<ts.ImportSpecifier>): void {
  const isAsked = (parent.propertyName ?? parent.name) === name;
  if (!isAsked || !isOld(pass, parent)) return;
  const keeps = parent.propertyName === undefined && !isRenamedImport(pass, parent);
  pass.replace(name, keeps ? `${entry.v3} as ${name.text}` : entry.v3);
  tell(pass, name, entry);
}

/** `export { Old } from 'module'` stays `Old` for those who import it. */
function visitExport(pass: Pass, name: ts.Identifier, { parent, entry }: Specifier<ts.ExportSpecifier>): void {
  if ((parent.propertyName ?? parent.name) !== name) return;
  const from = parent.parent.parent.moduleSpecifier;
  if (!(from === undefined ? isLocalRenamed(pass, parent) : pass.compiler.comesFromOverlay(from, name.text))) return;
  pass.replace(name, parent.propertyName === undefined ? `${entry.v3} as ${name.text}` : entry.v3);
  tell(pass, name, entry);
}

/** `export { Old }` of something that this file imports and renames. */
function isLocalRenamed(pass: Pass, specifier: ts.ExportSpecifier): boolean {
  const wanted = (specifier.propertyName ?? specifier.name).text;
  return pass.file.statements.some((statement) => {
    if (!ts.isImportDeclaration(statement)) return false;
    const bindings = statement.importClause?.namedBindings;
    const imported =
      bindings !== undefined && ts.isNamedImports(bindings)
        ? bindings.elements.find(({ name }) => name.text === wanted)
        : undefined;
    return imported !== undefined && isRenamedImport(pass, imported);
  });
}
