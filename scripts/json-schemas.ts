import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

const ROOT = join(import.meta.dirname, '..');

/** JSON that a command prints: its type, the module of it, and the file of its schema. */
interface JsonOutput {
  readonly type: string;
  readonly module: string;
  readonly file: string;
  readonly title: string;
}

/** JSON that the commands print, by the package. */
export const JSON_OUTPUTS = {
  generator: [
    {
      type: 'RunReport',
      module: 'generator/command/report.ts',
      file: 'generate.schema.json',
      title: 'bmp-generate --json',
    },
    {
      type: 'ReportedDiff',
      module: 'generator/evolve/diff/formats.ts',
      file: 'diff.schema.json',
      title: 'bmp-evolve diff --format json',
    },
    {
      type: 'ProposedRenames',
      module: 'generator/evolve/propose.ts',
      file: 'propose.schema.json',
      title: 'bmp-evolve propose --json',
    },
    {
      type: 'AcceptedEntries',
      module: 'templates/runtime/shared/accepted-findings.ts',
      file: 'accepted.schema.json',
      title: 'Accepted findings: --accepted and --write-baseline',
    },
  ],
  verify: [
    {
      type: 'JsonReport',
      module: 'templates/runtime/verify-engine/src/report/formats.ts',
      file: 'report.schema.json',
      title: 'Report of a verification: --format json',
    },
  ],
  migrate: [
    {
      type: 'FindingsReport',
      module: 'templates/runtime/migrate-engine/src/report/finding.ts',
      file: 'report.schema.json',
      title: 'Report of a migration: --report FILE.json',
    },
  ],
} as const satisfies Readonly<Record<string, readonly JsonOutput[]>>;

/** Creates the JSON Schema of an output from its type, with the comments as descriptions. */
export function createJsonSchema({ type, module, title }: JsonOutput): object {
  const generator = createGenerator({
    path: join(ROOT, module),
    tsconfig: join(ROOT, 'tsconfig.json'),
    type,
    skipTypeCheck: true,
    sortProps: false,
  });
  const { $schema, ...schema } = generator.createSchema(type);
  return { $schema, title, ...schema };
}

/** Writes the schemas of the JSON that a package prints into a folder. */
export function writeJsonSchemas(name: keyof typeof JSON_OUTPUTS, folder: string): void {
  for (const output of JSON_OUTPUTS[name]) {
    const file = join(folder, output.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(createJsonSchema(output), null, 2)}\n`);
  }
}
