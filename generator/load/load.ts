import { dirname, join, relative, sep } from 'node:path';
import { isObject, type Json, type JsonObject, member, listAt } from '../model/json.ts';
import { type DiagnosticCode, lenientOutcome } from '../diagnostics/catalogue.ts';
import { type Diagnostics, type Reporter, SpecError } from '../diagnostics/diagnostics.ts';
import { bundle } from './bundle.ts';
import { normalize } from './normalize/normalize.ts';
import { setMember } from './json-tree.ts';
import { type NetworkLock, openNetwork } from './network.ts';
import { OverlayBudget } from './json-path.ts';
import { type AppliedOverlay, applyOverlay, type OverlayContext } from './overlay.ts';
import { createLocator, type Locator, originOf, type Origins, placeOf } from './positions.ts';
import { isInside, listFiles, openReader, type Reader, readBytes, resolveLinks, resolveNamed } from './reader.ts';
import { resolveReferences } from './resolve-references.ts';
import type { ParseSource, Source } from './source.ts';
import { translatePointers, upgradeSwagger } from './upgrade-swagger.ts';
import { moveAdditionalOperations } from './upgrade-versions.ts';

/** A specification as one document of OpenAPI 3.1 with only internal references. */
export interface Specification extends Locator {
  readonly document: JsonObject;
  /** The files it was read from, relative to the working directory, the root file first. */
  readonly files: readonly string[];
  /** SHA-256 of what was fetched, by the name of the address. */
  readonly fetched: ReadonlyMap<string, string>;
}

/** Options of {@link loadSpecification}. */
export interface LoadOptions {
  /**
   * Folder around the root file that its references may lead to.
   *
   * @default the folder of the root file
   */
  readonly within?: string | undefined;
  /** Files of overlays, which are applied to the document in this order. They may be anywhere. */
  readonly overlays?: readonly string[] | undefined;
  /**
   * Addresses that may be fetched, as the document or as references. Nothing else is.
   *
   * @default none
   */
  readonly allowNet?: readonly string[] | undefined;
  /** Content that an earlier run fetched. A difference is a warning. */
  readonly lock?: NetworkLock | undefined;
  /**
   * Rejects what differs from `lock` or is not in it.
   *
   * @default false
   */
  readonly frozen?: boolean | undefined;
  /**
   * Rejects other versions than OpenAPI 3.0 and 3.1. Without it, Swagger 2.0 and OpenAPI 3.2 are read as 3.1.
   *
   * @default false
   */
  readonly strict?: boolean | undefined;
  /**
   * Parses the text of a file. A cache of parsed texts replaces it.
   *
   * @default parseSource
   */
  readonly parse?: ParseSource | undefined;
}

/**
 * Loads a specification: reads the root file and the files that it refers to, bundles them into one document, upgrades
 * it to OpenAPI 3.1 and repairs common faults. Nothing outside of the folder is read, nothing is fetched but the
 * allowed addresses, nothing is executed.
 *
 * @throws SpecError if there is no document to continue with; all other faults are only reported
 */
export async function loadSpecification(
  file: string,
  diagnostics: Diagnostics,
  { within, overlays = [], allowNet = [], lock, frozen = false, strict = false, parse }: LoadOptions = {},
): Promise<Specification> {
  const network = openNetwork(allowNet, { lock });
  const { path, folder } = network.allows(file)
    ? { path: file, folder: '' }
    : await findRoot(file, within, diagnostics);
  const reader = openReader(folder, diagnostics, { parse, network, isFrozen: frozen });
  const read = await readRoot(path, reader, diagnostics);
  const applied = await applyOverlays(overlays, read.document, { diagnostics, parse });
  const root = acceptVersion(read, strict, diagnostics);
  const sources = () => [...reader.sources(), ...applied.map(({ source }) => source)];
  const links = await resolveReferences(root, reader, diagnostics);
  const bundled = bundle(root, links, diagnostics);
  for (const { applyRest } of applied) applyRest(read.document);
  const { document, origins: upgraded } = upgradeRoot(read.document, bundled, sources, diagnostics);
  const origins = new Map([...upgraded, ...moveAdditionalOperations(document, upgraded)]);
  const { locate, line } = createLocator(origins, sources());
  normalize(document, diagnostics.locatedBy(locate));
  const files = sources().map(({ name }) => name);
  return { document, files, fetched: network.hashes(), locate, line };
}

async function findRoot(
  file: string,
  within: string | undefined,
  diagnostics: Diagnostics,
): Promise<{ readonly path: string; readonly folder: string }> {
  const path = (await resolveNamed(file, 'file', diagnostics)) ?? '';
  diagnostics.throwIfErrors();
  const folder = within === undefined ? dirname(path) : await resolveNamed(within, 'folder', diagnostics);
  if (folder !== undefined && !isInside(folder, path))
    diagnostics.report('root-outside', { file, line: 1, column: 1 }, file, within ?? '');
  diagnostics.throwIfErrors();
  return { path, folder: folder ?? '' };
}

async function readRoot(
  path: string,
  reader: Reader,
  diagnostics: Diagnostics,
): Promise<{ readonly root: Source; readonly document: JsonObject }> {
  const result = await reader.read(path);
  const root = 'source' in result ? result.source : undefined;
  if (root === undefined) throw new SpecError(diagnostics.list);
  if (!isObject(root.value)) {
    diagnostics.report('document-not-object', { file: root.name, line: 1, column: 1, pointer: '' });
    throw new SpecError(diagnostics.list);
  }
  return { root, document: root.value };
}

