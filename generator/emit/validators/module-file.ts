import type { OutputFile } from '../emitter.ts';
import type { ModuleWriter } from './module-writer.ts';
import { relativeModule } from './relative-module.ts';
import type { UnitCode } from './unit-code.ts';

/** The parts of a module of compiled code. */
export interface ModuleParts {
  readonly module: string;
  readonly writer: ModuleWriter;
  readonly code: UnitCode;
  /** Statements in TypeScript that stand at the end. */
  readonly statements?: readonly string[];
  /** Whether other modules use the functions and constants. */
  readonly exports: boolean;
}

const NOTE = '// @ts-nocheck: compiled from a schema; what it exports is typed.';

/** A module of code that judges: typed where it is exported. */
export function moduleFile({ module, writer, code, statements = [], exports }: ModuleParts): OutputFile {
  const exported = exports ? 'export ' : '';
  const judges = code.judges.map((judge) => exported + judge.code);
  const schema =
    code.shapes.length === 0
      ? ''
      : writer.importRuntimeType(relativeModule(module, 'shared/validation/interpreter/schema.ts'), 'Schema');
  const shapes = code.shapes.map(
    ({ name, expression }) => `${exported}const ${name}: ${schema} | boolean = ${expression};`,
  );
  const lines = [NOTE, ...writer.imports(), '', ...writer.constants(), ...judges, ...shapes, '', ...statements, ''];
  return { kind: 'text', path: `sdk/src/${module}`, text: lines.join('\n') };
}
