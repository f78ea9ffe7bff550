import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import type { InterfaceDeclaration, Node, PropertySignature, TypeAliasDeclaration } from 'typescript';
import type { Contract } from '../../model/contract.ts';
import { defineEmitter, type EmitOptions, type OutputFile, ProductError } from '../emitter.ts';
import { type InterfaceDeclarationStructure, KIND, type Statement } from '../structures.ts';

/**
 * Options of openapi-typescript: an object without members may hold any, and a default does not make a property
 * present in what is sent.
 */
const OPTIONS = { emptyObjectsUnknown: true, defaultNonNullable: false, silent: true } as const;

/**
 * Emits the `paths` and `components` types of openapi-typescript, for users of openapi-fetch. They are emitted only on
 * request, because loading openapi-typescript and TypeScript takes as long as all other emitters together.
 */
export const pathsEmitter = defineEmitter({ name: 'paths', emit: emitPaths });

async function emitPaths({ api, document }: Contract, { only }: EmitOptions): Promise<readonly OutputFile[]> {
  if (!api.names.paths && !only?.includes('paths')) return [];
  const library = await loadLibrary();
  const { astToString } = library;
  const nodes = library.transformSchema(...inputOf(document, library));
  const print = (node: Node): string => astToString(node).trim();
  const statements = nodes.map((node) => statementOf(node, print));
  return [{ kind: 'code', path: 'sdk/src/paths.ts', statements }];
}

/**
 * Returns the input of the library's transformation. Its default export would lint and bundle the document first, which
 * the loader has done. `scanDiscriminators` edits the document, so it gets a copy.
 */
function inputOf(document: object, { scanDiscriminators, resolveRef }: Library): [OpenAPI3, GlobalContext] {
  const copy: OpenAPI3 = JSON.parse(JSON.stringify(document));
  const context = {
    ...OPTIONS,
    discriminators: scanDiscriminators(copy, OPTIONS),
    injectFooter: [],
    resolve: <Value>(reference: string): Value | undefined => resolveRef(copy, reference, OPTIONS),
  };
  // All other options are off, and the configuration of Redocly (`redoc`) is for linting only.
  return [copy, context as Partial<GlobalContext> as GlobalContext];
}

type Print = (node: Node) => string;

/** Converts a declaration of the library's to a structure, so that it is laid out as everything else is. */
function statementOf(node: Node, print: Print): Statement {
  if (isInterface(node)) return interfaceOf(node, print);
  if (isTypeAlias(node)) {
    return { kind: KIND.TypeAlias, isExported: true, name: node.name.text, type: print(node.type) };
  }
  throw new Error(`openapi-typescript made a declaration of an unknown kind: ${print(node)}`);
}

function interfaceOf({ name, members }: InterfaceDeclaration, print: Print): InterfaceDeclarationStructure {
  const properties = members.filter(isProperty).map((property) => ({
    leadingTrivia: commentOf(print(property)),
    name: print(property.name),
    type: property.type === undefined ? 'unknown' : joinMembers(print(property.type)),
    hasQuestionToken: property.questionToken !== undefined,
  }));
  return { kind: KIND.Interface, isExported: true, name: name.text, properties };
}

/** Joins the lines of objects without comments, because the formatter keeps a line break after a brace. */
function joinMembers(type: string): string {
  return type.replaceAll(/\{\n *(?!\/\*\*)/g, '{ ');
}

/** Returns the comment before a member. */
function commentOf(text: string): string {
  return /^\/\*\*.*?\*\/\n/s.exec(text)?.[0] ?? '';
}

function isInterface(node: Node): node is InterfaceDeclaration {
  return 'members' in node;
}

function isTypeAlias(node: Node): node is TypeAliasDeclaration {
  return 'type' in node && 'name' in node;
}

function isProperty(node: Node): node is PropertySignature {
  return 'type' in node && 'name' in node;
}

type Library = typeof import('openapi-typescript');

/** Loads openapi-typescript, which does not come with the generator: few users need its types. */
async function loadLibrary(): Promise<Library> {
  try {
    return await import('openapi-typescript');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new ProductError(
      'The product "paths" needs openapi-typescript: npm install --save-dev openapi-typescript@7.13.0 typescript@5',
    );
  }
}
