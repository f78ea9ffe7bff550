import { transform } from 'esbuild';
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

const NOTE = '// @ts-nocheck: compiled from a schema; what it exports is typed.\n';

/** A module of compiled code: simplified, laid out, and typed where it is exported. */
export async function moduleText({ module, writer, code, statements = [], exports }: ModuleParts): Promise<string> {
  const exported = exports ? 'export ' : '';
  const { code: simplified } = await transform(code.judges.join('\n'), {
    loader: 'js',
    minifySyntax: true,
    target: 'es2022',
    charset: 'utf8',
  });
  const judges = simplified.replaceAll(
    /^function (\w+)\(data(, depth = 0)?\) \{/gm,
    `${exported}function $1(data: any$2): boolean {`,
  );
  const schema =
    code.shapes.length === 0 ? '' : writer.importType(relativeModule(module, 'validators/schema.ts'), 'Schema');
  const shapes = code.shapes.map(
    ({ name, expression }) => `${exported}const ${name}: ${schema} | boolean = ${expression};`,
  );
  return `${NOTE}${[...writer.imports(), '', ...writer.constants(), judges, ...shapes, '', ...statements].join('\n')}\n`;
}
