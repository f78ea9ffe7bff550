import ts from 'typescript';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { isGenerated } from '../project/find-files.ts';
import { reasonOf, type RuleContext } from './context.ts';
import { reviewStatus } from './http-payloads.ts';
import { calleeOf } from '../analysis/syntax.ts';

/**
 * Reports a name that a generated client derives from the id of an operation: the function itself, `useSearchQuery`,
 * `SearchResponse`, a mock of it. The client has to be generated again, which changes the name or removes it.
 */
export function visitOperationName(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): void {
  const entry = context.settled.isSettled(name) ? undefined : operationOf(context, name);
  if (entry === undefined) return reviewFacade(context, name);
  reportOperation(context, name, entry);
}

/** Reports a client, its type, or the class of its operations with one tag, whose names are those of each document. */
function reviewFacade(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): void {
  const { parent } = name;
  const isImported = ts.isImportSpecifier(parent) && (parent.propertyName ?? parent.name) === name;
  const isTag = context.migration.goneTags.has(name.text.replace(TAG_SUFFIX, '').toLowerCase());
  if (!isImported && !(isTag && ts.isPropertyAccessExpression(parent) && parent.name === name)) return;
  const declaration = context.checker.declarationOf(name);
  if (declaration === undefined || !isInClient(context, declaration)) return;
  if (!isFacade(declaration) && !(isTag && ts.isClassDeclaration(declaration))) return;
  context.report({
    node: name,
    rule: 'generated-client',
    category: 'name-only',
    tier: 'manual',
    reason: 'The document of the new version may give the client another name: generate the client again and check.',
    suggestion: '',
  });
}

/** Parts that generated clients append to the name of a tag. */
const TAG_SUFFIX = /(?:Api|Service|Client|Controller)$/;

function isFacade(declaration: ts.Declaration): boolean {
  if (ts.isInterfaceDeclaration(declaration)) return declaration.name.text.endsWith('Facade');
  return ts.isFunctionDeclaration(declaration) && declaration.type?.getText().endsWith('Facade') === true;
}

function reportOperation(context: RuleContext, name: ts.Node, entry: EndpointEntry): void {
  const to = entry.v3?.operation;
  const reason =
    to === undefined
      ? `No operation of the new version is documented for ${entry.v2.operation}.`
      : `The operation ${entry.v2.operation} is ${to} now: generate the client again and use its new names.`;
  const suggestion = to ?? 'undocumented operation';
  const finding = { node: name, rule: entry.id, category: 'name-only', tier: 'manual' } as const;
  context.report({ ...finding, reason: `${reason} ${reasonOf(entry)}`, suggestion });
}

/** Returns the changed operation that a name is derived from, if a generated client may declare the name. */
function operationOf(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): EndpointEntry | undefined {
  if (!isReference(name)) return undefined;
  const moved = context.migration.operationNames.moved.find(({ part }) => name.text.includes(part))?.entry;
  if (moved !== undefined) return mayBeGenerated(context, name) ? moved : undefined;
  const exact = exactOperation(context, name.text);
  return exact !== undefined && isClientName(context, name) ? exact : undefined;
}

/** Returns the changed operation that the name of a type in a generated client is derived from. */
function changedOperation(context: RuleContext, name: string): EndpointEntry | undefined {
  const moved = context.migration.operationNames.moved.find(({ part }) => name.includes(part))?.entry;
  return moved ?? exactOperation(context, name);
}

/** Parts that generated clients append to the id of an operation. */
const DERIVED_SUFFIX =
  /(?:Raw|Operation|(?:Request|Response|Error)s?|Result|Data|Body|(?:Path|Query|Header)?Params?|Headers|(?:Infinite|Suspense)?Query(?:Options|Key)?|Mutation(?:Options|Key)?|Options|(?:Mock)?Handler)\d*$/;

/** Returns the operation whose id or function a name is or begins with, if it has no counterpart or a common name. */
function exactOperation({ migration }: RuleContext, name: string): EndpointEntry | undefined {
  const { exact } = migration.operationNames;
  const plain = name.replace(/^use(?=[A-Z])/, '');
  const id = plain.charAt(0).toLowerCase() + plain.slice(1);
  return exact.get(id) ?? exact.get(id.replace(DERIVED_SUFFIX, ''));
}

/** Tests whether a name, which may be a common one, is that of a generated client, by its module or declaration. */
function isClientName(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): boolean {
  const { checker } = context;
  const { parent } = name;
  if (ts.isImportSpecifier(parent)) {
    const { moduleSpecifier } = parent.parent.parent.parent;
    if (checker.isOverlayModule(moduleSpecifier)) return true;
  }
  if (ts.isPropertyAssignment(parent) && parent.name === name) return isModuleMock(context, parent);
  const members = ts.isStringLiteralLike(name) ? checker.membersOf(namedOwner(context, name), name.text) : [];
  const declarations = [checker.declarationOf(name), ...members.flatMap((member) => member.declarations ?? [])];
  return declarations.some(
    (found) => found !== undefined && found.parent !== name.parent && isInClient(context, found),
  );
}

