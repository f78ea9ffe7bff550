import type { OutputFile } from './emit/emitter.ts';
import { selectEmitters } from './emit/emitters.ts';
import { checkDocument } from './check/check.ts';
import { loadCompanions, type LoadOptions, loadSpecification, type Specification } from './load/load.ts';
import { loadRenames } from './load/renames.ts';
import { type ParseSource, parseSource } from './load/source.ts';
import { buildContract } from './build/contract.ts';
import type { Contract } from './model/contract.ts';
import type { Diagnostics } from './diagnostics/diagnostics.ts';
import { format as formatText, type Format } from './write/layout.ts';
import { print } from './write/print.ts';

/** What to generate from. */
export interface Sources {
  /** Root file of the specification. */
  readonly spec: string;
  /** Folder that its references may lead to; absent for its own. */
  readonly within?: string;
  /** Root file of the interface before it. */
  readonly oldSpec?: string;
  /** Folder of the tables that lead from the one to the other. */
  readonly renames?: string;
  /** The products to make; absent for all of them. */
  readonly only?: readonly string[];
}

/** Stages that take time, told as they begin. */
export type Stage = 'load' | 'build' | 'emit' | 'print';

/** Functions whose result depends on a text only: a caller may pass cached versions of them. */
export interface Stages {
  readonly parse: ParseSource;
  readonly format: Format;
}

/** Options of {@link generate}. */
export interface GenerateOptions extends Partial<Stages> {
  /** Called as each stage begins. */
  readonly tell?: (stage: Stage) => void;
}

/** Everything that was made, in memory, and what is to be told of it. */
export interface Generated {
  readonly files: ReadonlyMap<string, string>;
  readonly specification: Specification;
  /** The interface before it, where one was given. */
  readonly old: Specification | undefined;
  readonly contract: Contract;
}

/**
 * The straight line: specification in, text of every file out. Nothing is written.
 *
 * @throws SpecError where the input is faulty; `diagnostics` holds the warnings too
 */
export async function generate(
  sources: Sources,
  diagnostics: Diagnostics,
  { tell = () => {}, parse = parseSource, format = formatText }: GenerateOptions = {},
): Promise<Generated> {
  const { only } = sources;
  const emitters = selectEmitters(only);
  tell('load');
  const specification = await loadChecked(sources.spec, diagnostics, { parse, within: sources.within });
  const old = sources.oldSpec === undefined ? undefined : await loadChecked(sources.oldSpec, diagnostics, { parse });
  const migration =
    sources.renames === undefined ? undefined : await loadRenames(sources.renames, diagnostics, { parse });
  const located = diagnostics.locatedBy(specification.locate);
  const companions = await loadCompanions(sources.spec, specification.document, located);
  diagnostics.throwIfErrors();
  tell('build');
  const contract = buildContract(
    {
      document: specification.document,
      companions,
      ...(old === undefined ? {} : { oldDocument: old.document }),
      ...(migration === undefined ? {} : { migration }),
    },
    located,
  );
  diagnostics.throwIfErrors();
  tell('emit');
  const planned = await Promise.all(emitters.map(({ emit }) => emit(contract, only === undefined ? {} : { only })));
  tell('print');
  return { files: await print(inTurn(planned), { format }), specification, old, contract };
}

/** The files of all products; each is planned when it is its turn. */
function* inTurn(planned: readonly Iterable<OutputFile>[]): Generator<OutputFile> {
  for (const files of planned) yield* files;
}

async function loadChecked(file: string, diagnostics: Diagnostics, options: LoadOptions): Promise<Specification> {
  const specification = await loadSpecification(file, diagnostics, options);
  checkDocument(specification, diagnostics);
  return specification;
}
