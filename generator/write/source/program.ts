import { posix } from 'node:path';
import { type ImportExtension, OPTIONAL_MODULES } from '../../emit/emitter.ts';
import { type Format, listTemplates } from '../print.ts';
import type { Declaration, ImportOrExport, ModuleStatement } from './split-module.ts';

/** Folder of the client's modules in the package layout. */
export const PACKAGE_SOURCES = 'sdk/src/';

/** Sources of the runtime in `templates/`. */
const RUNTIME_SOURCES = 'runtime/client/src/';
/** Folder of the runtime of one client. */
const OWN_RUNTIME = 'runtime';

/** Options of the source layout. */
export interface SourceLayout {
  readonly importExtension: ImportExtension;
  /** Names of runtime modules to keep with everything that they export. */
  readonly modules: readonly string[];
  /**
   * Folder of the runtime that several clients share, relative to the output folder. It contains the whole runtime
   * except optional modules that nobody asked for, so it does not depend on what each client uses.
   */
  readonly runtime?: string | undefined;
  readonly format: Format;
}

/** A declared name and its module. */
export interface Target {
  readonly path: string;
  readonly name: string;
}

/** Modules of the package layout, and the statements of the runtime that the generated modules need. */
export class Program {
  readonly layout: SourceLayout;
  readonly #modules: ReadonlyMap<string, readonly ModuleStatement[]>;
  readonly #live = new Set<Declaration>();
  readonly #reached = new Set<string>();
  readonly #places = new Map<string, string>();
  readonly #files = new Map<string, string[]>();
  readonly #exports = new Map<string, ReadonlyMap<string, Target>>();
  readonly #imports = new Map<string, ReadonlyMap<string, Target>>();
  readonly #declarations = new Map<string, ReadonlyMap<string, Declaration>>();
  readonly #names = new Map<string, ReadonlyMap<string, string>>();