/** Returns the type whose member a string names: `operations['getEntry']`, `vi.spyOn(client, 'getEntry')`. */
function namedOwner({ checker }: RuleContext, name: ts.StringLiteralLike): ts.Type {
  const { parent } = name;
  const access = parent.parent;
  if (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(access)) return checker.typeAt(access.objectType);
  if (ts.isElementAccessExpression(parent)) return checker.typeAt(parent.expression);
  const [first = name] = ts.isCallExpression(parent) ? parent.arguments : [];
  return checker.typeAt(first);
}

/** Matches a member of an object that stands for an overlaid module: `vi.mock('./client', () => ({ … }))`. */
function isModuleMock({ checker, file }: RuleContext, member: ts.PropertyAssignment): boolean {
  const factory = ts.findAncestor(member.parent, (node) => ts.isFunctionLike(node) || ts.isStatement(node));
  const call = factory?.parent;
  if (call === undefined || !ts.isCallExpression(call) || !/\bmock|Mock/.test(call.expression.getText(file)))
    return false;
  const [first] = call.arguments;
  const specifier = first !== undefined && ts.isCallExpression(first) ? first.arguments[0] : first;
  return (
    specifier !== undefined && ts.isStringLiteralLike(specifier) && checker.isOverlaySpecifier(specifier.text, file)
  );
}

/** Tests whether a declaration is in an overlaid package, or in a generated file. */
function isInClient({ checker }: RuleContext, declaration: ts.Declaration): boolean {
  return checker.isInClient(declaration) || isGenerated(declaration.getSourceFile().text);
}

/** Matches imports, members and strings; the other uses of an imported name follow its import. */
function isReference(name: ts.Identifier | ts.StringLiteralLike): boolean {
  const { parent } = name;
  if (ts.isStringLiteralLike(name))
    return ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent) || ts.isCallExpression(parent);
  if (ts.isImportSpecifier(parent)) return (parent.propertyName ?? parent.name) === name;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) return true;
  return ts.isPropertyAssignment(parent) ? parent.name === name : ts.isBindingElement(parent) && parent.name === name;
}

/**
 * Reviews a call of a generated client: the statuses around a function with the id of an operation, and a method whose
 * own name does not identify the operation.
 */
export function visitOperationCall(context: RuleContext, call: ts.CallExpression): void {
  const name = calleeOf(call);
  if (!ts.isIdentifier(name)) return;
  if (name !== call.expression) reviewMethod(context, name);
  const entry = context.migration.operationNames.withStatus.get(name.text.replace(/Raw$/, ''));
  if (entry !== undefined && mayBeGenerated(context, name)) reviewStatus(context, call, entry);
}

/** Methods of lists, texts and promises, which most calls are of; asking for their types costs a tenth of a run. */
const BUILT_IN_METHOD =
  /^(?:map|flatMap|filter|forEach|join|push|reduce|some|every|slice|sort|then|catch|finally|includes|split|trim|toString|toLowerCase|toUpperCase|startsWith|endsWith|padStart|log|warn)$/;

/** Reports a method of a client, such as `client.entries.get`, whose signature has the types of a changed operation. */
function reviewMethod(context: RuleContext, name: ts.Identifier): void {
  if (BUILT_IN_METHOD.test(name.text)) return;
  const declaration = context.checker.declarationOf(name);
  const isMethod =
    declaration !== undefined && (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration));
  if (!isMethod || operationOf(context, name) !== undefined || !isInClient(context, declaration)) return;
  const types = [...declaration.parameters.map(({ type }) => type), declaration.type];
  const names = types
    .flatMap((type) => type?.getText().match(/\w+/g) ?? [])
    .filter((text) => DERIVED_SUFFIX.test(text));
  const entry = names.map((text) => changedOperation(context, text)).find((found) => found !== undefined);
  if (entry !== undefined) reportOperation(context, name, entry);
}

/** Excludes names that the project declares in a file of its own. */
function mayBeGenerated({ checker }: RuleContext, name: ts.Identifier | ts.StringLiteralLike): boolean {
  const declaration = checker.declarationOf(name);
  if (declaration === undefined || declaration.parent === name.parent || declaration === name.parent) return true;
  const { fileName, text } = declaration.getSourceFile();
  return fileName.includes('/node_modules/') || checker.isInClient(declaration) || isGenerated(text);
}
