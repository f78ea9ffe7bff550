import type { Buffer } from 'node:buffer';
import type { EmitMemory } from './emit/emitter.ts';
import { openValidatorMemory } from './emit/validators/validator-memory.ts';
import { copyOf } from './load/edit.ts';
import { type ParsedSource, type ParseSource, parseSource } from './load/parse-source.ts';
import { keeping, Remembered } from './memory.ts';
import type { BuildMemory } from './model/build-contract.ts';
import { MadeOfParts } from './model/notes.ts';
import { sharingParts } from './model/share-parts.ts';
import { disk, type FileSystem } from './write/file-system.ts';
import { rememberingHashes } from './write/hash-file.ts';
import { type InspectInput, rememberingInputs } from './write/input-file.ts';
import type { PrintMemory } from './write/print.ts';
import type { Render } from './write/print-template.ts';
import type { Tree } from './write/tree.ts';

/** Where a run looks for what those before it have made; without it everything is made anew. */
export interface Memory {
  readonly parse?: ParseSource;
  readonly build?: BuildMemory;
  readonly print?: PrintMemory;
  /** Gives files that the output follows from, with the hashes of those that have not changed. */
  readonly inspect?: InspectInput;
  /** The hashes of texts of the last tree. */
  readonly hashed?: NonNullable<Tree['hashed']>;
  /** The disk, with the hashes of files that have not changed. */
  readonly files?: FileSystem;
  readonly emit?: EmitMemory;
}

/** A memory for runs that follow each other; each asks for it anew. */
export function openMemory(): () => Memory {
  const turning = {
    parsed: new Remembered<ParsedSource>(),
    templates: new Remembered<Render>(),
  };
  const validators = openValidatorMemory();
  const inputs = openInputs();
  const memory: Memory = {
    inspect: inputs.inspect,
    hashed: new Map(),
    build: {
      share: sharingParts(),
      derived: { changing: keeping(), same: new WeakSet() },
      made: { named: new MadeOfParts(), shared: new MadeOfParts(), operations: new MadeOfParts(), placed: keeping() },
      old: keeping(),
    },
    parse: (text, path) => ownCopy(turning.parsed.recall(`${path}\n${text.text}`, () => parseSource(text, path))),
    print: { statements: keeping(), layouts: new Map(), templates: turning.templates.recall },
    files: { ...disk, hash: rememberingHashes() },
    emit: {
      sdk: { operations: keeping(), methods: keeping(), types: keeping() },
      validators: validators.memory,
      pathTypes: keeping(),
    },
  };
  return () => {
    inputs.read.clear();
    for (const one of [...Object.values(turning), validators]) one.turn();
    return memory;
  };
}

/** Files that the output follows from: each is read once in a run, and where it has changed. */
function openInputs(): { readonly inspect: InspectInput; readonly read: Map<string, Buffer> } {
  const read = new Map<string, Buffer>();
  const inspect = rememberingInputs(read);
  return { read, inspect };
}

/** What was parsed, to be edited: what is remembered stays as it is. */
function ownCopy({ value, ...rest }: ParsedSource): ParsedSource {
  return value === undefined ? rest : { ...rest, value: copyOf(value) };
}