  /** Modules of the runtime in the package layout. */
  readonly #runtime: ReadonlySet<string> = new Set(
    listTemplates(RUNTIME_SOURCES).map((path) => path.replace(RUNTIME_SOURCES, PACKAGE_SOURCES)),
  );

  constructor(modules: ReadonlyMap<string, readonly ModuleStatement[]>, layout: SourceLayout) {
    this.#modules = modules;
    this.layout = layout;
    for (const path of this.#sharedModules()) this.#keepAll(path);
    for (const path of modules.keys()) if (!this.isRuntime(path)) this.#keepAll(path);
    for (const name of layout.modules) this.#keepExports(`${PACKAGE_SOURCES}${name}.ts`);
    this.#placeRuntime();
  }

  /** Lists the files of the runtime with the modules that each consists of, dependencies first. */
  runtimeFiles(): ReadonlyMap<string, readonly string[]> {
    return this.#files;
  }

  /** Returns `true` for a module of the runtime, generated ones excluded. */
  isRuntime(path: string): boolean {
    return this.#runtime.has(path) || path.startsWith(`${PACKAGE_SOURCES}shared/`);
  }

  /** Lists the modules of the shared runtime, in an order that no client influences. */
  #sharedModules(): readonly string[] {
    const { runtime, modules } = this.layout;
    if (runtime === undefined) return [];
    const isOptional = (path: string): boolean => {
      const [name = ''] = placeOf(path).split(/[/.]/);
      // The specification adds options to the test client, so that each client has its own.
      return name === 'testing' || (OPTIONAL_MODULES.includes(name) && !modules.includes(name));
    };
    return [...this.#modules.keys()].filter((path) => this.isRuntime(path) && !isOptional(path)).sort();
  }

  /** Returns `true` for a module of the runtime that the user asked for. It exports what it re-exports. */
  isRequested(path: string): boolean {
    return this.layout.modules.some((name) => path === `${PACKAGE_SOURCES}${name}.ts`);
  }

  statementsOf(path: string): readonly ModuleStatement[] {
    return this.#modules.get(path) ?? [];
  }

  /** Returns `true` for a declaration that is printed. */
  isUsed(declaration: Declaration): boolean {
    return this.#live.has(declaration);
  }

  /** Returns the file that declares what a module imports or re-exports under a name. */
  placeOfTarget({ path }: Target): string {
    return this.#places.get(path) ?? placeOf(path);
  }

  /** Resolves a module specifier to a path. */
  resolve(path: string, module: string): string | undefined {
    const target = posix.join(posix.dirname(path), module);
    return module.startsWith('.') && this.#modules.has(target) ? target : undefined;
  }

  /** Resolves what a module exports under a name to its declaration. */
  resolveExport(path: string, name: string): Target | undefined {
    return this.exportsOf(path).get(name);
  }

  /** Lists the declarations that a module exports, by exported name. */
  exportsOf(path: string): ReadonlyMap<string, Target> {
    const known = this.#exports.get(path);
    if (known !== undefined) return known;
    const found = new Map<string, Target>();
    this.#exports.set(path, found);
    for (const statement of this.statementsOf(path)) {
      if (statement.kind !== 'declaration' || !statement.isExported) continue;
      for (const name of statement.names) found.set(name, { path, name });
    }
    for (const statement of this.statementsOf(path)) {
      if (statement.kind !== 'export') continue;
      // A declaration takes precedence over what `export *` adds.
      for (const [name, target] of this.#targetsOf(path, statement)) if (!found.has(name)) found.set(name, target);
    }
    return found;
  }

  /** Lists the names that an import or export makes available, and their declarations. */
  #targetsOf(path: string, { module, specifiers, namespace }: ImportOrExport): readonly (readonly [string, Target])[] {
    const from = module === undefined ? path : this.resolve(path, module);
    if (from === undefined || namespace !== undefined) return [];
    if (specifiers === undefined) return [...this.exportsOf(from)];
    return specifiers.flatMap(({ name, alias }) => {
      const local = module === undefined ? (this.#importsOf(path).get(name) ?? { path, name }) : undefined;
      const target = local ?? this.resolveExport(from, name);
      return target === undefined ? [] : [[alias, target] as const];
    });
  }

  #importsOf(path: string): ReadonlyMap<string, Target> {
    const known = this.#imports.get(path);
    if (known !== undefined) return known;
    const imports = this.statementsOf(path).filter(
      (statement): statement is ImportOrExport => statement.kind === 'import',
    );
    const found = new Map(imports.flatMap((statement) => this.#targetsOf(path, statement)));
    this.#imports.set(path, found);
    return found;
  }

  /** Keeps a generated module, and what it uses of the runtime. */
  #keepAll(path: string): void {
    for (const statement of this.statementsOf(path)) {
      if (statement.kind === 'declaration') this.#keep(path, statement);
      else if (statement.kind === 'export' && statement.module !== undefined) this.#keepReexport(path, statement);
    }
  }

  #keepReexport(path: string, statement: ImportOrExport): void {
    for (const [name, target] of this.#targetsOf(path, statement)) {
      if (statement.specifiers !== undefined || this.isPublic(name, target)) this.#keepTarget(target);
    }
  }

  /**
   * Returns `true` for what is exported from a generated module by `export *`. Of the runtime's functions, these are
   * the ones that callers use: those of credentials and of validation. The others serve generated code.
   */
  isPublic(name: string, target: Target): boolean {
    if (!this.isRuntime(target.path)) return true;
    const declaration = this.#declarationOf(target);
    if (declaration === undefined) return false;
    return declaration.isType || /^[A-Z]/.test(name) || /Credential$|^validation$|^formatIssues$/.test(name);
  }

  /** Returns `true` for an interface or a type alias. */
  isType(target: Target): boolean {
    return this.#declarationOf(target)?.isType === true;
  }

  #keepExports(path: string): void {
    for (const target of this.exportsOf(path).values()) this.#keepTarget(target);
  }

  #keepTarget(target: Target): void {
    const declaration = this.#declarationOf(target);
    if (declaration !== undefined) this.#keep(target.path, declaration);
  }

  /** Returns the first declaration of a name. All are looked up by name, so the time is linear in the module. */
  #declarationOf({ path, name }: Target): Declaration | undefined {
    const known = this.#declarations.get(path);
    if (known !== undefined) return known.get(name);
    const declarations = new Map<string, Declaration>();
    for (const statement of this.statementsOf(path)) {
      if (statement.kind !== 'declaration') continue;
      for (const declared of statement.names) {
        if (!declarations.has(declared)) declarations.set(declared, statement);
      }
    }
    this.#declarations.set(path, declarations);
    return declarations.get(name);
  }

  #keep(path: string, declaration: Declaration): void {
    if (this.#live.has(declaration)) return;
    this.#live.add(declaration);
    this.#reach(path);
    for (const name of declaration.uses) {
      const target = this.#importsOf(path).get(name) ?? { path, name };
      this.#keepTarget(target);
    }
  }

  /** Keeps the statements of a module that are evaluated for their effect. */
  #reach(path: string): void {
    if (this.#reached.has(path)) return;
    this.#reached.add(path);
    for (const statement of this.statementsOf(path))
      if (statement.kind === 'declaration' && statement.names.length === 0) this.#keep(path, statement);
  }

  /** Decides the file of each module of the runtime that is needed. */
  #placeRuntime(): void {
    const seen = new Set<string>();
    const shared = new Set(this.#sharedModules());
    const visit = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const target of this.#evaluatedBefore(path)) visit(target);
      const folder = shared.has(path) ? (this.layout.runtime ?? OWN_RUNTIME) : OWN_RUNTIME;
      if (this.#reached.has(path) && this.isRuntime(path)) this.#placeModule(path, folder);
    };
    for (const path of [...shared, ...this.#modules.keys()]) visit(path);
  }

  /** Lists the modules that are evaluated before a module, because it imports values of them. */
  #evaluatedBefore(path: string): readonly string[] {
    return this.statementsOf(path).flatMap((statement) => {
      if (statement.kind !== 'import' || statement.isType || statement.module === undefined) return [];
      return this.resolve(path, statement.module) ?? [];
    });
  }

  /** Adds a module to the file of its topic; a module that declares a name of another one there gets its own file. */
  #placeModule(path: string, folder: string): void {
    const topic = `${folder}/${topicOf(placeOf(path))}.ts`;
    const members = this.#files.get(topic) ?? [];
    const names = this.#localNames(path);
    const isClash = members.some((member) =>
      [...this.#localNames(member)].some(([name, declaring]) => (names.get(name) ?? declaring) !== declaring),
    );
    const place = isClash ? ownPlace(path, folder) : topic;
    // The module that callers import has the name of the topic.
    if (isClash && place === topic) this.#moveFile(topic, ownPlace(members[0] ?? path, folder));
    this.#files.set(place, isClash ? [path] : [...members, path]);
    this.#places.set(path, place);
  }

  #moveFile(from: string, to: string): void {
    const members = this.#files.get(from) ?? [];
    this.#files.delete(from);
    this.#files.set(to, members);
    for (const member of members) this.#places.set(member, to);
  }

  /** Lists the names that a module declares and imports, with the declaring module of each. */
  #localNames(path: string): ReadonlyMap<string, string> {
    const known = this.#names.get(path);
    if (known !== undefined) return known;
    const kept = this.statementsOf(path).filter(
      (statement): statement is Declaration => statement.kind === 'declaration' && this.#live.has(statement),
    );
    const used = new Set(kept.flatMap(({ uses }) => [...uses]));
    const imported = [...this.#importsOf(path)].filter(([name]) => used.has(name));
    const names = new Map([
      ...imported.map(([name, target]) => [name, target.path] as const),
      ...kept.flatMap((declaration) => declaration.names.map((name) => [name, path] as const)),
    ]);
    this.#names.set(path, names);
    return names;
  }
}

/** Topics whose modules are merged under another name than that of their folder. */
const TOPICS: readonly (readonly [folder: string, topic: string])[] = [
  ['shared/validation/interpreter/', 'interpreter'],
  ['shared/eslint/', 'eslint'],
  ['shared/', 'validation'],
  ['validation/', 'validation'],
  ['bind.ts', 'client'],
];

/** Returns the file of a module of the runtime that is not merged with others. */
function ownPlace(path: string, folder: string): string {
  const name = placeOf(path).replace(/^shared\//, '');
  return `${folder}/${name.replaceAll('/', '-')}`;
}

function topicOf(path: string): string {
  const topic = TOPICS.find(([folder]) => path.startsWith(folder))?.[1];
  return topic ?? path.replace(/[/.].*$/, '');
}

/** Returns the path of a module in the source layout. */
export function placeOf(path: string): string {
  return path.slice(PACKAGE_SOURCES.length);
}
