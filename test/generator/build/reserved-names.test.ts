// Runs in `npm run test:rest`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as reserved from '../../../generator/model/names.ts';

const RUNTIME = join(import.meta.dirname, '../../../templates/runtime/client/src');

/** Names that a module of the runtime exports, of values and of types. */
function exportsOf(file: string): {
  readonly values: readonly string[];
  readonly checker: ts.TypeChecker;
  readonly symbols: readonly ts.Symbol[];
} {
  const program = ts.createProgram([join(RUNTIME, file)], {
    allowImportingTsExtensions: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(RUNTIME, file));
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
  const isValue = (symbol: ts.Symbol): boolean => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.flags & ts.SymbolFlags.Value) !== 0;
  };
  return { values: symbols.filter(isValue).map(({ name }) => name), checker, symbols };
}

/** The names of the properties of an exported interface, inherited ones included. */
function optionsOf(name: string): readonly string[] {
  const { checker, symbols } = exportsOf('update.ts');
  const core = exportsOf('runtime.ts');
  const [owner, symbol] =
    [...symbols.map((s) => [checker, s] as const), ...core.symbols.map((s) => [core.checker, s] as const)].find(
      ([, s]) => s.name === name,
    ) ?? [];
  if (owner === undefined || symbol === undefined) return [];
  const target = symbol.flags & ts.SymbolFlags.Alias ? owner.getAliasedSymbol(symbol) : symbol;
  return owner.getPropertiesOfType(owner.getDeclaredTypeOfSymbol(target)).map((property) => property.name);
}

describe('reserved names equal the names in the runtime', () => {
  test('functions of the core, of safe updates and of the facade', () => {
    const values = ['runtime.ts', 'update.ts', 'paging.ts', 'bind.ts'].flatMap((file) => exportsOf(file).values);
    // Generated code does not call `iterate`.
    const functions = values.filter((name) => /^[a-z]/.test(name) && name !== 'iterate');
    expect([...reserved.runtimeFunctions].sort()).toEqual([...new Set(functions)].sort());
  });

  test('options of a client, of a call and of an update', () => {
    const options = ['ClientOptions', 'CallOptions', 'UpdateOptions'].flatMap(optionsOf);
    expect(options.length).toBeGreaterThan(8);
    expect([...new Set(options)].filter((name) => !reserved.runtimeOptions.includes(name))).toEqual([]);
  });

  test('modules', () => {
    const files = readdirSync(RUNTIME).filter((name) => name.endsWith('.ts'));
    expect(files.filter((name) => !reserved.runtimeModules.includes(name.replace('.ts', '')))).toEqual([]);
  });
});
