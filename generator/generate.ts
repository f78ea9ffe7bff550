import { acceptDocument, type AcceptOptions } from './check/accept.ts';
import { buildContract } from './build/contract.ts';
import type { Diagnostics } from './diagnostics/diagnostics.ts';
import { type Emitter, EmitterError, type EmitOptions, type OutputFile } from './emit/emitter.ts';
import { selectEmitters } from './emit/emitters.ts';
import { inferDocument } from './infer/infer.ts';
import { loadCompanions, loadSpecification, type Specification } from './load/load.ts';
import type { NetworkLock } from './load/network.ts';
import { applySettings, type OperationSelection, type PackageSettings } from './load/select-operations.ts';
import { loadRenames } from './load/renames.ts';
import { type ParseSource, parseSource } from './load/source.ts';
import type { ClientConfig, RunSettings } from './config.ts';
import type { Contract } from './model/contract.ts';
import { optional } from './model/json.ts';
import { type Format, formatText, print } from './write/print.ts';
import { formatFiles, type FormatName, printFormat } from './write/format.ts';
import { printSource } from './write/source/arrange.ts';

/**
 * Generates all files of a specification: load → accept → build → emit → print → compile. Nothing is
 * written.
 *
 * @throws SpecError if the input is faulty; `diagnostics` holds its warnings too
 */
export async function generate(
  sources: Sources,
  diagnostics: Diagnostics,
  { onStage = () => {}, parse = parseSource, format = formatText }: GenerateOptions = {},
): Promise<Generated> {
  const emitters = [...selectEmitters(sources), ...(sources.emitters ?? []).map(explainFailure)];

  onStage('load');
  const { specification, previous, migration, skipped } = await loadAccepted(
    { ...sources, products: emitters.map(({ name }) => name) },
    diagnostics,
    parse,
  );
  const located = diagnostics.locatedBy(specification.locate);
  const { document } = specification;
  const companions = await loadCompanions(sources.spec, document, located);
  diagnostics.throwIfErrors();

  onStage('build');
  const infer = sources.infer === true ? inferDocument : undefined;
  const contract = buildContract(
    { document, companions, previousDocument: previous?.document, migration, infer },
    located,
  );
  diagnostics.throwIfErrors();

  onStage('emit');
  const options = emitOptions(sources);
  const products = new Set<string>();
  const planned = await Promise.all(
    emitters.map(async ({ name, emit }) => noteProduct(await emit(contract, options), name, products)),
  );

  onStage('print');
  const printed = await printFiles(planned, sources, format, sizeOf(contract.api));

  const isCompiled = sources.build === true || sources.engines === 'bundled';
  if (isCompiled) onStage('compile');
  const files = isCompiled ? await compileBuild(printed, diagnostics, sources) : printed;
  diagnostics.throwIfErrors();
  return { files, products: [...products], specification, previous, contract, skipped };
}

/** Loads the document, the previous version and the rename tables, and accepts both documents. */
async function loadAccepted(sources: Sources & AcceptOptions, diagnostics: Diagnostics, parse: ParseSource) {
  const { spec, within, oldSpec, renames, overlays, allowNet, lock, frozen, strict } = sources;
  const network = { allowNet, lock, frozen };
  const loaded = await loadSpecification(spec, diagnostics, { parse, within, overlays, strict, ...network });
  const specification = {
    ...loaded,
    document: applySettings(loaded.document, sources, diagnostics.locatedBy(loaded.locate)),
  };
  const skipped = acceptDocument(specification, diagnostics, { strict, products: sources.products });
  const previous = oldSpec === undefined ? undefined : await loadSpecification(oldSpec, diagnostics, { parse, strict });
  if (previous !== undefined) acceptDocument(previous, diagnostics, { strict, products: [] });
  const migration = renames === undefined ? undefined : await loadRenames(renames, diagnostics, { parse });
  return { specification, previous, migration, skipped };
}

function emitOptions({ only, layout, entry, runtime, folder }: Sources): EmitOptions {
  const source = { ...optional('entry', entry), ...optional('runtime', runtime), ...optional('folder', folder) };
  return { ...optional('only', only), ...optional('layout', layout), ...source };
}

/** Prints and formats the planned files, and arranges them in the layout of the run. */
async function printFiles(
  planned: readonly Iterable<OutputFile>[],
  { formatter = 'oxfmt', out = '.', layout, importExtension = 'js', modules = [], runtime, build }: Sources,
  format: Format,
  size: number,
): Promise<ReadonlyMap<string, string>> {
  const chosen = printFormat(formatter, { format, size });
  // Sources that are compiled are not written.
  const isWritten = (path: string): boolean => build !== true || !/(?:^|\/)src\/.*\.ts$/.test(path);
  const options = {
    format: (path: string, text: string) => (isWritten(path) ? chosen(path, text) : Promise.resolve(text)),
    size,
  };
  const printed =
    layout === 'source'
      ? await printSource(concatenate(planned), { importExtension, modules, runtime, format }, options)
      : await print(concatenate(planned), options);
  return formatFiles(printed, formatter, out);
}

