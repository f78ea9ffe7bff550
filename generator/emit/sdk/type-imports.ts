import {
  BLANK_LINE,
  type ExportDeclarationStructure,
  exportFrom,
  type ImportDeclarationStructure,
  importTypes,
} from '../structures.ts';
import { runtimeTypes } from '../../model/reserved-names.ts';
import type { Schema } from '../../model/schema.ts';
import { mapParts } from '../source/map-parts.ts';
import { typeNames } from '../source/type-names.ts';
import { typeText } from '../source/type-text.ts';
import { RUNTIME } from './describe-operation.ts';
import { ModuleImports } from './module-imports.ts';
import type { SchemaLookup } from './sent-shape.ts';

/** Types of the core that the specification adds options to. */
const BOUND_TYPES = ['CallOptions', 'Client'];
const BOUND = './core.ts';

/** The types that a generated module names: the specification's own, and those of the client's core. */
export class TypeImports {
  readonly modules = new ModuleImports();
  readonly #schemas = new Set<string>();
  readonly #known: SchemaLookup;

  constructor(known: SchemaLookup) {
    this.#known = known;
  }

  /** The text of a type; what it refers to is imported. */
  text(schema: Schema): string {
    let isSame = true;
    for (const name of typeNames(schema)) isSame = this.schema(name) === name && isSame;
    return typeText(isSame ? schema : renameReferences(schema, (name) => this.#localName(name)));
  }

  /** How a type of the specification is called in this module: under another name where it has one of the core's. */
  schema(name: string): string {
    this.#schemas.add(name);
    return this.#localName(name);
  }

  /** Never the name of another shape. */
  #localName(name: string): string {
    if (!runtimeTypes.includes(name)) return name;
    let alias = `${name}Schema`;
    while (this.#known.has(alias)) alias += 'Schema';
    return alias;
  }

  /** A type of the core. */
  core(name: string): string {
    return this.modules.type(BOUND_TYPES.includes(name) ? BOUND : RUNTIME, name);
  }

  imports(): readonly ImportDeclarationStructure[] {
    const fromCore = this.modules.structures();
    if (this.#schemas.size === 0) return fromCore;
    const names = [...this.#schemas].sort().map((name) => {
      const alias = this.#localName(name);
      return alias === name ? { name } : { name, alias };
    });
    return [...fromCore, importTypes('./types.ts', names)];
  }

  /** The same types again, so that a caller finds them where the functions are. */
  reexports(): readonly ExportDeclarationStructure[] {
    if (this.#schemas.size === 0) return [];
    const names = [...this.#schemas].sort();
    return [{ ...exportFrom('./types.ts', names), isTypeOnly: true, leadingTrivia: BLANK_LINE }];
  }
}

/** The same shape with its references under other names. */
function renameReferences(schema: Schema, rename: (name: string) => string): Schema {
  if (schema.kind === 'reference') return { ...schema, name: rename(schema.name) };
  return mapParts(schema, (part) => renameReferences(part, rename));
}
