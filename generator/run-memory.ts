import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { EmitMemory } from './emit/emitter.ts';
import { openValidatorMemory } from './emit/validators/validator-memory.ts';
import type { CheckMemory } from './load/check-document.ts';
import type { ambiguousPaths } from './load/check/ambiguous-paths.ts';
import { copyOf } from './load/edit.ts';
import type { ReadTable, TableMemory } from './load/load-renames.ts';
import type { Loading } from './load/load-specification.ts';
import type { Parsed } from './load/parsed.ts';
import type { Files } from './load/read-source.ts';
import { type Keep, keeping, Remembered } from './memory.ts';
import type { BuildMemory } from './model/build-contract.ts';
import { MadeOfParts } from './model/notes.ts';
import { sharingParts } from './model/share-parts.ts';
import type { Problem } from './problems.ts';
import { disk, type FileSystem } from './write/file-system.ts';
import { hash } from './write/hash.ts';
import { rememberingHashes } from './write/hash-file.ts';
import { type InspectInput, rememberingInputs } from './write/input-file.ts';
import type { PrintMemory } from './write/print.ts';
import type { Render } from './write/print-template.ts';
import type { Tree } from './write/tree.ts';

/** Where a run looks for what those before it have made; without it everything is made anew. */
export interface Memory
  extends Pick<Loading, 'hashes' | 'loaded' | 'mended' | 'parsed' | 'read' | 'share'>, TableMemory {
  /** What the check of a specification found. */
  readonly checked?: Keep<readonly Problem[]>;
  readonly check?: CheckMemory;
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
    judges: new Remembered<Promise<Ajv2020>>(),
    tables: new Remembered<ReadTable>(),
    parsed: new Remembered<Parsed>(),
    templates: new Remembered<Render>(),
    ambiguous: new Remembered<ReturnType<typeof ambiguousPaths>>(),
  };
  const validators = openValidatorMemory();
  const inputs = openInputs();
  const memory: Memory = {
    ...inputs,
    hashed: new Map(),
    loaded: new Map(),
    share: byName(sharingParts),
    mended: keeping(),
    checked: keeping(),
    check: {
      parts: keeping(),
      right: new WeakSet(),
      steps: keeping(),
      paths: { items: keeping(), ambiguous: turning.ambiguous.recall },
    },
    build: {
      share: sharingParts(),
      derived: { changing: keeping(), same: new WeakSet() },
      made: { named: new MadeOfParts(), shared: new MadeOfParts(), operations: new MadeOfParts(), placed: keeping() },
      old: keeping(),
    },
    judges: turning.judges.recall,
    tables: turning.tables.recall,
    parsed: (text, make) => ownCopy(turning.parsed.recall(text, make)),
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
function openInputs(): Required<Pick<Memory, 'hashes' | 'inspect' | 'read'>> {
  const read: Files = new Map();
  const inspect = rememberingInputs(read);
  return { read, inspect, hashes: { hashOf: (path) => inspect(path)?.hash(), digest: hash, known: new WeakMap() } };
}

/** What was parsed, to be edited: what is remembered stays as it is. */
function ownCopy({ value, ...rest }: Parsed): Parsed {
  return value === undefined ? rest : { ...rest, value: copyOf(value) };
}

/** One of a kind for each name. */
function byName<Value>(make: () => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? make();
    known.set(name, value);
    return value;
  };
}