/** Counts the operations and schemas of an API. */
function sizeOf({ groups, schemas }: Contract['api']): number {
  return groups.reduce((sum, { operations }) => sum + operations.length, schemas.length);
}

/** Compiles the packages. Most runs write sources only, and do not load the compiler. */
async function compileBuild(printed: ReadonlyMap<string, string>, reporter: Diagnostics, sources: Sources) {
  const { out = '', build = false } = sources;
  const { compilePackages } = await import('./write/compile.ts');
  return compilePackages(printed, reporter, { out, build });
}

/** Wraps an emitter of the caller, so that an error that it throws names it. */
function explainFailure({ name, emit, ...emitter }: Emitter): Emitter {
  const failure = (cause: unknown) => new EmitterError(name, cause);
  function* plan(files: Iterable<OutputFile>): Generator<OutputFile> {
    try {
      yield* files;
    } catch (error) {
      throw failure(error);
    }
  }
  return {
    ...emitter,
    name,
    async emit(contract, options) {
      try {
        return plan(await emit(contract, options));
      } catch (error) {
        throw failure(error);
      }
    },
  };
}

/** Adds the name of an emitter to the products once it plans a file. */
function* noteProduct(files: Iterable<OutputFile>, name: string, products: Set<string>): Generator<OutputFile> {
  for (const file of files) {
    products.add(name);
    yield file;
  }
}

/** Gives the files of all emitters one after the other; each is planned when it is requested. */
function* concatenate(planned: readonly Iterable<OutputFile>[]): Generator<OutputFile> {
  for (const files of planned) yield* files;
}

/** Input of a run. */
export interface Sources extends RunSettings {
  /** Root file of the specification. */
  readonly spec: string;
  /**
   * Addresses that may be fetched, as the document or as references: URLs without a fragment.
   *
   * @default none
   */
  readonly allowNet?: readonly string[];
  /** Content that an earlier run fetched. A difference is a warning, and with `frozen` an error. */
  readonly lock?: NetworkLock;
  /**
   * Rejects addresses whose content differs from `lock`, or is not in it.
   *
   * @default false
   */
  readonly frozen?: boolean;
  /**
   * Names of the emitters to run.
   *
   * @default all of them
   */
  readonly only?: readonly string[];
  /** Module specifier by which files beside the output folder import it in the source layout. */
  readonly entry?: string;
  /** Folder of the runtime that several clients share in the source layout, relative to the output folder. */
  readonly runtime?: string;
  /** Output folder, relative to the project around it, from which guides install the packages. */
  readonly folder?: string;
  /** Operations to generate. Without it, all of them. */
  readonly select?: OperationSelection;
  /** Names and version of the packages, which replace those of the document. */
  readonly packages?: PackageSettings;
  /** Defaults of the client, which its callers can override. */
  readonly client?: ClientConfig;
  /** @default 'oxfmt' */
  readonly formatter?: FormatName;
  /** Output folder, to which the formatter of the project belongs. */
  readonly out?: string;
  /**
   * Place where the sources of mock, verification and codemod find their engines: in `dist/engine/` of each package, or
   * as packages around the output folder, as in the generator's repository.
   *
   * @default 'workspace'
   */
  readonly engines?: 'bundled' | 'workspace';
  /** Emitters that run after the generator's own. */
  readonly emitters?: readonly Emitter[];
}

/** A stage that takes time. */
export type Stage = 'load' | 'build' | 'emit' | 'print' | 'compile';

/** Functions whose result depends on a text only. A caller may pass cached versions of them. */
export interface Stages {
  readonly parse: ParseSource;
  readonly format: Format;
}

/** Options of {@link generate}. */
export interface GenerateOptions extends Partial<Stages> {
  /** Called at the beginning of each stage. */
  readonly onStage?: (stage: Stage) => void;
}

/** Result of a run, in memory. */
export interface Generated {
  /** The text of each file by its path below the output folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of the emitters that planned them. */
  readonly products: readonly string[];
  readonly specification: Specification;
  /** The previous version, if there is one. */
  readonly previous: Specification | undefined;
  readonly contract: Contract;
  /** The number of operations that were left out because they cannot be generated. */
  readonly skipped: number;
}