async function applyOverlays(
  files: readonly string[],
  document: JsonObject,
  given: Omit<OverlayContext, 'budget'>,
): Promise<readonly AppliedOverlay[]> {
  const context = { ...given, budget: new OverlayBudget() };
  const applied: AppliedOverlay[] = [];
  for (const file of files) {
    const overlay = await applyOverlay(file, document, context);
    if (overlay !== undefined) applied.push(overlay);
  }
  if (!context.diagnostics.isTolerable) context.diagnostics.throwIfErrors();
  return applied;
}

/** Accepts OpenAPI 3.0 and 3.1, and without `--strict` Swagger 2.0 and 3.2. */
function acceptVersion(
  { root, document }: Awaited<ReturnType<typeof readRoot>>,
  strict: boolean,
  diagnostics: Diagnostics,
): Source {
  const fault = versionFault(document);
  if (fault !== undefined)
    diagnostics.report(fault.code, placeOf({ source: root, pointer: fault.pointer }), fault.version);
  if (fault !== undefined && (strict || lenientOutcome(fault.code) === undefined))
    throw new SpecError(diagnostics.list);
  completeVersion(root, document, diagnostics);
  return root;
}

/** Upgrades a bundled document of Swagger 2.0, and finds the origins of its parts in the upgraded one. */
function upgradeRoot(
  bundled: JsonObject,
  origins: Origins,
  sources: () => readonly Source[],
  diagnostics: Diagnostics,
): { readonly document: JsonObject; readonly origins: Origins } {
  if (member(bundled, 'swagger') === undefined) return { document: bundled, origins };
  const { locate } = createLocator(origins, sources());
  const { document, moved } = upgradeSwagger(bundled, diagnostics.locatedBy(locate));
  const upgradedPointer = translatePointers([...moved].map(([to, from]) => [from, to]));
  const parts = [...moved].map(([to, from]) => [to, originOf(from, origins)] as const);
  const others = [...origins].map(([pointer, origin]) => [upgradedPointer(pointer), origin] as const);
  return { document, origins: new Map([...parts, ...others]) };
}

/** Reports a version without a patch number, such as the number 3.1, and completes it. */
function completeVersion(root: Source, document: JsonObject, diagnostics: Diagnostics): void {
  const version = member(document, 'openapi');
  if (version === undefined || !isIncomplete(version)) return;
  diagnostics.report('version-incomplete', placeOf({ source: root, pointer: '/openapi' }), JSON.stringify(version));
  setMember(document, 'openapi', String(version) === '3.1' ? '3.1.1' : '3.0.4');
}

function isIncomplete(version: Json): boolean {
  return ['3', '3.0', '3.1'].includes(String(version));
}

function versionFault(
  document: Json,
): { readonly code: DiagnosticCode; readonly pointer: string; readonly version: string } | undefined {
  const [openapi, swagger] = [member(document, 'openapi'), member(document, 'swagger')];
  if (swagger !== undefined) return { code: swaggerCode(swagger), pointer: '/swagger', version: String(swagger) };
  if (openapi === undefined) return { code: 'version-missing', pointer: '', version: otherFormatOf(document) };
  if (isIncomplete(openapi) || (typeof openapi === 'string' && /^3\.[01]\.\d+(-.+)?$/.test(openapi))) return undefined;
  if (/^3\.2(?:\.|$)/.test(String(openapi)))
    return { code: 'version-newer', pointer: '/openapi', version: String(openapi) };
  return { code: 'version-unsupported', pointer: '/openapi', version: JSON.stringify(openapi) };
}

/** Keys that begin documents of other formats. */
const OTHER_FORMATS = new Map([
  ['asyncapi', 'AsyncAPI'],
  ['arazzo', 'Arazzo'],
  ['overlay', 'OpenAPI Overlay'],
  ['openrpc', 'OpenRPC'],
]);

function otherFormatOf(document: Json): string {
  const [, format = ''] = [...OTHER_FORMATS].find(([key]) => member(document, key) !== undefined) ?? [];
  return format;
}

function swaggerCode(version: Json): DiagnosticCode {
  return /^2(?:\.|$)/.test(String(version)) ? 'version-2' : 'version-unsupported';
}

/**
 * Loads the files of the companion folders that a specification names (`x-companions`): code and examples that know the
 * API and ship in the packages. Nothing outside of the folder of the specification is read.
 *
 * @returns the text of each file by its path below the folder of the specification
 */
export async function loadCompanions(
  file: string,
  document: JsonObject,
  diagnostics: Reporter,
): Promise<ReadonlyMap<string, string>> {
  const root = (await resolveLinks(dirname(file))) ?? dirname(file);
  const texts = new Map<string, string>();
  for (const [index, name] of listAt(document, 'x-companions').entries()) {
    const pointer = `/x-companions/${index}`;
    const folder = await resolveLinks(join(root, String(name)));
    const isOutside = folder !== undefined && !folder.startsWith(root + sep);
    const files = folder === undefined || isOutside ? undefined : await listFiles(folder, { recursive: true });
    if (isOutside) diagnostics.report('reference-outside', pointer, String(name));
    else if (files === undefined)
      diagnostics.report('file-unreadable', pointer, String(name), 'there is no such folder');
    else for (const path of files) texts.set(relative(root, path).split(sep).join('/'), String(await readBytes(path)));
  }
  return texts;
}
